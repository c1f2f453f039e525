//! Equal values cancel each other under exclusive or, in whatever order they come.
//! So what remains of all elements is the one without a twin.
impl Solution {
    pub fn single_number(nums: Vec<i32>) -> i32 {
        nums.into_iter().fold(0, |rest, value| rest ^ value)
    }
}
