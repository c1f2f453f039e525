//! The text to hand in: what a judge's box takes, cut out of a submission's file.
//!
//! Cutting keeps the author's own text, comments and order. What is cut out must be compiled and judged before it is printed: the
//! caller writes a plain harness around it (where the box takes a solution) and runs the testset, as for any submission.

pub use ojkit_judge::profile::{Pastes, Profile, profile, profiles};

use ojkit_files::atomic::{self, StoreError};
use ojkit_languages::cutter::{Called, CutError, settled};
use ojkit_languages::{Language, Machine, site};
use ojkit_model::signature::Signature;
use std::fs;
use std::path::{Path, PathBuf};

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
        message: String,
    },
    /// Longer or deeper than anything that a person writes.
    #[error("the file is too long or too deeply nested to be taken apart: hand in the whole file by hand")]
    TooMuch,
    /// The box takes a solution, and there is none.
    #[error("{judge} takes {what}, and the file has none with `{function}`")]
    NoSolution {
        judge: String,
        /// `class Solution` or `impl Solution`, or that of a design question.
        what: String,
        /// The function that the judge calls.
        function: String,
    },
    /// Nothing is known of how this language's solutions look.
    #[error("{judge} takes a solution, and those are cut out of files in {known} alone")]
    Language { judge: String, known: String },
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
/// (`struct Solution;` in Rust, `ListNode`, `TreeNode`, the region of a draft). `signature` says what the judge calls; `language` is absent where a file is of
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
    if profile.pastes == Pastes::File {
        return Ok(text.to_string());
    }
    let Some(language) = language else {
        let known = Language::ALL.map(|language| language.title()).join(", ");
        return Err(SubmitError::Language { judge: profile.title.clone(), known });
    };
    let signature = &*settled(signature, source);
    let called = Called::of(signature);
    match (language.facts().cut)(&site::without_region(text), &called) {
        Ok(Some(cut)) => Ok(cut.trim_start_matches(['\r', '\n']).to_owned()),
        Ok(None) => Err(SubmitError::NoSolution {
            judge: profile.title.clone(),
            what: language.solution_title(signature.owner()),
            function: called.functions.first().cloned().unwrap_or_default(),
        }),
        Err(CutError::At(line, column, message)) => Err(SubmitError::Syntax { line, column, message }),
        Err(CutError::TooMuch) => Err(SubmitError::TooMuch),
    }
}

/// The machine with the language of a file in the version that a judge has; as it is where no judge of this name is known.
pub fn machine_of(machine: Machine, judge: &str, file: &Path) -> Machine {
    let Some(language) = machine.known(file) else { return machine };
    let Some(version) = profile(judge).and_then(|profile| profile.versions.get(language.name())) else {
        return machine;
    };
    machine.with_languages(|row| {
        if row.name == language.name() {
            language.set_version(&mut row.compile, version);
        }
    })
}

/// The text that is tested for one that is handed in: where a file loses its region alone, every line keeps its place, and the file itself was
/// tested as this very text; none where the file loses more.
pub fn in_place(source: &[u8], handed_in: &str) -> Option<String> {
    let text = site::without_region(std::str::from_utf8(source).ok()?);
    (text.trim() == handed_in.trim()).then(|| text.into_owned())
}

/// A text in a file of its own, with the name of the file that it comes from, for as long as it is tested.
#[derive(Debug)]
pub struct Copied {
    folder: PathBuf,
    pub file: PathBuf,
}

impl Copied {
    /// # Errors
    /// It cannot be written.
    pub fn new(machine: &Machine, source: &Path, text: &str) -> Result<Copied, StoreError> {
        let folder = machine.scratch();
        let copied = Copied { file: folder.join(source.file_name().unwrap_or_default()), folder };
        atomic::write(&copied.file, text.as_bytes())?;
        Ok(copied)
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        // What cannot be removed now is swept up with the cache's other leftovers.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
