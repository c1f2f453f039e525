//! An input while it is drawn: what is fixed so far, and what each form leaves for the next value.

pub mod allowed;
pub mod domain;
pub mod partial_input;
pub mod removed;
