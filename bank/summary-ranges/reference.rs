//! A range goes on as long as the next number is one larger, and a gap ends it.
//! Ranges cannot reach over a gap and need not be cut elsewhere, so the list is the smallest one.
impl Solution {
    pub fn summary_ranges(nums: Vec<i32>) -> Vec<String> {
        nums.chunk_by(|&a, &b| a as i64 + 1 == b as i64)
            .map(|range| match range {
                [only] => only.to_string(),
                _ => format!("{}->{}", range[0], range[range.len() - 1]),
            })
            .collect()
    }
}
