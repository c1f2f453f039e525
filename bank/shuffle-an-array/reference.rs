//! Each place from the front is exchanged with a random one from there on, so every element that is left has the same
//! chance for it, and each order comes from just one series of choices. The array itself is kept for the reset.
struct Solution {
    nums: Vec<i32>,
    state: u64,
}

impl Solution {
    fn new(nums: Vec<i32>) -> Self {
        Solution { nums, state: 0x2545_F491_4F6C_DD1D }
    }

    fn reset(&self) -> Vec<i32> {
        self.nums.clone()
    }

    fn shuffle(&mut self) -> Vec<i32> {
        let mut order = self.nums.clone();
        for i in 0..order.len() {
            let other = i + self.below(order.len() - i);
            order.swap(i, other);
        }
        order
    }

    /// A random number below the bound.
    fn below(&mut self, bound: usize) -> usize {
        // a xorshift generator; the upper half of a product spreads its bits evenly
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state as u128 * bound as u128 >> 64) as usize
    }
}
