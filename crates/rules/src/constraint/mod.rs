//! The constraint language: a statement's own lines, as people write them, to rules and back.
//!
//! Every phrase has one meaning, and a line is read whole or refused with the place where understanding ended.

mod alphabet;
mod appear;
mod chain;
mod clause;
mod count;
mod cursor;
mod expression;
mod fold;
mod graph;
mod letter;
mod lexer;
mod near;
mod nodes;
mod order;
mod predicate;
mod print;
mod range;
mod structure;
mod subject;
mod values;

#[cfg(test)]
mod tests;

use ojkit_model::constraint::Constraint;
pub use print::print;

/// Why a line is not understood, and where understanding ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// From 1, in characters.
    pub column: usize,
    /// Length of the text it is about, in characters, at least 1.
    pub width: usize,
    /// One sentence without a final full stop.
    pub message: String,
    /// What to write instead; may be empty.
    pub help: String,
}

impl SyntaxError {
    fn new(start: usize, width: usize, message: impl Into<String>, help: impl Into<String>) -> SyntaxError {
        SyntaxError { column: start + 1, width: width.max(1), message: message.into(), help: help.into() }
    }
}

impl std::fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)?;
        if self.help.is_empty() { Ok(()) } else { write!(f, " ({})", self.help) }
    }
}

impl std::error::Error for SyntaxError {}

/// Reads one line; its `line` is 0, for the caller to fill in.
///
/// A leading bullet and a trailing full stop, comma or semicolon are fine.
///
/// # Errors
/// Whatever is not understood as a whole: no part of a line is ever dropped.
pub fn parse_line(text: &str) -> Result<Constraint, SyntaxError> {
    let rules = clause::line(text)?;
    Ok(Constraint { text: text.trim().to_string(), line: 0, rules })
}
