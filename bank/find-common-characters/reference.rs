//! A letter shows up in all words as often as in the word that has the fewest of it.
//! So for each letter the least of its counts says how many of it belong to the answer.
impl Solution {
    pub fn common_chars(words: Vec<String>) -> Vec<String> {
        ('a'..='z')
            .flat_map(|letter| {
                let least = words.iter().map(|word| word.matches(letter).count()).min().unwrap_or(0);
                vec![letter.to_string(); least]
            })
            .collect()
    }
}
