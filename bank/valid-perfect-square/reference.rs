//! Squares grow with their roots, so the first root whose square is not below num is found by halving, and num is a
//! square only if it is that one's. Squares are computed in 64 bits.
impl Solution {
    pub fn is_perfect_square(num: i32) -> bool {
        let num = num as i64;
        let (mut low, mut high) = (1i64, 1 << 16);
        while low < high {
            let middle = (low + high) / 2;
            if middle * middle < num {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low * low == num
    }
}
