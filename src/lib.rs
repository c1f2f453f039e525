//! The program `ojkit`: its commands, what they report, the language server, and the text to hand in.
//!
//! What it knows of problems, rules, runs and verdicts is in the crates below `crates/`.

pub mod cli;
mod keys;
pub mod lsp;
pub mod report;
pub mod store;
pub mod submit;

pub use report::terminal::terminal_width;
