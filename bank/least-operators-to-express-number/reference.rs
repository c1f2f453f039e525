//! A power of x with its sign costs as many operators as its exponent, and 1 = x / x costs two. The lowest digit of the
//! target can be added, or its complement subtracted with a carry, and for the higher digits only the carry matters.
impl Solution {
    pub fn least_ops_express_target(x: i32, target: i32) -> i32 {
        let x = i64::from(x);
        let mut rest = i64::from(target);
        // The least costs to make the digits so far, and to make what they lack of the next power.
        let (mut made, mut lacking) = (0, i64::from(i32::MAX));
        let mut exponent = 0;
        while rest > 0 {
            let digit = rest % x;
            let cost = if exponent == 0 { 2 } else { exponent };
            (made, lacking) = (
                (digit * cost + made).min((digit + 1) * cost + lacking),
                ((x - digit) * cost + made).min((x - digit - 1) * cost + lacking),
            );
            rest /= x;
            exponent += 1;
        }
        // The first sign of the expression is not written.
        (made.min(exponent + lacking) - 1) as i32
    }
}
