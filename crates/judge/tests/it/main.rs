//! Tests of what the crate gives to everybody.

mod calls;
mod case;
mod checkers;
mod excerpt;
mod expectation;
mod files;
mod floats;
mod numbers;
mod pages;
mod pool;
mod replies;
mod tokens;
mod unordered_list;
mod values;
