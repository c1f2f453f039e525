// Every digit at every '?', straight from the rules: exponential.

pub struct Solution;

impl Solution {
    pub fn sum_game(num: String) -> bool {
        alice_wins(&mut num.into_bytes(), true)
    }
}

/// Whether Alice wins from here; the text is the same afterwards.
fn alice_wins(num: &mut [u8], alice_moves: bool) -> bool {
    if !num.contains(&b'?') {
        let (left, right) = num.split_at(num.len() / 2);
        let sum = |part: &[u8]| part.iter().map(|&c| u32::from(c)).sum::<u32>();
        return sum(left) != sum(right);
    }
    for i in 0..num.len() {
        if num[i] == b'?' {
            for digit in b'0'..=b'9' {
                num[i] = digit;
                let alice = alice_wins(num, !alice_moves);
                num[i] = b'?';
                if alice == alice_moves {
                    return alice;
                }
            }
        }
    }
    !alice_moves
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::sum_game(text.trim_end().to_string()));
}
