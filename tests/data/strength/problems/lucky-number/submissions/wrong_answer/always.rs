// Everybody is lucky.

struct Solution;

impl Solution {
    pub fn luck(_: i32) -> i32 {
        1
    }
}
