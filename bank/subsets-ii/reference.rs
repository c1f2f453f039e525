//! A subset of the values is told by how often each value is in it, from never up to as often as it occurs.
//! So for each value the subsets so far are kept with every possible number of it, and none comes twice.
impl Solution {
    pub fn subsets_with_dup(nums: Vec<i32>) -> Vec<Vec<i32>> {
        let mut sorted = nums;
        sorted.sort_unstable();
        let mut out: Vec<Vec<i32>> = vec![Vec::new()];
        for run in sorted.chunk_by(|a, b| a == b) {
            for k in 0..out.len() {
                for count in 1..=run.len() {
                    let mut more = out[k].clone();
                    more.extend(&run[..count]);
                    out.push(more);
                }
            }
        }
        out
    }
}
