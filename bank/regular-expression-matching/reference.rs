//! Whether the rest of the text matches the rest of the pattern depends on two positions only, so
//! each pair is decided once. A starred element is either left out, or takes one more letter and
//! stays.
impl Solution {
    pub fn is_match(s: String, p: String) -> bool {
        let (s, p) = (s.as_bytes(), p.as_bytes());
        let (n, m) = (s.len(), p.len());
        let mut fits = vec![vec![false; m + 2]; n + 2];
        fits[n][m] = true;
        for i in (0..=n).rev() {
            for j in (0..m).rev() {
                let one = i < n && (p[j] == b'.' || p[j] == s[i]);
                fits[i][j] = if p[j] == b'*' {
                    // No element starts at its star.
                    false
                } else if j + 1 < m && p[j + 1] == b'*' {
                    fits[i][j + 2] || (one && fits[i + 1][j])
                } else {
                    one && fits[i + 1][j + 1]
                };
            }
        }
        fits[0][0]
    }
}
