//! Each bit is counted modulo three over all elements; those that come three times leave nothing, so the single one
//! remains. `ones` and `twos` are the two digits of all 32 counts at once.
impl Solution {
    pub fn single_number(nums: Vec<i32>) -> i32 {
        let (mut ones, mut twos) = (0, 0);
        for value in nums {
            ones = (ones ^ value) & !twos;
            twos = (twos ^ value) & !ones;
        }
        ones
    }
}
