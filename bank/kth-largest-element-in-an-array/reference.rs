//! The array is split around an element, and only the side that holds the wanted place is split again.
//! The library's selection does so with well chosen elements, which makes it linear in the worst case too.
impl Solution {
    pub fn find_kth_largest(mut nums: Vec<i32>, k: i32) -> i32 {
        let place = nums.len() - k as usize;
        *nums.select_nth_unstable(place).1
    }
}
