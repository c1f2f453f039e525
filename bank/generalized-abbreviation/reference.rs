//! An abbreviation is fixed by which letters are hidden: neighbours that are hidden must be one number, since numbers
//! never stand beside each other. So there is one for each set of letters, and different sets give different ones.
impl Solution {
    pub fn generate_abbreviations(word: String) -> Vec<String> {
        let mut all = Vec::with_capacity(1 << word.len());
        for hidden in 0u32..1 << word.len() {
            let mut text = String::new();
            let mut run = 0;
            for (i, c) in word.chars().enumerate() {
                if hidden >> i & 1 == 1 {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text += &run.to_string();
                    run = 0;
                }
                text.push(c);
            }
            if run > 0 {
                text += &run.to_string();
            }
            all.push(text);
        }
        all
    }
}
