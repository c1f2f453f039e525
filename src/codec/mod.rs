//! Text to model and back: spec YAML, types, layouts, case pages.

pub mod kept;
pub mod page;
pub mod spec;
pub mod suggest;
pub mod yaml;
