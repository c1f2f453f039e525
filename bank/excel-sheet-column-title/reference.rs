//! Titles are numbers to base 26 whose digits go from 1 to 26: there is no zero. One less than the number has
//! ordinary digits from 0 to 25 in its last place, so one is taken off before each division.
impl Solution {
    pub fn convert_to_title(column_number: i32) -> String {
        let mut rest = column_number;
        let mut letters = Vec::new();
        while rest > 0 {
            rest -= 1;
            letters.push((b'A' + (rest % 26) as u8) as char);
            rest /= 26;
        }
        letters.iter().rev().collect()
    }
}
