//! A special string is a row of parts that come back to level only at their ends, and each part is 1, a special string
//! and 0. Swaps reorder the parts of any one level freely, so the best is to sort each level, the largest part first.
impl Solution {
    pub fn make_largest_special(s: String) -> String {
        let mut parts = Vec::new();
        let (mut level, mut start) = (0, 0);
        for (place, digit) in s.bytes().enumerate() {
            level += if digit == b'1' { 1 } else { -1 };
            if level == 0 {
                let inner = Self::make_largest_special(s[start + 1..place].to_string());
                parts.push(format!("1{inner}0"));
                start = place + 1;
            }
        }
        parts.sort_unstable_by(|one, two| two.cmp(one));
        parts.concat()
    }
}
