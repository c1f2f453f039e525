//! Inputs on which two programs differ: countercases, mutants and the strength of cases.

pub mod strength;
pub mod stress;
