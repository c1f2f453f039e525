//! One text or array within another.

use super::Phrase;
use crate::phrase::length;
use crate::phrase::said::{Built, Said, relation};
use crate::phrase::value::at_index;
use ojkit_model::constraint::{Comparison, Expr, Rule, Within};

pub const PHRASES: &[Phrase] = &[
    ("{x} {is} a/an? non-empty? subsequence of {path}", |s| within(s, Within::Subsequence)),
    ("{x} {is} a/an? non-empty? substring/subarray of {path}", |s| within(s, Within::Substring)),
    ("{x} {is} a/an? non-empty? suffix of {path}", |s| within(s, Within::Suffix)),
    ("{x} {is} a/an? non-empty? prefix of {path}", prefix),
];

fn within(s: &Said, how: Within) -> Built {
    Ok(vec![Rule::Within { part: Expr::Path(s.name()?.clone()), whole: s.named(0)?, how }])
}

/// As long as the part goes, both are the same.
fn prefix(s: &Said) -> Built {
    let (part, whole) = (s.name()?, s.path(0)?);
    let at = |path| vec![Expr::Path(at_index(path, "i", 0))];
    Ok(vec![
        relation(vec![length(part)], Comparison::LessEqual, vec![length(&whole)]),
        relation(at(part), Comparison::Equal, at(&whole)),
    ])
}
