//! The top can only be the greatest value. It must not stand at an end, and both sides have to rise strictly to it.
impl Solution {
    pub fn valid_mountain_array(arr: Vec<i32>) -> bool {
        let highest = arr.iter().max();
        let top = arr.iter().position(|height| Some(height) == highest).unwrap();
        let (left, right) = (&arr[..=top], &arr[top..]);
        left.len() > 1 && right.len() > 1 && left.is_sorted_by(|a, b| a < b) && right.is_sorted_by(|a, b| a > b)
    }
}
