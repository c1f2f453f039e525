//! The best sum that ends at an element is the element itself, after the best sum ending right
//! before it if that is positive. Every subarray ends somewhere, so the greatest of these sums is
//! the answer.
impl Solution {
    pub fn max_sub_array(nums: Vec<i32>) -> i32 {
        let mut best = i64::MIN;
        let mut ending = 0i64;
        for x in nums {
            ending = ending.max(0) + x as i64;
            best = best.max(ending);
        }
        best as i32
    }
}
