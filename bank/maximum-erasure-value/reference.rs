//! For each end, the longest subarray without a repeated number has the greatest sum, since all numbers are positive.
//! It begins after the last place at which one of its numbers stood before, and this start never moves back.
impl Solution {
    pub fn maximum_unique_subarray(nums: Vec<i32>) -> i32 {
        let mut sums = vec![0];
        // For each number the place after its last one.
        let mut after = vec![0; 10_001];
        let mut start = 0;
        let mut best = 0;
        for (end, &number) in nums.iter().enumerate() {
            sums.push(sums[end] + number);
            start = start.max(after[number as usize]);
            after[number as usize] = end + 1;
            best = best.max(sums[end + 1] - sums[start]);
        }
        best
    }
}
