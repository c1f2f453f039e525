// The game is Dawson's Kayles, whose Grundy numbers are known; no run is longer than twenty, so that a short table holds all.

pub struct Solution;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        let values = current_state.split('-').map(|run| DAWSONS_KAYLES[run.len()]);
        values.fold(0, |all, value| all ^ value) != 0
    }
}

/// Grundy numbers of runs of 0 to 20.
const DAWSONS_KAYLES: [u8; 21] = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3];

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::can_win(text.trim_end().to_string()));
}
