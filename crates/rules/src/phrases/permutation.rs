//! Arrays that have each of some values once.

use super::Phrase;
use super::distinct::values_distinct;
use crate::phrase::length;
use crate::phrase::said::{Built, Fault, Said, refused, relation};
use ojkit_model::constraint::{Comparison, Expr, Rule};

pub const PHRASES: &[Phrase] = &[
    ("{x} {is} a permutation of the? inclusive? range? {span}", span),
    ("{x} {is} permutation of the? inclusive? range? {span}", span),
    ("{x} {is} a? permutation of the? set/sequence/array/list/range {span}", span),
    (
        "{x} {is} a? permutation of the? all? distinct? integer/number/value in/from/between? the? inclusive? range? {span}",
        span,
    ),
    ("{x} {is} a? permutation of in/from/between the? inclusive? range? {span}", span),
    ("{x} {is} a? permutation of the? first {expr} positive/natural integer/number", |s| {
        permutation(s, Expr::Int(1), s.expr(0))
    }),
    ("{x} {is} a? permutation", |_| {
        refused("the values of the permutation are missing", "write `is a permutation of 1..n`")
    }),
    (
        "{x} contains/has all/each/every of? the? integer/number/value in/from/between the? inclusive? range? {range} exactly? once",
        range_once,
    ),
    (
        "{x} contains/consists of? the? integer/number/value in/from/between the? inclusive? range? {range} exactly? once",
        range_once,
    ),
    (
        "{x} contains/consists of? the? integer/number/value in/from/between the? inclusive? range? {range} without repetition/duplicate",
        range_once,
    ),
    (
        "{x} contains/has all/each/every of? the? integer/number/value in/from/between the? inclusive? range? {range} without repetition/duplicate",
        range_once,
    ),
    ("{x} contains/has all/each/every of? the? {letters} exactly once", letters_once),
    ("{x} contains/has all/each/every of? the? {letters} exactly once in some/any order", letters_once),
    ("{x} contains/consists of? the? {letters} exactly once", letters_once),
    ("{x} contains/consists of? the? {letters} exactly once in some/any order", letters_once),
];

fn permutation(s: &Said, first: Expr, last: Expr) -> Built {
    let rule = |subject| Rule::Permutation { subject, first: first.clone(), last: last.clone() };
    Ok(s.wholes()?.into_iter().map(rule).collect())
}

fn span(s: &Said) -> Built {
    let (first, last, _) = s.range()?;
    permutation(s, first, last)
}

fn range_once(s: &Said) -> Built {
    let (first, last, below) = s.range()?;
    s.name()?;
    match below {
        Comparison::LessEqual => permutation(s, first, last),
        _ => Err(Fault::Other),
    }
}

fn letters_once(s: &Said) -> Built {
    let (path, alphabet) = (s.name()?, s.letters()?);
    let count = Expr::Int(alphabet.len() as i128);
    let mut rules = vec![
        relation(vec![length(path)], Comparison::Equal, vec![count]),
        Rule::Alphabet { subjects: s.names()?.to_vec(), alphabet },
    ];
    rules.extend(values_distinct(s)?);
    Ok(rules)
}
