//! Text to model and back: spec YAML, the constraint grammar, stdin layouts, LeetCode notation, case pages.

pub mod constraint;
pub mod kept;
pub mod notation;
pub mod page;
pub mod spec;
pub mod stdin;
pub mod suggest;
pub mod table;
pub mod yaml;
