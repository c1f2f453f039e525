//! Moving the goal by one past an element helps those on one side and hurts those on the other, so a median, with half
//! of them on each side, is a best goal. Selecting it takes linear time on average.
impl Solution {
    // In 64 bits, so that an answer that does not fit into 32 shows it.
    pub fn min_moves2(mut nums: Vec<i32>) -> i64 {
        let half = nums.len() / 2;
        let median = *nums.select_nth_unstable(half).1 as i64;
        nums.iter().map(|&x| (x as i64 - median).abs()).sum()
    }
}
