//! A number is valid if all its digits are of the seven that rotate, and stays the same if all are 0, 1 or 8.
//! So the good ones are the difference of two counts of numbers whose digits are taken from a set.
fn count_below(limit: &str, allowed: &str) -> i32 {
    let mut count = 0;
    for (place, digit) in limit.char_indices() {
        let later = (limit.len() - place - 1) as u32;
        let lower = allowed.chars().filter(|&other| other < digit).count() as i32;
        count += lower * (allowed.len() as i32).pow(later);
        if !allowed.contains(digit) {
            break;
        }
    }
    count
}

impl Solution {
    pub fn rotated_digits(n: i32) -> i32 {
        // Zeros at the front are allowed in both counts, and 0 itself cancels out.
        let limit = (n + 1).to_string();
        count_below(&limit, "0125689") - count_below(&limit, "018")
    }
}
