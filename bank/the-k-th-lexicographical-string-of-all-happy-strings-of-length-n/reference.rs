//! There are three first letters and then always two, so k - 1 is written with one digit of base three and the rest of
//! base two. Each digit is the number of the letter among the allowed ones in order.
impl Solution {
    pub fn get_happy_string(n: i32, k: i32) -> String {
        let number = k - 1;
        let mut text = String::new();
        if number >= 3 << (n - 1) {
            return text;
        }
        for rest in (0..n).rev() {
            let place = if text.is_empty() { number >> rest } else { number >> rest & 1 };
            let mut allowed = ['a', 'b', 'c'].into_iter().filter(|&letter| !text.ends_with(letter));
            let letter = allowed.nth(place as usize);
            text.extend(letter);
        }
        text
    }
}
