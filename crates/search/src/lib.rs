//! Inputs on which two programs differ: countercases, mutants and the strength of cases.

pub mod driver;
pub mod inputs;
mod minimality;
pub mod mutants;
pub mod shrink;
pub mod strength;
pub mod stress;
mod sweep;
