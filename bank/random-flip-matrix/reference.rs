//! The cells form one row, and the first of it are kept free: a drawn place is filled by the last free cell, as in a
//! shuffle. Only places that were changed are remembered, so memory grows with the flips and each flip draws once.
use std::collections::HashMap;

struct Solution {
    rows: i32,
    columns: i32,
    free: i32,
    moved: HashMap<i32, i32>,
    state: u64,
}

impl Solution {
    fn new(m: i32, n: i32) -> Self {
        Solution { rows: m, columns: n, free: m * n, moved: HashMap::new(), state: 0x0123_4567_89ab_cdef }
    }

    fn flip(&mut self) -> Vec<i32> {
        // a mixed counter; the high half of the product is a place among the free ones
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        let place = ((z as u128 * self.free as u128) >> 64) as i32;
        self.free -= 1;
        let last = self.moved.remove(&self.free).unwrap_or(self.free);
        let cell = if place == self.free { last } else { self.moved.insert(place, last).unwrap_or(place) };
        vec![cell / self.columns, cell % self.columns]
    }

    fn reset(&mut self) {
        self.free = self.rows * self.columns;
        self.moved.clear();
    }
}
