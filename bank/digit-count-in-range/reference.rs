//! At a place of worth u the digits run through all ten values with each block of 10u numbers, u times each.
//! So whole blocks and the part of the last one are counted for each place, and a 0 counts only after another digit.
fn up_to(bound: i64, digit: i64) -> i64 {
    std::iter::successors(Some(1), |unit| Some(unit * 10))
        .take_while(|&unit| unit <= bound)
        .map(|unit| {
            let (blocks, part) = (bound / (10 * unit), bound % (10 * unit));
            let started = (part + 1 - digit * unit).clamp(0, unit);
            // The block without digits before the place has only leading zeroes there.
            blocks * unit + started - if digit == 0 { unit } else { 0 }
        })
        .sum()
}

impl Solution {
    pub fn digits_count(d: i32, low: i32, high: i32) -> i32 {
        (up_to(high.into(), d.into()) - up_to(i64::from(low) - 1, d.into())) as i32
    }
}
