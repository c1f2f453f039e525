//! Why work cannot go on, with what to do about it.

use crate::trouble;
use ojkit_files::atomic::StoreError;
use ojkit_judge::answers::Trouble;
use ojkit_judge::testset;
use ojkit_languages::{BuildError, MachineError};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_run::RunError;
use std::io;

/// Why work cannot go on, and whose the fault is.
#[derive(Debug)]
pub enum Failure {
    /// What the user asked for makes no sense: a sentence, and what to do.
    Usage(String, String),
    /// Files that a person wrote are broken.
    Broken(Vec<Diagnostic>),
    /// The machine lacks something, or a file operation failed.
    Lacking(String),
    /// Something was found that ends the command: a disagreement, an answer that is not the example's.
    Found(String),
    /// There are no answers: submissions disagree, or the model gives none.
    Answers(Trouble),
    /// What results or notes are written to is gone.
    Output(io::Error),
}

/// What work gives.
pub type Outcome<T> = Result<T, Failure>;

impl Failure {
    /// Wrong use, with what to do about it.
    pub fn usage(message: impl Into<String>, help: impl Into<String>) -> Failure {
        Failure::Usage(message.into(), help.into())
    }

    /// What to say where several problems are at hand; diagnostics name theirs already.
    pub fn about(&self, slug: &str) -> String {
        self.said(&format!("{slug}: "))
    }

    /// What to say; nothing where it was the reader that left.
    pub fn text(&self) -> String {
        self.said("")
    }

    fn said(&self, about: &str) -> String {
        match self {
            Failure::Usage(message, help) if !help.is_empty() => format!("error: {about}{message}\n    help: {help}\n"),
            Failure::Usage(message, _) | Failure::Lacking(message) | Failure::Found(message) => {
                format!("error: {about}{message}\n")
            }
            Failure::Broken(diagnostics) => diagnostics.iter().map(|d| format!("{d}\n")).collect(),
            Failure::Answers(trouble) => {
                format!("error: {about}{}\n", trouble::text(trouble, &came_of(trouble)).trim_end())
            }
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => String::new(),
            Failure::Output(error) => format!("error: cannot write the output: {error}\n"),
        }
    }

    /// The same on one line, as a part of another sentence.
    pub fn on_one_line(&self) -> String {
        let text = match self {
            Failure::Answers(trouble) => trouble::text(trouble, ""),
            Failure::Usage(message, help) if !help.is_empty() => format!("{message}\nhelp: {help}"),
            Failure::Usage(text, _) | Failure::Lacking(text) | Failure::Found(text) => text.clone(),
            Failure::Broken(_) | Failure::Output(_) => self.text(),
        };
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        lines.join("; ").replace(":; ", ": ")
    }

    /// The same without the end of its last line.
    pub fn message(&self) -> String {
        self.text().trim_end().to_owned()
    }
}

impl From<io::Error> for Failure {
    /// Nothing but results and notes is written directly: files go through functions that have errors of their own.
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error.source.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::IsADirectory | io::ErrorKind::FileTooLarge => {
                Failure::usage(error.to_string(), "")
            }
            _ => Failure::Lacking(error.to_string()),
        }
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Failure {
        match error {
            RunError::Store(error) => error.into(),
            error => Failure::Lacking(error.to_string()),
        }
    }
}

impl From<MachineError> for Failure {
    fn from(error: MachineError) -> Failure {
        match error {
            MachineError::Table(faults) => Failure::Broken(faults),
            MachineError::Run(error) => error.into(),
        }
    }
}

impl From<BuildError> for Failure {
    fn from(error: BuildError) -> Failure {
        match error {
            BuildError::Io(error) => error.into(),
            BuildError::Missing { .. } => Failure::Lacking(error.to_string()),
            BuildError::Unknown { .. } => {
                Failure::usage(error.to_string(), "rename the file, or add a row to the collection's languages.yaml")
            }
            BuildError::Compile { stderr } => {
                Failure::Found(format!("it does not compile\n{}", ojkit_judge::case::compiler_message(&stderr)))
            }
        }
    }
}

impl From<Vec<Diagnostic>> for Failure {
    fn from(diagnostics: Vec<Diagnostic>) -> Failure {
        Failure::Broken(diagnostics)
    }
}

impl From<testset::Failure> for Failure {
    fn from(failure: testset::Failure) -> Failure {
        match failure {
            testset::Failure::Spec(faults) => Failure::Broken(faults),
            testset::Failure::Answers(trouble @ Trouble::Missing { .. }) => Failure::Lacking(trouble.to_string()),
            testset::Failure::Answers(trouble) => Failure::Answers(trouble),
            testset::Failure::NoSuchSubmission { .. } | testset::Failure::NoInput { .. } => {
                Failure::usage(failure.to_string(), "")
            }
            testset::Failure::Unlisted { .. }
            | testset::Failure::Stale { .. }
            | testset::Failure::Validator(_)
            | testset::Failure::Generator(_)
            | testset::Failure::TooManySetAside(_)
            | testset::Failure::AlwaysAlone(_) => Failure::Found(failure.to_string()),
            testset::Failure::Store(why) => Failure::Lacking(why),
        }
    }
}

/// What came of a trouble with answers.
fn came_of(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Disagreement(found) if found.left_out > 0 => {
            format!("so they do on {} inputs, which are left out; the others have their answers", found.left_out)
        }
        _ => "no answer was written".to_owned(),
    }
}
