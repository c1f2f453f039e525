// Wrong: both always remove the largest square.

pub struct Solution;

impl Solution {
    pub fn winner_square_game(mut n: i32) -> bool {
        let mut alice = false;
        while n > 0 {
            n -= n.isqrt().pow(2);
            alice = !alice;
        }
        alice
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::winner_square_game(n));
}
