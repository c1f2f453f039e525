//! All sums of multiples of the numbers are multiples of their greatest common divisor, and the divisor itself is one
//! of these sums. So the sum 1 is possible exactly if the divisor is 1.
impl Solution {
    pub fn is_good_array(nums: Vec<i32>) -> bool {
        let common = nums.into_iter().fold(0, |mut divisor, mut x| {
            while x != 0 {
                (divisor, x) = (x, divisor % x);
            }
            divisor
        });
        common == 1
    }
}
