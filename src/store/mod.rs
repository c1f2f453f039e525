//! A collection of problems on disk.

pub mod collection;
pub mod day;
pub mod history;
pub mod past;
pub mod problem;
pub mod samples;
pub mod settings;
