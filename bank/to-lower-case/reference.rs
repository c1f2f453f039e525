//! Each capital letter of ASCII has one small letter, and no other sign is to be changed.
//! This is what the function of the standard library for ASCII does, which leaves all other signs as they are.
impl Solution {
    pub fn to_lower_case(s: String) -> String {
        s.to_ascii_lowercase()
    }
}
