//! A word completes the plate exactly if it has no letter less often than the plate has it. Of equally short words
//! the minimum of an iterator is the first one, as the question wants it.
impl Solution {
    pub fn shortest_completing_word(license_plate: String, words: Vec<String>) -> String {
        let amounts = |text: &str| {
            let mut counts = [0; 26];
            for letter in text.bytes().filter(u8::is_ascii_alphabetic) {
                counts[(letter.to_ascii_lowercase() - b'a') as usize] += 1;
            }
            counts
        };
        let wanted = amounts(&license_plate);
        words
            .into_iter()
            .filter(|word| amounts(word).iter().zip(wanted).all(|(&has, needs)| has >= needs))
            .min_by_key(String::len)
            .unwrap_or_default()
    }
}
