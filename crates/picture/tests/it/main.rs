//! What pictures show.

mod plain;
mod samples;
mod trees;
