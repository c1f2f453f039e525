//! What a spec means: rules over the variables of a problem, the layout of its inputs, and the check of an input.
//!
//! # Theory of operation
//!
//! [`spec`] reads `spec.yaml` into a [`Problem`](ojkit_model::problem::Problem), every error with its place; constraint lines are read by the
//! [`grammar`] of all forms. Three things are made of a problem:
//!
//! - **[`Rules`]**. Every parameter, length, tree shape and bound name is a variable ([`expr::variables`]); names that are always equal share a
//!   slot. A statement is bound by its form ([`forms`]) to these variables and becomes one or more atoms: something that must hold for all values
//!   of its quantifiers ([`forms::Reach`]). What only all lines together say comes last (`bind`): which slots are one, the scale of numbers with a
//!   point, the equation that gives a name its value, inequalities that follow from several rules, contradictions. Ranges that hold whatever the
//!   input are worked out once ([`narrowing`]).
//! - **[`Format`](stdin::Format)**. The layout of an input's text, compiled to a tree that reads and writes it and says where a value stands.
//! - **[`Validator`]**. Format and rules together: a text is legal, or the token, the line of the spec and the reason say why not.
//!
//! An expression is evaluated over intervals ([`expr::evaluate::Known`]), so that one evaluator serves a finished input, an input that is being
//! drawn, and the ranges that types and rules leave.
//!
//! **A form is one file of [`forms`]** with everything that the kit knows of it: its canonical sentences, how it binds, when it holds, how it narrows
//! ranges, what it leaves for the next value of an input that is being drawn, and which edits break it. Its claims, on which the law is tested, are rows of `claims.yaml`.
//! What a form needs for that lies below the forms: `binder` (names to terms), [`values`] (an input to check), [`partial`] (an input while it is
//! drawn) and [`hand`] (the one who chooses). The registry, `forms/mod.rs`, is above them. The crate `draw` asks atoms and
//! never needs to know which forms there are.
//!
//! What must stay true: the check is the meaning. What a form leaves while drawing may be too much where it says so ([`forms::Ties::is_checked`]),
//! and is never too little: in a small box the odometer draws exactly what the check accepts, each input once. Nothing here starts a program or
//! reads a clock, the environment or the order of a hash map.

mod bind;
mod binder;
mod blame;
mod check;
mod double;
pub mod expr;
pub mod forms;
pub mod grammar;
pub mod hand;
mod implied;
pub mod narrowing;
pub mod partial;
mod propagate;
pub mod regular;
mod rules;
mod scope;
pub mod spec;
pub mod stdin;
mod table;
mod validator;
pub mod values;

pub use check::Violation;
pub use expr::interval::Interval;
pub use expr::term::VarId;
pub use expr::variables::{Var, VarKind, Variables};
pub use forms::{Claim, claims};
pub use partial::domain::Domain;
pub use partial::partial_input::Rejected;
pub use rules::Rules;
pub use table::Table;
pub use validator::Validator;
