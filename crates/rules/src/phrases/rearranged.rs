//! The same elements in another order.

use super::Phrase;
use crate::phrase::said::{Built, Fault, Said};
use ojkit_model::constraint::{Expr, Rule};

pub const PHRASES: &[Phrase] = &[
    ("{x} is anagram/permutation of each other", each_other),
    ("{x} is anagrams", each_other),
    (
        "{x} contain/have the same multiset of? element/character/letter/integer/value/number in/with? any? different? order?",
        each_other,
    ),
    ("{x} is guaranteed? to? be? a/an anagram/permutation/rearrangement/shuffle of {path}", of_other),
];

fn each_other(s: &Said) -> Built {
    match s.names()? {
        [left, right] => Ok(vec![Rule::Rearranged { left: left.clone(), right: right.clone() }]),
        _ => Err(Fault::Other),
    }
}

fn of_other(s: &Said) -> Built {
    Ok(vec![Rule::Rearranged { left: s.named(0)?, right: Expr::Path(s.name()?.clone()) }])
}
