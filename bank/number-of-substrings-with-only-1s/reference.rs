//! Each 1 is the end of as many such substrings as there are ones in a row up to it.
//! The sum of these is at most the square of the length, so it fits, and the modulus is taken at the end.
impl Solution {
    pub fn num_sub(s: String) -> i32 {
        let runs = s.bytes().scan(0u64, |ones, digit| {
            *ones = if digit == b'1' { *ones + 1 } else { 0 };
            Some(*ones)
        });
        (runs.sum::<u64>() % 1_000_000_007) as i32
    }
}
