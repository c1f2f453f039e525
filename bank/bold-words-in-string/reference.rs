//! A letter is bold exactly if a word that starts at it or earlier ends after it, so the farthest end so far decides.
//! A tag is needed only where a bold letter and one that is not meet.
impl Solution {
    pub fn bold_words(words: Vec<String>, s: String) -> String {
        let mut text = String::new();
        let (mut bold_end, mut open) = (0, false);
        for (place, letter) in s.char_indices() {
            let fitting = words.iter().filter(|word| s[place..].starts_with(word.as_str()));
            bold_end = fitting.map(|word| place + word.len()).fold(bold_end, usize::max);
            if open != (bold_end > place) {
                text += if open { "</b>" } else { "<b>" };
                open = !open;
            }
            text.push(letter);
        }
        text + if open { "</b>" } else { "" }
    }
}
