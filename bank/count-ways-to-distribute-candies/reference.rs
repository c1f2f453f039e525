//! The last candy either is alone in its bag, or lies in one of the bags that the other candies fill.
//! So the ways with one candy more follow from those of the same and of one bag fewer.
impl Solution {
    pub fn ways_to_distribute(n: i32, k: i32) -> i32 {
        // By the number of bags; no candy fills no bag in one way.
        let mut ways = vec![0u64; k as usize + 1];
        ways[0] = 1;
        for _ in 0..n {
            for bags in (1..ways.len()).rev() {
                ways[bags] = (ways[bags] * bags as u64 + ways[bags - 1]) % 1_000_000_007;
            }
            ways[0] = 0;
        }
        ways[k as usize] as i32
    }
}
