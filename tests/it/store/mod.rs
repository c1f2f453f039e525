//! What outlives a command.

mod day;
mod history;
mod past;
mod runs;
mod settings;
