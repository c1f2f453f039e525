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
            return Err(Fault::at(path, message, "name an array of scalars, or one row as in `x[i]`"));
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

/// How people write it.
pub(crate) mod phrases {
    use ojkit_lines::said::Phrase;
    use ojkit_lines::said::{Built, Fault, Said, extended, refused, relation};
    use ojkit_lines::said::{at_index, below};
    use ojkit_model::constraint::{Expr, Path, Rule, Step};

    pub const PHRASES: &[Phrase] = &[
        (
            "{x} {is} sorted/ordered/given/arranged in/into? a/an/the? terms? of? {order} order/array/sequence/list/manner? by/of the? {expr}",
            by_column,
        ),
        (
            "{x} {is} sorted/ordered/given/arranged in/into? a/an/the? terms? of? {order} order/array/sequence/list/manner? based on the? {expr}",
            by_column,
        ),
        (
            "{x} {is} sorted/ordered/given/arranged in/into? a/an/the? {rising} order/array/sequence/list/manner? by/of the? {expr}",
            by_column,
        ),
        ("{x} {is} sorted/ordered/given/arranged by the? {expr} in/into? a/an/the? {order} order/manner?", by_column),
        ("{x} {is} sorted/ordered/given/arranged by the? {expr} in/into? a/an/the? {rising} order/manner?", by_column),
        ("{x} {is} {rising} order?", two_readings),
        ("{x} {is} in? a/an? {rising} order", two_readings),
        ("{lines} of/in {path} is guaranteed? to? be? sorted in/into? a/an/the? {order} order?", lines),
        ("{lines} of/in {path} is guaranteed? to? be? sorted in/into? a/an/the? {rising} order?", lines),
        ("{lines} {the_grid} is guaranteed? to? be? sorted in/into? a/an/the? {order} order?", lines),
        ("{lines} {the_grid} is guaranteed? to? be? sorted in/into? a/an/the? {rising} order?", lines),
    ];

    /// That what is spoken of is in order.
    pub fn sorted(s: &Said) -> Built {
        let order = s.comparison();
        Ok(s.wholes()?.into_iter().map(|subject| Rule::Sorted { subject, order }).collect())
    }

    fn two_readings(_: &Said) -> Built {
        refused("this order has two readings", "write `strictly increasing` or `non-decreasing`")
    }

    fn by_column(s: &Said) -> Built {
        let (column, order) = (s.expr_path()?, s.comparison());
        let sorted = |item: Expr| {
            let Expr::Path(path) = item else { return Err(Fault::Other) };
            let free = |step: &Step| matches!(step, Step::Index(Expr::Path(index)) if index.steps.is_empty());
            let subject = if column.steps.is_empty()
                || matches!(&column.steps[..], [step] if free(step)) && column.name != path.name
            {
                // `sorted by start`, `sorted by start_i`: the column of every row.
                extended(&path, [Step::Member(column.name.clone())])
            } else if column.name == path.name {
                // `sorted by intervals[i].start` and `sorted by x[i][0]` name the array again.
                let mut column = column.clone();
                column.steps.retain(|step| !free(step));
                Expr::Path(column)
            } else {
                return refused("only a column of the array sorts its rows", "name the column");
            };
            Ok(Rule::Sorted { subject, order })
        };
        s.wholes()?.into_iter().map(sorted).collect()
    }

    /// `All the rows and columns of grid are sorted in non-decreasing order`.
    fn lines(s: &Said) -> Built {
        let (grid, order) = (s.path(0)?, s.comparison());
        let (rows, columns) = [(true, true), (true, false), (false, true)][s.choice(0) % 3];
        let mut rules = Vec::new();
        if rows {
            rules.push(Rule::Sorted { subject: Expr::Path(below(&grid)), order });
        }
        if columns {
            rules.push(relation(vec![cell(&grid, 0)], order, vec![cell(&grid, 1)]));
        }
        Ok(rules)
    }

    /// `grid[i][j]`, or the cell some rows below.
    fn cell(grid: &Path, below: i128) -> Expr {
        Expr::Path(at_index(&at_index(grid, "i", below), "j", 0))
    }
}
