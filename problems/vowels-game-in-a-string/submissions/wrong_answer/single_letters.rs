// Wrong: plays single letters only: Alice removes vowels, Bob consonants, and who runs out first loses.

pub struct Solution;

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        let vowels = s.bytes().filter(|c| b"aeiou".contains(c)).count();
        vowels > s.len() - vowels
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::does_alice_win(text.trim_end().to_string()));
}
