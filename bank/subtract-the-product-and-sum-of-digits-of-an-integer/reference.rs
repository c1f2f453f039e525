//! The last digit is the remainder of a division by ten, and the other digits are those of the quotient. Both results
//! start with the number that changes nothing, 1 for the product and 0 for the sum.
impl Solution {
    pub fn subtract_product_and_sum(n: i32) -> i32 {
        let (mut product, mut sum, mut rest) = (1, 0, n);
        while rest > 0 {
            product *= rest % 10;
            sum += rest % 10;
            rest /= 10;
        }
        product - sum
    }
}
