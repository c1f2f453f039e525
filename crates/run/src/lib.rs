//! Running programs: languages, builds, the sandbox. The only floor that starts processes, and it only states facts.

pub mod build;
pub mod doctor;
pub mod error;
pub mod harness;
pub mod interrupt;
pub mod language;
pub mod machine;
pub mod outcome;
pub mod page;
pub mod tier;
pub mod tools;
pub mod worker;
pub mod zygote;

mod launch;
mod pipes;
mod portable;
mod program;
mod rlimits;
mod scratch;

pub use build::Artifact;
pub use error::{BuildError, RunError};
pub use language::Language;
pub use machine::{Config, Machine};
pub use outcome::{Ending, Exceeded, Outcome};
pub use page::Page;
pub use tier::{Tier, TierReport};
pub use worker::{Job, Progress, Session, Worker};
