//! Constraint lines as people write them: text to statements, and back.
//!
//! # Theory of operation
//!
//! A line of a statement goes in, and what it says comes out as a tree ([`Rule`](ojkit_model::constraint::Rule)) that knows no problem yet; or
//! the column at which understanding ended, and why.
//!
//! There is one canonical way to write each thing (`canonical`); a line in it is read without the rest. How else people write it is a row of
//! `wordings.txt` (`rows`): a pattern of words and typed slots, and the canonical line that it stands for. A [`Grammar`] is made of all rows and
//! of the canonical sentences that forms of constraint have of their own, which are handed to it.
//!
//! The text is cut into tokens (`lexer`) and read as statements with what joins them, where they hold and what they follow from (`clause`). A
//! statement is a chain of comparisons (`chain`, over `expression`) or a phrase of the grammar. One `matcher` tries all phrases that can begin
//! with the next word; what a slot reads (`slots`: ranges, characters, values, numbers, the subject) is a small grammar of its own, and its
//! readings at a place are remembered. What is spoken of is resolved once for all phrases (`subject`), also where it is a noun that only one
//! parameter of the signature can be ([`Nouns`]). [`print()`] gives the canonical text: read again, it has the same rules.
//!
//! What must stay true:
//!
//! - Every way to read a line is found, not the first. A line with two readings that say different things is refused rather than guessed.
//! - A word that no pattern accounts for ends a reading: no part of a line is ever passed over.
//! - Reading is pure, and bounded: brackets, terms and tries have limits, and a line past them is refused.
//! - A wording is one row, and no row says what its canonical line does not.

mod canonical;
mod chain;
mod characters;
mod clause;
mod counting;
mod cursor;
mod expression;
mod fold;
mod grammar;
mod graphs;
mod lexer;
mod matcher;
mod near;
mod nouns;
mod print;
mod ranges;
mod repetition;
mod rows;
mod said;
mod slots;
mod subject;
mod value;
mod values;
mod words;

pub use grammar::Grammar;
pub use nouns::{Noun, Nouns};
pub use print::print;
pub use rows::rows;

use ojkit_model::constraint::{Constraint, Rule};

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

impl Grammar {
    /// Reads one line, in which nouns may stand for parameters; its `line` is 0, for the caller to fill in.
    ///
    /// A leading bullet and a trailing full stop, comma or semicolon are fine.
    ///
    /// # Errors
    /// Whatever is not understood as a whole, or in two ways: no part of a line is ever dropped.
    pub fn read(&self, text: &str, nouns: &Nouns) -> Result<Constraint, SyntaxError> {
        let rules = match self.canonical(text, nouns) {
            Some(rules) => rules,
            None => clause::line(text, self, nouns)?,
        };
        Ok(Constraint { text: text.trim().to_string(), line: 0, rules })
    }

    /// Reads a line in its canonical form; nothing where it is in no such form.
    pub fn canonical(&self, text: &str, nouns: &Nouns) -> Option<Vec<Rule>> {
        cursor::Cursor::new(text, self, nouns).ok()?.canonical(&self.sentences)
    }

    /// Everything that a line can be read as.
    ///
    /// # Errors
    /// Whatever is not understood in any way.
    pub fn readings(&self, text: &str, nouns: &Nouns) -> Result<Vec<Vec<Rule>>, SyntaxError> {
        clause::readings(text, self, nouns)
    }
}

#[cfg(test)]
mod tests;
