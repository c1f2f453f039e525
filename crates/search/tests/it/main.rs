//! The search over all small inputs, without programs: what it meets, in which order, and what it makes small.

#[path = "../../../draw/tests/it/claims.rs"]
mod claims;
mod ends;
mod frames;
mod order;
mod pointing;
mod quality;
mod shrinking;
mod steps;
