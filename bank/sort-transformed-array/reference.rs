//! A parabola falls and then rises, or the reverse, so its extreme values over a sorted stretch lie at the two ends:
//! with a >= 0 the largest that remain, else the smallest. The answer is filled from that side; a line fits either
//! case.
impl Solution {
    pub fn sort_transformed_array(nums: Vec<i32>, a: i32, b: i32, c: i32) -> Vec<i32> {
        let f = |x: i32| (a * x + b) * x + c;
        let mut rest = &nums[..];
        let mut sorted = Vec::with_capacity(nums.len());
        while let (Some(&first), Some(&last)) = (rest.first(), rest.last()) {
            let (left, right) = (f(first), f(last));
            if (a >= 0) == (left >= right) {
                sorted.push(left);
                rest = &rest[1..];
            } else {
                sorted.push(right);
                rest = &rest[..rest.len() - 1];
            }
        }
        if a >= 0 {
            sorted.reverse();
        }
        sorted
    }
}
