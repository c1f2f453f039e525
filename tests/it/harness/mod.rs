//! Harnesses, compiled and run.

mod behaviour;
mod classes;
mod corpus;
pub mod programs;
mod types;
