//! How many of a kind stand side by side.

use super::Phrase;
use crate::phrase::said::{Built, Fault, Said};
use ojkit_model::constraint::{Counted, Expr, Literal, Rule};

pub const PHRASES: &[Phrase] = &[
    ("{x} contains/has at most {number} {side_by_side} {kind}", |s| of_names(s, 0)),
    ("{x} contains/has no more than {number} {side_by_side} {kind}", |s| of_names(s, 0)),
    ("{x} contains/has up to {number} {side_by_side} {kind}", |s| of_names(s, 0)),
    ("{x} contains/has no {number} {side_by_side} {kind}", |s| of_names(s, 1)),
    ("{x} does/will/must/can not contain/have more than {number} {side_by_side} {kind}", |s| of_names(s, 0)),
    ("{x} cannot contain/have more than {number} {side_by_side} {kind}", |s| of_names(s, 0)),
    ("{x} does/will/must/can not contain/have {number} {side_by_side} {kind}", |s| of_names(s, 1)),
    ("{x} cannot contain/have {number} {side_by_side} {kind}", |s| of_names(s, 1)),
    ("there cannot be more than {number} {side_by_side} {kind} in/within/inside {path}", |s| of_path(s, 0)),
    ("there can/must/should/will not be more than {number} {side_by_side} {kind} in/within/inside {path}", |s| {
        of_path(s, 0)
    }),
    ("there cannot be {number} {side_by_side} {kind} in/within/inside {path}", |s| of_path(s, 1)),
    ("there can/must/should/will not be {number} {side_by_side} {kind} in/within/inside {path}", |s| of_path(s, 1)),
    ("there is/can/must/will be? at most {number} {side_by_side} {kind} in/within/inside {path}", |s| of_path(s, 0)),
    ("there is/can/must/will be? no {number} {side_by_side} {kind} in/within/inside {path}", |s| of_path(s, 1)),
];

fn run(s: &Said, subject: Expr, less: i64) -> Result<Rule, Fault> {
    let what = s.counted()?;
    // That no two letters stand side by side is said of neighbours.
    let letters = matches!(&what, Counted::Values(values) if values.iter().all(|v| matches!(v, Literal::Text(_))));
    match s.number(0) - less {
        1 if less == 1 && letters => Err(Fault::Other),
        most @ 0.. => Ok(Rule::Run { subject, what, most }),
        _ => Err(Fault::Other),
    }
}

fn of_names(s: &Said, less: i64) -> Built {
    s.names()?.iter().map(|subject| run(s, subject.clone(), less)).collect()
}

fn of_path(s: &Said, less: i64) -> Built {
    Ok(vec![run(s, s.named(0)?, less)?])
}
