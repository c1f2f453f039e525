//! The second half of each row is the first half with the symbols exchanged, and the first half is the row before. So
//! every one in the binary form of k - 1 exchanges the symbol once, and the row itself does not matter.
impl Solution {
    pub fn kth_grammar(_n: i32, k: i32) -> i32 {
        ((k - 1).count_ones() % 2) as i32
    }
}
