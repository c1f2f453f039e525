// Every line of play on the text itself, straight from the rules: exponential.

pub struct Solution;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        wins(&mut current_state.into_bytes())
    }
}

/// Whether the player to move wins; the text is the same afterwards.
fn wins(state: &mut [u8]) -> bool {
    for i in 1..state.len() {
        if state[i - 1] == b'+' && state[i] == b'+' {
            state[i - 1..=i].fill(b'-');
            let win = !wins(state);
            state[i - 1..=i].fill(b'+');
            if win {
                return true;
            }
        }
    }
    false
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::can_win(text.trim_end().to_string()));
}
