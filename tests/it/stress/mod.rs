//! The search for countercases, with real programs.

mod batch;
mod commands;
mod corpus;
mod fork_server;
mod order;
mod shrinking;
mod world;
