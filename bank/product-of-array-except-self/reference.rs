//! What is left without an element is all before it and all behind it, and both products grow by one factor
//! from place to place. A product that passes 64 bits stays at the largest number: a later zero makes it right, and
//! nothing else brings it back into 32 bits.
impl Solution {
    pub fn product_except_self(nums: Vec<i32>) -> Vec<i64> {
        let mut products = Vec::new();
        let mut before = 1i64;
        for &x in &nums {
            products.push(before);
            before = before.saturating_mul(x as i64);
        }
        let mut behind = 1i64;
        for (product, &x) in products.iter_mut().zip(&nums).rev() {
            *product = product.saturating_mul(behind);
            behind = behind.saturating_mul(x as i64);
        }
        products
    }
}
