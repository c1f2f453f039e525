//! `s starts with '/'`, `the last character of s is '.'`: one place of every text, which therefore is long enough.

use super::member::Member;
use super::{Atom, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::{Index, Term};
use ojkit_model::constraint::{Comparison, Expr, Operator};
use ojkit_model::input::Cell;

pub(super) fn bind(
    binder: &mut Binder,
    subjects: &[Expr],
    place: usize,
    from_end: bool,
    alphabet: &[char],
) -> OrFault<Vec<Atom>> {
    let mut atoms = Vec::new();
    let needed = Term::Int(place as i128 + 1);
    for subject in subjects {
        let otherwise = ("only a string has characters", "name a string");
        let whole = binder.whole(subject, "name a string", otherwise)?;
        let (field, mut indices) = (whole.field, whole.indices);
        let f = &binder.scope.fields()[field];
        if f.cell != Cell::Char {
            return Err(Fault::at(whole.path, otherwise.0, otherwise.1));
        }
        binder.run_over(&mut indices, f.depth - 1);
        let length = binder.length(field, &indices);
        atoms.push(comparison(length.clone(), Comparison::GreaterEqual, needed.clone()));
        indices.push(Index::At(match from_end {
            true => Term::folded(Operator::Subtract, length, needed.clone()),
            false => Term::Int(place as i128),
        }));
        let term = Term::Element { var: binder.scope.cells_of(field), indices };
        atoms.push(Member { term, values: alphabet.iter().map(|&c| c as i64).collect() }.into());
    }
    Ok(atoms)
}
