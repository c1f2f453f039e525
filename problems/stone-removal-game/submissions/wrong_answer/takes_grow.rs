// Wrong: every turn removes one stone more than the turn before it, not one fewer.

pub struct Solution;

impl Solution {
    pub fn can_alice_win(mut n: i32) -> bool {
        let (mut take, mut alice_moves) = (10, true);
        while n >= take {
            n -= take;
            take += 1;
            alice_moves = !alice_moves;
        }
        !alice_moves
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_alice_win(n));
}
