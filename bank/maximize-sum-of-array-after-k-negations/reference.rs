//! Negating the least number first gains most as long as there are negative ones. After that two negations of the same
//! number change nothing, so at most one is left, and it costs least at the number that is nearest to zero.
impl Solution {
    pub fn largest_sum_after_k_negations(nums: Vec<i32>, k: i32) -> i32 {
        let mut nums = nums;
        nums.sort_unstable();
        let mut left = k;
        for x in nums.iter_mut().take_while(|x| **x < 0).take(k as usize) {
            *x = -*x;
            left -= 1;
        }
        let nearest = nums.iter().map(|x| x.abs()).min().unwrap();
        // With negations left, no number is negative any more.
        nums.iter().sum::<i32>() - if left % 2 == 1 { 2 * nearest } else { 0 }
    }
}
