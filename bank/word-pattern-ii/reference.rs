//! A letter that has a text must find it again, and a new letter tries every text that no other letter has.
//! A new text must leave at least one character for each letter behind it, which ends hopeless tries early.
impl Solution {
    pub fn word_pattern_match(pattern: String, s: String) -> bool {
        Self::fits(pattern.as_bytes(), s.as_bytes(), &mut Vec::new())
    }

    fn fits<'a>(pattern: &[u8], s: &'a [u8], texts: &mut Vec<(u8, &'a [u8])>) -> bool {
        let Some((&letter, behind)) = pattern.split_first() else { return s.is_empty() };
        if let Some(&(_, text)) = texts.iter().find(|(known, _)| *known == letter) {
            return s.strip_prefix(text).is_some_and(|rest| Self::fits(behind, rest, texts));
        }
        for length in 1..(s.len() + 1).saturating_sub(behind.len()) {
            let (text, rest) = s.split_at(length);
            if texts.iter().all(|&(_, taken)| taken != text) {
                texts.push((letter, text));
                if Self::fits(behind, rest, texts) {
                    return true;
                }
                texts.pop();
            }
        }
        false
    }
}
