//! Each substring is the beginning of some suffix. In sorted order the beginnings that a suffix shares with an earlier
//! one are those that it shares with the one right before it, so all longer ones are new.
impl Solution {
    pub fn count_distinct(s: String) -> i32 {
        let text = s.as_bytes();
        let mut suffixes: Vec<&[u8]> = (0..text.len()).map(|start| &text[start..]).collect();
        suffixes.sort_unstable();
        let all: usize = suffixes.iter().map(|suffix| suffix.len()).sum();
        let shared = |pair: &[&[u8]]| pair[0].iter().zip(pair[1]).take_while(|(a, b)| a == b).count();
        (all - suffixes.windows(2).map(shared).sum::<usize>()) as i32
    }
}
