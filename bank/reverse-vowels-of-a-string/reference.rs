//! Two pointers meet from both ends, each stopping at vowels only; the vowels under them change places, so the first
//! gets the last one, the second the last but one. The text is ASCII, so bytes are letters.
impl Solution {
    pub fn reverse_vowels(s: String) -> String {
        let mut text = s.into_bytes();
        let is_vowel = |c: u8| b"aeiouAEIOU".contains(&c);
        let (mut i, mut j) = (0, text.len());
        while i < j {
            if !is_vowel(text[i]) {
                i += 1;
            } else if !is_vowel(text[j - 1]) {
                j -= 1;
            } else {
                text.swap(i, j - 1);
                i += 1;
                j -= 1;
            }
        }
        String::from_utf8(text).unwrap()
    }
}
