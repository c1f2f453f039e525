//! A word is good exactly if none of its letters is needed more often than the characters have it.
//! So the counts of the letters are all that is compared.
fn amounts(text: &str) -> [u8; 26] {
    let mut counts = [0; 26];
    for letter in text.bytes() {
        counts[(letter - b'a') as usize] += 1;
    }
    counts
}

impl Solution {
    pub fn count_characters(words: Vec<String>, chars: String) -> i32 {
        let supply = amounts(&chars);
        let good = |word: &&String| amounts(word).iter().zip(&supply).all(|(needs, has)| needs <= has);
        words.iter().filter(good).map(|word| word.len() as i32).sum()
    }
}
