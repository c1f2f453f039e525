//! Each string is preceded by its length and a colon, and its characters follow untouched.
//! The reader knows from the length where a string ends, so no character in it can be mistaken for anything else.
impl Solution {
    pub fn encode(strs: Vec<String>) -> String {
        strs.iter().map(|text| format!("{}:{text}", text.len())).collect()
    }

    pub fn decode(s: String) -> Vec<String> {
        let mut strings = Vec::new();
        let mut rest = s.as_str();
        while let Some((length, after)) = rest.split_once(':') {
            let (text, others) = after.split_at(length.parse().unwrap());
            strings.push(text.to_string());
            rest = others;
        }
        strings
    }
}
