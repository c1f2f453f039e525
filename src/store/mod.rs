//! What outlives a command: settings, the history of each problem, and the traces of runs.

pub mod day;
pub mod history;
pub mod past;
pub mod runs;
pub mod settings;
