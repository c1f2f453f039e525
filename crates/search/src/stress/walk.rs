//! A walk over largest inputs with mixed shapes: some with any, then one step after the other from the best of them.

use crate::until::{Hurried, Until};
use ojkit_draw::Drawing;
use ojkit_draw::hand::random::{Random, seed};
use ojkit_draw::plan::mix::{Mix, Mixes};
use ojkit_model::input::Input;

/// Where a walk has come to.
pub(super) struct Walk<'a> {
    drawing: &'a Drawing,
    mixes: Mixes,
    random: Random,
    /// The best mix so far, from which it goes on; who walks says which that is.
    pub best: Option<Mix>,
    /// How many mixes are any before steps begin, and how many there were.
    any: usize,
    number: usize,
}

impl<'a> Walk<'a> {
    /// A walk by a seed, of which `any` mixes come first.
    pub fn new(drawing: &'a Drawing, (slug, stream, part, user): (&str, &str, u64, u64), any: usize) -> Walk<'a> {
        let random = Random::new(seed(slug, stream, part, user));
        Walk { drawing, mixes: Mixes::of(drawing), random, best: None, any, number: 0 }
    }

    /// The next input, and the mix of it; none where none was drawn.
    pub fn next(&mut self, until: &Until) -> Option<(Mix, Input)> {
        self.number += 1;
        let mix = match self.best.as_ref().filter(|_| self.number > self.any) {
            Some(best) => self.mixes.near(best, self.number, &mut self.random),
            None => self.mixes.any(&mut self.random),
        };
        let mut input = Input::default();
        let mut hand = self.mixes.notation(&mix).hand(mix.seed, self.drawing).ok()?;
        self.drawing.draw(&mut Hurried { hand: hand.as_mut(), until }, &mut input).ok()?;
        Some((mix, input))
    }
}
