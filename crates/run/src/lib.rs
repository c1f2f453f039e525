//! Running programs: the sandbox. The only floor that starts processes, and it only states facts.

pub mod error;
pub mod interrupt;
pub mod outcome;
pub mod page;
pub mod tier;
pub mod worker;
pub mod zygote;

mod artifact;
mod launch;
mod pipes;
mod portable;
mod program;
mod rlimits;
mod sandbox;
mod scratch;

pub use artifact::{Artifact, Recipe};
pub use error::RunError;
pub use outcome::{Ending, Exceeded, Outcome};
pub use page::Page;
pub use program::Kind;
pub use sandbox::Sandbox;
pub use tier::{Tier, TierReport};
pub use worker::{Job, Progress, Session, Worker};
