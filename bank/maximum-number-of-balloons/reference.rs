//! Each letter of the word allows as many instances as it can be taken from the text, and l and o are taken twice each.
//! The scarcest letter decides.
impl Solution {
    pub fn max_number_of_balloons(text: String) -> i32 {
        let copies = |wanted: char| text.chars().filter(|&letter| letter == wanted).count();
        let instances = [('b', 1), ('a', 1), ('l', 2), ('o', 2), ('n', 1)].map(|(letter, uses)| copies(letter) / uses);
        instances.into_iter().min().unwrap() as i32
    }
}
