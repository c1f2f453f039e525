// Top down, the largest number first: only positions that can be reached are visited, and most games are decided by
// few of them. O(2^M M).

pub struct Solution;

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        if desired_total <= 0 {
            return true;
        }
        if max_choosable_integer * (max_choosable_integer + 1) / 2 < desired_total {
            return false;
        }
        let mut known = vec![None; 1 << max_choosable_integer];
        wins(max_choosable_integer, desired_total, 0, &mut known)
    }
}

/// Whether the player to move wins when `left` is missing and the numbers in `used` are gone.
fn wins(most: i32, left: i32, used: usize, known: &mut [Option<bool>]) -> bool {
    if let Some(win) = known[used] {
        return win;
    }
    let win = (1..=most).rev().any(|number| {
        let bit = 1 << (number - 1);
        used & bit == 0 && (number >= left || !wins(most, left - number, used | bit, known))
    });
    known[used] = Some(win);
    win
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("two numbers");
    let (max_choosable_integer, desired_total) = (next(), next());
    println!("{}", Solution::can_i_win(max_choosable_integer, desired_total));
}
