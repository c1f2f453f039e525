//! Of the numbers whose digits all can be rotated, those that stay the same are taken off. The former are counted
//! digit by digit, and the latter, which are fixed by one half of their digits, are few enough to be listed.
const VALID: [i64; 5] = [0, 1, 6, 8, 9];
const ROTATED: [i64; 5] = [0, 1, 9, 8, 6];

/// How many numbers from 1 to `n` have only valid digits.
fn valid(n: i64) -> i64 {
    let mut smaller = 0;
    let mut exact = true;
    for digit in n.to_string().bytes().map(|byte| i64::from(byte - b'0')) {
        let below = VALID.iter().filter(|&&x| x < digit).count() as i64;
        smaller = smaller * 5 + if exact { below } else { 0 };
        exact &= VALID.contains(&digit);
    }
    // Zero is one of the smaller ones, with leading zeros.
    smaller + i64::from(exact) - 1
}

/// How many numbers from 1 to `n` stay the same.
fn unchanged(n: i64) -> i64 {
    let mut count = 0;
    // All rows of digits that stay the same, of two lengths, which grow by a digit at both ends.
    let mut shorter: Vec<i64> = vec![0];
    let mut longer: Vec<i64> = vec![0, 1, 8];
    let mut top = 1;
    while top <= n {
        count += longer.iter().filter(|&&number| number >= top && number <= n).count() as i64;
        top *= 10;
        let wrap = |inner: &i64| {
            let inner = inner * 10;
            VALID.into_iter().zip(ROTATED).map(move |(first, last)| first * top + inner + last)
        };
        let wrapped = shorter.iter().flat_map(wrap).collect();
        shorter = std::mem::replace(&mut longer, wrapped);
    }
    count
}

impl Solution {
    pub fn confusing_number_ii(n: i32) -> i32 {
        (valid(i64::from(n)) - unchanged(i64::from(n))) as i32
    }
}
