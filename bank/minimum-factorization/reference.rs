//! Fewest digits give the smallest number, and two digits whose product is a digit are better merged, so the largest
//! digits are divided out first. In increasing order they are the answer; a rest other than 1 has a prime above 7.
impl Solution {
    pub fn smallest_factorization(num: i32) -> i32 {
        if num == 1 {
            return 1;
        }
        let mut rest = num;
        let mut answer: i64 = 0;
        let mut place: i64 = 1;
        for digit in (2..=9).rev() {
            while rest % digit == 0 {
                rest /= digit;
                answer += place * digit as i64;
                place *= 10;
                if answer > i32::MAX as i64 {
                    return 0;
                }
            }
        }
        if rest == 1 {
            answer as i32
        } else {
            0
        }
    }
}
