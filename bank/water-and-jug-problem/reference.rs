//! Each fill or emptying changes the total by x or y, so totals are multiples of their greatest common divisor, and all
//! such multiples up to x + y are reached by filling one jug again and again and pouring it into the other.
impl Solution {
    pub fn can_measure_water(x: i32, y: i32, target: i32) -> bool {
        let (mut a, mut b) = (x, y);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        target <= x + y && target % a == 0
    }
}
