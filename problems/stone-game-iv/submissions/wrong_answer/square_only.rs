// Wrong: Alice wins only when she can take everything at once.

pub struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        n.isqrt().pow(2) == n
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::winner_square_game(n));
}
