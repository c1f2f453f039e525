//! A longer subarray never has fewer kinds, so for each end the good starts lie next to each other.
//! They run from the first start with at most k kinds to the one before the first start with fewer than k.
struct Window {
    limit: usize,
    start: usize,
    kinds: usize,
    counts: Vec<u32>,
}

impl Window {
    /// Takes in the number at `end` and gives the first start that keeps to the limit.
    fn grow(&mut self, nums: &[i32], end: usize) -> usize {
        let count = &mut self.counts[nums[end] as usize];
        self.kinds += usize::from(*count == 0);
        *count += 1;
        while self.kinds > self.limit {
            let count = &mut self.counts[nums[self.start] as usize];
            *count -= 1;
            self.kinds -= usize::from(*count == 0);
            self.start += 1;
        }
        self.start
    }
}

impl Solution {
    pub fn subarrays_with_k_distinct(nums: Vec<i32>, k: i32) -> i32 {
        let window = |limit| Window { limit, start: 0, kinds: 0, counts: vec![0; nums.len() + 1] };
        let mut wide = window(k as usize);
        let mut narrow = window(k as usize - 1);
        (0..nums.len()).map(|end| narrow.grow(&nums, end) - wide.grow(&nums, end)).sum::<usize>() as i32
    }
}
