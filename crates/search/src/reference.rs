//! Whoever gives a problem's answers: the model, else the oracle within its constraints.

use ojkit_draw::Bound;
use ojkit_draw::Inputs;
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::{Checker, Oracle, Problem};
use std::path::{Path, PathBuf};

/// The submission that others are compared with, because its answers are right.
#[derive(Clone, Copy, Debug)]
pub struct Reference<'p> {
    /// What it is: `the model`, `the oracle`, `the interactor`.
    pub kind: &'static str,
    /// Where its file lies in a problem's folder: `submissions`, or empty for the problem's own programs.
    pub folder: &'static str,
    /// The file, below `folder`.
    pub path: &'p str,
    /// What an input must keep beside the problem's own constraints, or it has no answer.
    pub within: &'p [Constraint],
}

impl<'p> Reference<'p> {
    /// The model where there is one, else the oracle; none where there is neither. Of an interaction, whoever judges it.
    pub fn of(problem: &'p Problem) -> Option<Reference<'p>> {
        let of = |kind, folder, path| Some(Reference { kind, folder, path, within: &[] });
        match (&problem.interactor, &problem.checker) {
            (Some(interactor), _) => return of("the interactor", "", &interactor.program.file),
            (None, Checker::Program { file, .. }) if problem.is_interaction() => return of("the checker", "", file),
            _ => {}
        }
        match (&problem.model, &problem.oracle) {
            (Some(model), _) => of("the model", "submissions", model),
            (None, Some(Oracle { submission, constraints })) => {
                Some(Reference { within: constraints, ..of("the oracle", "submissions", submission)? })
            }
            (None, None) => None,
        }
    }

    /// The file, in a problem's folder.
    pub fn source(&self, folder: &Path) -> PathBuf {
        folder.join(self.folder).join(self.path)
    }

    /// The inputs that it may be asked, where these are not all.
    ///
    /// # Errors
    /// Constraints that cannot be bound.
    pub fn narrowed<'b>(&self, bound: &'b Bound) -> Result<Option<&'b Inputs>, Vec<Diagnostic>> {
        if self.within.is_empty() { Ok(None) } else { bound.oracle() }
    }
}
