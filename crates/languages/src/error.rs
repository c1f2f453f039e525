//! Why a source does not become a program.

use ojkit_files::atomic::StoreError;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_run::RunError;

/// A machine could not be set up.
#[derive(Debug, thiserror::Error)]
pub enum MachineError {
    /// The user's language table is broken.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Table(Vec<Diagnostic>),
    /// The sandbox or the cache failed.
    #[error(transparent)]
    Run(#[from] RunError),
}

impl From<StoreError> for MachineError {
    fn from(error: StoreError) -> MachineError {
        MachineError::Run(RunError::Store(error))
    }
}

/// A source did not become an artifact.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// No language has this extension.
    #[error("no language of the table has the extension `{extension}`")]
    Unknown {
        /// The file's extension, empty where it has none.
        extension: String,
    },
    /// The machine lacks the compiler or the interpreter.
    #[error("{what}: {remedy}")]
    Missing {
        /// `g++ was not found`.
        what: String,
        /// `apt-get install g++`.
        remedy: String,
    },
    /// The compiler refused the source, or passed a limit.
    #[error("{stderr}")]
    Compile {
        /// What the compiler said, with the source under its own name.
        stderr: String,
    },
    /// The kit failed.
    #[error(transparent)]
    Io(#[from] RunError),
}

impl From<StoreError> for BuildError {
    fn from(error: StoreError) -> BuildError {
        BuildError::Io(RunError::Store(error))
    }
}

/// Why there is no harness.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HarnessError {
    /// The problem has only stdin.
    #[error("the problem names no function, so only `main` can be judged")]
    NoFunction,
    /// The signature gives nothing to compare.
    #[error("the problem does not say what the function returns: add `returns:` to the spec")]
    NoAnswer,
    /// A type that functions cannot take.
    #[error(
        "{name}: no function can take `{ty}`: use scalars, strings, nodes, arrays of at most three dimensions, or columns of one type"
    )]
    Type {
        /// The parameter.
        name: String,
        /// Its type.
        ty: String,
    },
    /// Nodes that the kit cannot make in a language.
    #[error("a call that makes nodes ({kinds}) is not possible in {language}: use C++, Java or Python")]
    Nodes {
        /// The language's title.
        language: &'static str,
        /// The kinds of nodes.
        kinds: String,
    },
    /// The file lacks the function, or has it with other types.
    #[error("{0}")]
    Door(String),
    /// The source cannot be wrapped.
    #[error("{0}")]
    Source(String),
    /// A value that the signature's type cannot hold.
    #[error("{name}: {value} does not fit an `integer` (32 bits): use `long` in the spec")]
    Value {
        /// The parameter.
        name: String,
        /// The value.
        value: i64,
    },
    /// An input that does not match the signature.
    #[error("the input does not match the signature: {0}")]
    Input(String),
    /// Bytes that are no frame or no answer.
    #[error("the harness sent something other than answers: {0}")]
    Frame(String),
}
