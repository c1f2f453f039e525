//! Each hexadecimal digit is four bits of the number, and two's complement is how the bits are stored anyway.
//! So the digits are read from the lowest four bits upwards, until nothing but zeros is left.
impl Solution {
    pub fn to_hex(num: i32) -> String {
        let mut rest = num as u32;
        let mut digits = Vec::new();
        while rest > 0 || digits.is_empty() {
            digits.push(char::from_digit(rest & 15, 16).unwrap());
            rest >>= 4;
        }
        digits.iter().rev().collect()
    }
}
