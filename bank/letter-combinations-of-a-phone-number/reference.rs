//! The words for a longer number are those for its beginning, each followed by each letter of the last digit.
//! So the list grows digit by digit, and no word comes twice.
impl Solution {
    pub fn letter_combinations(digits: String) -> Vec<String> {
        const KEYS: [&str; 8] = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
        if digits.is_empty() {
            return Vec::new();
        }
        let mut words = vec![String::new()];
        for d in digits.bytes() {
            let letters = KEYS[(d - b'2') as usize];
            words = words.iter().flat_map(|w| letters.chars().map(move |c| format!("{w}{c}"))).collect();
        }
        words
    }
}
