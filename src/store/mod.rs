//! A collection of problems on disk.

pub mod day;
pub mod history;
pub mod past;
pub mod runs;
pub mod settings;
