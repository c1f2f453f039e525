//! A problem's layout and rules as plain data, for programs that check inputs without this kit.

use crate::expr::variables::Variables;
use crate::forms::Rule;
use crate::narrowing::Ranges;
use crate::rules::{Definition, Rules};
use crate::stdin::Format;
use crate::validator::Validator;
use serde::Serialize;

/// Everything that decides whether a text is a legal input, but for a validator program of the problem's own.
#[derive(Debug, Serialize)]
pub struct Table<'a> {
    format: &'a Format,
    variables: &'a Variables,
    rules: &'a [Rule],
    lines: &'a [String],
    definitions: &'a [Definition],
    /// What the types alone say.
    start: &'a Ranges,
    /// By slot: the value of a name that nothing in the input tells.
    fallback: Vec<i128>,
    same: &'a [(usize, usize, usize)],
}

impl Validator {
    /// The layout and the rules as plain data.
    pub fn table(&self) -> Table<'_> {
        let Rules { variables, rules, lines, definitions, start, ranges, same, .. } = self.rules();
        let fallback = ranges.scalars.iter().map(|range| range.lo).collect();
        Table { format: self.format(), variables, rules, lines, definitions, start, fallback, same }
    }
}
