//! The text to hand in: what a judge's box takes, cut out of a submission's file.
//!
//! Cutting keeps the author's own text, comments and order. What is cut out must be compiled and judged before it is printed: the
//! caller writes a plain harness around it (where the box takes a solution) and runs the testset, as for any submission.

mod braces;
mod cut;
mod profile;
mod python;
mod rust;
#[cfg(test)]
mod tests;

pub use profile::{Pastes, Profile, profile, profiles};

use crate::run::harness::Language;

/// Why there is nothing to hand in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SubmitError {
    /// Boxes take text.
    #[error("line {line}: the text is not UTF-8: save the file as UTF-8")]
    NotUtf8 {
        /// The first line that is not.
        line: usize,
    },
    /// The parser does not understand the file.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What the parser says.
        message: String,
    },
    /// Longer or deeper than anything that a person writes.
    #[error("the file is too long or too deeply nested to be taken apart: hand in the whole file by hand")]
    TooMuch,
    /// The box takes a solution, and there is none.
    #[error("{judge} takes {what}, and the file has none with `{function}`")]
    NoSolution {
        /// The judge's title.
        judge: String,
        /// `class Solution` or `impl Solution`.
        what: String,
        /// The function that the judge calls.
        function: String,
    },
    /// The box takes less.
    #[error("the text has {bytes} bytes, and {judge} takes at most {limit}")]
    TooLong {
        /// The judge's title.
        judge: String,
        /// The text's length.
        bytes: usize,
        /// The judge's limit.
        limit: usize,
    },
}

/// The text that a judge's box takes.
///
/// For judges that take a whole file that is the file itself. For judges that take a solution it is `Solution` with what it needs:
/// without `main`, without what only `main` used, and without what the site defines itself (`struct Solution;` in Rust, `ListNode`,
/// `TreeNode`). `function` is the judge's name of the function.
pub fn extract(profile: &Profile, language: Language, source: &[u8], function: &str) -> Result<String, SubmitError> {
    let text = std::str::from_utf8(source).map_err(|error| SubmitError::NotUtf8 {
        line: source[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1,
    })?;
    let missing = || SubmitError::NoSolution {
        judge: profile.title.clone(),
        what: if language == Language::Rust { "`impl Solution`" } else { "`class Solution`" }.to_string(),
        function: function.to_string(),
    };
    let text = match (profile.pastes, language) {
        (Pastes::File, _) => text.to_string(),
        (Pastes::Solution, Language::Rust) => rust::solution(text, function)?.ok_or_else(missing)?,
        (Pastes::Solution, Language::Cpp | Language::Java) => {
            braces::solution(language, text, function).ok_or_else(missing)?
        }
        (Pastes::Solution, Language::Python) => python::solution(text, function).ok_or_else(missing)?,
    };
    match profile.bytes {
        Some(limit) if text.len() > limit => {
            Err(SubmitError::TooLong { judge: profile.title.clone(), bytes: text.len(), limit })
        }
        _ => Ok(text),
    }
}
