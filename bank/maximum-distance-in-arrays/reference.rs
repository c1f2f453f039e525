//! In sorted arrays the farthest pair is the last of one and the first of another, so the ends alone matter.
//! Each array meets the least first and the greatest last of those before it, which covers every pair of arrays once.
impl Solution {
    pub fn max_distance(arrays: Vec<Vec<i32>>) -> i32 {
        let mut best = 0;
        let mut low = arrays[0][0];
        let mut high = arrays[0][arrays[0].len() - 1];
        for array in &arrays[1..] {
            let (first, last) = (array[0], array[array.len() - 1]);
            best = best.max(high - first).max(last - low);
            low = low.min(first);
            high = high.max(last);
        }
        best
    }
}
