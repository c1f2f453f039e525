//! What pictures show.

mod overlap;
mod plain;
mod rows;
mod samples;
mod trees;
