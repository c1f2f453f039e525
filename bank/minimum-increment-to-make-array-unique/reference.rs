//! In sorted order each number goes to the first free value that is not below it. Two numbers that pass each other
//! could change their values at the same cost, so to keep the order loses nothing.
impl Solution {
    // In 64 bits, so that an answer that does not fit into 32 shows it.
    pub fn min_increment_for_unique(nums: Vec<i32>) -> i64 {
        let mut sorted = nums;
        sorted.sort_unstable();
        let mut free = 0;
        let moves = sorted.into_iter().map(|x| {
            let value = free.max(x);
            free = value + 1;
            i64::from(value - x)
        });
        moves.sum()
    }
}
