//! Each number is the second of a good pair with every equal number before it.
//! So the number of times it was met already is added at each place.
impl Solution {
    pub fn num_identical_pairs(nums: Vec<i32>) -> i32 {
        let mut met = [0; 101];
        let mut pairs = 0;
        for x in nums {
            pairs += met[x as usize];
            met[x as usize] += 1;
        }
        pairs
    }
}
