//! `start is one of the stations`, `target is an integer from nums`: some element of an array equals a term.

use super::holds::Holds;
use super::{Atom, Form, Reach};
use crate::bind::terms::{Binder, OrFault, Fault, Place, name_in};
use crate::draw::allowed::Allowed;
use crate::expr::evaluate::{Known, Target, bounds};
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term, VarId};
use crate::narrowing::{Empty, LENGTH_MAX, Narrowing};
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;
use ojkit_model::input::Cell;

/// Some element of the array equals the term.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub(crate) struct Among {
    term: Term,
    /// The array's cells.
    array: VarId,
}

pub(super) fn bind(binder: &mut Binder, subjects: &[Expr], array: &Expr) -> OrFault<Vec<Atom>> {
    let path = name_in(array, "name an array")?;
    let field = match binder.place(path, None)? {
        Place::Whole { field, indices } if indices.is_empty() => field,
        Place::Term(Term::Element { var, indices }) if indices.iter().all(Index::is_free) => {
            let of_cells = binder.scope.field_of_cells(var);
            of_cells.ok_or_else(|| Fault::at(path, "lengths have no elements", "name an array"))?
        }
        _ => return Err(Fault::at(path, "this is no whole array", "name an array")),
    };
    let f = &binder.scope.fields()[field];
    if f.is_string && f.depth == 2 {
        let mut atoms = Vec::new();
        for subject in subjects {
            atoms.extend(Holds::bind(binder, subject, field)?);
        }
        return Ok(atoms);
    }
    if (f.is_string && f.depth > 1) || f.cell == Cell::Double || f.depth == 0 {
        let message = "only whole numbers and characters can be looked up";
        return Err(Fault::at(path, message, "move the line to `unchecked:`"));
    }
    let array = binder.scope.of_field[field][f.depth];
    let mut atoms = Vec::new();
    for subject in subjects {
        let term = binder.term(subject, None)?;
        if term.arrays().contains(&array) {
            return Err(Fault::line("an array always contains its own elements", "name two different arrays"));
        }
        atoms.push(Among { term, array }.into());
    }
    Ok(atoms)
}

impl Form for Among {
    type State = ();
    mentions!(terms: term; arrays: |form: &Among| [form.array];);

    fn check(&self, reach: &Reach, values: &mut Values) -> Broken {
        let mut known: Vec<i128> =
            (0..values.count(self.array)).filter_map(|c| values.value(self.array, c)).collect();
        known.sort_unstable();
        values.each(&reach.bindings, &mut |values| {
            let x = bounds(&self.term, values).single()?;
            known.binary_search(&x).is_err().then(|| values.blame_terms(&[&self.term]))
        })
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        if let Some(slot) = narrowing.variables.length_slot(self.array) {
            narrowing.meet_scalar(slot, Interval::new(1, LENGTH_MAX))?;
        }
        match self.term {
            Term::Scalar(slot) => narrowing.meet_scalar(slot, narrowing.ranges.elements[self.array]),
            _ => Ok(()),
        }
    }

    /// The last element is the term where no other one is.
    fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
        let Target::Element(var, cell) = target else { return };
        let is_last = || known.growing(var).is_some_and(|array| array.total == cell + 1);
        if var == self.array
            && is_last()
            && let Some(x) = bounds(&self.term, known).single()
            && !(0..cell).any(|c| known.element(var, Some(c)) == Interval::point(x))
        {
            allowed.keep(Interval::point(x));
        }
    }
}
