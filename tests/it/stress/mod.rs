//! The search for countercases, with real programs.

mod batch;
mod order;
mod shrinking;
mod world;
