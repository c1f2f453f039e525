//! As a fraction, the first number is always above the line and the second always below it, and one pair of brackets
//! brings all others above. All numbers are greater than one, so no other bracketing gives as much, and at most two
//! numbers need none.
impl Solution {
    pub fn optimal_division(nums: Vec<i32>) -> String {
        let texts: Vec<String> = nums.iter().map(|x| x.to_string()).collect();
        if texts.len() < 3 {
            return texts.join("/");
        }
        format!("{}/({})", texts[0], texts[1..].join("/"))
    }
}
