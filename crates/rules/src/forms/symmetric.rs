//! `If graph[u] contains v, then graph[v] contains u`: lists of neighbours.

use super::{Atom, Form, Reach, Ties, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::{Index, Term};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr, Operator};
use ojkit_model::input::{Cell, Part};

/// Each of these lists of neighbours stands in the lists of its members.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Symmetric {
    field: usize,
}

pub(super) fn bind(binder: &mut Binder, subject: Option<&Expr>) -> OrFault<Vec<Atom>> {
    const FAULT: (&str, &str) = ("only lists of neighbours are symmetric", "name an array of arrays of whole numbers");
    let fault = || Fault::line(FAULT.0, FAULT.1);
    let whole = binder.whole(subject.ok_or_else(fault)?, FAULT.1, FAULT)?;
    let field = whole.field;
    let f = &binder.scope.fields()[field];
    if !whole.indices.is_empty() || f.depth != 2 || f.cell != Cell::Int || f.column.is_some() {
        return Err(fault());
    }
    let from = i128::from(binder.scope.problem.indices_from);
    let indices = ["\u{0}list", "\u{0}neighbour"].map(|name| Index::Each(binder.quantifier(name), 0)).to_vec();
    let each = Term::Element { var: binder.scope.cells_of(field), indices };
    let last = Term::folded(Operator::Add, binder.length(field, &[]), Term::Int(from - 1));
    Ok(vec![
        comparison(Term::Int(from), Comparison::LessEqual, each.clone()),
        comparison(each, Comparison::LessEqual, last),
        Symmetric { field }.into(),
    ])
}

impl Form for Symmetric {
    type State = ();
    mentions!(fields: field;);

    /// Neighbours are numbered as the problem counts; what is no number of a list has no list to stand in.
    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let value = values.field(self.field);
        let from = values.variables.indices_from;
        let rows = 0..value.ends[1].len();
        let named = rows.flat_map(|row| value.range(1, row).map(move |cell| (row as i64 + from, cell)));
        let mut edges: Vec<(i64, i64)> = named.clone().map(|(u, cell)| (u, value.cells[cell])).collect();
        edges.sort_unstable();
        let is_missing = |&(u, cell): &(i64, usize)| edges.binary_search(&(value.cells[cell], u)).is_err();
        let (u, cell) = named.clone().find(is_missing)?;
        let mut place = values.whole(self.field);
        place.part = Part::Cell(cell);
        let (name, v) = (&values.variables.fields[self.field].name, value.cells[cell]);
        Some((place, format!("`{name}[{u}]` contains {v}, and `{name}[{v}]` does not contain {u}")))
    }

    fn ties(&self) -> Ties<'_> {
        Ties { neighbours: Some(self.field), ..Ties::default() }
    }
}
