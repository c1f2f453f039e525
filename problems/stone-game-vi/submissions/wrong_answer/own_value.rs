// Wrong: each takes the stone that is worth most to the taker, whatever it is worth to the other.

pub struct Solution;

impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        let n = alice_values.len();
        let stones: Vec<(i32, i32)> = alice_values.into_iter().zip(bob_values).collect();
        let mut for_alice: Vec<usize> = (0..n).collect();
        let mut for_bob = for_alice.clone();
        for_alice.sort_by_key(|&i| stones[i].0);
        for_bob.sort_by_key(|&i| stones[i].1);
        let (mut taken, mut lead) = (vec![false; n], 0);
        for turn in 0..n {
            let order = if turn % 2 == 0 { &mut for_alice } else { &mut for_bob };
            while let Some(i) = order.pop() {
                if !taken[i] {
                    taken[i] = true;
                    lead += if turn % 2 == 0 { stones[i].0 } else { -stones[i].1 };
                    break;
                }
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
