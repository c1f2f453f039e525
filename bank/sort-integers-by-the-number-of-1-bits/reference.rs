//! The order is that of pairs: the number of bits decides first, and the integer itself where these are the same. Equal
//! pairs belong to equal integers, so any sorting by these pairs gives the answer.
impl Solution {
    pub fn sort_by_bits(arr: Vec<i32>) -> Vec<i32> {
        let mut sorted = arr;
        sorted.sort_unstable_by_key(|x| (x.count_ones(), *x));
        sorted
    }
}
