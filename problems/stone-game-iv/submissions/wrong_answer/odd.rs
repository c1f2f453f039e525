// Wrong: Alice wins exactly on odd numbers, as if only one stone could be taken.

pub struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        n % 2 == 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::winner_square_game(n));
}
