//! The longest proper prefix that is also a suffix gives the smallest period of the text, which is what is left of it.
//! The text consists of copies of a part exactly if such a period, shorter than the text, divides its length.
impl Solution {
    pub fn repeated_substring_pattern(s: String) -> bool {
        let s = s.as_bytes();
        let n = s.len();
        let mut border = vec![0; n];
        for i in 1..n {
            let mut size: usize = border[i - 1];
            while size > 0 && s[size] != s[i] {
                size = border[size - 1];
            }
            border[i] = size + (s[size] == s[i]) as usize;
        }
        border[n - 1] > 0 && n % (n - border[n - 1]) == 0
    }
}
