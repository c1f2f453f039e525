//! The first and the last value are still there, so the sum of the whole progression is known: as many times their mean
//! as it had values. What the given values lack of that sum is the removed one.
impl Solution {
    pub fn missing_number(arr: Vec<i32>) -> i32 {
        let ends = arr[0] + arr[arr.len() - 1];
        (arr.len() as i32 + 1) * ends / 2 - arr.iter().sum::<i32>()
    }
}
