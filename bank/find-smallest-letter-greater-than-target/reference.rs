//! The letters are sorted, so those that are not greater than the target come first, and the answer comes after them.
//! If none is greater, their number is the place after the last one, and its remainder leads back to the first.
impl Solution {
    pub fn next_greatest_letter(letters: Vec<char>, target: char) -> char {
        let place = letters.partition_point(|&letter| letter <= target);
        letters[place % letters.len()]
    }
}
