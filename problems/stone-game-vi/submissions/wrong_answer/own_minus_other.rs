// Wrong: each orders by the own value minus the other's, as if taking a stone gave it to the other too.

pub struct Solution;

impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        let n = alice_values.len();
        let stones: Vec<(i32, i32)> = alice_values.into_iter().zip(bob_values).collect();
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by_key(|&i| stones[i].0 - stones[i].1);
        let (mut low, mut high, mut lead) = (0, n, 0);
        for turn in 0..n {
            if turn % 2 == 0 {
                high -= 1;
                lead += stones[order[high]].0;
            } else {
                lead -= stones[order[low]].1;
                low += 1;
            }
        }
        lead.signum()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut values = || {
        let length = numbers.next().expect("a length") as usize;
        numbers.by_ref().take(length).collect()
    };
    let (alice_values, bob_values) = (values(), values());
    println!("{}", Solution::stone_game_vi(alice_values, bob_values));
}
