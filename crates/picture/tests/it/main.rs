//! What pictures show.

mod plain;
