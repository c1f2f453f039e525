//! Text to values and back, by what the crate gives to everybody.

mod answer;
mod base64;
mod keys;
mod notation;
mod number;
mod page;
mod samples;
mod suggest;
