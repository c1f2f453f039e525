//! Why there is no testset.

use crate::answers::Trouble;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_text::page::SetAside;

/// Why there is no testset; nothing is written then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Spec(Vec<Diagnostic>),
    #[error(transparent)]
    Answers(#[from] Trouble),
    #[error("{0}")]
    Validator(String),
    #[error("{0}")]
    Generator(String),
    #[error("{spec}: `{path}` is not a submission of the problem; correct the path, or write the file")]
    NoSuchSubmission {
        spec: String,
        /// What it names.
        path: String,
    },
    #[error("{case}: the model's answer is none of `outputs:` in {spec}: {message}")]
    Unlisted {
        spec: String,
        case: String,
        /// Which answers there are, and which this is.
        message: String,
    },
    /// A case page that does not fit the problem any more.
    #[error("{case}: {why}; make the case page again with `ojkit gen`")]
    Stale { case: String, why: String },
    /// So many inputs are set aside that the lines which nothing enforces matter too much.
    #[error(
        "{spec}: {0}; that is more than one in 20, and no more were asked: write the line so that it is enforced, or name a `validator:` that decides it (docs/validators.md)",
        spec = .0.spec
    )]
    TooManySetAside(Box<ManySetAside>),
    /// One submission of several is alone on all inputs that are set aside.
    #[error(
        "{spec}: {0}; all others disagree with {submission} on each: fix it, or move it out of accepted/",
        spec = .0.spec,
        submission = .0.first.submission
    )]
    AlwaysAlone(Box<ManySetAside>),
    /// There is not a single input.
    #[error(
        "{spec}: no input was found that keeps all constraints together; correct them, or give an example that does"
    )]
    NoInput { spec: String },
    /// A file could not be read or written.
    #[error("{0}")]
    Store(String),
}

impl From<Vec<Diagnostic>> for Failure {
    fn from(faults: Vec<Diagnostic>) -> Failure {
        Failure::Spec(faults)
    }
}

/// How many inputs are set aside, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{count} of {pool} inputs are set aside: accepted submissions crash or disagree on them, and {ground}; first {name}: {submission}: {why}",
    name = .first.name,
    submission = .first.submission,
    why = .first.why
)]
pub struct ManySetAside {
    pub spec: String,
    /// Why they may be illegal, as the end of a sentence.
    pub ground: String,
    /// The inputs that are set aside.
    pub count: usize,
    /// Those that could have been.
    pub pool: usize,
    pub first: SetAside,
}
