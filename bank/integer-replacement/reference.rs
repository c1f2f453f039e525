//! Of the two even neighbours of an odd number, the one that is a multiple of four can be halved twice and leads lower
//! sooner; only from 3 the way down over 2 is shorter. In 64 bits, as 2^31 - 1 goes up.
impl Solution {
    pub fn integer_replacement(n: i32) -> i32 {
        let mut n = n as i64;
        let mut steps = 0;
        while n > 1 {
            if n % 2 == 0 {
                n /= 2;
            } else if n == 3 || n % 4 == 1 {
                n -= 1;
            } else {
                n += 1;
            }
            steps += 1;
        }
        steps
    }
}
