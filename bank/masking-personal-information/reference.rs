//! Only an email address has the sign '@', and its name ends before it; five asterisks replace all between the ends.
//! Of a phone number the digits alone matter, and those before the last ten are the country code.
impl Solution {
    pub fn mask_pii(s: String) -> String {
        if let Some(at) = s.find('@') {
            let lower = s.to_lowercase();
            return format!("{}*****{}", &lower[..1], &lower[at - 1..]);
        }
        let digits: String = s.chars().filter(char::is_ascii_digit).collect();
        let country = match digits.len() - 10 {
            0 => String::new(),
            length => format!("+{}-", "*".repeat(length)),
        };
        format!("{country}***-***-{}", &digits[digits.len() - 4..])
    }
}
