//! One edit must be made where the texts first differ, or at the end of the shorter one, since all before it agrees
//! already. Lengths tell which edit it is, and everything behind it has to agree as well.
impl Solution {
    pub fn is_one_edit_distance(s: String, t: String) -> bool {
        let (s, t) = (s.as_bytes(), t.as_bytes());
        let (short, long) = if s.len() <= t.len() { (s, t) } else { (t, s) };
        let same = short.iter().zip(long).take_while(|(a, b)| a == b).count();
        match long.len() - short.len() {
            0 => same < long.len() && short[same + 1..] == long[same + 1..],
            1 => short[same..] == long[same + 1..],
            _ => false,
        }
    }
}
