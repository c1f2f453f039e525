//! One way from a problem's files to rows of results, under every command.
//!
//! # Theory of operation
//!
//! A [`Workspace`](workspace::Workspace) is a collection and a machine. [`open`](workspace::Workspace::open) makes of a problem's folder what
//! all work begins with: the [`Opened`](workspace::Opened) problem, its spec bound, its validator program built, its submissions found.
//! From there each step takes the values of those before it and gives values:
//!
//! 1. [`reference`]: the one program whose answers are right, and where it may be asked. The user's `--against` comes before the model, that
//!    before the bank's reference ([`banked`]), that before the oracle, that before a brute force beside the submission, which is measured first.
//! 2. [`cases`]: the cases, from their page where it is fresh, else made and written; then the reference answers what has no answer.
//! 3. [`time_limits`]: measured on these cases where the spec states none.
//! 4. [`judged`] many submissions, [`tested`] one up to its first difference, or at the [`records`], where they come by the record. What is
//!    refused on one accepted submission's word is shown to the others ([`witnesses`]), which may take the verdict back.
//! 5. [`follow_up`]: the search after the cases, and how the time grows of what is slow. A countercase becomes the verdict only where it is
//!    certainly legal and fails once more by itself.
//!
//! [`stress`] searches without cases, [`strength`] measures these. A row is made by the caller, from the values.
//!
//! # What must stay true
//!
//! - Nothing here prints, parses a command line or knows colours. What a person should know before the result is a typed
//!   [`Note`](observer::Note), given to the caller's [`Observer`](observer::Observer): the caller prints, collects or drops it. Facts that
//!   decide a row or an exit code are fields of values, never words of a message.
//! - Why work cannot go on is one [`Failure`](failure::Failure), by whose fault it is. A machine that lacks a compiler is no failure where
//!   rows can still be made: then there is a warning, and the rows say what was not compared.
//! - Where files lie is known by [`collection`] alone. Cases are made and written while no other process does
//!   ([`lock`](collection::Collection::lock)).
//! - The same problem, machine and submissions give the same values, measured figures apart, whichever command asks: a part's row is that
//!   of the command in one run.

pub mod audit;
pub mod banked;
pub mod cases;
pub mod collection;
pub mod failure;
pub mod follow_up;
pub mod inspection;
pub mod judged;
mod memory;
pub mod names;
pub mod observer;
pub mod others;
pub mod problem;
pub mod records;
pub mod reference;
pub mod samples;
pub mod strength;
pub mod stress;
pub mod tested;
pub mod time_limits;
mod trouble;
pub mod workspace;
