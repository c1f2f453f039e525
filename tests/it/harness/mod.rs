//! Harnesses, compiled and run.

mod programs;
mod types;
