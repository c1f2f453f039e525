// Wrong: the parity of the most pairs that can be flipped: players need not pack the pairs tightly.

pub struct Solution;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        current_state.split('-').map(|run| run.len() / 2).sum::<usize>() % 2 == 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::can_win(text.trim_end().to_string()));
}
