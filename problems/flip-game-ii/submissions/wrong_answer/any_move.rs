// Wrong: whoever can move wins.

pub struct Solution;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        current_state.contains("++")
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::can_win(text.trim_end().to_string()));
}
