//! Statements about arrays as wholes: how often values appear, one array within another, lists of neighbours.

use super::place::{Place, comparison};
use super::{Binder, Bound, Fault};
use crate::validate::rules::{Atom, Index, Term, Times, VarKind};
use ojkit_model::constraint::{self, Comparison, Counted, Expr, Within};
use ojkit_model::input::Cell;

impl Binder<'_, '_> {
    /// `s contains an even number of '|'`.
    pub(super) fn count_remainder(
        &mut self,
        subject: &Expr,
        what: &Counted,
        modulus: i64,
        remainder: i64,
    ) -> Bound<Vec<Atom>> {
        let atoms = self.count(subject, what, Comparison::GreaterEqual, &Expr::Int(0))?;
        let Some(Atom::Count { var, group, ranges, .. }) = atoms.into_iter().next() else { return Ok(Vec::new()) };
        Ok(vec![Atom::CountRemainder { var, group, ranges, modulus, remainder }])
    }

    /// `s contains at most 20 consecutive '+'`.
    pub(super) fn run(&mut self, subject: &Expr, what: &Counted, most: i64) -> Bound<Vec<Atom>> {
        let atoms = self.count(subject, what, Comparison::GreaterEqual, &Expr::Int(0))?;
        let Some(Atom::Count { var, group, ranges, .. }) = atoms.into_iter().next() else { return Ok(Vec::new()) };
        let VarKind::Cells { field } = self.scope.vars[var].kind else { return Ok(Vec::new()) };
        if self.scope.fields()[field].depth != group + 1 {
            let Expr::Path(path) = subject else { return Ok(Vec::new()) };
            return Err(Fault::at(path, "in rows below each other nothing stands side by side", "speak of every row"));
        }
        Ok(vec![Atom::Run { var, group, ranges, most }])
    }

    /// `Each element of x appears once or twice`.
    pub(super) fn appear(&mut self, subject: &Expr, appear: &constraint::Appear) -> Bound<Vec<Atom>> {
        let Expr::Path(path) = subject else {
            return Err(Fault::line("this must be a name", "name an array or a string"));
        };
        let place = self.place(path, None)?;
        let Place::Whole { field, indices } = place else {
            return Err(Fault::at(path, "only in an array or a string values are repeated", "name one"));
        };
        let f = &self.scope.fields()[field];
        let known = !self.scope.trees.contains_key(&field) && !self.scope.tags.contains_key(&field);
        if f.depth != indices.len() + 1 || !known || !matches!(f.cell, Cell::Int | Cell::Char) {
            return Err(Fault::at(path, "the values of this cannot be counted", "name a flat array or a string"));
        }
        if indices.iter().any(|i| !matches!(i, Index::Each(_, 0))) {
            return Err(Fault::at(path, "a fixed index cannot be used here", "speak of every row"));
        }
        let (var, group) = (self.scope.of_field[field][f.depth], indices.len());
        let length = self.scope.of_field[field][group];
        let length = if group == 0 { Term::Scalar(length) } else { Term::Element { var: length, indices } };
        let mut scalar = |bound: &Expr| {
            let term = self.term(bound, None)?;
            if term.is_scalar() { Ok(term) } else { Err(Fault::line("the number must not depend on elements", "")) }
        };
        let mut atoms = Vec::new();
        let times = match appear {
            constraint::Appear::Different { operator, number } => {
                let number = scalar(number)?;
                if matches!(operator, Comparison::Equal | Comparison::GreaterEqual) {
                    atoms.push(comparison(length, Comparison::GreaterEqual, number.clone()));
                } else if *operator != Comparison::LessEqual {
                    return Err(Fault::line("only `at most`, `at least` and `exactly` so many are understood", ""));
                }
                Times::Different(*operator, number)
            }
            constraint::Appear::Some { least } => {
                let least = scalar(least)?;
                atoms.push(comparison(length, Comparison::GreaterEqual, least.clone()));
                Times::Some(least)
            }
            constraint::Appear::Each { least, most, except } => {
                let most = most.as_ref().map(scalar).transpose()?;
                let exact = most == Some(Term::Int(i128::from(*least)));
                let rest = except.map_or(Some(0), |e| (e.most == Some(e.least)).then(|| e.values * e.least));
                if let (true, Some(rest)) = (exact && *least > 1, rest) {
                    // All others come in groups of the same size.
                    atoms.push(Atom::Congruent { term: length.clone(), modulus: *least, remainder: rest % least });
                }
                if let Some(e) = except {
                    atoms.push(comparison(length, Comparison::GreaterEqual, Term::Int(i128::from(e.values * e.least))));
                }
                Times::Each { least: *least, most, except: *except }
            }
        };
        atoms.push(Atom::Appear { var, group, times });
        Ok(atoms)
    }

    /// A text, or a flat array of whole numbers.
    fn flat(&mut self, expr: &Expr) -> Bound<usize> {
        let Expr::Path(path) = expr else {
            return Err(Fault::line("this must be a name", "name a string or a flat array"));
        };
        match self.place(path, None)? {
            Place::Whole { field, indices } if indices.is_empty() => {
                let f = &self.scope.fields()[field];
                let plain = f.depth == 1 && matches!(f.cell, Cell::Int | Cell::Char) && f.column.is_none();
                if plain && !self.scope.node_fields().contains(&field) {
                    return Ok(field);
                }
                Err(Fault::at(path, "this is no string and no flat array", "move the line to `unchecked:`"))
            }
            _ => Err(Fault::at(path, "this is no string and no flat array", "move the line to `unchecked:`")),
        }
    }

    fn two_flat(&mut self, one: &Expr, other: &Expr) -> Bound<(usize, usize)> {
        let (a, b) = (self.flat(one)?, self.flat(other)?);
        if a == b || self.scope.fields()[a].cell != self.scope.fields()[b].cell {
            return Err(Fault::line("these two cannot be compared", "name two strings, or two arrays"));
        }
        Ok((a, b))
    }

    /// `t is a subsequence of s`.
    pub(super) fn within(&mut self, part: &Expr, whole: &Expr, how: Within) -> Bound<Vec<Atom>> {
        let (part, whole) = self.two_flat(part, whole)?;
        let length = |field: usize| Term::Scalar(self.scope.of_field[field][0]);
        let shorter = comparison(length(part), Comparison::LessEqual, length(whole));
        Ok(vec![shorter, Atom::Within { part, whole, how }])
    }

    /// `s and t are anagrams of each other`.
    pub(super) fn rearranged(&mut self, left: &Expr, right: &Expr) -> Bound<Vec<Atom>> {
        let (a, b) = self.two_flat(left, right)?;
        let (first, second) = (a.min(b), a.max(b));
        let length = |field: usize| Term::Scalar(self.scope.of_field[field][0]);
        let same = comparison(length(first), Comparison::Equal, length(second));
        Ok(vec![same, Atom::Rearranged { first, second }])
    }

    /// `target is in words`: one text among the texts of an array.
    pub(super) fn holds(&mut self, text: &Expr, array: usize) -> Bound<Vec<Atom>> {
        let text = self.flat(text)?;
        let f = &self.scope.fields()[array];
        if !self.scope.fields()[text].is_string || f.depth != 2 || f.column.is_some() {
            return Err(Fault::line(
                "only a string is looked up among strings",
                "name a string and an array of strings",
            ));
        }
        let length = Term::Scalar(self.scope.of_field[array][0]);
        Ok(vec![comparison(length, Comparison::GreaterEqual, Term::Int(1)), Atom::Holds { array, text }])
    }

    /// `If graph[u] contains v, then graph[v] contains u`.
    pub(super) fn symmetric(&mut self, subject: Option<&Expr>) -> Bound<Vec<Atom>> {
        let fault =
            || Fault::line("only lists of neighbours are symmetric", "name an array of arrays of whole numbers");
        let Some(Expr::Path(path)) = subject else { return Err(fault()) };
        let Place::Whole { field, indices } = self.place(path, None)? else { return Err(fault()) };
        let f = &self.scope.fields()[field];
        if !indices.is_empty() || f.depth != 2 || f.cell != Cell::Int || f.column.is_some() {
            return Err(fault());
        }
        let from = i128::from(self.scope.problem.indices_from);
        let var = self.scope.of_field[field][2];
        let each = Term::Element {
            var,
            indices: vec![
                Index::Each(self.quantifier("\u{0}list"), 0),
                Index::Each(self.quantifier("\u{0}neighbour"), 0),
            ],
        };
        let rows = Term::Scalar(self.scope.of_field[field][0]);
        let last = super::place::fold(constraint::Operator::Add, rows, Term::Int(from - 1));
        Ok(vec![
            comparison(Term::Int(from), Comparison::LessEqual, each.clone()),
            comparison(each, Comparison::LessEqual, last),
            Atom::Symmetric { field },
        ])
    }
}
