//! The number of digits is known from the text of the number, and the powers are summed up with room to spare: nine
//! ninth powers of 9 do not fit into 32 bits.
impl Solution {
    pub fn is_armstrong(n: i32) -> bool {
        let text = n.to_string();
        let powers = text.bytes().map(|c| i64::from(c - b'0').pow(text.len() as u32));
        powers.sum::<i64>() == i64::from(n)
    }
}
