//! Whoever gives a problem's answers: the model, else the oracle within its constraints.

use ojkit_draw::Bound;
use ojkit_draw::Inputs;
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::{Checker, Problem};
use std::path::{Path, PathBuf};

/// The submission that others are compared with, because its answers are right.
#[derive(Clone, Copy, Debug)]
pub struct Reference<'p> {
    /// What it is: `the model`, `the oracle`, `the interactor`.
    pub kind: &'static str,
    /// The file, below `submissions/`; of an interactor, below the problem's folder.
    pub path: &'p str,
    /// What an input must keep beside the problem's own constraints, or it has no answer.
    pub within: &'p [Constraint],
}

impl<'p> Reference<'p> {
    /// The model where there is one, else the oracle; none where there is neither. Of an interaction, whoever judges it.
    pub fn of(problem: &'p Problem) -> Option<Reference<'p>> {
        let judge = |kind, path| Some(Reference { kind, path, within: &[] });
        match (&problem.interactor, &problem.checker) {
            (Some(interactor), _) => return judge("the interactor", &interactor.program.file),
            (None, Checker::Program { file, .. }) if problem.is_interaction() => return judge("the checker", file),
            _ => {}
        }
        match (&problem.model, &problem.oracle) {
            (Some(model), _) => Some(Reference { kind: "the model", path: model, within: &[] }),
            (None, Some(oracle)) => {
                Some(Reference { kind: "the oracle", path: &oracle.submission, within: &oracle.constraints })
            }
            (None, None) => None,
        }
    }

    /// The file, in a problem's folder.
    pub fn source(&self, folder: &Path) -> PathBuf {
        match self.kind {
            "the model" | "the oracle" => folder.join("submissions").join(self.path),
            _ => folder.join(self.path),
        }
    }

    /// The inputs that it may be asked, where these are not all.
    ///
    /// # Errors
    /// Constraints that cannot be bound.
    pub fn narrowed<'b>(&self, bound: &'b Bound) -> Result<Option<&'b Inputs>, Vec<Diagnostic>> {
        if self.within.is_empty() { Ok(None) } else { bound.oracle() }
    }
}
