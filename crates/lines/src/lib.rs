//! The canonical language of constraint lines: text to statements, and back.
//!
//! # Theory of operation
//!
//! There is one way to write each thing that can be said of an input. A line in it goes in, and what it says comes out as a tree
//! ([`Rule`](ojkit_model::constraint::Rule)) that knows no problem yet. The text is cut into tokens (`lexer`), of which a [`cursor`] reads
//! statements (`canonical`): chains of comparisons (`chain`, over `expression`), or one of the fixed sentences. What can be said of an input is
//! not all known here: a [`Grammar`] has the sentences of the forms of constraint, which are handed to it. [`print()`] writes the canonical
//! text: read again, it has the same rules.
//!
//! Who reads other wordings, as statements have them, does so with the same cursor, and hands it the [`Words`] that expressions may have.
//!
//! What must stay true:
//!
//! - There is no choice in the canonical language: reading neither tries nor remembers.
//! - No part of a line is ever passed over.
//! - Reading is pure, and bounded: brackets and terms have limits, and a line past them is refused.

mod canonical;
mod chain;
pub mod cursor;
mod expression;
mod fold;
pub mod lexer;
pub mod print;
pub mod value;
pub mod words;

pub use chain::{as_phrase, between_constants};
pub use cursor::Words;
pub use fold::absolute;
pub use print::print;

use cursor::Cursor;
use lexer::Sentences;
use ojkit_model::constraint::Rule;
use ojkit_model::diagnostic::Help;

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
    pub help: Help,
}

impl SyntaxError {
    /// About so many characters from a place on, which is counted from 0.
    pub fn new(start: usize, width: usize, message: impl Into<String>, help: impl Into<Help>) -> SyntaxError {
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

/// The canonical language, with the sentences of the forms of constraint.
pub struct Grammar {
    sentences: Sentences,
}

/// The columns of names in the line that a person wrote: the usual one, and those of names at a place of the line that is read.
pub type Origins = (usize, Vec<(usize, usize)>);

impl Grammar {
    /// With sentences in which `{}` stands for an expression; what all lines have in common is part of every grammar.
    pub fn new(sentences: impl IntoIterator<Item = &'static str>) -> Grammar {
        let cut = |wording| Some((wording, lexer::tokens(wording).ok()?));
        Grammar { sentences: sentences.into_iter().filter_map(cut).collect() }
    }

    /// What a line says; nothing where it is in no canonical form.
    pub fn canonical(&self, text: &str) -> Option<Vec<Rule>> {
        Cursor::new(text, None).ok()?.canonical(&self.sentences)
    }

    /// What a line says.
    ///
    /// # Errors
    /// Whatever is not in its canonical form.
    pub fn read(&self, text: &str) -> Result<Vec<Rule>, SyntaxError> {
        if let Some(rules) = self.canonical(text) {
            return Ok(rules);
        }
        let mut cursor = Cursor::new(text, None)?;
        cursor.explain(0);
        cursor.canonical(&self.sentences);
        Err(cursor.lost("write it in its canonical form", std::iter::empty()))
    }

    /// What a line says that stands for another one, in which its names have other columns.
    ///
    /// # Errors
    /// Where it is in no canonical form: what is wrong with its comparisons, if anything is.
    pub fn said(&self, text: &str, words: &dyn Words, origins: Origins) -> Result<Vec<Rule>, Option<SyntaxError>> {
        let mut cursor = Cursor::new(text, Some(words)).map_err(Some)?;
        cursor.origins = Some(origins);
        cursor.canonical(&self.sentences).ok_or_else(|| cursor.refused())
    }
}
