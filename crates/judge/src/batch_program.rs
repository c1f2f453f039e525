//! From a submission's file to a program that answers frames of cases.

use crate::built::{framed, served_as};
use ojkit_draw::Bound;
use ojkit_languages::inline::whole;
use ojkit_languages::{BuildError, Machine};
use ojkit_languages::{Doors, SolutionDoor};
use ojkit_run::Artifact;
use std::path::Path;

/// A submission's doors, and its `Solution` as a batch program where it has one.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The program that answers frames; `None` where a process per case is all that can be had.
    pub batch: Option<BatchProgram>,
    pub has_main: bool,
    /// The word by which it reads standard input though it has no `main`: what it is called with is the input.
    pub reads: Option<&'static str>,
}

/// A program that answers frames of cases.
#[derive(Clone, Debug)]
pub struct BatchProgram {
    pub artifact: Artifact,
    /// Whether it is the file's own `main` behind a fork server: cases and answers are texts then, else values.
    pub texts: bool,
}

impl Solution {
    /// Builds the batch program of a submission: around its `Solution`, else a fork server before its `main`.
    ///
    /// `calls` is whether one input is one call of the function, or the calls of one object.
    ///
    /// # Errors
    /// No such language, a missing compiler, a source that does not compile, or one that has neither door.
    pub fn new(machine: &Machine, bound: &Bound, source: &Path, calls: bool) -> Result<Solution, BuildError> {
        let Some(language) = machine.known(source) else {
            return Ok(Solution { batch: None, has_main: true, reads: None });
        };
        let whole = whole(Some(language), source, true)?;
        let text = &whole.text;
        if language.facts().is_text_in_harness {
            // Else its mistakes would show when it runs.
            machine.build(source)?;
        }
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        let signature = &bound.problem.signature;
        let Doors { main, solution } = ojkit_languages::doors(language, text, signature);
        let only_main = || {
            let batch =
                served_as(machine, language, text, &name)?.map(|artifact| BatchProgram { artifact, texts: true });
            Ok(Solution { batch, has_main: true, reads: None })
        };
        if !(calls && signature.is_called()) || (main && solution != SolutionDoor::Present) {
            return only_main();
        }
        match framed(machine, bound, language, &whole, &name) {
            // A `main` beside a `Solution` that only the compiler can refuse still serves.
            Err(BuildError::Compile { .. }) if main => only_main(),
            batch => {
                let batch = Some(BatchProgram { artifact: batch?, texts: false });
                let reads = if main { None } else { ojkit_languages::stdin_word(language, text) };
                Ok(Solution { batch, has_main: main, reads })
            }
        }
    }
}

/// A submission's own `main` behind a fork server; `None` where its language has none, or the text does not compile.
///
/// # Errors
/// A missing compiler, or a file that cannot be read.
pub fn served(machine: &Machine, source: &Path) -> Result<Option<Artifact>, BuildError> {
    let language = machine.known(source);
    let Some(language) = language else { return Ok(None) };
    let whole = whole(Some(language), source, true)?;
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    served_as(machine, language, &whole.text, &name)
}
