//! The search for countercases, with real programs.

mod batch;
mod commands;
mod corpus;
pub mod desk;
mod fork_server;
mod trust;
