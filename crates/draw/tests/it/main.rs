//! The law of the drawing, and what each form of constraint means: tried on every input of small boxes, without programs.

mod boxes;
mod claims;
mod corpus;
mod counts;
mod digests;
mod figures;
mod golden;
mod ideas;
mod law;
mod likeness;
mod meanings;
mod pairs;
mod plans;
mod proportion;
mod readings;
mod reference;
mod terminals;
mod text_forms;
mod together;
mod turns;
mod validator;
mod ways;
