//! A coordinate outside the square of all towers is farther from each of them than the nearest one in it, so the square
//! from 0 to 50 holds the answer. Its coordinates are met in order, and only a better one replaces an earlier one.
impl Solution {
    pub fn best_coordinate(towers: Vec<Vec<i32>>, radius: i32) -> Vec<i32> {
        let quality = |x: i32, y: i32| -> i32 {
            let signal = |tower: &Vec<i32>| {
                let square = (tower[0] - x).pow(2) + (tower[1] - y).pow(2);
                if square > radius * radius {
                    return 0;
                }
                (f64::from(tower[2]) / (1.0 + f64::from(square).sqrt())) as i32
            };
            towers.iter().map(signal).sum()
        };
        let mut best = (-1, vec![]);
        for (x, y) in (0..=50).flat_map(|x| (0..=50).map(move |y| (x, y))) {
            let here = quality(x, y);
            if here > best.0 {
                best = (here, vec![x, y]);
            }
        }
        best.1
    }
}
