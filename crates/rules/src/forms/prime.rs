//! `x is a prime number`.

use super::{Atom, Form};
use crate::binder::terms::{Binder, OrFault};
use crate::expr::evaluate::{Known, Target, bounds, is_direct};
use crate::expr::primes::{ends, is_prime};
use crate::expr::term::Term;
use crate::narrowing::{Empty, Narrowing};
use crate::partial::allowed::Allowed;
use ojkit_model::constraint::Expr;

/// The term is a prime number.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Prime {
    pub term: Term,
}

impl Form for Prime {
    type State = ();
    const WORDINGS: &'static [&'static str] = &["{} is a prime number"];
    const IS_CONDITION: bool = true;
    mentions!(terms: term;);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], choice: Option<usize>) -> OrFault<Vec<Atom>> {
        of.iter().map(|subject| Ok(Prime { term: binder.term(subject, choice)? }.into())).collect()
    }

    fn holds(&self, known: &impl Known) -> Option<bool> {
        Some(i64::try_from(bounds(&self.term, known).single()?).is_ok_and(is_prime))
    }

    fn must_be_tried(&self) -> bool {
        !matches!(self.term, Term::Scalar(_) | Term::Element { .. })
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        let range = match self.term {
            Term::Scalar(slot) => narrowing.ranges.scalars[slot],
            Term::Element { var, .. } => narrowing.ranges.elements[var],
            _ => return Ok(()),
        };
        narrowing.meet_direct(&self.term, ends(range))
    }

    fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
        allowed.prime |= is_direct(&self.term, known, target);
    }
}
