// Wrong: counts 'y' among the vowels.

pub struct Solution;

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        s.contains(['a', 'e', 'i', 'o', 'u', 'y'])
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::does_alice_win(text.trim_end().to_string()));
}
