//! One integration binary: what the kit promises, tried from outside.

mod catalogue;
mod classes;
mod cli;
mod counts;
mod desk;
mod explanations;
mod fuzz;
mod garden;
mod golden;
mod harness;
mod hostile;
mod importing;
mod judging;
mod kit;
mod law;
mod meanings;
mod phrases;
mod plans;
mod prepared;
mod problems;
mod reference;
mod running;
#[path = "../skipped.rs"]
mod skipped;
mod specs;
mod strength;
mod stress;
mod survival;
mod terminal;
mod testsets;
mod tidy;
mod together;
mod validator;
