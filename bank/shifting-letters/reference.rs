//! A letter is shifted by its own number and by all numbers after it, as those shift all letters before them too. From
//! the end to the beginning this is one running sum, of which only the remainder modulo 26 matters.
impl Solution {
    pub fn shifting_letters(s: String, shifts: Vec<i32>) -> String {
        let mut letters = s.into_bytes();
        let mut total = 0;
        for (letter, shift) in letters.iter_mut().zip(shifts).rev() {
            total = (total + shift % 26) % 26;
            *letter = (*letter - b'a' + total as u8) % 26 + b'a';
        }
        String::from_utf8(letters).unwrap()
    }
}
