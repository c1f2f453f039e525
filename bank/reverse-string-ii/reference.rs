//! The string falls into blocks of 2k letters, and of each the first k, or all that there are, are reversed.
//! Blocks do not touch each other, so this can be done in place.
impl Solution {
    pub fn reverse_str(s: String, k: i32) -> String {
        let k = k as usize;
        let mut letters: Vec<char> = s.chars().collect();
        for block in letters.chunks_mut(2 * k) {
            let end = k.min(block.len());
            block[..end].reverse();
        }
        letters.into_iter().collect()
    }
}
