//! Expressions: bounds, terms, their evaluation over whatever is known, and the one meaning of a comparison.
//!
//! A term is evaluated over a [`Known`](evaluate::Known): the values of an input that is checked, an input that is being drawn, or
//! the ranges that types and rules leave. All of them answer with intervals, so that one evaluator serves them all: a value is an
//! interval of one number, an element that does not exist an empty one. Narrowing goes the other way: from where a term must lie
//! down to one scalar or element in it.

pub mod comparison;
pub mod congruence;
pub mod evaluate;
pub mod interval;
pub mod primes;
pub mod term;
pub mod variables;
