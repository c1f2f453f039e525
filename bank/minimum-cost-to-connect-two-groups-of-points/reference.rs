//! Of the connections of each point of the first group one is enough for it; all others are only there for a point of
//! the second group that has none of these, and so are its cheapest. So it matters only which points have been chosen.
impl Solution {
    pub fn connect_two_groups(cost: Vec<Vec<i32>>) -> i32 {
        let width = cost[0].len();
        let mut least = vec![i32::MAX; 1 << width];
        least[0] = 0;
        for row in &cost {
            let mut following = vec![i32::MAX; 1 << width];
            for (chosen, &so_far) in least.iter().enumerate().filter(|entry| *entry.1 < i32::MAX) {
                for (point, price) in row.iter().enumerate() {
                    let sum = &mut following[chosen | 1 << point];
                    *sum = (so_far + price).min(*sum);
                }
            }
            least = following;
        }
        let cheapest = |point: usize| cost.iter().map(|row| row[point]).min().unwrap();
        for point in 0..width {
            for chosen in 0..1usize << width {
                if chosen >> point & 1 == 0 && least[chosen] < i32::MAX {
                    let with = chosen | 1 << point;
                    least[with] = least[with].min(least[chosen] + cheapest(point));
                }
            }
        }
        least[(1 << width) - 1]
    }
}
