//! Half of a number, rounded down, has the same ones but for the last digit, and it comes earlier in the list.
//! So each count is one addition.
impl Solution {
    pub fn count_bits(n: i32) -> Vec<i32> {
        let mut ones = vec![0; n as usize + 1];
        for i in 1..ones.len() {
            ones[i] = ones[i / 2] + (i % 2) as i32;
        }
        ones
    }
}
