//! The first letter that is no 'a' becomes an 'a', if its partner is another letter, that is not the middle one. If all
//! such letters are 'a' already, a letter must grow, and the last one harms least.
impl Solution {
    pub fn break_palindrome(palindrome: String) -> String {
        let length = palindrome.len();
        if length == 1 {
            return String::new();
        }
        let (place, letter) = match palindrome[..length / 2].find(|letter: char| letter != 'a') {
            Some(place) => (place, "a"),
            None => (length - 1, "b"),
        };
        let mut broken = palindrome;
        broken.replace_range(place..=place, letter);
        broken
    }
}
