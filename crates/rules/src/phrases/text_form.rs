//! Forms of texts and of arrays as wholes: leading zeros, spaces, palindromes, brackets, rotated and mountain arrays.

use super::Phrase;
use crate::phrase::length;
use crate::phrase::said::{Built, Fault, Said, relation};
use ojkit_model::constraint::{Comparison, Expr, Form, Rule};

pub const PHRASES: &[Phrase] = &[
    ("{x} {lacks} leading zero {unless_zero}", |s| form(s, Form::NoLeadingZeros)),
    ("{x} {lacks} leading 0 s? {unless_zero}", |s| form(s, Form::NoLeadingZeros)),
    ("there is no leading zero in the? string? {path}", |s| of_path(s, Form::NoLeadingZeros)),
    ("there is no leading zero {unless_zero} {spoken}", |s| of_path(s, Form::NoLeadingZeros)),
    (
        "the given? linked? list represents a? non-negative? number/integer that does not have/contain any? leading zero {unless_zero}",
        of_nodes,
    ),
    (
        "the given? linked? list represents a? non-negative? number/integer without any? leading zero {unless_zero}",
        of_nodes,
    ),
    ("the given? linked? list does not have/contain any? leading zero {unless_zero}", of_nodes),
    ("{x} {lacks} {outer_spaces}", |s| form(s, Form::NoOuterSpaces)),
    ("there is no {outer_spaces} in the? string? {path}", |s| of_path(s, Form::NoOuterSpaces)),
    ("there is no {outer_spaces} {spoken}", |s| of_path(s, Form::NoOuterSpaces)),
    ("{x} is guaranteed? to? be? a? valid? palindrome", |s| form(s, Form::Palindrome)),
    ("{x} is a? palindromic string?", |s| form(s, Form::Palindrome)),
    ("{x} is/represents a? balanced/valid parenthesis/bracket string/sequence/expression?", |s| {
        form(s, Form::Balanced)
    }),
    ("{x} is a? valid/balanced string/sequence of parenthesis/bracket", |s| form(s, Form::Balanced)),
    ("all the? parenthesis is balanced {the_text}", |s| of_path(s, Form::Balanced)),
    ("there is only/exactly one space between two/2 words {the_text}", |s| of_path(s, Form::SingleSpaces)),
    ("there is no {outer_spaces} {the_text}", |s| of_path(s, Form::NoOuterSpaces)),
    ("{x} is a? valid? vps", |s| form(s, Form::Balanced)),
    ("{x} consists of words separated by {one_space}", |s| form(s, Form::SingleSpaces)),
    ("{x} is a list/sequence of words separated by {one_space}", |s| form(s, Form::SingleSpaces)),
    ("all/each? of? the? word in/of {names} is/will? be? separated by {one_space}", spaced),
    ("every/any two consecutive/adjacent word in/of {names} is/will? be? separated by {one_space}", spaced),
    ("consecutive/adjacent word in/of {names} is/will? be? separated by {one_space}", spaced),
    ("{x} is guaranteed? to? be? sorted and rotated {pivot}?", |s| form(s, Form::Rotated)),
    (
        "{x} is guaranteed? to? be? sorted in? ascending/non-decreasing/increasing order? and then? possibly? rotated {pivot}?",
        |s| form(s, Form::Rotated),
    ),
    ("{x} is guaranteed? to? be? a? rotated sorted array {pivot}?", |s| form(s, Form::Rotated)),
    ("{x} is guaranteed? to? be? an? ascending/sorted array that is possibly? rotated {pivot}?", |s| {
        form(s, Form::Rotated)
    }),
    ("{x} is guaranteed? to? be? sorted and rotated between 1 and {expr} times", rotated_so_often),
    ("{x} is guaranteed? to? be? a? rotated sorted array between 1 and {expr} times", rotated_so_often),
    ("{x} is guaranteed? to? be? a/an? mountain/bitonic array/sequence?", |s| form(s, Form::Mountain)),
];

/// That each name has a form.
pub fn form(s: &Said, form: Form) -> Built {
    Ok(vec![Rule::Form { subjects: s.names()?.to_vec(), form }])
}

fn of_path(s: &Said, form: Form) -> Built {
    Ok(vec![Rule::Form { subjects: vec![s.named(0)?], form }])
}

fn of_nodes(s: &Said) -> Built {
    Ok(vec![Rule::Form { subjects: vec![s.node()], form: Form::NoLeadingZeros }])
}

fn spaced(s: &Said) -> Built {
    Ok(vec![Rule::Form { subjects: s.list()?, form: Form::SingleSpaces }])
}

/// As many rotations as there are elements give every rotation.
fn rotated_so_often(s: &Said) -> Built {
    let Expr::Path(times) = s.expr(0) else { return Err(Fault::Other) };
    let enough = relation(vec![length(s.name()?)], Comparison::LessEqual, vec![Expr::Path(times)]);
    Ok([vec![enough], form(s, Form::Rotated)?].concat())
}
