//! Statements about how many scalars are of a kind, and about single characters of texts.

use super::place::{Place, comparison, fold};
use super::{Binder, Bound, Fault};
use crate::validate::rules::{Atom, Index, Term, VarKind};
use ojkit_model::constraint::{Comparison, Counted, Expr, Literal, Operator};
use ojkit_model::input::{Cell, NULL};

/// The largest code of a character.
const LETTER_MAX: i64 = 0x10_ffff;

impl Binder<'_, '_> {
    /// `s contains exactly one '*'`.
    pub(super) fn count(&mut self, subject: &Expr, what: &Counted, op: Comparison, bound: &Expr) -> Bound<Vec<Atom>> {
        let Expr::Path(path) = subject else {
            return Err(Fault::line("this must be a name", "name an array or a string"));
        };
        let Place::Whole { field, indices } = self.place(path, None)? else {
            return Err(Fault::at(path, "only in an array or a string something can be counted", "name one"));
        };
        let f = &self.scope.fields()[field];
        if indices.iter().any(|i| !matches!(i, Index::Each(_, 0))) {
            return Err(Fault::at(
                path,
                "a fixed index cannot be used here",
                "speak of the whole array, or of every row",
            ));
        }
        if self.scope.trees.contains_key(&field) || self.scope.tags.contains_key(&field) || f.cell == Cell::Double {
            return Err(Fault::at(path, "the values of this cannot be counted", "move the line to `unchecked:`"));
        }
        let ranges = ranges_of(what, f.cell)?;
        let bound = self.term(bound, None)?;
        if !bound.is_scalar() {
            return Err(Fault::line("the number must not depend on elements", "write a number or a name"));
        }
        let (var, depth, group) = (self.scope.of_field[field][f.depth], f.depth, indices.len());
        let mut atoms = vec![Atom::Count { var, group, ranges, op, bound: bound.clone() }];
        if depth == group + 1 && matches!(op, Comparison::Equal | Comparison::GreaterEqual | Comparison::Greater) {
            // What is there needs a place.
            let length = self.scope.of_field[field][group];
            let length = if group == 0 { Term::Scalar(length) } else { Term::Element { var: length, indices } };
            let op = if op == Comparison::Greater { op } else { Comparison::GreaterEqual };
            atoms.push(comparison(length, op, bound));
        }
        Ok(atoms)
    }

    /// `s starts with '/'`.
    pub(super) fn letter(
        &mut self,
        subjects: &[Expr],
        place: usize,
        from_end: bool,
        alphabet: &[char],
    ) -> Bound<Vec<Atom>> {
        let mut atoms = Vec::new();
        for subject in subjects {
            let Expr::Path(path) = subject else {
                return Err(Fault::line("this must be a name", "name a string"));
            };
            let Place::Whole { field, mut indices } = self.place(path, None)? else {
                return Err(Fault::at(path, "only a string has characters", "name a string"));
            };
            let f = &self.scope.fields()[field];
            if f.cell != Cell::Char {
                return Err(Fault::at(path, "only a string has characters", "name a string"));
            }
            while indices.len() + 1 < f.depth {
                let q = self.quantifier(&format!("\u{0}{}", indices.len()));
                indices.push(Index::Each(q, 0));
            }
            let length = self.scope.of_field[field][indices.len()];
            let length = if indices.is_empty() {
                Term::Scalar(length)
            } else {
                Term::Element { var: length, indices: indices.clone() }
            };
            atoms.push(comparison(length.clone(), Comparison::GreaterEqual, Term::Int(place as i128 + 1)));
            indices.push(Index::At(if from_end {
                fold(Operator::Subtract, length, Term::Int(place as i128 + 1))
            } else {
                Term::Int(place as i128)
            }));
            let term = Term::Element { var: self.scope.of_field[field][f.depth], indices };
            atoms.push(Atom::Member { term, values: alphabet.iter().map(|&c| c as i64).collect() });
        }
        Ok(atoms)
    }

    /// Whether `!=` stands between the texts of an array and one text: none of them is it.
    pub(super) fn lacks(&mut self, left: &Place, right: &Place) -> Option<Atom> {
        let (Place::Whole { field: a, indices: i }, Place::Whole { field: b, indices: j }) = (left, right) else {
            return None;
        };
        let text = |f: usize, indices: &[Index]| self.scope.fields()[f].depth == 1 && indices.is_empty();
        let item =
            |f: usize, indices: &[Index]| self.scope.fields()[f].depth == 2 && matches!(indices, [Index::Each(_, 0)]);
        let strings = [*a, *b].iter().all(|&f| {
            self.scope.fields()[f].is_string
                && matches!(self.scope.vars[self.scope.of_field[f][0]].kind, VarKind::Length { field, .. } if field == f)
        });
        match strings {
            true if item(*a, i) && text(*b, j) => Some(Atom::Lacks { array: *a, text: *b }),
            true if text(*a, i) && item(*b, j) => Some(Atom::Lacks { array: *b, text: *a }),
            _ => None,
        }
    }
}

/// The values that are counted, as ascending ranges.
fn ranges_of(what: &Counted, cell: Cell) -> Bound<Vec<(i64, i64)>> {
    let misfit =
        || Fault::line("the array holds nothing of this kind", "count numbers in numbers, characters in texts");
    let mut single: Vec<i64> = Vec::new();
    match what {
        Counted::Signed(op) if cell == Cell::Int => {
            return Ok(match op {
                Comparison::Greater => vec![(1, i64::MAX)],
                Comparison::GreaterEqual => vec![(0, i64::MAX)],
                Comparison::Less => vec![(NULL + 1, -1)],
                Comparison::LessEqual => vec![(NULL + 1, 0)],
                Comparison::Equal => vec![(0, 0)],
                Comparison::NotEqual => vec![(NULL + 1, -1), (1, i64::MAX)],
            });
        }
        Counted::Signed(_) => return Err(misfit()),
        Counted::Except(letters) if cell == Cell::Char => {
            let mut ranges = Vec::new();
            let mut next = 0;
            for letter in letters.iter().map(|&c| c as i64) {
                if next < letter {
                    ranges.push((next, letter - 1));
                }
                next = letter + 1;
            }
            ranges.push((next, LETTER_MAX));
            return Ok(ranges);
        }
        Counted::Except(_) => return Err(misfit()),
        Counted::Values(values) => {
            for value in values {
                single.push(match (value, cell) {
                    (Literal::Text(text), Cell::Char) if text.chars().count() == 1 => {
                        text.chars().next().map_or(0, |c| c as i64)
                    }
                    (Literal::Int(digit @ 0..=9), Cell::Char) => i64::from(b'0') + digit,
                    (Literal::Int(value), Cell::Int | Cell::Bool) => *value,
                    // `0`s in quotes are numbers where the array holds numbers.
                    (Literal::Text(text), Cell::Int) if text.len() == 1 => text.parse().map_err(|_| misfit())?,
                    _ => return Err(misfit()),
                });
            }
        }
    }
    single.sort_unstable();
    single.dedup();
    let mut ranges: Vec<(i64, i64)> = Vec::new();
    for x in single {
        match ranges.last_mut() {
            Some((_, hi)) if *hi + 1 == x => *hi = x,
            _ => ranges.push((x, x)),
        }
    }
    Ok(ranges)
}
