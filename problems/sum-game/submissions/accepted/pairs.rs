// With an odd number of '?' Alice has the last word. Else those on both sides cancel, and the k pairs that remain on
// one side give it exactly 9 k more when Bob wants it: he wins if the other side is ahead by just that. O(n).

pub struct Solution;

impl Solution {
    pub fn sum_game(num: String) -> bool {
        // The known digits and the question marks of both halves.
        let half = num.len() / 2;
        let count = |part: &str| {
            part.bytes().fold((0_i32, 0_i32), |(sum, marks), c| match c {
                b'?' => (sum, marks + 1),
                digit => (sum + i32::from(digit - b'0'), marks),
            })
        };
        let ((left, left_marks), (right, right_marks)) = (count(&num[..half]), count(&num[half..]));

        let rest = left_marks.abs_diff(right_marks) as i32;
        let other_ahead = if left_marks > right_marks { right - left } else { left - right };
        rest % 2 == 1 || other_ahead != rest / 2 * 9
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::sum_game(text.trim_end().to_string()));
}
