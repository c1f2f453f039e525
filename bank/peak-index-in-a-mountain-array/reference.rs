//! Up to the peak each value is greater than the one before, and after it none is, so the peak is the last such index.
//! It is built bit by bit from the highest one, each of which is kept if the values still rise there.
impl Solution {
    pub fn peak_index_in_mountain_array(arr: Vec<i32>) -> i32 {
        let rises = |index: usize| index < arr.len() && arr[index] > arr[index - 1];
        let bits = (0..17).rev().map(|bit| 1 << bit);
        bits.fold(0, |index, step| if rises(index + step) { index + step } else { index }) as i32
    }
}
