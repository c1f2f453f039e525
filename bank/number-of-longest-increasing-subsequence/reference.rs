//! Sequences that end at an element extend the longest among those ending at earlier, smaller values. A Fenwick tree
//! over the ranks of the values gives that length and how many there are, as both combine over prefixes.
impl Solution {
    pub fn find_number_of_lis(nums: Vec<i32>) -> i64 {
        let mut values = nums.clone();
        values.sort_unstable();
        values.dedup();
        // Counts of lengths that are not the longest may pass any bound; they stay at the largest number.
        let joined = |a: (i32, i64), b: (i32, i64)| match a.0.cmp(&b.0) {
            std::cmp::Ordering::Less => b,
            std::cmp::Ordering::Greater => a,
            std::cmp::Ordering::Equal => (a.0, a.1.saturating_add(b.1)),
        };
        let mut tree = vec![(0, 0i64); values.len() + 1];
        let mut all = (0, 0i64);
        for x in &nums {
            let rank = values.partition_point(|value| value < x);
            let mut below = (0, 0i64);
            let mut i = rank;
            while i > 0 {
                below = joined(below, tree[i]);
                i &= i - 1;
            }
            let ending = if below.0 == 0 { (1, 1) } else { (below.0 + 1, below.1) };
            all = joined(all, ending);
            let mut i = rank + 1;
            while i < tree.len() {
                tree[i] = joined(tree[i], ending);
                i += i & i.wrapping_neg();
            }
        }
        all.1
    }
}
