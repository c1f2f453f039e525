//! What people and scripts get to see: tables, JSON, progress. The only part that prints, and only to writers it is given.

pub mod class;
mod csv;
pub mod difference;
pub mod document;
pub mod figures;
pub mod html;
pub mod json;
pub mod junit;
pub mod listing;
pub mod matrix;
mod picture;
pub mod progress;
pub mod run;
pub mod search;
pub mod site;
pub mod standing;
pub mod stats;
pub mod stream;
pub mod strength;
pub mod stress;
pub mod style;
pub mod terminal;
pub mod test;
pub mod verdicts;
