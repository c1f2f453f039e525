//! Of two numbers with equally many digits the smaller has the smaller digit where they first differ.
//! So a digit goes whenever a smaller one follows it while removals are left; the rest is taken from the end.
impl Solution {
    pub fn remove_kdigits(num: String, k: i32) -> String {
        let mut left = k as usize;
        let keep = num.len() - left;
        let mut kept: Vec<u8> = Vec::with_capacity(num.len());
        for digit in num.bytes() {
            while left > 0 && kept.last().is_some_and(|&last| last > digit) {
                kept.pop();
                left -= 1;
            }
            kept.push(digit);
        }
        kept.truncate(keep);
        let text: String = kept.iter().skip_while(|&&d| d == b'0').map(|&d| d as char).collect();
        if text.is_empty() {
            return "0".to_string();
        }
        text
    }
}
