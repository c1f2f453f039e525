//! What pictures show.

mod graphs;
mod overlap;
mod plain;
mod rows;
mod samples;
mod trees;
