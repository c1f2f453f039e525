//! In a palindrome all letters come in pairs but for one in the middle, and any such collection can be arranged.
//! So each letter gives its pairs, and one letter without a partner may stand in the middle.
impl Solution {
    pub fn longest_palindrome(s: String) -> i32 {
        let mut count = [0usize; 128];
        for c in s.bytes() {
            count[c as usize] += 1;
        }
        let paired: usize = count.iter().map(|c| c / 2 * 2).sum();
        paired.min(s.len()) as i32 + (paired < s.len()) as i32
    }
}
