//! What can go wrong on the way to an outcome.

use std::io;

use ojkit_files::atomic::StoreError;

/// The kit could not run a program: a fault of the machine or of the kit, never of the program.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot {doing}: {source}")]
    System {
        /// A verb and its object.
        doing: &'static str,
        source: io::Error,
    },
    #[error("cannot start {program}: {why}")]
    Start { program: String, why: String },
    /// The helper process that starts programs ended or spoke nonsense.
    #[error("the helper process that starts programs failed: {0}; run again")]
    Helper(String),
    /// The turn in which it would run is over.
    #[error("it was ended before it was done")]
    Over,
    /// This machine cannot confine programs as strongly as was asked.
    #[error("this machine offers {offered} at most, {asked} was required: {why}")]
    Tier { offered: String, asked: String, why: String },
}

/// How often something is tried whose helper process is lost on the way.
const TRIES: usize = 3;

impl RunError {
    /// Does something again where its helper process was lost, as when somebody has killed it: that says nothing of any program.
    ///
    /// # Errors
    /// Those of `run`; that the helper was lost only where it was lost every time.
    pub fn tried_again<T>(mut run: impl FnMut() -> Result<T, RunError>) -> Result<T, RunError> {
        let mut result = run();
        for _ in 1..TRIES {
            if !matches!(result, Err(RunError::Helper(_))) {
                break;
            }
            result = run();
        }
        result
    }

    /// What turns an I/O error into one of the system, met while `doing`.
    pub fn system(doing: &'static str) -> impl FnOnce(io::Error) -> RunError {
        move |source| RunError::System { doing, source }
    }
}
