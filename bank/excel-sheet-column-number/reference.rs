//! A title is a number to base 26 with digits from 1 to 26: one letter more multiplies what is before it by 26.
//! The largest title stands for 2^31 - 1; sums are taken in 64 bits.
impl Solution {
    pub fn title_to_number(column_title: String) -> i32 {
        column_title.bytes().fold(0i64, |number, letter| number * 26 + (letter - b'A') as i64 + 1) as i32
    }
}
