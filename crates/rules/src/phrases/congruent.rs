//! Even, odd, divisible.

use super::Phrase;
use crate::phrase::length;
use crate::phrase::said::{Built, Fault, Said, refused, relation};
use ojkit_model::constraint::{Comparison, Expr, Operator, Rule};

pub const PHRASES: &[Phrase] = &[
    ("{x} {is} even number/integer?", |s| parity(s, 0)),
    ("{x} {is} odd number/integer?", |s| parity(s, 1)),
    ("{x} {is} an even number/integer", |s| parity(s, 0)),
    ("{x} {is} an odd number/integer", |s| parity(s, 1)),
    ("{x} {is} not odd", |s| parity(s, 0)),
    ("{x} {is} not even", |s| parity(s, 1)),
    ("{x} {is} a positive even integer/number", |s| positive(s, 0)),
    ("{x} {is} a positive odd integer/number", |s| positive(s, 1)),
    ("{x} {is} evenly? divisible/multiple/multiplier by/of {expr}", divisible),
    ("{x} {is} a multiple of {expr}", divisible),
    ("{x} {is} not divisible by {expr}", not_divisible),
    ("{x} {is} not a multiple of {expr}", not_divisible),
    ("{x} divides {expr}", divides),
    ("{x} has/is of? a/an? even length", |s| even_length(s, 0)),
    ("{x} has/is of? a/an? odd length", |s| even_length(s, 1)),
];

fn congruent(subjects: Vec<Expr>, modulus: Expr, remainder: i64) -> Built {
    Ok(vec![Rule::Congruent { subjects, modulus, remainder }])
}

fn parity(s: &Said, remainder: i64) -> Built {
    congruent(s.each()?, Expr::Int(2), remainder)
}

fn positive(s: &Said, remainder: i64) -> Built {
    let positive = relation(s.each()?, Comparison::Greater, vec![Expr::Int(0)]);
    Ok([vec![positive], parity(s, remainder)?].concat())
}

fn modulus(s: &Said) -> Result<Expr, Fault> {
    match s.expr(0) {
        Expr::Int(value) if value <= 0 => refused("only a number above zero divides", "write a number from 1"),
        Expr::Double(_) | Expr::Text(_) => refused("only a whole number divides", ""),
        other => Ok(other),
    }
}

fn divisible(s: &Said) -> Built {
    congruent(s.each()?, modulus(s)?, 0)
}

fn not_divisible(s: &Said) -> Built {
    let modulus = modulus(s)?;
    let rest = |item| Expr::Binary(Operator::Modulo, Box::new(item), Box::new(modulus.clone()));
    let rests = s.each()?.into_iter().map(rest).collect();
    Ok(vec![relation(rests, Comparison::NotEqual, vec![Expr::Int(0)])])
}

fn divides(s: &Said) -> Built {
    congruent(vec![s.expr(0)], Expr::Path(s.name()?.clone()), 0)
}

fn even_length(s: &Said, remainder: i64) -> Built {
    congruent(vec![length(s.name()?)], Expr::Int(2), remainder)
}
