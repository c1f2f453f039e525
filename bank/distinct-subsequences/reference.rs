//! `ways[j]` counts how the first j letters of t are chosen from the letters of s so far: a new letter of s extends
//! every choice that waits for it. From large j to small, a letter is used once; sums that are too large stay so.
impl Solution {
    // In 64 bits, so that an answer that does not fit into 32 shows it.
    pub fn num_distinct(s: String, t: String) -> i64 {
        let wanted = t.as_bytes();
        let mut ways = vec![0i64; wanted.len() + 1];
        ways[0] = 1;
        for letter in s.bytes() {
            for j in (0..wanted.len()).rev() {
                if wanted[j] == letter {
                    ways[j + 1] = ways[j + 1].saturating_add(ways[j]);
                }
            }
        }
        ways[wanted.len()]
    }
}
