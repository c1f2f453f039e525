//! Without a vowel Alice cannot move. An odd number of vowels she takes all at once; of an even number she takes all
//! but one, Bob can take none of it away, as one is odd, and she takes what is left.
impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        s.bytes().any(|c| b"aeiou".contains(&c))
    }
}
