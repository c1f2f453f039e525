//! The sum never changes, so all elements become n. Below n are the elements of the first half, which lack n - 1, n - 3
//! and so on, down to 1 or 0, and these add up to n * n / 4, rounded down.
impl Solution {
    pub fn min_operations(n: i32) -> i32 {
        n * n / 4
    }
}
