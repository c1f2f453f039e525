//! One integration binary: what the kit promises, tried from outside.

mod harness;
mod hostile;
mod judging;
mod law;
mod plans;
mod reference;
mod running;
mod strength;
mod stress;
mod survival;
