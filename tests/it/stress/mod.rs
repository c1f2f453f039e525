//! The search for countercases, with real programs.

mod batch;
mod world;
