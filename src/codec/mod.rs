//! Text to model and back: spec YAML, the constraint grammar, stdin layouts, LeetCode notation, case pages.

pub mod constraint;
pub mod notation;
pub mod stdin;
pub mod suggest;
