//! `If x[i] == 0, then y == 1`: what holds wherever some conditions do.

use super::{Atom, Form, HasTerms, Reach};
use crate::bind::terms::{Binder, OrFault, Fault};
use crate::draw::allowed::Allowed;
use crate::expr::evaluate::{Known, Target};
use crate::expr::term::Term;
use crate::near_miss::proposal::Near;
use ojkit_model::constraint;

/// Where all conditions hold, so does the consequence; a condition about an element that does not exist does not hold.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct When {
    /// Comparisons, remainders, lists of values and primes.
    conditions: Vec<Atom>,
    /// One more of these.
    then: Box<Atom>,
}

pub(super) fn bind(
    binder: &mut Binder,
    conditions: &[constraint::Rule],
    rules: &[constraint::Rule],
) -> OrFault<Vec<Atom>> {
    let mut parts = |rules: &[constraint::Rule]| -> OrFault<Vec<Atom>> {
        let mut all = Vec::new();
        for rule in rules {
            all.extend(super::bind(rule, binder, None)?);
        }
        let is_double = |atom: &Atom| binder.scope.has_double(&atom.scalars(), &atom.arrays());
        if all.iter().any(|atom| !atom.is_condition() || is_double(atom)) {
            return Err(Fault::line(
                "only comparisons of whole numbers, remainders and lists of values can stand in a condition",
                "move the line to `unchecked:`",
            ));
        }
        Ok(all)
    };
    let conditions = parts(conditions)?;
    let when = |then: Atom| When { conditions: conditions.clone(), then: Box::new(then) }.into();
    Ok(parts(rules)?.into_iter().map(when).collect())
}

impl HasTerms for Vec<Atom> {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        self.iter().for_each(|atom| atom.collect(all));
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        self.iter_mut().for_each(|atom| atom.collect_mut(all));
    }
}

impl HasTerms for Box<Atom> {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        (**self).collect(all);
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        (**self).collect_mut(all);
    }
}

impl Form for When {
    type State = ();
    mentions!(terms: conditions, then;);

    fn holds(&self, known: &impl Known) -> Option<bool> {
        let is_sure = self.conditions.iter().all(|condition| condition.holds(known) == Some(true));
        if is_sure { self.then.holds(known) } else { None }
    }

    fn must_be_tried(&self) -> bool {
        true
    }

    /// Makes the conditions true and the consequence false.
    fn near(&self, _reach: &Reach, near: &mut Near) {
        let mut edits = Vec::new();
        for (atom, wanted) in self.conditions.iter().map(|atom| (atom, true)).chain([(&*self.then, false)]) {
            let Atom::Compare(compare) = atom else { return };
            let Some(edit) = compare.towards(near, wanted) else { return };
            edits.extend(edit);
        }
        near.try_edits("none of what it may be", edits);
    }

    fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
        let mut open = self.conditions.iter().filter(|condition| condition.holds(known) != Some(true));
        match (open.next(), open.next()) {
            (None, _) => self.then.allow_value(known, target, allowed),
            // What cannot follow must not be asked for.
            (Some(Atom::Compare(condition)), None) if self.then.holds(known) == Some(false) => {
                let mut denied = condition.clone();
                denied.op = denied.op.opposite();
                denied.allow_value(known, target, allowed);
            }
            _ => {}
        }
    }
}
