// The same rule, with the vowels as a set of bits: one shift and one mask for each letter. O(n).

pub struct Solution;

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        s.bytes().any(|c| VOWELS >> (c - b'a') & 1 == 1)
    }
}

/// One bit for each of a, e, i, o, u, counted from 'a'.
const VOWELS: u32 = 1 | 1 << 4 | 1 << 8 | 1 << 14 | 1 << 20;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::does_alice_win(text.trim_end().to_string()));
}
