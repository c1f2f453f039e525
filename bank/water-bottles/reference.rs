//! An exchange takes numExchange - 1 bottles out of the game for good, when the new one has been drunk, and there is
//! one as long as more than that are left. So the number of exchanges is a division, and each is one bottle to drink.
impl Solution {
    pub fn num_water_bottles(num_bottles: i32, num_exchange: i32) -> i32 {
        num_bottles + (num_bottles - 1) / (num_exchange - 1)
    }
}
