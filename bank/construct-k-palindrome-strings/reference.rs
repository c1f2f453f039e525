//! A palindrome has at most one letter with an odd count, so k of them have room for k such letters. If these are no
//! more than k, the pairs of the other letters can stand around them, or be split to make further palindromes.
impl Solution {
    pub fn can_construct(s: String, k: i32) -> bool {
        let odd = s.bytes().fold(0_u32, |set, c| set ^ 1 << (c - b'a'));
        (odd.count_ones() as usize..=s.len()).contains(&(k as usize))
    }
}
