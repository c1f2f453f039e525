// Wrong: does not ask whether all numbers together reach the total: whoever finds no number left counts as the loser.

pub struct Solution;

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        let (most, target) = (max_choosable_integer, desired_total);
        if target <= 0 {
            return true;
        }

        let full = (1_usize << most) - 1;
        // wins[used]: whether the player to move wins when these numbers are used; the total follows from them.
        let mut wins = vec![false; full + 1];
        for used in (0..full).rev() {
            let total: i32 = (1..=most).filter(|number| used >> (number - 1) & 1 == 1).sum();
            wins[used] = (1..=most)
                .filter(|number| used >> (number - 1) & 1 == 0)
                .any(|number| total + number >= target || !wins[used | 1 << (number - 1)]);
        }
        wins[0]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("two numbers");
    let (max_choosable_integer, desired_total) = (next(), next());
    println!("{}", Solution::can_i_win(max_choosable_integer, desired_total));
}
