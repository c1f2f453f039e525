// Wrong: binary search whose answer is always "higher": neither the best guesses nor the worst number.

pub struct Solution;

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        let (mut low, mut paid) = (1, 0);
        while low < n {
            let guess = (low + n) / 2;
            paid += guess;
            low = guess + 1;
        }
        paid
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::get_money_amount(n));
}
