//! Prime numbers: whether one is, and which lie in a range.

use super::interval::Interval;
use std::sync::LazyLock;

/// Ranges of so many numbers are listed as a whole.
const LISTED_MAX: i128 = 1 << 13;
/// Of wider ranges so many primes at each end are listed, and as many between.
const LISTED: usize = 1 << 10;
/// No gap between primes of 64 bits is so wide.
const GAP_MAX: i64 = 2_000;

/// Which small numbers are prime: while values are drawn they are asked for again and again.
static SMALL: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut are_prime = vec![true; 1 << 16];
    are_prime[..2].fill(false);
    for factor in 2..1 << 8 {
        if are_prime[factor] {
            are_prime[factor * factor..].iter_mut().step_by(factor).for_each(|is_prime| *is_prime = false);
        }
    }
    are_prime
});

/// Whether a number is prime (Miller 1976, Rabin 1980; these bases suffice for 64 bits: Sorenson and Webster 2015; the first four up to
/// [`FEW_MAX`]: Jaeschke 1993).
pub fn is_prime(x: i64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    const FEW_MAX: u64 = 3_215_031_750;
    if x < 2 {
        return false;
    }
    let x = x as u64;
    if let Some(&is_prime) = SMALL.get(x as usize) {
        return is_prime;
    }
    if let Some(&base) = BASES.iter().find(|&&base| x.is_multiple_of(base)) {
        return x == base;
    }
    // Wide numbers are divided slowly.
    let times = |a: u64, b: u64| match u32::try_from(x) {
        Ok(_) => a * b % x,
        Err(_) => (u128::from(a) * u128::from(b) % u128::from(x)) as u64,
    };
    let power = |mut base: u64, mut exponent: u64| {
        let mut result = 1;
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = times(result, base);
            }
            base = times(base, base);
            exponent >>= 1;
        }
        result
    };
    let twos = (x - 1).trailing_zeros();
    let bases = if x <= FEW_MAX { &BASES[..4] } else { &BASES[..] };
    bases.iter().all(|&base| {
        let mut y = power(base, (x - 1) >> twos);
        if y == 1 || y == x - 1 {
            return true;
        }
        (1..twos).any(|_| {
            y = times(y, y);
            y == x - 1
        })
    })
}

/// The smallest and the largest prime of a range.
pub fn ends(range: Interval) -> Interval {
    let range = range.meet(Interval::new(2, (i64::MAX - GAP_MAX).into()));
    if range.is_empty() {
        return Interval::EMPTY;
    }
    let (lo, hi) = (range.lo as i64, range.hi as i64);
    let first = (lo..=hi).take(GAP_MAX as usize).find(|&x| is_prime(x));
    let last = (lo..=hi).rev().take(GAP_MAX as usize).find(|&x| is_prime(x));
    match (first, last) {
        (Some(first), Some(last)) => Interval::new(first.into(), last.into()),
        _ => Interval::EMPTY,
    }
}

/// The primes of a range, ascending; of a wide one those at both ends and some between.
pub fn some_in(range: Interval) -> Vec<i64> {
    let range = ends(range);
    if range.is_empty() {
        return Vec::new();
    }
    let (lo, hi) = (range.lo as i64, range.hi as i64);
    if range.hi - range.lo <= LISTED_MAX {
        return (lo..=hi).filter(|&x| is_prime(x)).collect();
    }
    let mut primes: Vec<i64> = (lo..=hi).filter(|&x| is_prime(x)).take(LISTED).collect();
    primes.extend((lo..=hi).rev().filter(|&x| is_prime(x)).take(LISTED));
    let step = (hi - lo) / LISTED as i64;
    primes.extend((1..LISTED as i64).filter_map(|k| (lo + k * step..=hi).find(|&x| is_prime(x))));
    primes.sort_unstable();
    primes.dedup();
    primes
}
