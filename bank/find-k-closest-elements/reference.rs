//! The answer is a window of k elements. Against a window that starts one later, it loses the first element for the one
//! behind its end; whether that is an improvement changes once only, from yes to no, so it is searched by halves.
impl Solution {
    pub fn find_closest_elements(arr: Vec<i32>, k: i32, x: i32) -> Vec<i32> {
        let k = k as usize;
        let (mut low, mut high) = (0, arr.len() - k);
        while low < high {
            let middle = (low + high) / 2;
            // At equal distances the smaller element is kept.
            if x - arr[middle] > arr[middle + k] - x {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        arr[low..low + k].to_vec()
    }
}
