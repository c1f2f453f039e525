//! All places of a value stand together once the places are sorted by their values, so one of them is drawn evenly by a
//! number below their count. The numbers come from a mixed counter, whose high half spreads evenly.
struct Solution {
    /// Values with their places, in order.
    sorted: Vec<(i32, i32)>,
    state: u64,
}

impl Solution {
    fn new(nums: Vec<i32>) -> Self {
        let mut sorted: Vec<(i32, i32)> = nums.into_iter().zip(0..).collect();
        sorted.sort_unstable();
        Self { sorted, state: 0x2545_f491_4f6c_dd1d }
    }

    fn pick(&mut self, target: i32) -> i32 {
        let first = self.sorted.partition_point(|&(value, _)| value < target);
        let count = self.sorted[first..].partition_point(|&(value, _)| value == target);
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let below = ((mixed ^ (mixed >> 31)) as u128 * count as u128) >> 64;
        self.sorted[first + below as usize].1
    }
}
