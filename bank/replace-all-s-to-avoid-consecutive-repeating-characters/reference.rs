//! A character has two neighbors at most, so one of three letters always differs from both. From left to right, the one
//! on the left is settled already, and a question mark on the right will later take care of itself.
impl Solution {
    pub fn modify_string(s: String) -> String {
        let mut letters = s.into_bytes();
        for place in 0..letters.len() {
            if letters[place] == b'?' {
                let near = &letters[place.saturating_sub(1)..letters.len().min(place + 2)];
                letters[place] = *b"abc".iter().find(|letter| !near.contains(letter)).unwrap();
            }
        }
        String::from_utf8(letters).unwrap()
    }
}
