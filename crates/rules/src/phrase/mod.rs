//! The constraint language: a statement's own lines, as people write them, to rules and back.
//!
//! A line goes in, its rules come out, or the place where understanding ended and why. The line is cut into tokens (`lexer`) and read as
//! statements with what joins them, where they hold and what they follow from (`clause`). A statement is a chain of comparisons (`chain`,
//! over `expression`) or one of the phrases of `crate::forms`: a pattern of words and typed slots with a function that makes rules of what
//! the slots hold. One `matcher` tries all phrases at every place; what a slot reads (`slots`: ranges, characters, values, numbers, the
//! subject) is small grammars of their own. What is spoken of is resolved once for all phrases (`subject`), also where it is a noun that
//! only one parameter of the signature can be (`nouns`).
//!
//! Every way to read a line is found, not the first. A word that no pattern accounts for ends a reading, so no part of a line is ever passed
//! over; and a line with two readings that say different things is refused rather than guessed.

mod chain;
mod characters;
mod clause;
mod counting;
mod cursor;
mod expression;
mod fold;
mod graphs;
mod lexer;
mod matcher;
mod near;
mod nouns;
mod print;
mod ranges;
mod repetition;
pub(crate) mod said;
mod slots;
mod subject;
pub(crate) mod value;
mod values;
mod vocabulary;
mod words;

#[cfg(test)]
mod tests;

pub use nouns::{Noun, Nouns};
pub use print::print;
pub(crate) use value::{Amount, length};
pub(crate) use values::{expression_of, literal};

use ojkit_model::constraint::Constraint;

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
/// Whatever is not understood as a whole, or in two ways: no part of a line is ever dropped.
pub fn parse_line(text: &str) -> Result<Constraint, SyntaxError> {
    parse_for(text, &Nouns::default())
}

/// Reads one line in which nouns may stand for parameters.
///
/// # Errors
/// As for [`parse_line`].
pub fn parse_for(text: &str, nouns: &Nouns) -> Result<Constraint, SyntaxError> {
    let rules = clause::line(text, nouns)?;
    Ok(Constraint { text: text.trim().to_string(), line: 0, rules })
}

/// Everything that a line can be read as.
///
/// # Errors
/// Whatever is not understood in any way.
pub fn readings(text: &str, nouns: &Nouns) -> Result<Vec<Vec<ojkit_model::constraint::Rule>>, SyntaxError> {
    clause::readings(text, nouns)
}
