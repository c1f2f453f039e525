//! `p is a permutation of 1..n`: distinct values of a range that is as wide as the array is long.

use super::{Atom, comparison, distinct};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::Term;
use ojkit_model::constraint::{Comparison, Expr, Operator};

pub(super) fn bind(
    binder: &mut Binder,
    subject: &Expr,
    first: &Expr,
    last: &Expr,
    choice: Option<usize>,
) -> OrFault<Vec<Atom>> {
    let (first, last) = (binder.term(first, choice)?, binder.term(last, choice)?);
    let distinct = distinct::bind(binder, subject, true, choice)?;
    let field = distinct.fields[0];
    let is_flat = distinct.item == distinct.group + 1 && binder.scope.fields()[field].depth == distinct.item;
    if distinct.fields.len() != 1 || !is_flat {
        return Err(Fault::line("only an array of numbers can be a permutation", "name an array of integers"));
    }
    let (_, element) = binder.letters(subject, choice)?;
    let Term::Element { indices, .. } = &element else {
        return Err(Fault::line("only an array can be a permutation", "name an array of integers"));
    };
    let length = binder.length(field, &indices[..distinct.group]);
    let width = Term::folded(Operator::Subtract, last.clone(), first.clone());
    let count = Term::folded(Operator::Add, width, Term::Int(1));
    Ok(vec![
        comparison(length, Comparison::Equal, count),
        comparison(first, Comparison::LessEqual, element.clone()),
        comparison(element, Comparison::LessEqual, last),
        distinct.into(),
    ])
}
