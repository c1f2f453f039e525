//! The total of an expression over all test cases.

use super::Phrase;
use crate::phrase::said::{Built, Fault, Said};
use ojkit_model::constraint::Rule;

pub const PHRASES: &[Phrase] = &[
    (
        "the? total? sum of the? all/values? of? {expr} over/across/among all/every/each? the? test/testcase {bounds}",
        total,
    ),
    ("the? total? sum of the? all/values? of? {expr} over/across/among all/every/each? the? test case {bounds}", total),
];

fn total(s: &Said) -> Built {
    match s.bounds()? {
        [(operator, bound)] => Ok(vec![Rule::Total { subject: s.expr(0), operator: *operator, bound: bound.clone() }]),
        _ => Err(Fault::Other),
    }
}
