//! A shorter stretch never has a greater product, so for each end the good starts go from a first one to the end
//! itself. That first start never moves back, and the starts from it on are counted.
impl Solution {
    pub fn num_subarray_product_less_than_k(nums: Vec<i32>, k: i32) -> i32 {
        let mut product = 1_i64;
        let mut first = 0;
        let counts = nums.iter().enumerate().map(|(end, &number)| {
            product *= i64::from(number);
            while first <= end && product >= i64::from(k) {
                product /= i64::from(nums[first]);
                first += 1;
            }
            (end + 1 - first) as i32
        });
        counts.sum()
    }
}
