//! From a submission's file to a program that answers frames of cases.

use crate::model::problem::Problem;
use crate::run::harness::{self, Answers, Doors, Form, Request, SolutionDoor};
use crate::run::{Artifact, BuildError, Machine};
use std::path::Path;

/// A submission's doors, and its `Solution` as a batch program where it has one.
#[derive(Clone, Debug)]
pub struct Solution {
    /// The program that answers frames; `None` where the file has only a `main`, or the problem names no function.
    pub batch: Option<Artifact>,
    /// Whether it has a `main` of its own.
    pub has_main: bool,
    /// The word by which it reads standard input though it has no `main`: what it is called with is the input.
    pub reads: Option<&'static str>,
}

impl Solution {
    /// Builds the batch program of a submission, or finds that it has only a `main`.
    ///
    /// # Errors
    /// No such language, a missing compiler, a source that does not compile, or one that has neither door.
    pub fn new(machine: &Machine, problem: &Problem, source: &Path) -> Result<Solution, BuildError> {
        let only_main = Solution { batch: None, has_main: true, reads: None };
        let Some(language) =
            machine.language_of(source).and_then(|language| harness::Language::from_name(&language.name))
        else {
            return Ok(only_main);
        };
        let text = std::fs::read(source).map_err(|error| read_error(source, error))?;
        let signature = &problem.signature;
        let Doors { main, solution } = harness::doors(language, &text, signature);
        let wrapped = signature.function.is_some() && signature.returns.is_some();
        if !wrapped || (main && solution != SolutionDoor::Present) {
            return Ok(only_main);
        }
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        let batch = build(machine, problem, &text, &name, language);
        match batch {
            // A `main` beside a `Solution` that only the compiler can refuse still serves.
            Err(BuildError::Compile { .. }) if main => Ok(only_main),
            batch => {
                let reads = if main { None } else { harness::stdin_word(language, &text) };
                Ok(Solution { batch: Some(batch?), has_main: main, reads })
            }
        }
    }
}

/// Wraps the text of a submission into a batch program and compiles it; `name` is what messages call the file.
///
/// # Errors
/// A missing compiler, a wrong or missing function, a text that does not compile.
pub fn build(
    machine: &Machine,
    problem: &Problem,
    text: &[u8],
    name: &str,
    language: harness::Language,
) -> Result<Artifact, BuildError> {
    let request = Request {
        language,
        source: text,
        name,
        signature: &problem.signature,
        fixed_width: &[],
        form: Form::Batch,
        answers: Answers::Descriptor3,
        exact: false,
    };
    let refuse = |why: String| BuildError::Compile { stderr: why };
    let harness = harness::synthesize(&request).map_err(|error| refuse(error.to_string()))?;
    machine.build_harness(&harness).map_err(|error| match error {
        BuildError::Compile { stderr } => refuse(harness.map_diagnostics(&stderr)),
        error => error,
    })
}

fn read_error(source: &Path, error: std::io::Error) -> BuildError {
    BuildError::from(crate::store::atomic::StoreError::new("read", source, error))
}
