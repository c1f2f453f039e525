// Only the judge's function: the kit writes the main around it.

struct Solution;

impl Solution {
    pub fn sum(num1: i32, num2: i32) -> i32 {
        println!("adding {num1} and {num2}");
        num2 + num1
    }
}
