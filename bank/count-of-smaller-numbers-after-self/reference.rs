//! Going from the end, a tree of partial sums counts the values met so far, so the smaller ones among them are a
//! prefix. Values are replaced by their ranks, which keeps every comparison.
impl Solution {
    pub fn count_smaller(nums: Vec<i32>) -> Vec<i32> {
        let mut sorted = nums.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let mut tree = vec![0; sorted.len() + 1];
        let mut counts = vec![0; nums.len()];
        for (place, x) in nums.iter().enumerate().rev() {
            let rank = sorted.partition_point(|y| y < x);
            let mut i = rank;
            while i > 0 {
                counts[place] += tree[i];
                i &= i - 1;
            }
            i = rank + 1;
            while i < tree.len() {
                tree[i] += 1;
                i += i & i.wrapping_neg();
            }
        }
        counts
    }
}
