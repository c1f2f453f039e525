//! A collection of problems on disk.

pub mod collection;
pub mod problem;
pub mod samples;
