//! Why a source does not become a program.

use ojkit_files::atomic::StoreError;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_run::RunError;

/// A machine could not be set up.
#[derive(Debug, thiserror::Error)]
pub enum MachineError {
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
