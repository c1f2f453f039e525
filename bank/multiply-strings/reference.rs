//! As on paper, the product of the digits at places i and j counts at place i + j, and all carries
//! are made afterwards. A place gathers at most 200 products of at most 81, so 32 bits are plenty.
impl Solution {
    pub fn multiply(num1: String, num2: String) -> String {
        let (a, b) = (num1.as_bytes(), num2.as_bytes());
        // From the highest place on; the product has at most as many digits as both together.
        let mut digits = vec![0u32; a.len() + b.len()];
        for (i, x) in a.iter().enumerate() {
            for (j, y) in b.iter().enumerate() {
                digits[i + j + 1] += ((x - b'0') * (y - b'0')) as u32;
            }
        }
        for k in (1..digits.len()).rev() {
            digits[k - 1] += digits[k] / 10;
            digits[k] %= 10;
        }
        // A lone zero stays.
        let first = digits.iter().position(|&d| d > 0).unwrap_or(digits.len() - 1);
        digits[first..].iter().map(|&d| (b'0' + d as u8) as char).collect()
    }
}
