//! One integration binary: what the kit promises, tried from outside.

mod catalogue;
mod cli;
mod counts;
mod explanations;
mod fuzz;
mod garden;
mod golden;
mod harness;
mod hostile;
mod importing;
mod judging;
mod law;
mod meanings;
mod phrases;
mod plans;
mod problems;
mod reference;
mod running;
mod specs;
mod strength;
mod stress;
mod survival;
mod testsets;
mod tidy;
mod together;
mod validator;
