//! Factors come in pairs with the product n, so those above the square root are n divided by those below it.
//! Taken from the greatest of these to the smallest, they ascend.
impl Solution {
    pub fn kth_factor(n: i32, k: i32) -> i32 {
        let small = (1..=n.isqrt()).filter(|factor| n % factor == 0);
        let large = small.clone().rev().map(|factor| n / factor).filter(|&factor| factor > n.isqrt());
        small.chain(large).nth(k as usize - 1).unwrap_or(-1)
    }
}
