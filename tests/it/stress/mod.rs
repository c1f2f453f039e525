//! The search for countercases, with real programs.

mod batch;
mod corpus;
mod order;
mod shrinking;
mod world;
