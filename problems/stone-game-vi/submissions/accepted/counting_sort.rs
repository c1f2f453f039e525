// The lead is the sum of a + b over Alice's stones minus the sum of all b. So only the sums matter; they lie between 2
// and 200 and are counted: of equal sums, the player whose turn it is gets the odd one. O(n).

pub struct Solution;

impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        let mut count = [0; 201];
        for (a, b) in alice_values.iter().zip(&bob_values) {
            count[(a + b) as usize] += 1;
        }
        let (mut taken, mut alice) = (0, 0);
        for (sum, &stones) in count.iter().enumerate().rev() {
            alice += sum as i32 * if taken % 2 == 0 { (stones + 1) / 2 } else { stones / 2 };
            taken += stones;
        }
        (alice - bob_values.iter().sum::<i32>()).signum()
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
