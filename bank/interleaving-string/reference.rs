//! `can[j]` says whether the first i letters of s1 and j of s2 make the first i+j of s3; the last of these letters
//! came from one of the two. Pieces of any interleaving alternate when neighbours are joined, so their number never
//! matters.
impl Solution {
    pub fn is_interleave(s1: String, s2: String, s3: String) -> bool {
        let (a, b, c) = (s1.as_bytes(), s2.as_bytes(), s3.as_bytes());
        if a.len() + b.len() != c.len() {
            return false;
        }
        let mut can = vec![false; b.len() + 1];
        for i in 0..=a.len() {
            for j in 0..=b.len() {
                can[j] = i + j == 0
                    || i > 0 && can[j] && a[i - 1] == c[i + j - 1]
                    || j > 0 && can[j - 1] && b[j - 1] == c[i + j - 1];
            }
        }
        can[b.len()]
    }
}
