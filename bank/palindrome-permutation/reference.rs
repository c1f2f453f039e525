//! In a palindrome every letter has a partner at the mirrored place, except the one in the middle.
//! So at most one letter may be there an odd number of times; a set of bits holds those.
impl Solution {
    pub fn can_permute_palindrome(s: String) -> bool {
        let odd = s.bytes().fold(0u32, |odd, letter| odd ^ 1 << (letter - b'a'));
        odd.count_ones() <= 1
    }
}
