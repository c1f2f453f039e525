//! A swap changes two places or none. So the texts differ either at two places, crosswise, or nowhere, and then two
//! equal letters are needed for a swap.
impl Solution {
    pub fn buddy_strings(s: String, goal: String) -> bool {
        if s.len() != goal.len() {
            return false;
        }
        let pairs = s.bytes().zip(goal.bytes());
        let apart: Vec<(u8, u8)> = pairs.filter(|(a, b)| a != b).take(3).collect();
        match apart[..] {
            [] => {
                let mut seen = [false; 256];
                s.bytes().any(|letter| std::mem::replace(&mut seen[letter as usize], true))
            }
            [(a, b), (c, d)] => a == d && b == c,
            _ => false,
        }
    }
}
