//! A guess costs itself and the dearer side; as it grows, the left side gets dearer and the right one cheaper, so
//! guesses up to some place depend on the right alone, and of the others the first is best. That place only falls with
//! the left end, hence a window with its least value in a queue needs constant time for each stretch.
use std::collections::VecDeque;

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        let n = n as usize;
        let mut cost = vec![vec![0; n + 2]; n + 2];
        for high in 2..=n {
            // guesses with what they cost if the number is higher; the cheapest is the last
            let mut window: VecDeque<(usize, usize)> = VecDeque::new();
            let mut turn = high;
            for low in (1..=high).rev() {
                let price = low + cost[low + 1][high];
                while window.front().map_or(false, |&(_, other)| other >= price) {
                    window.pop_front();
                }
                window.push_front((low, price));
                if low == high {
                    continue;
                }
                while cost[low][turn - 1] > cost[turn + 1][high] {
                    turn -= 1;
                }
                while window[window.len() - 1].0 > turn {
                    window.pop_back();
                }
                let mut best = window[window.len() - 1].1;
                if turn < high {
                    best = best.min(turn + 1 + cost[low][turn]);
                }
                cost[low][high] = best;
            }
        }
        cost[1][n] as i32
    }
}
