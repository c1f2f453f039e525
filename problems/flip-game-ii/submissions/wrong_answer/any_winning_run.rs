// Wrong: one run that wins alone is taken for a win of the whole: two equal runs cancel.

pub struct Solution;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        let grundy = grundy_numbers(current_state.len());
        current_state.split('-').any(|run| grundy[run.len()] != 0)
    }
}

/// The Grundy number of every run of '+' up to this length: a turn takes two neighbours out and leaves two runs.
fn grundy_numbers(longest: usize) -> Vec<usize> {
    let mut grundy: Vec<usize> = vec![0; longest.max(1) + 1];
    for length in 2..=longest {
        let reached: Vec<usize> = (0..=length - 2).map(|left| grundy[left] ^ grundy[length - 2 - left]).collect();
        grundy[length] = (0..).find(|value| !reached.contains(value)).unwrap_or(0);
    }
    grundy
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::can_win(text.trim_end().to_string()));
}
