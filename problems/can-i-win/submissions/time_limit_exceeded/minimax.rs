// Every line of play, straight from the rules; nobody wins when the numbers run out. Factorial.

pub struct Solution;

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        desired_total <= 0 || outcome(&(1..=max_choosable_integer).collect::<Vec<_>>(), desired_total) > 0
    }
}

/// 1, 0 or -1: the player to move wins, nobody does, the other does.
fn outcome(numbers: &[i32], left: i32) -> i32 {
    let pick = |i: usize| {
        if numbers[i] >= left {
            return 1;
        }
        let rest: Vec<i32> = [&numbers[..i], &numbers[i + 1..]].concat();
        -outcome(&rest, left - numbers[i])
    };
    (0..numbers.len()).map(pick).max().unwrap_or(0)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("two numbers");
    let (max_choosable_integer, desired_total) = (next(), next());
    println!("{}", Solution::can_i_win(max_choosable_integer, desired_total));
}
