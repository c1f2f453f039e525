//! ojkit: an online-judge solution kit and test-case generator.
//!
//! One spec describes a problem; from it come the input format, the validator, the cases, the answers, the verdicts and the file to submit.
//! Here is the program; what it knows of problems, rules, runs and verdicts stands in the crates below `crates/`.

pub mod cli;
mod keys;
pub mod lsp;
mod report;
pub mod store;
pub mod submit;

pub use report::style::terminal_width;
