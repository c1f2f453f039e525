//! Number n goes to the place of one of the n - 1 others, j. If j goes to n's place, n - 2 numbers are left to derange;
//! otherwise n's place is as forbidden for j as its own was, and n - 1 are left: D(n) = (n - 1)(D(n - 1) + D(n - 2)).
impl Solution {
    pub fn find_derangement(n: i32) -> i32 {
        const MOD: i64 = 1_000_000_007;
        // D(0) and D(1).
        let (mut before, mut last) = (1i64, 0i64);
        for size in 2..=n as i64 {
            let next = (size - 1) * ((before + last) % MOD) % MOD;
            before = last;
            last = next;
        }
        last as i32
    }
}
