//! Below a number there are half as many odd numbers, rounded down.
//! Those up to the end less those before the beginning are the ones between.
impl Solution {
    pub fn count_odds(low: i32, high: i32) -> i32 {
        let below = |number: i32| number / 2;
        below(high + 1) - below(low)
    }
}
