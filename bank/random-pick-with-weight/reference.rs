//! The weights divide a row of numbers into stretches, and a number drawn evenly lies in each with the chance of its
//! weight. The first stretch that ends behind the number is found by halving.
struct Solution {
    ends: Vec<u64>,
    state: u64,
}

impl Solution {
    fn new(w: Vec<i32>) -> Self {
        let mut total = 0u64;
        let mut ends = Vec::with_capacity(w.len());
        for &x in &w {
            total += x as u64;
            ends.push(total);
        }
        Solution { ends, state: 0x0fed_cba9_8765_4321 }
    }

    fn pick_index(&mut self) -> i32 {
        // a mixed counter; the high half of the product is a number below the total
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        let total = self.ends[self.ends.len() - 1];
        let number = ((z as u128 * total as u128) >> 64) as u64;
        self.ends.partition_point(|&end| end <= number) as i32
    }
}
