//! One integration binary: what the kit promises, tried from outside.

mod after_cases;
mod bank;
mod banked;
#[allow(dead_code)]
#[path = "../../crates/draw/tests/it/boxes.rs"]
mod boxes;
mod catalogue;
mod checkers;
mod checks;
#[allow(dead_code)]
#[path = "../../crates/draw/tests/it/claims.rs"]
mod claims;
mod classes;
mod cli;
mod climbs;
mod collections;
mod contests;
mod debug;
mod debugging;
mod desk;
mod disagreements;
mod doubtful;
mod editor;
mod entries;
mod explanations;
mod export;
mod frozen;
mod fuzz;
mod generators;
mod harness;
mod hostile;
mod importing;
mod inlining;
mod input_validators;
mod interaction;
mod judging;
mod keys;
mod kit;
mod mistakes;
mod names;
mod outputs;
mod packages_in;
mod packages_made;
mod parts;
mod prepared;
mod problems;
mod program_mutants;
mod progress;
mod records;
mod references;
mod report;
mod running;
mod sanitizers;
mod scores;
mod servers;
mod set_aside;
#[path = "../skipped.rs"]
mod skipped;
mod solving;
mod specs;
mod state;
mod strength;
mod stress;
mod survival;
mod terminal;
mod testsets;
mod tidy;
mod time_limits;
mod traces;
mod values;
mod who_answers;
