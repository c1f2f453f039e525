//! A number of a given length has nine first digits, then nine others, then eight, and so on, each choice being one
//! fewer. The lengths are added, and zero is the one number that begins with a zero.
impl Solution {
    pub fn count_numbers_with_unique_digits(n: i32) -> i32 {
        let mut total = 1;
        let mut of_length = 9;
        for length in 0..n {
            total += of_length;
            of_length *= 9 - length;
        }
        total
    }
}
