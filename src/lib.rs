//! ojkit: an online-judge solution kit and test-case generator.
//!
//! One spec describes a problem; from it come the input format, the validator, the cases, the answers, the verdicts and the file to submit.
//! The modules are floors, and a floor uses only the ones listed above it.

pub mod model;

pub mod codec;

pub mod validate;

pub mod generate;

pub mod store;

pub mod run;

pub mod judge;

pub mod stress;

pub mod strength;

pub mod report;

pub mod exchange;

pub mod submit;

pub mod cli;
