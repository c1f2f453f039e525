//! What people and scripts get to see: tables, JSON, progress. The only floor that prints, and only to writers it is given.

pub mod figures;
pub mod json;
pub mod listing;
pub mod progress;
pub mod run;
pub mod strength;
pub mod stress;
pub mod style;
pub mod trouble;
pub mod verdicts;
