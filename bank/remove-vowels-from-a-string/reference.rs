//! Each letter is kept or left out by itself, so the others stay in their order.
//! The five vowels are the only letters that are left out.
impl Solution {
    pub fn remove_vowels(s: String) -> String {
        s.chars().filter(|letter| !"aeiou".contains(*letter)).collect()
    }
}
