// Wrong: the parity of the number of places where '++' stands.

pub struct Solution;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        current_state.as_bytes().windows(2).filter(|pair| pair == b"++").count() % 2 == 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::can_win(text.trim_end().to_string()));
}
