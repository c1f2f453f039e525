//! Only the last star that was met can need more letters: an earlier one could do no better than to
//! leave them to it. So after a mismatch the last star takes one letter more and the pattern after
//! it starts again, without any table.
impl Solution {
    pub fn is_match(s: String, p: String) -> bool {
        let (s, p) = (s.as_bytes(), p.as_bytes());
        let (mut i, mut j) = (0, 0);
        // The place after the last star, and where in the text its match ends.
        let mut star: Option<(usize, usize)> = None;
        while i < s.len() {
            if j < p.len() && p[j] == b'*' {
                j += 1;
                star = Some((j, i));
            } else if j < p.len() && (p[j] == b'?' || p[j] == s[i]) {
                i += 1;
                j += 1;
            } else if let Some((after, taken)) = star {
                star = Some((after, taken + 1));
                j = after;
                i = taken + 1;
            } else {
                return false;
            }
        }
        p[j..].iter().all(|&c| c == b'*')
    }
}
