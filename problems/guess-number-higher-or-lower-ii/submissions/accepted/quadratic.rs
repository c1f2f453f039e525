// O(n^2): with the upper end fixed and the lower end going down, the last guess whose left side is no dearer than its
// right side only moves down. Up to it the right side decides, and a window minimum answers; above it the left side
// decides, and the first guess is the best.

use std::collections::VecDeque;

pub struct Solution;

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        let n = n as usize;
        let mut cost = vec![vec![0; n + 2]; n + 2];
        for high in 2..=n {
            // Guesses up to `last` with guess + cost of the right side, falling from front to back.
            let mut window: VecDeque<(usize, usize)> = VecDeque::new();
            window.push_front((high, high));
            let mut last = high;
            for low in (1..high).rev() {
                let value = low + cost[low + 1][high];
                while window.front().is_some_and(|&(_, other)| other >= value) {
                    window.pop_front();
                }
                window.push_front((low, value));
                while cost[low][last - 1] > cost[last + 1][high] {
                    last -= 1;
                }
                while window.back().is_some_and(|&(guess, _)| guess > last) {
                    window.pop_back();
                }
                let right = window.back().map_or(usize::MAX, |&(_, value)| value);
                let left = if last < high { last + 1 + cost[low][last] } else { usize::MAX };
                cost[low][high] = right.min(left);
            }
        }
        cost[1][n] as i32
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::get_money_amount(n));
}
