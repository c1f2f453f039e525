//! Running programs: languages, builds, the sandbox. The only floor that starts processes, and it only states facts.

pub mod harness;
pub mod outcome;
