//! Given values.

use super::Phrase;
use crate::phrase::expression_of;
use crate::phrase::literal;
use crate::phrase::said::{Built, Fault, Said, interval, relation};
use ojkit_model::constraint::{Comparison, Expr, Literal, Rule};

pub const PHRASES: &[Phrase] = &[
    ("{x} {is} {given}", one_of),
    ("{x} in {given}", in_set),
    ("{x} {is} {given} ,? or/or a/an? integer/number/value? {within}", or_within),
    ("{x} is/be a? power of {number}", power),
    ("{x} will/must be a? power of {number}", power),
];

fn one_of(s: &Said) -> Built {
    match s.literals() {
        Ok(values) => Ok(vec![Rule::OneOf { subjects: s.each()?, values }]),
        Err(_) => Ok(vec![relation(s.each()?, Comparison::Equal, vec![s.expr(0)])]),
    }
}

fn in_set(s: &Said) -> Built {
    Ok(vec![Rule::OneOf { subjects: s.each()?, values: s.literals()? }])
}

/// `-1 or in the range [1, 5]`: where it is none of the values, the rest holds.
fn or_within(s: &Said) -> Built {
    let values: Vec<Literal> = match s.literals() {
        Ok(values) => values,
        Err(_) => vec![literal(&s.expr(0)).ok_or(Fault::Other)?],
    };
    let (first, last, below) = s.range()?;
    let rule = |item: Expr| {
        let differs = |value| relation(vec![item.clone()], Comparison::NotEqual, vec![expression_of(value)]);
        let rules = vec![interval(vec![item.clone()], first.clone(), last.clone(), below)];
        Rule::When { conditions: values.iter().map(differs).collect(), rules }
    };
    Ok(s.each()?.into_iter().map(rule).collect())
}

/// The powers that 64 bits hold.
fn power(s: &Said) -> Built {
    let base @ 2..=1_000_000 = s.number(0) else { return Err(Fault::Other) };
    let next = |power: &i64| power.checked_mul(base);
    let values = std::iter::successors(Some(1), next).map(Literal::Int).collect();
    Ok(vec![Rule::OneOf { subjects: s.names()?.to_vec(), values }])
}
