//! The largest of n numbers can stand before 0 to n - 1 of the others, each place making that many new pairs.
//! So row n is a sum over a window of row n - 1, kept by adding the entering count and taking off the leaving one.
impl Solution {
    pub fn k_inverse_pairs(n: i32, k: i32) -> i32 {
        const MOD: i64 = 1_000_000_007;
        let (n, k) = (n as usize, k as usize);
        let mut row = vec![0i64; k + 1];
        row[0] = 1;
        for size in 2..=n {
            let mut next = vec![0i64; k + 1];
            let mut window = 0;
            for pairs in 0..=k {
                window += row[pairs];
                if pairs >= size {
                    window += MOD - row[pairs - size];
                }
                window %= MOD;
                next[pairs] = window;
            }
            row = next;
        }
        row[k] as i32
    }
}
