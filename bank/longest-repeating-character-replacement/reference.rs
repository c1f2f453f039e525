//! A window is good if all but k of its letters are one letter. The window never shrinks: it grows where the largest
//! count seen so far allows it and else moves on, and only a larger count of some letter can make a longer one good.
impl Solution {
    pub fn character_replacement(s: String, k: i32) -> i32 {
        let s = s.as_bytes();
        let mut count = [0i64; 128];
        let mut most = 0;
        let mut left = 0;
        for (right, &c) in s.iter().enumerate() {
            count[c as usize] += 1;
            most = most.max(count[c as usize]);
            if (right + 1 - left) as i64 > most + k as i64 {
                count[s[left] as usize] -= 1;
                left += 1;
            }
        }
        (s.len() - left) as i32
    }
}
