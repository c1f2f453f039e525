// Wrong: both always flip the first pair.

pub struct Solution;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        let mut state = current_state;
        let mut first_moved_last = false;
        while state.contains("++") {
            state = state.replacen("++", "--", 1);
            first_moved_last = !first_moved_last;
        }
        first_moved_last
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::can_win(text.trim_end().to_string()));
}
