//! Of the two factors of a product the smaller one is at most its square root, and the closer they are the greater it
//! is. So for both products the greatest divisor up to the root is found, and the closer pair is taken.
impl Solution {
    pub fn closest_divisors(num: i32) -> Vec<i32> {
        let closest = |product: i32| {
            let smaller = (1..=product.isqrt()).rev().find(|divisor| product % divisor == 0).unwrap();
            vec![smaller, product / smaller]
        };
        [num + 1, num + 2].map(closest).into_iter().min_by_key(|pair| pair[1] - pair[0]).unwrap()
    }
}
