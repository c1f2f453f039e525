//! The outer parentheses of the primitive strings are those that open from depth zero or close to depth zero.
//! All others lie within one and stay.
impl Solution {
    pub fn remove_outer_parentheses(s: String) -> String {
        let mut depth = 0;
        s.chars()
            .filter(|&mark| {
                let inner = depth > i32::from(mark == ')');
                depth += if mark == '(' { 1 } else { -1 };
                inner
            })
            .collect()
    }
}
