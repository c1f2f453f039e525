//! Tests of what the crate gives to everybody.

mod declaration;
mod inline;
mod languages;
mod table;
