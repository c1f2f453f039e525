//! The search for countercases, with real programs.

mod batch;
mod commands;
mod corpus;
pub mod desk;
mod ends;
mod fork_server;
pub mod order;
mod shrinking;
mod steps;
mod trust;
