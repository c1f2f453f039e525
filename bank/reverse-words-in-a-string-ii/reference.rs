//! Reversing everything puts the words in the wanted order, but each of them backwards.
//! Reversing each word once more mends that; no further array is needed.
impl Solution {
    pub fn reverse_words(s: &mut Vec<char>) {
        s.reverse();
        for word in s.split_mut(|&letter| letter == ' ') {
            word.reverse();
        }
    }
}
