// Wrong: compares the known digits and ignores every '?'.

pub struct Solution;

impl Solution {
    pub fn sum_game(num: String) -> bool {
        let value = |c: &u8| if *c == b'?' { 0 } else { u32::from(c - b'0') };
        let (left, right) = num.as_bytes().split_at(num.len() / 2);
        left.iter().map(value).sum::<u32>() != right.iter().map(value).sum::<u32>()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::sum_game(text.trim_end().to_string()));
}
