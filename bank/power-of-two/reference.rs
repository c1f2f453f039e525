//! A power of two has exactly one bit set, so taking 1 away changes that bit and all below it and leaves
//! nothing in common. Any other positive number keeps its highest bit; zero and negative numbers are no powers.
impl Solution {
    pub fn is_power_of_two(n: i32) -> bool {
        n > 0 && n & (n - 1) == 0
    }
}
