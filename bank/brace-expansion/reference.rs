//! All words have one letter for each place, so they are in order if the places are chosen from left to right and the
//! options of each place in order. Then nothing has to be sorted but the options.
impl Solution {
    pub fn expand(s: String) -> Vec<String> {
        let mut words = vec![String::new()];
        let mut signs = s.chars();
        while let Some(sign) = signs.next() {
            let mut options = vec![sign];
            if sign == '{' {
                options = signs.by_ref().take_while(|&next| next != '}').filter(|&next| next != ',').collect();
                options.sort_unstable();
            }
            words = words.iter().flat_map(|word| options.iter().map(move |letter| format!("{word}{letter}"))).collect();
        }
        words
    }
}
