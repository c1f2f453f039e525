//! All groups but the first are full, so how long the first one is follows from the number of characters.
//! After it, a dash comes before every further group; nothing is left of a key that has only dashes.
impl Solution {
    pub fn license_key_formatting(s: String, k: i32) -> String {
        let k = k as usize;
        let key: Vec<char> = s.chars().filter(|&c| c != '-').map(|c| c.to_ascii_uppercase()).collect();
        let mut text = String::with_capacity(2 * key.len());
        for (i, &c) in key.iter().enumerate() {
            if i > 0 && (key.len() - i) % k == 0 {
                text.push('-');
            }
            text.push(c);
        }
        text
    }
}
