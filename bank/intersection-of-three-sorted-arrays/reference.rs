//! With all arrays in order, a number of the first one can only be in the rest of the others that is not smaller.
//! So the smaller numbers are skipped for good, and the order of the first array is kept.
impl Solution {
    pub fn arrays_intersection(arr1: Vec<i32>, arr2: Vec<i32>, arr3: Vec<i32>) -> Vec<i32> {
        let mut others = [arr2.into_iter().peekable(), arr3.into_iter().peekable()];
        let mut common = arr1;
        common.retain(|&x| {
            others.each_mut().map(|other| {
                while other.next_if(|&y| y < x).is_some() {}
                other.peek() == Some(&x)
            }) == [true, true]
        });
        common
    }
}
