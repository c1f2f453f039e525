//! Inputs on which two programs differ: countercases, as small as can be.
//!
//! # Theory of operation
//!
//! A search gets the inputs that are legal (a [`Drawing`](ojkit_draw::Drawing), which makes nothing else), a submission, and a
//! [`reference`] whose answers are right. It gives the smallest input that it finds on which the two differ, and says what that rests on.
//!
//! **[`driver`]** runs programs in frames: some hundred cases go to a process in one write, their answers come back in one read, and one
//! comparison of bytes settles a frame on which both agree. One frame is drawn while the one before it is answered. A case that ends its
//! process, hangs or fills the memory is found by a page of memory that the process shares, and asked again alone; the others of its frame
//! are asked again in a new process. A file without a `Solution` is driven through its own `main` behind a fork server, and where there is
//! none, in a process per case. Only where bytes differ is the checker asked.
//!
//! **[`inputs`]** are the orders in which inputs come. An input's *size* is its number of elements, then its magnitude: the sum of what its
//! values are away from the simplest ones. A *box* is all inputs with one number of elements and a range of magnitudes; an odometer over the
//! drawing's choices, cut short where a budget of elements and magnitude is used up, gives each input of it once. The *frontier* remembers
//! how far each number of elements was searched. Beside that order there are random inputs of growing sizes, the largest ones by shapes, and
//! inputs that somebody kept.
//!
//! **[`stress`]** goes through boxes, in rounds that grow fourfold, and beside them through random inputs and the largest: one order for all,
//! which counted costs decide, so that more of it begins with less of it; clocks end it, or one of its streams (`stress::beside`). What fails
//! is made small by [`shrink`]: items are taken out and values made simpler (delta debugging), and the drawing repairs what that breaks by
//! answering each choice with the nearest value that it offers, so that every candidate is legal. It is then confirmed as the judge runs a
//! submission, in a clean process.
//!
//! *Proven smallest* rests on enumeration alone: either every smaller input was tried on the way, or those with values no further from the
//! simplest than its own were tried afterwards (`minimality`). *Exhausted* means that the frontier has nothing beyond: no choice was left
//! out of any box for its magnitude or its elements. Where the reference was too slow to answer some inputs, or the clock ended a box,
//! neither is claimed.
//!
//! Time only ends a search, and then that is said; it decides nothing that was found.

pub mod driver;
pub mod inputs;
mod minimality;
pub mod reach;
pub mod reference;
pub mod shrink;
pub mod stress;
mod sweep;
mod until;
