//! Every month but February has the same number of days each year. February has one more in years divisible by four, of
//! the full centuries only in those divisible by 400.
impl Solution {
    pub fn number_of_days(year: i32, month: i32) -> i32 {
        match month {
            // A full century is divisible by 400 exactly if it is divisible by 16.
            2 => 28 + i32::from(year % if year % 100 == 0 { 16 } else { 4 } == 0),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }
}
