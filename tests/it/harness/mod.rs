//! Harnesses, compiled and run.

mod behaviour;
mod classes;
mod corpus;
mod nodes;
pub mod programs;
mod types;
