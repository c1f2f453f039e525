// Every substring in every turn, straight from the rules: exponential.

pub struct Solution;

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        wins(s.as_bytes(), 1)
    }
}

/// Whether the player to move wins, who removes this number of vowels modulo 2.
fn wins(s: &[u8], parity: usize) -> bool {
    for i in 0..s.len() {
        let mut vowels = 0;
        for j in i + 1..=s.len() {
            vowels += usize::from(b"aeiou".contains(&s[j - 1]));
            if vowels % 2 == parity && !wins(&[&s[..i], &s[j..]].concat(), 1 - parity) {
                return true;
            }
        }
    }
    false
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::does_alice_win(text.trim_end().to_string()));
}
