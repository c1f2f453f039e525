//! An odd number has odd divisors only, so every move from it leads to an even one; from an even number, taking 1 leads
//! to an odd one. The one who faces odd numbers is the one who ends at 1.
impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n % 2 == 0
    }
}
