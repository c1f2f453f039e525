//! A longest run that needs at most k flips reaches from just after one zero to just before the zero that is k + 1
//! further on. With a zero added before the first and after the last place, every such run lies between two zeros.
impl Solution {
    pub fn longest_ones(nums: Vec<i32>, k: i32) -> i32 {
        let size = nums.len() as i32;
        let inner = (0..size).zip(&nums).filter(|&(_, &x)| x == 0).map(|(i, _)| i);
        let zeros: Vec<i32> = std::iter::once(-1).chain(inner).chain([size]).collect();
        // With fewer zeros than flips, the whole array can become ones.
        zeros.windows(k as usize + 2).map(|run| run[k as usize + 1] - run[0] - 1).max().unwrap_or(size)
    }
}
