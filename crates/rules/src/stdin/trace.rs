//! Who listens while a text is read: nobody, or somebody who wants to know where each token stands.

use ojkit_model::input::Place;

/// How a token looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Integer,
    Double,
    /// `true`, `null`, a tag: one of a few words.
    Name,
    Character,
    /// A string without spaces.
    Word,
    /// A string that has its line for itself.
    Text,
}

/// Offsets are bytes of the text, the end exclusive.
pub(super) trait Trace {
    /// A token has been read; for a string the place is its length.
    fn token(&mut self, place: Option<Place>, shape: Shape, start: usize, end: usize);
    /// The token of a bound name.
    fn bound(&mut self, slot: usize, repeat: Option<usize>, start: usize, end: usize);
    /// A flat list has been read, which may have no token; the place is its length.
    fn item(&mut self, place: Place, start: usize, end: usize);
    /// What stands here may be longer or shorter as well, because only the line's end ends it.
    fn open_ended(&mut self, start: usize, end: usize);
    /// Characters side by side; the place is the first one's.
    fn letters(&mut self, place: Place, start: usize, end: usize);
}

/// Nobody listens: everything about tracing is compiled away.
pub(super) struct Silent;

impl Trace for Silent {
    #[inline(always)]
    fn token(&mut self, _: Option<Place>, _: Shape, _: usize, _: usize) {}
    #[inline(always)]
    fn bound(&mut self, _: usize, _: Option<usize>, _: usize, _: usize) {}
    #[inline(always)]
    fn item(&mut self, _: Place, _: usize, _: usize) {}
    #[inline(always)]
    fn open_ended(&mut self, _: usize, _: usize) {}
    #[inline(always)]
    fn letters(&mut self, _: Place, _: usize, _: usize) {}
}
