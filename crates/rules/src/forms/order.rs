//! `x is sorted in non-decreasing order`: each element stands in a relation to the next one.

use super::Atom;
use super::compare::Compare;
use crate::binder::terms::{Binder, Fault, OrFault, Place, name_in};
use crate::expr::term::{Index, Term};
use ojkit_model::constraint::{Comparison, Expr, Path, Rule, Step};
use ojkit_model::input::Cell;

/// `x[q] <= x[q + 1]`; for rows in order by a column, the fixed place stands behind.
pub(super) fn bind(binder: &mut Binder, subject: &Expr, op: Comparison, choice: Option<usize>) -> OrFault<Vec<Atom>> {
    let path = name_in(subject, "name an array")?;
    let mut column = Vec::new();
    let (var, mut indices) = match binder.place(path, choice)? {
        Place::Whole { field, indices } if binder.scope.fields()[field].depth == indices.len() + 1 => {
            (binder.scope.of_field[field][indices.len() + 1], indices)
        }
        // Texts of one letter are in order by it.
        Place::Whole { field, indices }
            if binder.scope.fields()[field].depth == indices.len() + 2 && has_single_letters(binder, field, path) =>
        {
            column.push(Index::At(Term::Int(0)));
            (binder.scope.cells_of(field), indices)
        }
        // A fixed place behind the last free index is a column: rows are in order by it.
        Place::Term(Term::Element { var, mut indices }) if indices.iter().any(Index::is_free) => {
            while matches!(indices.last(), Some(Index::At(_))) {
                column.extend(indices.pop());
            }
            indices.pop();
            (var, indices)
        }
        _ => {
            let message = "only arrays of numbers or characters can be in order here";
            let help = binder.no_array(path, "name an array of scalars, or one row as in `x[i]`");
            return Err(Fault::at(path, message, help));
        }
    };
    let q = binder.quantifier("\u{0}next");
    let mut next = indices.clone();
    indices.push(Index::Each(q, 0));
    next.push(Index::Each(q, 1));
    for place in column.into_iter().rev() {
        indices.push(place.clone());
        next.push(place);
    }
    let (left, right) = (Term::Element { var, indices }, Term::Element { var, indices: next });
    Ok(vec![Compare { left, op, right }.into()])
}

/// Whether some line says that each of these texts is one letter long.
fn has_single_letters(binder: &Binder, field: usize, texts: &Path) -> bool {
    let is_one = |rule: &Rule| match rule {
        Rule::Chain { groups, operators } => {
            let is_length = |expr: &Expr| {
                matches!(expr, Expr::Path(path) if path.name == texts.name
                    && matches!(path.steps[..], [Step::Index(Expr::Path(_)), Step::Length]))
            };
            operators.iter().all(|operator| *operator == Comparison::Equal)
                && groups.iter().flatten().any(is_length)
                && groups.iter().flatten().any(|expr| *expr == Expr::Int(1))
        }
        _ => false,
    };
    let problem = binder.scope.problem;
    binder.scope.fields()[field].cell == Cell::Char
        && problem.constraints.iter().flat_map(|line| &line.rules).any(is_one)
}
