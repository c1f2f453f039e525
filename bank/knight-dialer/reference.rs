//! The pad looks the same from left and right, and from above and below in its upper rows, so the keys 1, 3, 7 and 9
//! are alike, and so are 2 and 8, and 4 and 6. The 5 has no jumps, hence it counts only alone.
impl Solution {
    pub fn knight_dialer(n: i32) -> i32 {
        const MODULUS: i64 = 1_000_000_007;
        // The numbers that begin at one key of each kind: a corner, 2 or 8, 4 or 6, and 0.
        let (mut corner, mut edge, mut side, mut zero) = (1, 1, 1, 1);
        for _ in 1..n {
            (corner, edge, side, zero) =
                ((edge + side) % MODULUS, 2 * corner % MODULUS, (2 * corner + zero) % MODULUS, 2 * side % MODULUS);
        }
        let five = i64::from(n == 1);
        ((4 * corner + 2 * edge + 2 * side + zero + five) % MODULUS) as i32
    }
}
