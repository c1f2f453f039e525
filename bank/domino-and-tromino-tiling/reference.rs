//! Every tiling ends in one block that no straight cut divides: one upright domino, two flat ones, or for each width
//! from three on two mirrored blocks with a tromino at either end. So t(n) = t(n-1) + t(n-2) + 2(t(n-3) + ... + t(0)).
impl Solution {
    pub fn num_tilings(n: i32) -> i32 {
        const PRIME: i64 = 1_000_000_007;
        // The number of ways for the last two widths, and the sum of all the shorter ones.
        let (mut before, mut last, mut shorter) = (0, 1, 0);
        for _ in 0..n {
            let ways = (last + before + 2 * shorter) % PRIME;
            shorter = (shorter + before) % PRIME;
            (before, last) = (last, ways);
        }
        last as i32
    }
}
