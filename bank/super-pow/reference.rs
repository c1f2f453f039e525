//! A further digit of the exponent multiplies the exponent so far by ten and adds to it, so the power so far is raised
//! to the tenth and multiplied by the power of the digit. All is taken modulo 1337, so products stay small.
fn power(base: u64, exponent: u32) -> u64 {
    (0..exponent).fold(1, |product, _| product * base % 1337)
}

impl Solution {
    pub fn super_pow(a: i32, b: Vec<i32>) -> i32 {
        let base = a as u64 % 1337;
        let result = b.iter().fold(1, |so_far, &digit| power(so_far, 10) * power(base, digit as u32) % 1337);
        result as i32
    }
}
