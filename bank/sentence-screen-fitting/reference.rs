//! What a row holds depends only on the word that it begins with, so for each word the number of words that fit is
//! computed once. Words never wrap and their order is fixed, so filling each row as far as possible is forced.
impl Solution {
    pub fn words_typing(sentence: Vec<String>, rows: i32, cols: i32) -> i32 {
        let n = sentence.len();
        let length: Vec<i64> = sentence.iter().map(|word| word.len() as i64 + 1).collect();
        let whole: i64 = length.iter().sum();
        // A row of cols places holds words with a blank behind each, if one place more is there.
        let fits: Vec<i64> = (0..n)
            .map(|first| {
                let mut left = cols as i64 + 1;
                let mut count = left / whole * n as i64;
                left %= whole;
                let mut at = first;
                while left >= length[at] {
                    left -= length[at];
                    at = (at + 1) % n;
                    count += 1;
                }
                count
            })
            .collect();
        let mut words = 0i64;
        for _ in 0..rows {
            words += fits[words as usize % n];
        }
        (words / n as i64) as i32
    }
}
