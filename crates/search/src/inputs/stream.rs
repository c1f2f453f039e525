//! What every order of inputs has in common.

use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;

/// Inputs one after the other; a copy goes on from the same place.
pub(crate) trait Stream: Clone {
    /// Makes the next input out of the last one and gives its magnitude; `Some(None)` where this step brought none, `None` at the end.
    ///
    /// A step that `until` cuts short brings none, and what comes behind it is another input than without: whoever sees the end stops.
    fn next(&mut self, input: &mut Input, until: &Until) -> Option<Option<u128>>;

    /// An input with this magnitude failed; whether anything that could be smaller is still to come.
    fn failed(&mut self, _magnitude: u128) -> bool {
        false
    }

    /// Inputs of one frame at most.
    fn frame(&self) -> usize {
        usize::MAX
    }
}

/// Inputs that somebody thought worth keeping, as far as they are legal here.
#[derive(Clone)]
pub(crate) struct Known<'a> {
    pub drawing: &'a Drawing,
    pub inputs: &'a [Input],
}

impl Stream for Known<'_> {
    fn next(&mut self, input: &mut Input, _: &Until) -> Option<Option<u128>> {
        let (first, rest) = self.inputs.split_first()?;
        self.inputs = rest;
        input.clone_from(first);
        Some(self.drawing.allows(input).then_some(0))
    }

    fn frame(&self) -> usize {
        8
    }
}
