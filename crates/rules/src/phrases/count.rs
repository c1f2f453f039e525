//! How many of a kind there are, alone or modulo a number.

use super::Phrase;
use crate::phrase::said::{Built, Fault, Said, relation};
use crate::phrase::{Amount, length};
use ojkit_model::constraint::{Comparison, Counted, Expr, Literal, Path, Rule};

pub const PHRASES: &[Phrase] = &[
    ("the? number of {kind} in/of {path} {bounds}", number_of),
    ("there is always? {quantities} in/within/inside {path}", |s| counts(s, &[s.path(0)?])),
    ("there exists always? {quantities} in/within/inside {path}", |s| counts(s, &[s.path(0)?])),
    ("there was always? {quantities} in/within/inside {path}", |s| counts(s, &[s.path(0)?])),
    ("there will/must be {quantities} in/within/inside {path}", |s| counts(s, &[s.path(0)?])),
    ("{quantity} element/value/number/integer of/in/from {path} is {state}", quantity_is),
    ("{x} contains/has/includes {quantities}", counts_of_subject),
    ("{x} will/must always? contain/have {quantities}", counts_of_subject),
    ("{x} consists of {quantities}", counts_of_subject),
    ("{x} is guaranteed to contain/have {quantities}", counts_of_subject),
    ("{x} contains/contain/has/have all/each/every of? the? {letters} at least once", each_letter),
    ("{x} {lacks} {absent}", |s| none_of(s.name()?, s)),
    ("there is no {absent} in the? string? {path}", |s| none_of(&s.path(0)?, s)),
    ("there is no {absent} {spoken}", |s| none_of(&s.path(0)?, s)),
    ("{x} contains/has a/an even number of {kind}", |s| remainder(Expr::Path(s.name()?.clone()), s, 2, 0)),
    ("{x} contains/has a/an odd number of {kind}", |s| remainder(Expr::Path(s.name()?.clone()), s, 2, 1)),
    ("the? number of {kind} in/of {path} % {number} ==/= {number}", |s| {
        remainder(s.named(0)?, s, s.number(0), s.number(1))
    }),
];

fn number_of(s: &Said) -> Built {
    let (subject, what) = (s.named(0)?, s.counted()?);
    let rule = |(operator, bound): &(Comparison, Expr)| Rule::Count {
        subject: subject.clone(),
        what: what.clone(),
        operator: *operator,
        bound: bound.clone(),
    };
    Ok(s.bounds()?.iter().map(rule).collect())
}

fn counts(s: &Said, paths: &[Path]) -> Built {
    let mut rules = Vec::new();
    for path in paths {
        for (operator, bound, what) in s.quantities()? {
            let (operator, bound) = (*operator, bound.clone());
            rules.push(match what.clone() {
                Amount::Of(what) => Rule::Count { subject: Expr::Path(path.clone()), what, operator, bound },
                // The numbers in a text are no characters of it.
                Amount::Items(noun) if !s.nouns().has_items(path, &noun) => return Err(Fault::Other),
                Amount::Items(_) => relation(vec![length(path)], operator, vec![bound]),
            });
        }
    }
    Ok(rules)
}

fn counts_of_subject(s: &Said) -> Built {
    let path = |item: &Expr| if let Expr::Path(path) = item { Ok(path.clone()) } else { Err(Fault::Other) };
    counts(s, &s.names()?.iter().map(path).collect::<Result<Vec<Path>, Fault>>()?)
}

fn quantity_is(s: &Said) -> Built {
    let (operator, bound) = s.bounds()?[0].clone();
    Ok(vec![Rule::Count { subject: s.named(0)?, what: s.counted()?, operator, bound }])
}

fn letters(letters: &[char]) -> Counted {
    Counted::Values(letters.iter().map(|c| Literal::Text(c.to_string())).collect())
}

fn each_letter(s: &Said) -> Built {
    let subject = Expr::Path(s.name()?.clone());
    let one = |c: char| Rule::Count {
        subject: subject.clone(),
        what: letters(&[c]),
        operator: Comparison::GreaterEqual,
        bound: Expr::Int(1),
    };
    Ok(s.letters()?.into_iter().map(one).collect())
}

fn none_of(path: &Path, s: &Said) -> Built {
    let what = letters(&s.letters()?);
    let subject = Expr::Path(path.clone());
    Ok(vec![Rule::Count { subject, what, operator: Comparison::LessEqual, bound: Expr::Int(0) }])
}

fn remainder(subject: Expr, s: &Said, modulus: i64, remainder: i64) -> Built {
    match (2..=1_000_000).contains(&modulus) && remainder < modulus {
        true => Ok(vec![Rule::CountRemainder { subject, what: s.counted()?, modulus, remainder }]),
        false => Err(Fault::Other),
    }
}
