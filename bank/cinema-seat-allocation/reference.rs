//! A row without reserved seats takes two groups, and so does one whose seats 2 to 9 are free. Any other row takes one
//! group if some block is free, as two blocks apart from each other would be all of these seats.
use std::collections::HashMap;

impl Solution {
    pub fn max_number_of_families(n: i32, reserved_seats: Vec<Vec<i32>>) -> i32 {
        const LEFT: u16 = 0b00_0011_1100;
        const MIDDLE: u16 = LEFT << 2;
        const RIGHT: u16 = LEFT << 4;
        let mut taken: HashMap<i32, u16> = HashMap::new();
        for seat in &reserved_seats {
            *taken.entry(seat[0]).or_default() |= 1 << seat[1];
        }
        let lost = taken.values().map(|row| {
            if row & (LEFT | RIGHT) == 0 {
                0
            } else if [LEFT, MIDDLE, RIGHT].iter().any(|block| row & block == 0) {
                1
            } else {
                2
            }
        });
        2 * n - lost.sum::<i32>()
    }
}
