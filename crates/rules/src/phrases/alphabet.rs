//! Which characters a text is made of.

use super::Phrase;
use super::distinct::has_distinct;
use super::text_form::form;
use crate::phrase::said::{Built, Said, relation};
use ojkit_model::constraint::{Comparison, Expr, Form, Rule};

pub const PHRASES: &[Phrase] = &[
    ("{x} {consists} {letters} only?", made_of),
    ("{x} {consists} {letters} and may contain/have leading zero", made_of),
    ("{x} {consists} {letters} and may contain/have leading zero ( s )", made_of),
    ("{x} {consists} pairwise? unique/distinct/different {letters} only?", |s| {
        Ok([made_of(s)?, has_distinct(s)?].concat())
    }),
    ("{x} {consists} {letters} without any? leading zero {unless_zero}", with_form),
    ("{x} {consists} {letters} ,? with no leading zero {unless_zero}", with_form),
    ("{x} contains/has {listed}", made_of),
    ("{x} will/must/can/may contain {listed}", made_of),
    ("{x} {is} a? binary string/array", |s| of(s, vec!['0', '1'])),
    ("{x} {is} a? binary string/array {of} {letters} only?", made_of),
    ("{x} {is} a? string {of} {letters} only?", made_of),
    ("{x} {is} a? non-empty/nonempty string {of} {letters} only?", |s| {
        Ok([made_of(s)?, vec![relation(s.lengths()?, Comparison::GreaterEqual, vec![Expr::Int(1)])]].concat())
    }),
];

fn of(s: &Said, alphabet: Vec<char>) -> Built {
    Ok(vec![Rule::Alphabet { subjects: s.texts()?, alphabet }])
}

fn made_of(s: &Said) -> Built {
    of(s, s.letters()?)
}

fn with_form(s: &Said) -> Built {
    s.names()?;
    Ok([made_of(s)?, form(s, Form::NoLeadingZeros)?].concat())
}
