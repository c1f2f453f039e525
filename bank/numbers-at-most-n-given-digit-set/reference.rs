//! Read from the last digit of n to the first, the count for the part that was read tells how many texts of that length
//! are at most that part: a smaller first digit leaves the rest free, an equal one leaves the count so far.
impl Solution {
    pub fn at_most_n_given_digit_set(digits: Vec<String>, n: i32) -> i32 {
        let mut shorter = 0_i64;
        let mut free = 1;
        let mut at_most = 1;
        for digit in n.to_string().chars().rev().map(|c| c.to_string()) {
            shorter += free;
            let below = digits.iter().filter(|&other| *other < digit).count() as i64;
            at_most = below * free + if digits.contains(&digit) { at_most } else { 0 };
            free *= digits.len() as i64;
        }
        // The empty text is no number.
        (shorter - 1 + at_most) as i32
    }
}
