//! Let m be the number with ones at all negative places. Adding m to the value of some digits turns each negative digit
//! into its opposite at the same positive place, so n + m has in base 2 the digits wanted, with those of m inverted.
impl Solution {
    pub fn base_neg2(n: i32) -> String {
        let negative = 0xAAAA_AAAA_AAAA_u64;
        format!("{:b}", (n as u64 + negative) ^ negative)
    }
}
