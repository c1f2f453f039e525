//! `x[i] is either 0 or 1`, `op is one of "add", "remove"`: values that are listed.

use super::words::Words;
use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault, Place};
use crate::expr::evaluate::{Known, Target, bounds, is_direct};
use crate::expr::interval::Interval;
use crate::expr::term::{Term, VarId};
use crate::narrowing::{Empty, Narrowing};
use crate::partial::allowed::Allowed;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Expr, Literal};
use ojkit_model::input::{Cell, NULL};

/// The term is one of these values.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Member {
    pub term: Term,
    /// Sorted, each once.
    pub values: Vec<i64>,
}

pub(super) fn bind(
    binder: &mut Binder,
    subjects: &[Expr],
    values: &[Literal],
    choice: Option<usize>,
) -> OrFault<Vec<Atom>> {
    let mut atoms = Vec::new();
    for subject in subjects {
        let place = match subject {
            Expr::Path(path) => binder.place(path, choice)?,
            other => Place::Term(binder.term(other, choice)?),
        };
        match place {
            Place::Term(term) => {
                let is_char = match term {
                    Term::Scalar(var) | Term::Element { var, .. } => binder.scope.vars[var].cell == Cell::Char,
                    _ => false,
                };
                let mut numbers = values.iter().map(|value| number(value, is_char)).collect::<OrFault<Vec<i64>>>()?;
                numbers.sort_unstable();
                numbers.dedup();
                atoms.push(Member { term, values: numbers }.into());
            }
            Place::Whole { field, indices } if binder.scope.fields()[field].is_string => {
                let (words, term, values) = Words::bind(binder, field, indices, values)?;
                atoms.extend([words.into(), Member { term, values }.into()]);
            }
            _ => return Err(Fault::line("the subject is a whole array", "speak of its elements, as in `x[i]`")),
        }
    }
    Ok(atoms)
}

fn number(value: &Literal, is_char: bool) -> OrFault<i64> {
    match value {
        Literal::Int(x) if is_char && (0..=9).contains(x) => Ok('0' as i64 + x),
        Literal::Int(x) => Ok(*x),
        Literal::Text(t) if is_char && t.chars().count() == 1 => Ok(t.chars().next().map_or(0, |c| c as i64)),
        Literal::Text(t) if is_char => {
            Err(Fault::line(format!("{t:?} is more than one character"), "give single characters"))
        }
        Literal::Text(t) => Err(Fault::line(format!("{t:?} is a text, and the subject holds numbers"), "give numbers")),
        Literal::Double(x) => Err(Fault::line(format!("{x} is no whole number"), "give whole numbers")),
    }
}

impl Member {
    fn contains(&self, x: i64) -> bool {
        self.values.binary_search(&x).is_ok()
    }

    fn check_all(&self, values: &Values, var: VarId) -> Broken {
        if let (Some(field), Some(&lo), Some(&hi)) =
            (values.variables.field_of_cells(var), self.values.first(), self.values.last())
            && hi - lo < 256
        {
            let mut table = [false; 256];
            self.values.iter().for_each(|&x| table[(x - lo) as usize] = true);
            let bad = |&x: &i64| x != NULL && !(x >= lo && x <= hi && table[(x - lo) as usize]);
            return values.field(field).cells.iter().position(bad).map(|c| values.blame(var, c));
        }
        (0..values.count(var))
            .find(|&c| values.value(var, c).is_some_and(|x| !self.contains(x as i64)))
            .map(|c| values.blame(var, c))
    }
}

impl Form for Member {
    type State = ();
    const IS_CONDITION: bool = true;
    mentions!(terms: term;);

    fn holds(&self, known: &impl Known) -> Option<bool> {
        let x = bounds(&self.term, known).single()?;
        Some(i64::try_from(x).is_ok_and(|x| self.contains(x)))
    }

    fn must_be_tried(&self) -> bool {
        !matches!(self.term, Term::Scalar(_) | Term::Element { .. })
    }

    fn check(&self, reach: &Reach, values: &mut Values) -> Broken {
        if let Term::Element { var, .. } = self.term
            && reach.uniform
        {
            return self.check_all(values, var);
        }
        values.each(&reach.bindings, &mut |values| {
            (self.holds(values) == Some(false)).then(|| values.blame_terms(&[&self.term]))
        })
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        let span = match (self.values.first(), self.values.last()) {
            (Some(&lo), Some(&hi)) => Interval::new(lo as i128, hi as i128),
            _ => Interval::EMPTY,
        };
        narrowing.meet_direct(&self.term, span)
    }

    fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
        if is_direct(&self.term, known, target) {
            allowed.keep_members(&self.values);
        }
    }
}
