//! All elements have the same last bit, and without it they are n integers in a row. The xor of all integers below a
//! bound repeats in steps of four, so two of these give the row, and the last bit is left where n is odd.
impl Solution {
    pub fn xor_operation(n: i32, start: i32) -> i32 {
        // The xor of the integers below the bound: an even one and the next one differ by their last bit only.
        let below = |bound: i32| match bound % 4 {
            0 => 0,
            1 => bound - 1,
            2 => 1,
            _ => bound,
        };
        let half = start / 2;
        (below(half) ^ below(half + n)) * 2 + (start & n & 1)
    }
}
