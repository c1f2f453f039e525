//! One way from a problem's files to rows of results.

pub mod collection;
pub mod failure;
pub mod problem;
pub mod samples;
mod trouble;
