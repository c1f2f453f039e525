//! What lines mean that are worded as statements word them, and why others are refused.

mod grammar;
mod lines;
mod wordings;
