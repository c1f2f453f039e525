// Wrong: a negative number does not fit.

struct Solution;

impl Solution {
    pub fn sum(num1: i32, num2: i32) -> i32 {
        num1 + i32::from(u8::try_from(num2).expect("not negative"))
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers: Vec<i32> = text.split_whitespace().map(|word| word.parse().expect("a whole number")).collect();
    println!("{}", Solution::sum(numbers[0], numbers[1]));
}
