//! The two words are independent: one stands for a multiple of 3, the other for a multiple of 5, in this order.
//! A number divisible by neither has no word, and is written itself.
impl Solution {
    pub fn fizz_buzz(n: i32) -> Vec<String> {
        let line = |i: i32| {
            let mut text = String::new();
            if i % 3 == 0 {
                text.push_str("Fizz");
            }
            if i % 5 == 0 {
                text.push_str("Buzz");
            }
            if text.is_empty() {
                i.to_string()
            } else {
                text
            }
        };
        (1..=n).map(line).collect()
    }
}
