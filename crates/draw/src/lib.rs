//! Inputs that keep the rules of a problem: drawn, enumerated, planned, nearly missed.
//!
//! # Theory of operation
//!
//! A [`Drawing`] is one function from choices to inputs, compiled from the rules of a problem. It asks for scalars and lengths first, then for
//! the cells of one array after the other; before each question the rules say what can still become legal ([`Domain`](ojkit_rules::Domain)), and
//! a [`Hand`](ojkit_rules::hand::Hand) chooses from that. Who answers decides what the drawing is for:
//!
//! - [`hand::random`] answers from a seeded stream: random cases of any size;
//! - [`hand::edge`] and [`hand::proportion`] answer with ends and shapes: edge cases;
//! - [`hand::odometer`] runs through all answers, and [`hand::layer`] through those within a budget of elements and magnitude: every input of a
//!   small box, once;
//! - [`hand::echo`] answers with what a given input has, and [`hand::splice`] goes on with another one from some place on;
//! - [`hand::notation`] is how a hand is written in a case page: the same bytes again.
//!
//! The search has further ones, such as the hand that repairs an input while it is made smaller.
//!
//! Each legal input has exactly one sequence of answers. That makes the odometer complete, and a recorded case exact.
//!
//! [`Bound`] is a problem with everything that follows from its spec, made once and handed down: rules, validator, drawing, the drawings of its
//! groups, and the inputs that its oracle may be asked about. A problem may have a validator program; it stands behind every drawing as a
//! [`gate`], and this crate only asks it. What no line bounds is drawn like the examples (`likeness`), which is noted and never checked.
//!
//! [`plan`](mod@plan) chooses the cases of a testset: it surveys what the edges of a problem are, draws candidates by many hands and keeps few
//! that differ. [`near_misses`] are inputs that break one line by a change in one place, for validators.
//!
//! What must stay true: the same seed gives the same bytes on every machine and for years ([`VERSION`] says when not); no input is returned that
//! breaks a rule; a sequence of choices that leads nowhere is rejected, never repaired in silence.

pub mod bound;
pub mod checks;
mod drawing;
pub mod gate;
pub mod hand;
pub mod kept;
mod likeness;
mod members;
mod near_miss;
pub mod plan;
mod promise;
pub mod suspicion;

pub use bound::{Bound, Inputs};
pub use drawing::{Drawing, VERSION};
pub use members::folders;
pub use near_miss::{NearMiss, near_misses};
