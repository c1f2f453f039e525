//! A substring has every vowel an even number of times if the beginnings of the string before it and up to its end
//! agree in which vowels they have an odd number of times. So for each of the 32 kinds the shortest beginning is kept.
impl Solution {
    pub fn find_the_longest_substring(s: String) -> i32 {
        let mut shortest = [None; 32];
        shortest[0] = Some(0);
        let mut odd = 0usize;
        let mut longest = 0;
        for (length, letter) in (1..).zip(s.bytes()) {
            if let Some(vowel) = b"aeiou".iter().position(|&vowel| vowel == letter) {
                odd ^= 1 << vowel;
            }
            longest = longest.max(length - *shortest[odd].get_or_insert(length));
        }
        longest
    }
}
