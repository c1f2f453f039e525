//! The cost depends only on how many earlier elements are less and how many are greater. A tree of counts (by Fenwick)
//! gives the number of elements up to any value in logarithmic time.
impl Solution {
    pub fn create_sorted_array(instructions: Vec<i32>) -> i32 {
        const VALUES: usize = 100_000;
        let mut tree = vec![0_i64; VALUES + 1];
        let up_to = |tree: &[i64], value: usize| -> i64 {
            std::iter::successors(Some(value), |&node| Some(node & node.saturating_sub(1)))
                .take_while(|&node| node > 0)
                .map(|node| tree[node])
                .sum()
        };
        let mut total = 0;
        for (size, value) in instructions.iter().map(|&value| value as usize).enumerate() {
            let less = up_to(&tree, value - 1);
            let greater = size as i64 - up_to(&tree, value);
            total += less.min(greater);
            let mut node = value;
            while let Some(count) = tree.get_mut(node) {
                *count += 1;
                node += node & node.wrapping_neg();
            }
        }
        (total % 1_000_000_007) as i32
    }
}
