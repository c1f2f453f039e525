//! For a fixed end the substring is longest if it begins after the first occurrence of the same character.
//! A first occurrence itself is no second end and would give -1, which is also the answer if there is no other.
impl Solution {
    pub fn max_length_between_equal_characters(s: String) -> i32 {
        let between = |(end, letter): (usize, char)| (end - s.find(letter).unwrap()) as i32 - 1;
        s.char_indices().map(between).max().unwrap()
    }
}
