//! Whether two substrings of one length are scrambles depends on their places only, so all are
//! decided from the shortest on. A first cut of one must match a cut of the other, with the parts
//! in the same order or exchanged.
impl Solution {
    pub fn is_scramble(s1: String, s2: String) -> bool {
        let (a, b) = (s1.as_bytes(), s2.as_bytes());
        let n = a.len();
        // fits[length][i][j]: a from i and b from j, so many letters.
        let mut fits = vec![vec![vec![false; n]; n]; n + 1];
        for i in 0..n {
            for j in 0..n {
                fits[1][i][j] = a[i] == b[j];
            }
        }
        for length in 2..=n {
            for i in 0..=n - length {
                for j in 0..=n - length {
                    fits[length][i][j] = (1..length).any(|cut| {
                        let rest = length - cut;
                        (fits[cut][i][j] && fits[rest][i + cut][j + cut])
                            || (fits[cut][i][j + rest] && fits[rest][i + cut][j])
                    });
                }
            }
        }
        fits[n][0][0]
    }
}
