//! Who takes part in a comparison, and why it cannot begin.

use ojkit_draw::Bound;
use ojkit_languages::BuildError;
use ojkit_model::diagnostic::Diagnostic;
use std::path::Path;
use std::time::Duration;

/// Who takes part in a trial.
#[derive(Clone, Copy, Debug)]
pub struct Contest<'a> {
    pub bound: &'a Bound,
    pub submission: &'a Path,
    /// Whoever gives the answers: the file, and what messages call it.
    pub reference: (&'a Path, &'a str),
    /// How long whoever gives the answers may take for one input, in CPU time, where that is less than the problem gives.
    pub patience: Option<Duration>,
}

/// Why two programs cannot be compared.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    #[error("{0}")]
    Submission(BuildError),
    /// Whoever gives the answers cannot be built.
    #[error("{who}: {error}")]
    Reference {
        /// What messages call it.
        who: String,
        error: BuildError,
    },
    #[error("the checker: {0}")]
    Checker(BuildError),
    /// The problem cannot be written as text, or values do not fit its signature.
    #[error("{0}")]
    Problem(String),
}

impl NotReady {
    /// A spec whose lines cannot be bound.
    pub fn spec(faults: Vec<Diagnostic>) -> NotReady {
        NotReady::Problem(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    }
}
