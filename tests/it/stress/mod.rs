//! The search for countercases, with real programs.

mod batch;
mod commands;
pub mod desk;
mod fork_server;
mod trust;
