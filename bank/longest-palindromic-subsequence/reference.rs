//! Equal ends of a stretch can always both belong to a longest palindrome around the inside; otherwise one end is
//! left out. Stretches are solved by falling start and rising end, so that one row of answers is enough.
impl Solution {
    pub fn longest_palindrome_subseq(s: String) -> i32 {
        let s = s.as_bytes();
        let n = s.len();
        // best[j]: the answer for the stretch from the current start to j
        let mut best = vec![0; n];
        for i in (0..n).rev() {
            let mut inside = 0;
            best[i] = 1;
            for j in i + 1..n {
                let below = best[j];
                best[j] = if s[i] == s[j] { inside + 2 } else { below.max(best[j - 1]) };
                inside = below;
            }
        }
        best[n - 1]
    }
}
