//! Deleting a zero joins the two runs of ones on its sides, and one of them may be empty. So the best two runs next to
//! each other give the answer; where there is no zero, one of the ones has to go.
impl Solution {
    pub fn longest_subarray(nums: Vec<i32>) -> i32 {
        let runs: Vec<usize> = nums.split(|&bit| bit == 0).map(<[i32]>::len).collect();
        runs.windows(2).map(|pair| pair[0] + pair[1]).max().unwrap_or(nums.len() - 1) as i32
    }
}
