//! Text to model and back: spec YAML, the constraint grammar, layouts of stdin, case pages. No files are opened here.

pub mod constraint;
pub mod kept;
pub mod page;
pub mod spec;
pub mod stdin;
pub mod suggest;
pub mod yaml;
