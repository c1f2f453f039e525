//! A palindrome with an even number of digits is divisible by 11, so apart from 11 itself only odd lengths are tried.
//! Made from their first halves in order, these palindromes come in order themselves, and the first prime one is it.
fn is_prime(number: i32) -> bool {
    number > 1 && (2..).take_while(|divisor| divisor * divisor <= number).all(|divisor| number % divisor > 0)
}

fn palindrome(half: i32) -> i32 {
    let (mut whole, mut rest) = (half, half / 10);
    while rest > 0 {
        whole = whole * 10 + rest % 10;
        rest /= 10;
    }
    whole
}

impl Solution {
    pub fn prime_palindrome(n: i32) -> i32 {
        let digits = (1..10).chain([11]);
        let mut candidates = digits.chain((10..).map(palindrome));
        candidates.find(|&candidate| candidate >= n && is_prime(candidate)).unwrap()
    }
}
