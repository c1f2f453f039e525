//! One integration binary: what the kit promises, tried from outside.

mod explanations;
mod garden;
mod harness;
mod hostile;
mod judging;
mod law;
mod plans;
mod problems;
mod reference;
mod running;
mod stress;
mod survival;
