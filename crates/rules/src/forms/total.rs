//! `The sum of n over all test cases does not exceed 2 * 10^5`.

use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, OrFault};
use crate::expr::comparison::related;
use crate::expr::evaluate::bounds;
use crate::expr::interval::Interval;
use crate::expr::term::Term;
use crate::narrowing::{Empty, Narrowing};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};

/// A bound on the total over all test cases.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Total {
    pub term: Term,
    pub op: Comparison,
    /// The bound, over names outside the block.
    pub bound: Term,
}

pub(super) fn bind(
    binder: &mut Binder,
    subject: &Expr,
    op: Comparison,
    bound: &Expr,
    choice: Option<usize>,
) -> OrFault<Vec<Atom>> {
    let (term, bound) = (binder.term(subject, choice)?, binder.term(bound, choice)?);
    Ok(vec![match binder.scope.has_repeats {
        true => Total { term, op, bound }.into(),
        // Where an input is one test case, the total is at least what this one adds.
        false => comparison(term, op, bound),
    }])
}

impl Form for Total {
    type State = ();
    mentions!(terms: term, bound;);

    /// What one repetition adds says nothing yet; the check of an input adds up.
    fn check(&self, _reach: &Reach, _values: &mut Values) -> Broken {
        None
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        let (one, bound) = (bounds(&self.term, &narrowing.hull()), bounds(&self.bound, &narrowing.hull()));
        let is_upper = matches!(self.op, Comparison::Less | Comparison::LessEqual | Comparison::Equal);
        // Once the number of repetitions is drawn, their own values say nothing about it any more.
        let open = |slot: &usize| narrowing.ranges.scalars[*slot].single().is_none();
        match narrowing.variables.repeats_slot.filter(open) {
            Some(slot) if is_upper && one.lo >= 1 && bound.is_bounded() => {
                let most = related(self.op, bound).hi;
                narrowing.meet_scalar(slot, Interval::new(0, most.max(0) / one.lo))
            }
            _ => Ok(()),
        }
    }
}
