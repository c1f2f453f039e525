//! With one die more, a sum comes from the k sums before it, one for each face.
//! These are a window over the ways of the other dice, so running sums give each number in constant time.
impl Solution {
    pub fn num_rolls_to_target(n: i32, k: i32, target: i32) -> i32 {
        const MODULUS: i64 = 1_000_000_007;
        let (faces, target) = (k as usize, target as usize);
        let mut ways = vec![0_i64; target + 1];
        ways[0] = 1;
        for _ in 0..n {
            let mut window = 0_i64;
            ways = (0..=target)
                .map(|sum| {
                    let current = window;
                    let leaving = sum.checked_sub(faces).map_or(0, |old| ways[old]);
                    window = (window + ways[sum] - leaving).rem_euclid(MODULUS);
                    current
                })
                .collect();
        }
        ways[target] as i32
    }
}
