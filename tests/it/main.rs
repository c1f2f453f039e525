//! One integration binary: what the kit promises, tried from outside.

mod cli;
mod golden;
mod harness;
mod hostile;
mod importing;
mod judging;
mod law;
mod plans;
mod reference;
mod running;
mod stress;
mod survival;
mod testsets;
mod tidy;
