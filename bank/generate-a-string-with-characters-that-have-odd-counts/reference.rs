//! An odd number of characters can be the same letter. An even one is that with a second letter that occurs once.
impl Solution {
    pub fn generate_the_string(n: i32) -> String {
        let length = n as usize;
        if length % 2 == 1 { "o".repeat(length) } else { "o".repeat(length - 1) + "d" }
    }
}
