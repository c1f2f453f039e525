//! Sorted by width, and by falling height among equal widths, envelopes fit into each other just where heights rise:
//! of one width at most one is taken. The longest rising subsequence keeps the least end for each length.
impl Solution {
    pub fn max_envelopes(mut envelopes: Vec<Vec<i32>>) -> i32 {
        envelopes.sort_unstable_by_key(|e| (e[0], -e[1]));
        let mut ends: Vec<i32> = Vec::new();
        for e in envelopes {
            let length = ends.partition_point(|&end| end < e[1]);
            if length == ends.len() {
                ends.push(e[1]);
            } else {
                ends[length] = e[1];
            }
        }
        ends.len() as i32
    }
}
