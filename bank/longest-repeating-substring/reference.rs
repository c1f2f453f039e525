//! A substring that is there twice begins two suffixes, and then also two that follow each other in sorted order. So it
//! is enough to compare neighbours among the sorted suffixes.
impl Solution {
    pub fn longest_repeating_substring(s: String) -> i32 {
        let mut suffixes: Vec<&[u8]> = (0..s.len()).map(|start| &s.as_bytes()[start..]).collect();
        suffixes.sort_unstable();
        let common = |pair: &[&[u8]]| pair[0].iter().zip(pair[1]).take_while(|(a, b)| a == b).count();
        suffixes.windows(2).map(common).max().unwrap_or(0) as i32
    }
}
