//! A happy prefix of a longer beginning is a happy prefix of the beginning before, lengthened by the new letter, and
//! the shorter ones of a beginning are those of its longest one. So each letter only tries lengths that are known
//! already.
impl Solution {
    pub fn longest_prefix(s: String) -> String {
        let letters = s.as_bytes();
        let mut longest = vec![0_usize];
        for &letter in &letters[1..] {
            let mut chain = std::iter::successors(longest.last().copied(), |&length| {
                length.checked_sub(1).map(|end| longest[end])
            });
            let extended = chain.find(|&length| letters[length] == letter);
            longest.push(extended.map_or(0, |length| length + 1));
        }
        s[..longest[s.len() - 1]].to_string()
    }
}
