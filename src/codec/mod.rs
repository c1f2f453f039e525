//! Text to model and back: spec YAML, types, layouts, case pages.

pub mod spec;
pub mod suggest;
pub mod yaml;
