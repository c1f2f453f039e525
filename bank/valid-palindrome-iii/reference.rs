//! If the ends of a part are equal, both may stay, otherwise one of them has to go. So the removals of a part follow
//! from the parts that are one and two letters shorter, and only these two lengths are kept.
impl Solution {
    pub fn is_valid_palindrome(s: String, k: i32) -> bool {
        let text = s.as_bytes();
        let mut inner = vec![0; text.len() + 1];
        let mut removals = vec![0; text.len()];
        for length in 2..=text.len() {
            let longer = text
                .windows(length)
                .enumerate()
                .map(|(start, part)| {
                    if part[0] == part[length - 1] {
                        inner[start + 1]
                    } else {
                        1 + removals[start].min(removals[start + 1])
                    }
                })
                .collect();
            inner = std::mem::replace(&mut removals, longer);
        }
        removals[0] <= k
    }
}
