//! The depth at a place is the number of parentheses that are open there.
//! It grows only at an opening one, and the largest value it reaches is the answer.
impl Solution {
    pub fn max_depth(s: String) -> i32 {
        let change = |mark: char| i32::from(mark == '(') - i32::from(mark == ')');
        s.chars().map(change).fold((0, 0), |(open, most), step| (open + step, most.max(open + step))).1
    }
}
