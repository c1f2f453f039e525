//! Two substrings lie on one shift of the strings against each other, so each shift is gone through once. Of the
//! pairs that end at a place, those without a difference and those with exactly one follow from the place before.
impl Solution {
    pub fn count_substrings(s: String, t: String) -> i32 {
        let (s, t) = (s.as_bytes(), t.as_bytes());
        let shifts = (0..s.len()).map(|start| (&s[start..], t)).chain((1..t.len()).map(|start| (s, &t[start..])));
        let mut total = 0;
        for (one, other) in shifts {
            let (mut equal, mut differing) = (0, 0);
            for (a, b) in one.iter().zip(other) {
                equal += 1;
                if a != b {
                    differing = std::mem::take(&mut equal);
                }
                total += differing;
            }
        }
        total
    }
}
