//! Is this text a legal input? Every byte counts, and every finding has its line, column and token.

use crate::check::Violation;
use crate::rules::Rules;
use crate::stdin::Format;
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::Input;
use ojkit_model::problem::Problem;
use std::sync::Arc;

/// A problem's layout and rules, ready to judge texts.
#[derive(Clone, Debug)]
pub struct Validator {
    format: Arc<Format>,
    rules: Arc<Rules>,
    /// Constraint lines with their places in the spec, in the order of the rules' lines.
    lines: Vec<(String, usize)>,
    spec_path: String,
}

impl Validator {
    /// Puts together what `Format::new` and `Rules::new` made of the same problem and the same `extra` constraints.
    ///
    /// `spec_path` is how messages name the spec.
    pub fn new(
        problem: &Problem,
        extra: &[Constraint],
        format: impl Into<Arc<Format>>,
        rules: impl Into<Arc<Rules>>,
        spec_path: &str,
    ) -> Validator {
        let lines = problem.constraints.iter().chain(extra).map(|c| (c.text.clone(), c.line)).collect();
        Validator { format: format.into(), rules: rules.into(), lines, spec_path: spec_path.to_owned() }
    }

    /// How inputs are laid out.
    pub fn format(&self) -> &Arc<Format> {
        &self.format
    }

    /// What inputs keep.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Reads an input and checks every constraint; `path` is how the finding names the text.
    ///
    /// # Errors
    /// The first byte that no input has there, or the first value that breaks a constraint, with the constraint's line.
    pub fn text(&self, path: &str, text: &[u8]) -> Result<Input, Box<Diagnostic>> {
        let mut input = Input::default();
        if let Err(error) = self.format.read(text, &mut input) {
            let message = match error.token.is_empty() || error.message.contains(&error.token) {
                true => error.message,
                false => format!("{} (`{}`)", error.message, error.token),
            };
            return Err(Box::new(diagnostic(path, text, (error.line, error.column, error.width), message)));
        }
        match self.rules.check(&input) {
            Ok(()) => Ok(input),
            Err(violation) => Err(Box::new(self.broken(path, text, &violation))),
        }
    }

    /// Whether a text is a legal input.
    pub fn accepts(&self, text: &[u8]) -> bool {
        let mut input = Input::default();
        self.format.read(text, &mut input).is_ok() && self.rules.check(&input).is_ok()
    }

    /// The line of the spec that an input breaks: its text and its place.
    pub fn constraint(&self, violation: &Violation) -> Option<String> {
        let (constraint, line) = self.lines.get(violation.line?)?;
        Some(format!("constraint: {constraint} ({}:{line})", self.spec_path))
    }

    fn broken(&self, path: &str, text: &[u8], violation: &Violation) -> Diagnostic {
        let place = self.format.locate(text, &violation.place);
        let found = diagnostic(path, text, (place.line, place.column, place.width), violation.message.clone());
        match self.constraint(violation) {
            Some(constraint) => found.help(constraint),
            None if violation.message.ends_with(&i64::MIN.to_string()) => {
                found.help("-2^63 stands for a missing value here: the smallest `long` is one above it")
            }
            None => found.help("the parameter's type does not hold this value"),
        }
    }
}

/// Columns and widths come in bytes and are shown in characters.
fn diagnostic(path: &str, text: &[u8], (line, column, width): (usize, usize, usize), message: String) -> Diagnostic {
    let bytes = text.split(|&b| b == b'\n').nth(line.saturating_sub(1)).unwrap_or_default();
    let characters = |bytes: &[u8]| String::from_utf8_lossy(bytes).chars().count();
    let start = column.saturating_sub(1).min(bytes.len());
    let end = (start + width).min(bytes.len());
    let mut found =
        Diagnostic::error(path, line, characters(&bytes[..start]) + 1, message).width(characters(&bytes[start..end]));
    // A terminal obeys control characters, and an input may hold any.
    let printable = |c: char| if c.is_control() && c != '\t' { '\u{fffd}' } else { c };
    // Four bytes hold any character.
    let shown = &bytes[..bytes.len().min(4 * Diagnostic::SOURCE_CHARS_MAX)];
    found.source = String::from_utf8_lossy(shown).chars().take(Diagnostic::SOURCE_CHARS_MAX).map(printable).collect();
    found
}
