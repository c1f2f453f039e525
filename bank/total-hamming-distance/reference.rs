//! Each bit is counted for itself: a pair differs in it if one has a one and the other a zero.
//! So every bit adds the product of how often it is one and how often zero.
impl Solution {
    pub fn total_hamming_distance(nums: Vec<i32>) -> i32 {
        let n = nums.len() as i64;
        let pairs = |bit: i32| {
            let ones = nums.iter().filter(|&&x| x >> bit & 1 == 1).count() as i64;
            ones * (n - ones)
        };
        (0..31).map(pairs).sum::<i64>() as i32
    }
}
