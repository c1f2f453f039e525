// A multiple of 4 loses: whatever x you remove, the friend removes 4 - x. From any other number you leave a multiple
// of 4. O(1).

pub struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_win_nim(n));
}
