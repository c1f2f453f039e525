//! A problem's checker, ready to be asked.

use crate::function_checker::Function;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::problem::{Checker, Interactor, Output, Problem};
use ojkit_run::Artifact;
use std::path::Path;

/// A problem's checker; where it is a program or a function, built.
#[derive(Clone, Debug)]
pub struct BuiltChecker {
    /// How outputs are compared.
    pub checker: Checker,
    pub output: Output,
    /// The checker program, or the one around its function.
    pub artifact: Option<Artifact>,
    pub(crate) function: Option<Function>,
    /// How a submission is judged while it runs, where it is.
    pub(crate) interaction: Option<BuiltInteraction>,
    /// Whether its word may be one of points.
    pub(crate) is_scored: bool,
}

/// How a submission is judged while it runs.
#[derive(Clone, Debug)]
pub(crate) struct BuiltInteraction {
    pub interactor: Option<(Interactor, Artifact)>,
    /// How many times it may be run.
    pub passes: u32,
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
        let interaction = match problem.is_interaction() {
            true => {
                let build = |one: &Interactor| machine.build(&folder.join(&one.program.file));
                let of = |one: &Interactor| build(one).map(|artifact| (one.clone(), artifact));
                let interactor = problem.interactor.as_ref().map(of).transpose()?;
                Some(BuiltInteraction { interactor, passes: problem.passes.unwrap_or(1) })
            }
            false => None,
        };
        let is_scored = problem.is_scored();
        Ok(BuiltChecker {
            checker: problem.checker.clone(),
            output: problem.output(),
            artifact,
            function,
            interaction,
            is_scored,
        })
    }

    /// What compares the answers of a problem's solvers with each other.
    ///
    /// # Errors
    /// Those of [`BuiltChecker::new`].
    pub(crate) fn of_answers(machine: &Machine, problem: &Problem, folder: &Path) -> Result<BuiltChecker, BuildError> {
        match problem.is_interaction() {
            true => Ok(BuiltChecker {
                checker: Checker::Tokens,
                output: Output::Text,
                artifact: None,
                function: None,
                interaction: None,
                is_scored: false,
            }),
            false => BuiltChecker::new(machine, problem, folder),
        }
    }

    /// What its words rest on.
    pub fn identity(&self) -> String {
        let interactor = self.interaction.as_ref().map(|interaction| {
            let of = |(one, artifact): &(Interactor, Artifact)| format!("{one:?}{}", artifact.key());
            (interaction.passes, interaction.interactor.as_ref().map(of))
        });
        format!("{:?}{:?}{:?}{interactor:?}", self.checker, self.output, self.artifact.as_ref().map(Artifact::key))
    }
}
