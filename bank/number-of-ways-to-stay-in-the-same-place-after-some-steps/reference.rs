//! The ways to stand at a place after one more step come from this place and its two neighbors. Places farther away
//! than half of the steps do not matter, as there is no way back from them in time.
impl Solution {
    pub fn num_ways(steps: i32, arr_len: i32) -> i32 {
        let width = arr_len.min(steps / 2 + 1) as usize;
        // One place more on each side, which stays empty.
        let mut ways = vec![0u64; width + 2];
        ways[1] = 1;
        for _ in 0..steps {
            let inner: Vec<u64> = ways.windows(3).map(|near| near.iter().sum::<u64>() % 1_000_000_007).collect();
            ways[1..=width].copy_from_slice(&inner);
        }
        ways[1] as i32
    }
}
