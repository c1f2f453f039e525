//! Harnesses, compiled and run.

mod behaviour;
mod corpus;
pub mod programs;
mod types;
