//! For both conditions only the set of letters of a word matters, and it has to be the first letter of the puzzle
//! with a subset of the other six. So the words are counted by their sets, and each puzzle asks for its 64 sets.
use std::collections::HashMap;

impl Solution {
    pub fn find_num_of_valid_words(words: Vec<String>, puzzles: Vec<String>) -> Vec<i32> {
        let letters = |text: &str| text.bytes().fold(0u32, |set, c| set | 1 << (c - b'a'));
        let mut count: HashMap<u32, i32> = HashMap::new();
        words.iter().for_each(|word| *count.entry(letters(word)).or_default() += 1);
        let mut answers = Vec::new();
        for puzzle in &puzzles {
            let (first, others) = (letters(&puzzle[..1]), letters(&puzzle[1..]));
            let mut total = 0;
            let mut set = others;
            loop {
                total += count.get(&(set | first)).copied().unwrap_or(0);
                if set == 0 {
                    break;
                }
                set = (set - 1) & others;
            }
            answers.push(total);
        }
        answers
    }
}
