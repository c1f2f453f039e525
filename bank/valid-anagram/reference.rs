//! Two words are made of the same letters exactly when every letter is as frequent in both.
//! Counting up for one and down for the other leaves nothing but zeros then.
impl Solution {
    pub fn is_anagram(s: String, t: String) -> bool {
        let mut more = [0i32; 26];
        for letter in s.bytes() {
            more[(letter - b'a') as usize] += 1;
        }
        for letter in t.bytes() {
            more[(letter - b'a') as usize] -= 1;
        }
        more == [0; 26]
    }
}
