// Wrong: pays for the right guess too.

pub struct Solution;

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        let n = n as usize;
        // cost[low][high]: what is enough for every number from low to high; 0 where at most one is left.
        let mut cost = vec![vec![0; n + 2]; n + 2];
        for low in (1..=n).rev() {
            for high in low..=n {
                let pay = |guess: usize| guess + cost[low][guess - 1].max(cost[guess + 1][high]);
                cost[low][high] = (low..=high).map(pay).min().unwrap_or(0);
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
