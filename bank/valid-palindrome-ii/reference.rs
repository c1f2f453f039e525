//! From both ends inward equal letters are a pair anyway. At the first difference one of the two letters must go, and
//! then the part between has to be a palindrome as it is.
impl Solution {
    pub fn valid_palindrome(s: String) -> bool {
        let s = s.as_bytes();
        let is_palindrome = |part: &[u8]| part.iter().eq(part.iter().rev());
        let (mut low, mut high) = (0, s.len() - 1);
        while low < high {
            if s[low] != s[high] {
                return is_palindrome(&s[low + 1..=high]) || is_palindrome(&s[low..high]);
            }
            low += 1;
            high -= 1;
        }
        true
    }
}
