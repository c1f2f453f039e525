//! `start is one of the stations`, `target is an integer from nums`: some element of an array equals a term.

use super::holds::Holds;
use super::{Atom, Form, Reach, Ties};
use crate::binder::terms::{Binder, Fault, OrFault, Place, name_in};
use crate::expr::evaluate::{Known, Target, bounds};
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term, VarId, bindings};
use crate::narrowing::{Empty, LENGTH_MAX, Narrowing};
use crate::partial::allowed::Allowed;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr, Path};
use ojkit_model::input::Cell;

/// So many elements from the end, and no more, it is looked at what is still owed: few lines ask for an element of one array.
const OWED_MAX: usize = 8;

/// Some element of the array equals the term, or stands otherwise to it.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Among {
    term: Term,
    /// The array's cells.
    array: VarId,
    /// How the element stands to the term: `==`, `<=` or `>=`.
    op: Comparison,
    /// The field of the array, and the field whose cells are drawn from it: where the term is a cell of another array.
    drawn: Option<(usize, usize)>,
}

pub(super) fn bind(binder: &mut Binder, subjects: &[Expr], array: &Expr) -> OrFault<Vec<Atom>> {
    let path = name_in(array, "name an array")?;
    let field = whole_array(binder, path, None)?;
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
    let one = |subject: &Expr| {
        let term = binder.term(subject, None)?;
        if term.arrays().contains(&array) {
            return Err(Fault::line("an array always contains its own elements", "name two different arrays"));
        }
        let drawn = drawn_field(binder, &term).map(|own| (field, own));
        Ok(Among { term, array, op: Comparison::Equal, drawn }.into())
    };
    subjects.iter().map(one).collect()
}

/// The field of an array; a column is an array too.
fn whole_array(binder: &mut Binder, path: &Path, choice: Option<usize>) -> OrFault<usize> {
    match binder.place(path, choice)? {
        Place::Whole { field, indices } if indices.is_empty() => Ok(field),
        Place::Term(Term::Element { var, indices }) if indices.iter().all(Index::is_free) => {
            let of_cells = binder.scope.field_of_cells(var);
            of_cells.ok_or_else(|| Fault::at(path, "lengths have no elements", "name an array"))
        }
        _ => Err(Fault::at(path, "this is no whole array", binder.no_array(path, "name an array"))),
    }
}

/// The field of which the term is any cell, where cells of another array can stand for it.
fn drawn_field(binder: &Binder, term: &Term) -> Option<usize> {
    let Term::Element { var, indices } = term else { return None };
    let own = binder.scope.field_of_cells(*var)?;
    let is_plain =
        matches!(binder.scope.fields()[own].cell, Cell::Int | Cell::Char) && !binder.scope.trees.contains_key(&own);
    (is_plain && indices.iter().all(Index::is_free)).then_some(own)
}

impl Among {
    /// The elements that stand so to a value of the term.
    fn wanted(&self, x: i128) -> Interval {
        match self.op {
            Comparison::GreaterEqual => Interval::new(x, i64::MAX.into()),
            Comparison::LessEqual => Interval::new((-i64::MAX).into(), x),
            _ => Interval::point(x),
        }
    }

    /// The values of the term to which some element of a range can stand so.
    fn reached_from(&self, elements: Interval) -> Interval {
        match self.op {
            Comparison::GreaterEqual => Interval::new((-i64::MAX).into(), elements.hi),
            Comparison::LessEqual => Interval::new(elements.lo, i64::MAX.into()),
            _ => elements,
        }
    }
}

impl Form for Among {
    type State = ();
    const WORDINGS: &'static [&'static str] =
        &["some element of {} is at least {}", "some element of {} is at most {}"];

    fn bind(binder: &mut Binder, wording: usize, of: &[Expr], choice: Option<usize>) -> OrFault<Vec<Atom>> {
        let op = if wording == 0 { Comparison::GreaterEqual } else { Comparison::LessEqual };
        let field = match &of[0] {
            Expr::Path(path) => whole_array(binder, path, choice)?,
            _ => return Err(Fault::line("only an array has elements", "name an array")),
        };
        let f = &binder.scope.fields()[field];
        if f.depth != 1 || f.cell != Cell::Int {
            let help = "move the line to `unchecked:`";
            return Err(Fault::line("only whole numbers of a flat array can be compared", help));
        }
        let array = binder.scope.cells_of(field);
        let term = binder.term(&of[1], choice)?;
        if term.arrays().contains(&array) || !bindings(&[&term]).is_empty() {
            let help = "write a number, a name or a length";
            return Err(Fault::line("the bound is one number, and not of this array", help));
        }
        Ok(vec![Among { term, array, op, drawn: None }.into()])
    }

    mentions!(terms: term; arrays: |form: &Among| [form.array];);

    fn check(&self, reach: &Reach, values: &mut Values) -> Broken {
        let mut known: Vec<i128> = (0..values.count(self.array)).filter_map(|c| values.value(self.array, c)).collect();
        known.sort_unstable();
        values.each(&reach.bindings, &mut |values| {
            let x = bounds(&self.term, values).single()?;
            let is_there = match self.op {
                Comparison::GreaterEqual => known.last().is_some_and(|last| *last >= x),
                Comparison::LessEqual => known.first().is_some_and(|first| *first <= x),
                _ => known.binary_search(&x).is_ok(),
            };
            (!is_there).then(|| values.blame_terms(&[&self.term]))
        })
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        // Where there is nothing to look up, the array may be empty.
        if bindings(&[&self.term]).is_empty()
            && let Some(slot) = narrowing.variables.length_slot(self.array)
        {
            narrowing.meet_scalar(slot, Interval::new(1, LENGTH_MAX))?;
        }
        let elements = narrowing.ranges.elements[self.array];
        match self.term {
            Term::Scalar(slot) => narrowing.meet_scalar(slot, self.reached_from(elements)),
            _ => Ok(()),
        }
    }

    fn ties(&self) -> Ties<'_> {
        let (array, own) = (self.drawn.map(|(array, _)| array), self.drawn.map(|(_, own)| own));
        Ties { behind: self.drawn, from_another: own, values_of: array, ..Ties::default() }
    }

    /// An element that none so far stands so to is owed; the last ones then are what several lines still ask for.
    fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
        let Target::Element(var, cell) = target else { return };
        let open = || known.growing(var).map_or(usize::MAX, |array| array.open);
        if var != self.array || open() > OWED_MAX {
            return;
        }
        let Some(wanted) = bounds(&self.term, known).single().map(|x| self.wanted(x)) else { return };
        let is_there = |c| known.element(var, Some(c)).single().is_some_and(|x| (wanted.lo..=wanted.hi).contains(&x));
        if !(0..cell).any(is_there) {
            allowed.owe(cell..cell + open(), 1, &[(wanted.lo as i64, wanted.hi as i64)]);
        }
    }
}
