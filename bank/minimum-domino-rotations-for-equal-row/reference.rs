//! A row of the value v needs v on every domino, and then exactly the dominoes that do not show it there are rotated.
//! So the row that shows v more often is the better one.
impl Solution {
    pub fn min_domino_rotations(tops: Vec<i32>, bottoms: Vec<i32>) -> i32 {
        (1..=6)
            .filter(|value| tops.iter().zip(&bottoms).all(|(top, bottom)| top == value || bottom == value))
            .map(|value| {
                let missing = |row: &[i32]| row.iter().filter(|&&half| half != value).count() as i32;
                missing(&tops).min(missing(&bottoms))
            })
            .min()
            .unwrap_or(-1)
    }
}
