// Wrong: Alice wins only if she can remove everything at once.

pub struct Solution;

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        s.bytes().filter(|c| b"aeiou".contains(c)).count() % 2 == 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::does_alice_win(text.trim_end().to_string()));
}
