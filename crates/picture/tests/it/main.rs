//! What pictures show.

mod overlap;
mod plain;
mod samples;
mod trees;
