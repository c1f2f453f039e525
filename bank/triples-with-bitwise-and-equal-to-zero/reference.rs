//! A third number makes zero with a pair exactly if the bits of the pair's AND all lie outside of it. So the pairs are
//! counted by their AND, and then bit by bit summed up over all subsets of each set of bits.
impl Solution {
    pub fn count_triplets(nums: Vec<i32>) -> i32 {
        const BITS: usize = 16;
        let mut within = vec![0; 1 << BITS];
        for a in &nums {
            for b in &nums {
                within[(a & b) as usize] += 1;
            }
        }
        for bit in (0..BITS).map(|place| 1 << place) {
            for set in 0..within.len() {
                if set & bit != 0 {
                    within[set] += within[set ^ bit];
                }
            }
        }
        nums.iter().map(|&c| within[within.len() - 1 - c as usize]).sum()
    }
}
