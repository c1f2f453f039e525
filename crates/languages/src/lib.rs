//! The languages of submissions: what their sources declare, how they are built, called and cut.

pub mod build;
pub mod doctor;
pub mod harness;

mod error;
mod language;
mod machine;
mod tools;

pub use error::BuildError;
pub use language::Language;
pub use machine::{Config, Machine};
