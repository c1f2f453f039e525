//! A 6 that becomes 9 adds more the further left it stands, and a 9 that becomes 6 never helps.
//! So the first 6 is changed, if there is one.
impl Solution {
    pub fn maximum69_number(num: i32) -> i32 {
        num.to_string().replacen('6', "9", 1).parse().unwrap_or(num)
    }
}
