//! The hands: what answers the choices of a drawing, and with what.

pub(crate) mod bounded;
pub mod echo;
pub mod edge;
pub mod figure;
pub mod idea;
pub mod layer;
pub mod notation;
pub mod odometer;
pub mod pairs;
pub mod proportion;
pub mod random;
mod shared;
pub(crate) mod short;
pub mod sides;
pub mod splice;
pub mod wanted;
