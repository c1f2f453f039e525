//! The number of ugly numbers up to some limit follows from the multiples of a, b and c and of their common multiples,
//! by inclusion and exclusion. It never falls, so the first limit with n of them is found by halving.
fn common_multiple(a: i64, b: i64) -> i64 {
    let (mut divisor, mut rest) = (a, b);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    a / divisor * b
}

impl Solution {
    pub fn nth_ugly_number(n: i32, a: i32, b: i32, c: i32) -> i32 {
        let (a, b, c) = (a as i64, b as i64, c as i64);
        let (ab, bc, ca) = (common_multiple(a, b), common_multiple(b, c), common_multiple(c, a));
        let abc = common_multiple(ab, c);
        let (mut too_low, mut enough) = (0, 2_000_000_000_i64);
        while enough - too_low > 1 {
            let limit = (too_low + enough) / 2;
            let count = limit / a + limit / b + limit / c - limit / ab - limit / bc - limit / ca + limit / abc;
            if count < n as i64 {
                too_low = limit;
            } else {
                enough = limit;
            }
        }
        enough as i32
    }
}
