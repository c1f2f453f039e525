//! A run ends at each zero, so the length of the run that is open is all that has to be known.
//! Its largest value is the answer.
impl Solution {
    pub fn find_max_consecutive_ones(nums: Vec<i32>) -> i32 {
        let mut run = 0;
        let mut longest = 0;
        for x in nums {
            run = if x == 1 { run + 1 } else { 0 };
            longest = longest.max(run);
        }
        longest
    }
}
