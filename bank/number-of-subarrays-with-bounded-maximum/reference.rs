//! Of the subarrays whose numbers are all at most right, those are wrong whose numbers are all at most left - 1, and
//! all others are wanted. Both counts add the length of the run that ends at each place.
impl Solution {
    pub fn num_subarray_bounded_max(nums: Vec<i32>, left: i32, right: i32) -> i64 {
        let up_to = |limit: i32| {
            let mut run = 0i64;
            let runs = nums.iter().map(|&num| {
                run = if num <= limit { run + 1 } else { 0 };
                run
            });
            runs.sum::<i64>()
        };
        up_to(right) - up_to(left - 1)
    }
}
