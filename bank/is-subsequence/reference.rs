//! If s fits into t at all, it fits with each letter at the first place that is left for it, as that leaves most of t
//! to the others. So one walk over t decides.
impl Solution {
    pub fn is_subsequence(s: String, t: String) -> bool {
        let mut rest = t.bytes();
        s.bytes().all(|c| rest.any(|d| d == c))
    }
}
