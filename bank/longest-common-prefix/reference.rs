//! The common prefix is a prefix of the first string, and each further string can only shorten it.
//! So it is cut to the part that agrees with each, and every letter is compared at most once.
impl Solution {
    pub fn longest_common_prefix(strs: Vec<String>) -> String {
        let mut length = strs[0].len();
        for other in &strs[1..] {
            length = strs[0].bytes().take(length).zip(other.bytes()).take_while(|(a, b)| a == b).count();
        }
        strs[0][..length].to_string()
    }
}
