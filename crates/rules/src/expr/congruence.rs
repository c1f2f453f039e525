//! Remainders: a term as a line in one unknown, and the congruence that it has to keep.

use super::evaluate::{Known, Target, bounds, mentions};
use super::term::Term;
use ojkit_model::constraint::Operator;

/// The term as `a * target + b`, where everything else in it is known.
pub fn affine(term: &Term, known: &impl Known, target: Target) -> Option<(i128, i128)> {
    let constant = |t: &Term| bounds(t, known).single().map(|b| (0, b));
    if !mentions(term, known, target) {
        return constant(term);
    }
    match term {
        Term::Scalar(_) | Term::Element { .. } => Some((1, 0)),
        // With one element left, the sum is that element and what the others come to.
        Term::Sum(var) => known.growing(*var).filter(|array| array.open == 1).map(|array| (1, array.sum)),
        Term::Negate(a) => affine(a, known, target).map(|(a, b)| (-a, -b)),
        Term::Binary(op, l, r) => {
            let (l, r) = (affine(l, known, target)?, affine(r, known, target)?);
            match op {
                Operator::Add => Some((l.0.checked_add(r.0)?, l.1.checked_add(r.1)?)),
                Operator::Subtract => Some((l.0.checked_sub(r.0)?, l.1.checked_sub(r.1)?)),
                Operator::Multiply if l.0 == 0 => Some((l.1.checked_mul(r.0)?, l.1.checked_mul(r.1)?)),
                Operator::Multiply if r.0 == 0 => Some((r.1.checked_mul(l.0)?, r.1.checked_mul(l.1)?)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The solutions of `a * x = b (mod m)` as one congruence: `Some(None)` when there is none, and nothing when every number is one.
#[allow(clippy::option_option)]
pub fn solve(a: i128, b: i128, m: i128) -> Option<Option<(i64, i64)>> {
    let (a, b) = (a.rem_euclid(m), b.rem_euclid(m));
    if a == 0 {
        // The target does not matter: either all or no value will do.
        return if b == 0 { None } else { Some(None) };
    }
    let (g, inverse) = extended(a, m);
    if b % g != 0 {
        return Some(None);
    }
    let period = m / g;
    let x = (inverse * (b / g)).rem_euclid(period);
    Some(Some((i64::try_from(period).ok()?, i64::try_from(x).ok()?)))
}

/// The greatest common divisor of `a` and `m`, and `x` with `a * x = gcd (mod m)`.
fn extended(a: i128, m: i128) -> (i128, i128) {
    let (mut r0, mut r1) = (a, m);
    let (mut s0, mut s1) = (1i128, 0i128);
    while r1 != 0 {
        let q = r0 / r1;
        (r0, r1) = (r1, r0 - q * r1);
        (s0, s1) = (s1, s0 - q * s1);
    }
    (r0, s0)
}
