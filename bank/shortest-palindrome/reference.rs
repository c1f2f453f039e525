//! What has to be added is the mirror of all that follows the longest palindrome at the beginning.
//! That palindrome is the longest beginning of s which is an ending of s mirrored, as the border of `s#mirror` tells.
impl Solution {
    pub fn shortest_palindrome(s: String) -> String {
        let mirror: Vec<u8> = s.bytes().rev().collect();
        let mut text = s.clone().into_bytes();
        // No border can pass over this sign, as it occurs only once.
        text.push(b'#');
        text.extend(&mirror);
        let mut border = vec![0; text.len()];
        for i in 1..text.len() {
            let mut k: usize = border[i - 1];
            while k > 0 && text[k] != text[i] {
                k = border[k - 1];
            }
            border[i] = k + usize::from(text[k] == text[i]);
        }
        let added = &mirror[..s.len() - border[text.len() - 1]];
        added.iter().map(|&b| b as char).collect::<String>() + &s
    }
}
