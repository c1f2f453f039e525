//! No number less 1 is negative, so the product is largest for the two largest numbers.
//! One pass keeps these two.
impl Solution {
    pub fn max_product(nums: Vec<i32>) -> i32 {
        let (first, second) = nums.into_iter().fold((1, 1), |(first, second), x| {
            if x > first { (x, first) } else { (first, second.max(x)) }
        });
        (first - 1) * (second - 1)
    }
}
