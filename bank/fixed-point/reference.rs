//! The array rises by at least 1 with each step, so arr[i] - i never falls. A binary search finds the first place where
//! it is not negative, and that is the answer if it is 0.
impl Solution {
    pub fn fixed_point(arr: Vec<i32>) -> i32 {
        let mut candidates = 0..arr.len();
        while !candidates.is_empty() {
            let middle = candidates.start.midpoint(candidates.end);
            if arr[middle] < middle as i32 {
                candidates.start = middle + 1;
            } else {
                candidates.end = middle;
            }
        }
        let first = candidates.start;
        if arr.get(first) == Some(&(first as i32)) { first as i32 } else { -1 }
    }
}
