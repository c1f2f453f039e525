//! The possible numbers of open parentheses always form a range: a star widens it by one on both sides.
//! What falls below zero is cut off; the string is valid if zero is left at the end and the range was never empty.
impl Solution {
    pub fn check_valid_string(s: String) -> bool {
        let (mut low, mut high) = (0, 0);
        for c in s.chars() {
            low += if c == '(' { 1 } else { -1 };
            high += if c == ')' { -1 } else { 1 };
            if high < 0 {
                return false;
            }
            low = low.max(0);
        }
        low == 0
    }
}
