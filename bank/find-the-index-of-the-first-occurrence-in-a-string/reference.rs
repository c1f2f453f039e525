//! The longest beginning of the needle that ends at each letter follows from the one before and
//! from the needle's own borders. After a mismatch the next shorter border is tried, so no letter
//! of the text is read again.
impl Solution {
    pub fn str_str(haystack: String, needle: String) -> i32 {
        let p = needle.as_bytes();
        // The length of the longest proper border of each beginning.
        let mut border = vec![0; p.len()];
        for i in 1..p.len() {
            let mut k = border[i - 1];
            while k > 0 && p[k] != p[i] {
                k = border[k - 1];
            }
            border[i] = if p[k] == p[i] { k + 1 } else { 0 };
        }
        let mut k = 0;
        for (i, c) in haystack.bytes().enumerate() {
            while k > 0 && p[k] != c {
                k = border[k - 1];
            }
            if p[k] == c {
                k += 1;
            }
            if k == p.len() {
                return (i + 1 - k) as i32;
            }
        }
        -1
    }
}
