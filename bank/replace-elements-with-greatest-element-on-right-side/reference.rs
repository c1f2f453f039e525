//! Seen from the right end, the greatest element after a place is that of the next place or the next element itself.
//! There is none after the last place, and -1 is less than all elements, so it stands for nothing.
impl Solution {
    pub fn replace_elements(mut arr: Vec<i32>) -> Vec<i32> {
        let mut greatest = -1;
        for element in arr.iter_mut().rev() {
            let own = std::mem::replace(element, greatest);
            greatest = greatest.max(own);
        }
        arr
    }
}
