#[path = "elsewhere/points.rs"]
mod points;
pub use points::{Point, area};
