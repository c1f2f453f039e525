//! A problem's checker, ready to be asked.

use crate::function_checker::Function;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::problem::{Checker, Problem};
use ojkit_run::Artifact;
use std::path::Path;

/// A problem's checker; where it is a program or a function, built.
#[derive(Clone, Debug)]
pub struct BuiltChecker {
    checker: Checker,
    artifact: Option<Artifact>,
    function: Option<Function>,
}

impl BuiltChecker {
    /// Builds the checker of a problem; `folder` is the problem's.
    ///
    /// # Errors
    /// Where the checker is a program or a function: those of building it.
    pub fn new(machine: &Machine, problem: &Problem, folder: &Path) -> Result<BuiltChecker, BuildError> {
        let (function, artifact) = match &problem.checker {
            Checker::Program { file, .. } => (None, Some(machine.build(&folder.join(file))?)),
            Checker::Function { file } => {
                let (function, artifact) = Function::new(machine, problem, &folder.join(file))?;
                (Some(function), Some(artifact))
            }
            _ => (None, None),
        };
        Ok(BuiltChecker { checker: problem.checker.clone(), artifact, function })
    }

    /// How outputs are compared.
    pub fn checker(&self) -> &Checker {
        &self.checker
    }

    /// The checker's function, where it is one.
    pub(crate) fn function(&self) -> Option<&Function> {
        self.function.as_ref()
    }

    /// The checker program, or the one around its function.
    pub fn artifact(&self) -> Option<&Artifact> {
        self.artifact.as_ref()
    }
}
