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

use ojkit_languages::harness::Language;
use ojkit_model::signature::Signature;

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
        /// `class Solution` or `impl Solution`, or that of a design question.
        what: String,
        /// The function that the judge calls.
        function: String,
    },
    /// Nothing is known of how this language's solutions look.
    #[error("{judge} takes a solution, and those are cut out of files in {known} alone")]
    Language {
        /// The judge's title.
        judge: String,
        /// The languages that are known.
        known: String,
    },
}

impl SubmitError {
    /// What to do about it.
    pub fn help(&self) -> &'static str {
        match self {
            SubmitError::NotUtf8 { .. } | SubmitError::TooMuch => "",
            SubmitError::Syntax { .. } => "make the file compile first",
            SubmitError::NoSolution { .. } => {
                "write the function that the judge calls, or name another judge with --to"
            }
            SubmitError::Language { .. } => "name a judge that takes whole files with --to",
        }
    }
}

/// The text that a judge's box takes.
///
/// For judges that take a whole file that is the file itself. For judges that take a solution it is `Solution`, or the class of a design
/// question, with what it needs: without `main`, without what only `main` used, and without what the site defines itself
/// (`struct Solution;` in Rust, `ListNode`, `TreeNode`). `signature` says what the judge calls; `language` is absent where a file is of
/// none that is known.
pub fn extract(
    profile: &Profile,
    language: Option<Language>,
    source: &[u8],
    signature: &Signature,
) -> Result<String, SubmitError> {
    let text = std::str::from_utf8(source).map_err(|error| SubmitError::NotUtf8 {
        line: source[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1,
    })?;
    let functions = signature.methods().iter().map(|method| method.name.clone()).collect();
    let called = &Called { owner: signature.owner(), functions };
    let missing = || SubmitError::NoSolution {
        judge: profile.title.clone(),
        what: format!("`{} {}`", if language == Some(Language::Rust) { "impl" } else { "class" }, signature.owner()),
        function: called.functions.first().cloned().unwrap_or_default(),
    };
    let Some(language) = language else {
        return match profile.pastes {
            Pastes::File => Ok(text.to_string()),
            Pastes::Solution => Err(SubmitError::Language {
                judge: profile.title.clone(),
                known: Language::ALL.map(Language::title).join(", "),
            }),
        };
    };
    Ok(match (profile.pastes, language) {
        (Pastes::File, _) => text.to_string(),
        (Pastes::Solution, Language::Rust) => rust::solution(text, called)?.ok_or_else(missing)?,
        (Pastes::Solution, Language::Cpp | Language::Java) => {
            braces::solution(language, text, called).ok_or_else(missing)?
        }
        (Pastes::Solution, Language::Python) => python::solution(text, called).ok_or_else(missing)?,
    })
}

/// What a judge calls.
struct Called<'a> {
    /// The class.
    owner: &'a str,
    /// Its functions, by the judge's names.
    functions: Vec<String>,
}
