//! The allowed numbers have ranks without gaps, and an even draw of a rank is an even draw of its number. A number is
//! its rank plus the banned numbers below it, and those are the ones with at most that many allowed numbers below them.
struct Solution {
    allowed: u64,
    // How many allowed numbers are below each banned one, in order.
    below: Vec<u64>,
    state: u64,
}

impl Solution {
    fn new(n: i32, blacklist: Vec<i32>) -> Self {
        let mut banned = blacklist;
        banned.sort_unstable();
        let below: Vec<u64> = banned.iter().zip(0..).map(|(&number, rank)| number as u64 - rank).collect();
        Solution { allowed: n as u64 - below.len() as u64, below, state: 0x2545_f491_4f6c_dd1d }
    }

    fn pick(&mut self) -> i32 {
        let rank = self.draw(self.allowed);
        (rank + self.below.partition_point(|&count| count <= rank) as u64) as i32
    }

    /// A number below `size`: the high half of a product with a mixed counter.
    fn draw(&mut self, size: u64) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((z as u128 * size as u128) >> 64) as u64
    }
}
