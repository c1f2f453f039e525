//! Up to arr[i] there are arr[i] - i - 1 missing numbers, and this count never falls along the array.
//! So the items before the answer are those with fewer than k missing numbers, and each of them moves it up by one.
impl Solution {
    pub fn find_kth_positive(arr: Vec<i32>, k: i32) -> i32 {
        let (mut smaller, mut open) = (0, arr.len());
        while smaller < open {
            let middle = smaller.midpoint(open);
            if arr[middle] - (middle as i32) <= k {
                smaller = middle + 1;
            } else {
                open = middle;
            }
        }
        k + smaller as i32
    }
}
