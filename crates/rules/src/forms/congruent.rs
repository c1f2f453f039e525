//! `n is even`, `x is divisible by 3`, `x % m == r`: remainders.

use super::{Atom, Form, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::congruence::{affine, solve};
use crate::expr::evaluate::{Known, Target, bounds};
use crate::expr::interval::Interval;
use crate::expr::term::Term;
use crate::narrowing::{Empty, Narrowing};
use crate::partial::allowed::Allowed;
use ojkit_model::constraint::{Comparison, Expr, Operator};

/// `term mod modulus == remainder`.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Congruent {
    pub term: Term,
    /// At least 1.
    pub modulus: i64,
    /// From 0 to `modulus - 1`.
    pub remainder: i64,
}

impl Congruent {
    /// What `left == right` says where one of them is `x % m` and the other a remainder.
    pub fn of(left: &Term, right: &Term) -> Option<Congruent> {
        [(left, right), (right, left)].into_iter().find_map(|(side, other)| match (side, other) {
            (Term::Binary(Operator::Modulo, term, modulus), Term::Int(remainder)) => match **modulus {
                Term::Int(m) if (1..=i64::MAX as i128).contains(&m) && (0..m).contains(remainder) => {
                    Some(Congruent { term: (**term).clone(), modulus: m as i64, remainder: *remainder as i64 })
                }
                _ => None,
            },
            _ => None,
        })
    }
}

pub(super) fn bind(
    binder: &mut Binder,
    subjects: &[Expr],
    modulus: &Expr,
    remainder: i64,
    choice: Option<usize>,
) -> OrFault<Vec<Atom>> {
    let modulus = binder.term(modulus, choice)?;
    let number = match modulus {
        Term::Int(m) => i64::try_from(m).ok().filter(|&m| m >= 1),
        _ => None,
    };
    if number.is_none() && (!modulus.is_scalar() || matches!(modulus, Term::Int(_))) {
        return Err(Fault::line("the divisor must be a positive number", "write the number itself"));
    }
    let mut atoms = Vec::new();
    for subject in subjects {
        let term = binder.term(subject, choice)?;
        atoms.push(match number {
            Some(modulus) => Congruent { term, modulus, remainder: remainder.rem_euclid(modulus) }.into(),
            None => {
                let rest = Term::folded(Operator::Modulo, term, modulus.clone());
                comparison(rest, Comparison::Equal, Term::Int(remainder.into()))
            }
        });
    }
    Ok(atoms)
}

impl Form for Congruent {
    type State = ();
    const IS_CONDITION: bool = true;
    mentions!(terms: term;);

    fn holds(&self, known: &impl Known) -> Option<bool> {
        let x = bounds(&self.term, known).single()?;
        Some(x.rem_euclid(i128::from(self.modulus)) == i128::from(self.remainder))
    }

    fn must_be_tried(&self) -> bool {
        self.term.is_odd()
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        let Term::Scalar(slot) = self.term else { return Ok(()) };
        let (m, remainder) = (i128::from(self.modulus), i128::from(self.remainder));
        let range = narrowing.ranges.scalars[slot];
        if !range.is_bounded() {
            return Ok(());
        }
        let lo = range.lo + (remainder - range.lo).rem_euclid(m);
        let hi = range.hi - (range.hi - remainder).rem_euclid(m);
        narrowing.meet_scalar(slot, Interval { lo, hi })
    }

    fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
        let Some((a, b)) = affine(&self.term, known, target).filter(|(a, _)| *a != 0) else { return };
        match solve(a, i128::from(self.remainder) - b, i128::from(self.modulus)) {
            Some(Some(pair)) => allowed.remainders.push(pair),
            Some(None) => allowed.range = Interval::EMPTY,
            None => {}
        }
    }
}
