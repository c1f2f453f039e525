//! Why there is no testset.

use crate::answers::Trouble;
use ojkit_model::diagnostic::Diagnostic;

/// Why there is no testset; nothing is written then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The spec is not in order.
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Spec(Vec<Diagnostic>),
    /// The answers are not in order.
    #[error(transparent)]
    Answers(#[from] Trouble),
    /// A submission that the spec names is not there.
    #[error("{spec}: `{path}` is no submission of the problem; correct the path, or write the file")]
    NoSuchSubmission {
        /// The spec.
        spec: String,
        /// What it names.
        path: String,
    },
    /// The model's answer is none of the spec's `outputs:`.
    #[error("{case}: the model's answer is none of `outputs:` in {spec}: {message}")]
    Unlisted {
        /// The spec.
        spec: String,
        /// The case.
        case: String,
        /// Which answers there are, and which this is.
        message: String,
    },
    /// A case page that does not fit the problem any more.
    #[error("{case}: {why}; make the case page again with `ojkit gen`")]
    Stale {
        /// The case.
        case: String,
        /// What does not fit.
        why: String,
    },
    /// There is not a single input.
    #[error(
        "{spec}: no input was found that keeps all constraints together; correct them, or give an example that does"
    )]
    NoInput {
        /// The spec.
        spec: String,
    },
    /// A file could not be read or written.
    #[error("{0}")]
    Store(String),
}

impl From<Vec<Diagnostic>> for Failure {
    fn from(faults: Vec<Diagnostic>) -> Failure {
        Failure::Spec(faults)
    }
}
