//! How the search goes on depends only on its cost and on the greatest number so far, so the arrays are counted by
//! these. A further number either is not greater, one of as many as the greatest says, or becomes the greatest for one
//! more cost.
impl Solution {
    pub fn num_of_arrays(n: i32, m: i32, k: i32) -> i32 {
        const MODULUS: u64 = 1_000_000_007;
        let top = m as usize;
        // ways[cost][greatest]: the empty array has no cost, and 0 stands for its greatest number.
        let mut ways = vec![vec![0; top + 1]; k as usize + 1];
        ways[0][0] = 1;
        for _ in 0..n {
            // The higher costs come first, as they need the old counts of the lower ones.
            for cost in (0..ways.len()).rev() {
                let mut smaller = 0;
                for greatest in 0..=top {
                    let same = ways[cost][greatest] * greatest as u64;
                    ways[cost][greatest] = (same + smaller) % MODULUS;
                    smaller += if cost > 0 { ways[cost - 1][greatest] } else { 0 };
                }
            }
        }
        (ways[k as usize].iter().sum::<u64>() % MODULUS) as i32
    }
}
