//! The search for countercases, with real programs.

mod batch;
mod commands;
mod corpus;
mod order;
mod shrinking;
mod world;
