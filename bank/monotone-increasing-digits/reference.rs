//! The numbers whose digits never fall are exactly the sums of at most nine of 1, 11, 111 and so on, as each adds one
//! to a tail of the digits. Taking the largest that still fits, nine times, gives the largest sum.
impl Solution {
    pub fn monotone_increasing_digits(n: i32) -> i32 {
        let mut ones = 111_111_111;
        let mut sum = 0;
        for _ in 0..9 {
            while sum + ones > n {
                ones /= 10;
            }
            sum += ones;
        }
        sum
    }
}
