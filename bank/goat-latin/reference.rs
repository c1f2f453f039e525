//! Each word is changed by itself: only its first letter decides whether it stays in front, and its number in the
//! sentence how many letters a follow.
impl Solution {
    pub fn to_goat_latin(sentence: String) -> String {
        let goat = |(number, word): (usize, &str)| {
            let vowel = word.starts_with(|first: char| "aeiou".contains(first.to_ascii_lowercase()));
            let (moved, kept) = word.split_at(if vowel { 0 } else { 1 });
            format!("{kept}{moved}ma{}", "a".repeat(number))
        };
        let words: Vec<String> = (1..).zip(sentence.split(' ')).map(goat).collect();
        words.join(" ")
    }
}
