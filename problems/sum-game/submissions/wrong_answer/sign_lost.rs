// Wrong: compares sizes only: the side with more '?' may be the side that is ahead already.

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
        2 * left.abs_diff(right) != 9 * left_marks.abs_diff(right_marks)
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::sum_game(text.trim_end().to_string()));
}
