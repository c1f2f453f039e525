//! The grammar of all forms: what a constraint line can say.

use crate::forms;
use ojkit_lines::{Grammar, Nouns, SyntaxError};
use ojkit_model::constraint::Constraint;
use std::sync::LazyLock;

/// What a constraint line can say, made of all wordings and the sentences of all forms when it is first asked for.
pub static GRAMMAR: LazyLock<Grammar> = LazyLock::new(|| Grammar::new(forms::sentences()));

/// Reads one line by the grammar of all forms, without nouns for parameters.
///
/// # Errors
/// As for [`Grammar::read`].
pub fn parse_line(text: &str) -> Result<Constraint, SyntaxError> {
    GRAMMAR.read(text, &Nouns::default())
}

#[cfg(test)]
mod tests;
