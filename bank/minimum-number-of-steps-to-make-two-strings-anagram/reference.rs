//! Of each letter, t may keep as many as s has, and each one above that has to be replaced.
//! As both have the same length, the letters that are missing are as many, so one replacement mends one of each.
impl Solution {
    pub fn min_steps(s: String, t: String) -> i32 {
        let mut surplus = [0; 26];
        for (a, b) in s.bytes().zip(t.bytes()) {
            surplus[(a - b'a') as usize] -= 1;
            surplus[(b - b'a') as usize] += 1;
        }
        surplus.into_iter().filter(|&count| count > 0).sum()
    }
}
