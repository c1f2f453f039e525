//! The drawing: one function from the choices of a hand to inputs. Pure: it never starts a program and never reads a clock.
//!
//! What goes in are rules; they are compiled into steps once ([`drawing`]). A drawing then chooses the scalars and lengths, each
//! choice narrowing what the others may be by propagation, and the elements array by array ([`steps`]). For each value the rules
//! say what is left ([`allowed`]), from what is drawn so far ([`partial_input`]) and from what each form keeps of it; the hand
//! chooses from that. A choice that leaves nothing for a later one is rejected. Where something was only narrowed, the finished input is
//! checked. Within what is offered, every legal input has exactly one sequence of choices.

pub(crate) mod allowed;
mod array;
pub mod domain;
mod draw_cache;
pub mod drawing;
mod items;
mod neighbours;
pub(crate) mod partial_input;
mod removed;
mod scalars;
mod sketch;
mod steps;
mod together;
mod tree_shape;
mod unique;

/// The version of the drawing: of how a hand and a seed become an input. It goes into case pages; whatever changes the bytes of a
/// seed raises it.
pub const VERSION: u32 = 1;
