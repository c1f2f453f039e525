//! The first piece is any prefix that is a palindrome, and each partition of the rest completes it: none is missed,
//! none comes twice. Partitions of each suffix are made once, from the shortest suffix on.
impl Solution {
    pub fn partition(s: String) -> Vec<Vec<String>> {
        let letters = s.as_bytes();
        // Partitions of the suffix from each place on, as the ends of their pieces in reverse.
        let mut from: Vec<Vec<Vec<usize>>> = vec![Vec::new(); s.len() + 1];
        from[s.len()].push(Vec::new());
        for start in (0..s.len()).rev() {
            for end in start + 1..=s.len() {
                let piece = &letters[start..end];
                if piece.iter().eq(piece.iter().rev()) {
                    let more: Vec<Vec<usize>> = from[end].iter().map(|rest| [&rest[..], &[end]].concat()).collect();
                    from[start].extend(more);
                }
            }
        }
        let pieces = |ends: &Vec<usize>| {
            let mut start = 0;
            let mut pieces = Vec::new();
            for &end in ends.iter().rev() {
                pieces.push(s[start..end].to_string());
                start = end;
            }
            pieces
        };
        from[0].iter().map(pieces).collect()
    }
}
