// Wrong: Alice wins exactly if the number of '?' is odd.

pub struct Solution;

impl Solution {
    pub fn sum_game(num: String) -> bool {
        num.matches('?').count() % 2 == 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::sum_game(text.trim_end().to_string()));
}
