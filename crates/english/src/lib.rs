//! Constraint lines as statements word them, read as the canonical lines that say the same.
//!
//! # Theory of operation
//!
//! A line of a statement is read as statements with what joins them, where they hold and what they follow from (`clause`). A statement is a
//! chain of comparisons (`comparisons`), whose expressions may be written in words (`measures`), or a wording: a row of `wordings.txt`, a pattern
//! of words and typed slots with the canonical line that it stands for (`rows`). One `matcher` tries all wordings that can begin with the next
//! word; what a slot reads (`slots`: ranges, characters, values, numbers, the subject) is a small grammar of its own, and its readings at a place
//! are remembered. What is spoken of is resolved once for all wordings (`subject`), also where it is a noun that only one parameter of the
//! signature can be ([`Nouns`]).
//!
//! What must stay true:
//!
//! - Every way to read a line is found, not the first. A line with two readings that say different things is refused rather than guessed.
//! - A word that no pattern accounts for ends a reading: no part of a line is ever passed over.
//! - Reading is pure, and bounded: a line with more tries than a limit is refused.
//! - A wording is one row. Nothing here names a form.

mod characters;
mod clause;
mod comparisons;
mod counting;
mod grammar;
mod graphs;
mod matcher;
mod measures;
mod nearest;
mod nouns;
mod ranges;
mod reader;
mod repetition;
mod rows;
mod said;
mod slots;
mod subject;
mod value;
mod values;

pub use grammar::rows;
pub use nouns::{Noun, Nouns};

use grammar::Grammar;
use nearest::nearest;
use ojkit_lines::SyntaxError;
use ojkit_model::constraint::{Constraint, Rule};
use ojkit_model::signature::Parameter;
use ojkit_rules::grammar::GRAMMAR;
use std::sync::LazyLock;

/// All wordings, made ready when a line is first read that is in no canonical form.
static WORDINGS: LazyLock<Grammar> =
    LazyLock::new(|| Grammar::new(rows().filter(|(pattern, _)| !pattern.starts_with(['@', '$']))));

/// What a line says that speaks of some parameters, as a [`LineReader`](ojkit_rules::grammar::LineReader) of specs.
///
/// # Errors
/// As for [`read`]; where no wording reads the line, the nearest one is told.
pub fn said(text: &str, parameters: &[Parameter]) -> Result<Vec<Rule>, SyntaxError> {
    rules(text, &Nouns::of(parameters)).map_err(|error| {
        let help = if *error.help == clause::ENDS { nearest(text) } else { None };
        SyntaxError { help: help.map_or(error.help, Into::into), ..error }
    })
}

/// Reads one line, in which nouns may stand for parameters; its `line` is 0, for the caller to fill in.
///
/// A leading bullet and a trailing full stop, comma or semicolon are fine.
///
/// # Errors
/// Whatever is not understood as a whole, or in two ways: no part of a line is ever dropped.
pub fn read(text: &str, nouns: &Nouns) -> Result<Constraint, SyntaxError> {
    Ok(Constraint { text: text.trim().to_string(), line: 0, rules: rules(text, nouns)? })
}

/// Reads one line without nouns for parameters.
pub fn parse_line(text: &str) -> Result<Constraint, SyntaxError> {
    Ok(Constraint { text: text.trim().to_string(), line: 0, rules: said(text, &[])? })
}

fn rules(text: &str, nouns: &Nouns) -> Result<Vec<Rule>, SyntaxError> {
    GRAMMAR.canonical(text).map_or_else(|| clause::line(text, &WORDINGS, nouns), Ok)
}

/// Everything that a line can be read as.
///
/// # Errors
/// Whatever is not understood in any way.
pub fn readings(text: &str, nouns: &Nouns) -> Result<Vec<Vec<Rule>>, SyntaxError> {
    clause::readings(text, &WORDINGS, nouns)
}

#[cfg(test)]
mod tests;
