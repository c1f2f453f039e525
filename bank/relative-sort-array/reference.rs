//! Two numbers are compared by their places in the second array first, and the missing ones all have the place after
//! its end. Among equal places the number itself decides, which matters only for the missing ones.
impl Solution {
    pub fn relative_sort_array(arr1: Vec<i32>, arr2: Vec<i32>) -> Vec<i32> {
        let mut rank = [arr2.len(); 1001];
        arr2.iter().enumerate().for_each(|(place, &x)| rank[x as usize] = place);
        let mut sorted = arr1;
        sorted.sort_unstable_by_key(|&x| (rank[x as usize], x));
        sorted
    }
}
