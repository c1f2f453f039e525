//! What people and scripts get to see: documents with their drawers, JSON, progress. The only part that prints, and only to writers it is given.

pub mod class;
pub mod csv;
pub mod difference;
pub mod document;
pub mod figures;
pub mod html;
pub mod json;
pub mod judged;
pub mod junit;
pub mod listing;
pub mod made;
pub mod matrix;
pub mod progress;
pub mod run;
pub mod search;
pub mod share;
pub mod show;
pub mod site;
pub mod standing;
pub mod stats;
pub mod stream;
pub mod strength;
pub mod stress;
pub mod terminal;
pub mod test;
pub mod verdicts;
