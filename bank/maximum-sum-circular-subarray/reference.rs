//! A part that goes round the end leaves out an inner part, so it is best when that one has the least sum. The part
//! left out must not be the whole array, hence it is looked for without the first and without the last number.
impl Solution {
    pub fn max_subarray_sum_circular(nums: Vec<i32>) -> i32 {
        // The greatest sum of a part of these numbers that is not empty.
        let greatest = |row: &[i32], sign: i32| {
            row.iter().scan(0, |end, &x| {
                *end = sign * x + (*end).max(0);
                Some(*end)
            }).max()
        };
        let total: i32 = nums.iter().sum();
        let inner = greatest(&nums, 1);
        let without = greatest(&nums[1..], -1).max(greatest(&nums[..nums.len() - 1], -1));
        inner.max(without.map(|left_out| total + left_out)).unwrap()
    }
}
