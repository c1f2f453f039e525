//! Harnesses, compiled and run.

mod behaviour;
mod corpus;
mod programs;
mod types;
