//! A problem's checker, ready to be asked.

use ojkit_languages::{BuildError, Machine};
use ojkit_model::problem::{Checker, Problem};
use ojkit_run::Artifact;
use std::path::Path;

/// A problem's checker; where it is a program, built.
#[derive(Clone, Debug)]
pub struct BuiltChecker {
    checker: Checker,
    artifact: Option<Artifact>,
}

impl BuiltChecker {
    /// Builds the checker of a problem; `folder` is the problem's.
    ///
    /// # Errors
    /// Where the checker is a program: those of building it.
    pub fn new(machine: &Machine, problem: &Problem, folder: &Path) -> Result<BuiltChecker, BuildError> {
        let artifact = match &problem.checker {
            Checker::Program { file, .. } => Some(machine.build(&folder.join(file))?),
            _ => None,
        };
        Ok(BuiltChecker { checker: problem.checker.clone(), artifact })
    }

    /// How outputs are compared.
    pub fn checker(&self) -> &Checker {
        &self.checker
    }

    /// The checker program.
    pub fn artifact(&self) -> Option<&Artifact> {
        self.artifact.as_ref()
    }
}
