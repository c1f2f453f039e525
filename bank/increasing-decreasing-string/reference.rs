//! Steps 1 to 3 take one of each letter that is left, in order, and steps 4 to 6 take one of each in the opposite
//! order. So all that matters is how many of each letter are left.
impl Solution {
    pub fn sort_string(s: String) -> String {
        let mut left = [0; 26];
        s.bytes().for_each(|letter| left[(letter - b'a') as usize] += 1);
        let mut text = String::new();
        while text.len() < s.len() {
            for i in (0..26).chain((0..26).rev()) {
                if left[i] > 0 {
                    left[i] -= 1;
                    text.push((b'a' + i as u8) as char);
                }
            }
        }
        text
    }
}
