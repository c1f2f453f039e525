//! The XOR of a number with itself is 0, so of two sums from the beginning the common part vanishes.
//! What is left are the elements from left to right.
impl Solution {
    pub fn xor_queries(arr: Vec<i32>, queries: Vec<Vec<i32>>) -> Vec<i32> {
        let mut before = vec![0; arr.len() + 1];
        for (place, x) in arr.iter().enumerate() {
            before[place + 1] = before[place] ^ x;
        }
        queries.iter().map(|query| before[query[0] as usize] ^ before[query[1] as usize + 1]).collect()
    }
}
