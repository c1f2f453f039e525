//! A letter must be met and a number passes over that many letters, so one walk over both texts decides.
//! A number may not begin with 0: this forbids leading zeros and an empty part at once.
impl Solution {
    pub fn valid_word_abbreviation(word: String, abbr: String) -> bool {
        let word = word.as_bytes();
        let mut at = 0u64;
        let mut number = 0u64;
        for c in abbr.bytes() {
            if c.is_ascii_digit() {
                if c == b'0' && number == 0 {
                    return false;
                }
                number = number * 10 + (c - b'0') as u64;
            } else {
                at += number;
                number = 0;
                if at >= word.len() as u64 || word[at as usize] != c {
                    return false;
                }
                at += 1;
            }
        }
        at + number == word.len() as u64
    }
}
