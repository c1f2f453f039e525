//! What the drawing promises, for every form of constraint.

mod pairs;
mod readings;
