//! Exactly the products of two different primes and the cubes of primes have four divisors.
//! With p the least divisor above one and q the rest, these are the cases where q is another prime or the square of p.
fn least_divisor(number: i32) -> i32 {
    let mut small = (2..).take_while(|&divisor| divisor * divisor <= number);
    small.find(|divisor| number % divisor == 0).unwrap_or(number)
}

impl Solution {
    pub fn sum_four_divisors(nums: Vec<i32>) -> i32 {
        let sums = nums.into_iter().map(|number| {
            let p = least_divisor(number);
            let q = number / p;
            let four = q > 1 && q != p && (q == p * p || least_divisor(q) == q);
            if four { 1 + p + q + number } else { 0 }
        });
        sums.sum()
    }
}
