//! A question mark is worth four and a half on average: Bob answers each digit with its complement to nine, which holds
//! the balance exactly if the marks of one half make up for its smaller sum; if not, Alice can push the way it leans.
impl Solution {
    pub fn sum_game(num: String) -> bool {
        let half = num.len() / 2;
        // Twice the left half less twice the right half.
        let mut balance = 0i64;
        for (i, c) in num.bytes().enumerate() {
            let worth = if c == b'?' { 9 } else { 2 * (c - b'0') as i64 };
            balance += if i < half { worth } else { -worth };
        }
        balance != 0
    }
}
