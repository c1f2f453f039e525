//! A part becomes a palindrome with one change for each pair of mirrored letters that differ, and pairs do not meet.
//! So the fewest changes for a beginning of the text in one part more come from the best place of the last cut.
impl Solution {
    pub fn palindrome_partition(s: String, k: i32) -> i32 {
        let text = s.as_bytes();
        let size = text.len();
        // changes[i][j] belongs to the part from i up to but not including j.
        let mut changes = vec![vec![0; size + 1]; size + 1];
        for i in (0..size).rev() {
            for j in i + 2..=size {
                changes[i][j] = changes[i + 1][j - 1] + (text[i] != text[j - 1]) as i32;
            }
        }
        let mut fewest = changes[0].clone();
        for parts in 2..=k as usize {
            fewest = (0..=size)
                .map(|end| (parts - 1..end).map(|cut| fewest[cut] + changes[cut][end]).min().unwrap_or(0))
                .collect();
        }
        fewest[size]
    }
}
