//! The points of all rectangles are numbered in one row, and a number drawn evenly is turned back into its point.
//! Rectangles do not overlap, so each point has exactly one number and all are equally likely.
struct Solution {
    rects: Vec<Vec<i32>>,
    ends: Vec<u64>,
    state: u64,
}

impl Solution {
    fn new(rects: Vec<Vec<i32>>) -> Self {
        let mut total = 0u64;
        let mut ends = Vec::with_capacity(rects.len());
        for r in &rects {
            total += (r[2] - r[0] + 1) as u64 * (r[3] - r[1] + 1) as u64;
            ends.push(total);
        }
        Solution { rects, ends, state: 0x1234_5678_9abc_def1 }
    }

    fn pick(&mut self) -> Vec<i32> {
        let number = self.below(*self.ends.last().unwrap());
        let i = self.ends.partition_point(|&end| end <= number);
        let r = &self.rects[i];
        let place = number - if i == 0 { 0 } else { self.ends[i - 1] };
        let width = (r[2] - r[0] + 1) as u64;
        vec![r[0] + (place % width) as i32, r[1] + (place / width) as i32]
    }

    /// A number below `size`: the high half of a product with a mixed counter.
    fn below(&mut self, size: u64) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((z as u128 * size as u128) >> 64) as u64
    }
}
