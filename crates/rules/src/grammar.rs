//! What a constraint line can say: the canonical language, with the sentences of all forms.

use crate::forms;
use ojkit_lines::{Grammar, SyntaxError};
use ojkit_model::constraint::{Constraint, Rule};
use ojkit_model::signature::Parameter;
use std::sync::LazyLock;

/// The canonical language with the sentences of all forms, made when it is first asked for.
pub static GRAMMAR: LazyLock<Grammar> = LazyLock::new(|| Grammar::new(forms::sentences()));

/// What a line says that speaks of some parameters: how a spec's lines are read.
///
/// The program hands in one that also reads what statements write; here only the canonical language is known.
pub type LineReader = fn(&str, &[Parameter]) -> Result<Vec<Rule>, SyntaxError>;

/// What a line says in its canonical form.
///
/// # Errors
/// Whatever is not in its canonical form.
pub fn canonical(text: &str, _: &[Parameter]) -> Result<Vec<Rule>, SyntaxError> {
    GRAMMAR.read(text)
}

/// Reads one line in its canonical form.
///
/// # Errors
/// As for [`canonical`].
pub fn parse_line(text: &str) -> Result<Constraint, SyntaxError> {
    Ok(Constraint { text: text.trim().to_string(), line: 0, rules: GRAMMAR.read(text)? })
}
