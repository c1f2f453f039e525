// Bob can only complete every digit of Alice to 9 on the same side, or copy it on the other. So a '?' is worth four
// and a half, and Bob wins exactly if both halves balance. All is doubled to stay whole. O(n).

pub struct Solution;

impl Solution {
    pub fn sum_game(num: String) -> bool {
        let value = |c: u8| if c == b'?' { 9 } else { 2 * i32::from(c - b'0') };
        let (left, right) = num.as_bytes().split_at(num.len() / 2);
        left.iter().map(|&c| value(c)).sum::<i32>() != right.iter().map(|&c| value(c)).sum::<i32>()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::sum_game(text.trim_end().to_string()));
}
