//! `no item of a is in b`: two arrays that have nothing in common.

use super::{Atom, Form, Reach, Ties};
use crate::binder::terms::{Binder, Fault, OrFault, Place};
use crate::expr::term::Index;
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;
use ojkit_model::input::{Part, Value};

/// No item of one array is an item of the other: a number, a text or a row.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Apart {
    /// The field that is drawn first.
    pub first: usize,
    pub second: usize,
}

/// With more pairs of items, what is drawn behind the first array is only checked: to look all of its items up for each one takes too long.
const PAIRS_MAX: usize = 1 << 20;

/// The items of a flat array, or of one of texts or rows.
fn items(value: &Value) -> impl Iterator<Item = &[i64]> {
    let is_flat = value.ends.len() < 2;
    let count = if is_flat { value.cells.len() } else { value.ends[1].len() };
    (0..count).map(move |at| &value.cells[if is_flat { at..at + 1 } else { value.range(1, at) }])
}

impl Form for Apart {
    type State = ();
    const WORDINGS: &'static [&'static str] = &["no item of {} is in {}"];
    mentions!(fields: first, second;);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let mut array = |of: &Expr| -> OrFault<usize> {
            let otherwise = || Fault::line("only whole arrays have items", "name two arrays of the same type");
            let Expr::Path(path) = of else { return Err(otherwise()) };
            match binder.place(path, None)? {
                Place::Whole { field, indices } if indices.is_empty() => Ok(field),
                Place::Term(crate::expr::term::Term::Element { var, indices })
                    if indices.iter().all(Index::is_free) =>
                {
                    binder.scope.field_of_cells(var).ok_or_else(otherwise)
                }
                _ => Err(otherwise()),
            }
        };
        let (a, b) = (array(&of[0])?, array(&of[1])?);
        let fields = binder.scope.fields();
        let alike = fields[a].depth == fields[b].depth && fields[a].cell == fields[b].cell;
        let is_tree = [a, b].iter().any(|field| binder.scope.trees.contains_key(field));
        if a == b || !alike || is_tree || !(1..=2).contains(&fields[a].depth) || fields[a].column.is_some() {
            return Err(Fault::line("these two have no items in common anyway", "name two arrays of the same type"));
        }
        Ok(vec![Apart { first: a.min(b), second: a.max(b) }.into()])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let mut known: Vec<&[i64]> = items(values.field(self.first)).collect();
        known.sort_unstable();
        let at = items(values.field(self.second)).position(|item| known.binary_search(&item).is_ok())?;
        let fields = &values.variables.fields;
        let part = if fields[self.second].depth == 1 { Part::Cell(at) } else { Part::Length { level: 1, index: at } };
        let message =
            format!("item {} of `{}` is in `{}` too", at + 1, fields[self.second].name, fields[self.first].name);
        Some((values.place_of(self.second, part), message))
    }

    fn ties(&self) -> Ties<'_> {
        Ties { behind: Some((self.first, self.second)), from_another: Some(self.second), ..Ties::default() }
    }

    fn allow(&self, _: &mut (), at: &At, input: &PartialInput, allowed: &mut Allowed) {
        if input.variables.field_of_cells(at.var) != Some(self.second) {
            return;
        }
        let (depth, others) = (input.variables.fields[self.second].depth, input.field(self.first));
        let item = if depth == 1 { Some(at.cell..at.cell + 1) } else { input.group_of(at.var, depth - 1, at.cell) };
        let Some(item) = item.filter(|item| item.end == at.cell + 1) else { return };
        let begun = input.drawn(at.var, item.start..at.cell);
        let count = |value: &Value| if depth == 1 { value.len() } else { value.ends[1].len().max(value.len()) };
        let is_few = count(others).saturating_mul(count(input.field(self.second))) <= PAIRS_MAX;
        if !is_few {
            return;
        }
        let taken = items(others).filter(|other| other.len() == item.len() && other.starts_with(begun));
        allowed.removed.extend(taken.filter_map(|other| other.last()));
    }
}
