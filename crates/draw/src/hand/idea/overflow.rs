//! Sums, products and multiples about the ends of 32 and 64 bits, from values within the lines.
//!
//! Values at the upper end make large results, but none that lies exactly at, one below or one above 2^31, and none that wraps to what is
//! legal: two numbers whose product modulo 2^32 is a small one, or the third of the input.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "overflow",
    reason: "sums and products about 2^31, 2^32, 2^63 and 2^64",
    applies: |facts| facts.is_number && (facts.far() > 46_340 || facts.far() > 1 && facts.all > 31),
    length,
    value,
    ..OPEN
};

const ENDS: [i128; 4] = [1 << 31, 1 << 32, 1 << 63, 1 << 64];
/// The square and cube roots of the ends, and the ends.
const ROOTS: [i64; 14] = [
    1290, 1291, 46340, 46341, 65535, 65536, 2097151, 2097152, 3037000499, 3037000500, 2147483647, 2147483648,
    4294967295, 4294967296,
];
/// Where 2^n, n!, and the n-th Fibonacci number begin to be too large.
const EXPONENTS: [i64; 18] = [12, 13, 20, 21, 22, 30, 31, 32, 33, 46, 47, 48, 61, 62, 63, 64, 92, 93];
const PRIMES: [i64; 25] =
    [97, 89, 83, 79, 73, 71, 67, 61, 59, 53, 47, 43, 41, 37, 31, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2];

/// What a drawing makes large, and how.
const SUM: usize = 0;
const PRODUCT: usize = 1;
const WRAPPED: usize = 2;
const ROOT: usize = 3;
const COPRIME: usize = 4;
const MODES: usize = 6;

fn length(at: &mut At) -> Option<i64> {
    if at.picks[0] % MODES > COPRIME { exponent(at) } else { None }
}

fn value(at: &mut At) -> Option<i64> {
    if at.cell != Cell::Int {
        return None;
    }
    let (lo, hi, index, count) = (at.domain.lo(), at.domain.hi(), at.spot.index, at.spot.count);
    let most = i128::from(hi.max(lo.saturating_neg()));
    // What the value has to do with: its row so far, or the scalars.
    let before: Vec<i64> = match at.spot.role {
        Role::Cell if index == 0 => Vec::new(),
        Role::Cell => at.seen.row[at.seen.row.len().saturating_sub(2)..].to_vec(),
        _ => at.seen.numbers.iter().map(|(_, x)| *x).collect(),
    };
    let last = before.last().copied();
    let near = |x: i128| Some(at.domain.nearest(x.clamp(lo.into(), hi.into()) as i64));
    match at.picks[0] % MODES {
        SUM if at.spot.role == Role::Cell => {
            // The plan is how much is left.
            let left = at
                .plan
                .first()
                .filter(|_| index > 0)
                .map_or(end(at, (most * count as i128).min(1 << 63)), |x| (*x).into());
            let x = near(left / count.saturating_sub(index).max(1) as i128);
            *at.plan = vec![(left - i128::from(x?)).clamp(i64::MIN.into(), i64::MAX.into()) as i64];
            x
        }
        SUM => near(end(at, most * 2) - i128::from(last.unwrap_or(0))),
        PRODUCT => match last {
            Some(last) if last.unsigned_abs() > 1 => {
                near(end(at, most * most) / i128::from(last) + i128::from(at.one_in(2)))
            }
            _ => {
                let bits = at.random.below(64 - u64::from((hi.max(1)).leading_zeros()));
                near(i128::from(at.random.below(1 << bits)) + (1 << bits))
            }
        },
        WRAPPED => (0..WRAPS).find_map(|_| wrapped(at, &before)),
        ROOT => {
            let roots = at.legal(&ROOTS);
            at.one_of(&roots).or(Some(hi))
        }
        COPRIME if most > 200 => near(most - index as i128),
        COPRIME => {
            let primes = at.legal(&PRIMES);
            primes.get((at.spot.start + index) % primes.len().max(1)).copied()
        }
        _ => exponent(at),
    }
}

/// One of the ends that are not beyond this, one less or one more; where all are, this.
fn end(at: &At, most: i128) -> i128 {
    let within = ENDS.iter().filter(|&&end| end <= most).count();
    if within == 0 { most } else { ENDS[at.picks[1] % within] + (at.picks[2] % 3) as i128 - 1 }
}

fn exponent(at: &At) -> Option<i64> {
    let all = at.legal(&EXPONENTS);
    all.get(at.picks[1] % all.len().max(1)).copied()
}

/// Targets that are tried for one wrapped result.
const WRAPS: usize = 8;

/// A number that a sum or product with the last one, modulo 2^32 or 2^64, takes to a small number or to one that was seen; or what the
/// last two become.
fn wrapped(at: &mut At, before: &[i64]) -> Option<i64> {
    let bits = if at.one_in(4) { 64 } else { 32 };
    let modulus = 1i128 << bits;
    let target = match at.one_of(before) {
        Some(x) if at.one_in(2) => x.into(),
        _ => i128::from(at.random.below(100)),
    };
    let x = match (at.random.below(4), before) {
        (_, [] | [.., 0]) => i128::from(2 * at.random.below(1 << 12) + 1) << at.random.below(32),
        (0, [.., a, b]) => (i128::from(*a) * i128::from(*b)).rem_euclid(modulus),
        (1, [.., a, b]) => (i128::from(*a) + i128::from(*b)).rem_euclid(modulus),
        (2, [.., last]) => modulus + target - i128::from(*last),
        (_, [.., last]) => {
            let twos = last.trailing_zeros().min(bits - 1);
            // The odd part is its own inverse modulo 8; each step of Newton doubles the bits that are right.
            let odd = (last >> twos) as u64;
            let inverse = (0..5).fold(odd, |x, _| x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x))));
            i128::from((target as u64).wrapping_mul(inverse)) % (modulus >> twos)
        }
    };
    i64::try_from(x).ok().filter(|&x| at.domain.contains(x))
}
