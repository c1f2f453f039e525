//! The indices are distinct and as many as the letters, so each place of the new text gets exactly one letter.
//! It does not matter in which order the letters are put there.
impl Solution {
    pub fn restore_string(s: String, indices: Vec<i32>) -> String {
        let mut shuffled = vec![' '; indices.len()];
        for (letter, index) in s.chars().zip(indices) {
            shuffled[index as usize] = letter;
        }
        shuffled.into_iter().collect()
    }
}
