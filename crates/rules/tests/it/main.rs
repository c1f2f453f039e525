//! Rules by what the crate gives to everybody: specs, layouts, values that domains and patterns hold.

mod class;
mod default_layouts;
mod grammar;
mod interaction;
mod interval;
mod layouts;
mod places;
mod primes;
mod regular;
mod removed;
mod samples;
mod spec;
mod time_limit;
mod types;
mod validator;
mod variables;
