//! Each letter has two forms that differ in one bit, and each choice of forms gives another string.
//! So with every letter the list of the strings so far becomes twice as long.
impl Solution {
    pub fn letter_case_permutation(s: String) -> Vec<String> {
        let mut texts = vec![String::new()];
        for c in s.chars() {
            if c.is_ascii_digit() {
                texts.iter_mut().for_each(|text| text.push(c));
                continue;
            }
            let forms = [c.to_ascii_lowercase(), c.to_ascii_uppercase()];
            texts = forms.iter().flat_map(|form| texts.iter().map(move |text| format!("{text}{form}"))).collect();
        }
        texts
    }
}
