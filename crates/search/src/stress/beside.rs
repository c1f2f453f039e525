//! Random inputs beside the order of size: when each comes, and when a clock stops them.
//!
//! All streams together are one order of inputs that is the same on every machine, and a larger budget goes further along it: it tries
//! whatever a smaller one does. What decides whose turn it is are costs that are counted. In order of size, an input or a drawing costs 1. At
//! random, an input costs 1 and something for each of its values: as many values as programs read in two seconds cost as much as the usual
//! number of inputs for two seconds, which follows from the languages and doors of the programs. For every so much
//! in order of size, each random stream may cost its share.
//!
//! Costs are guesses, and a program may take a thousand times as long for a large input as for a small one. So each random stream ends, too,
//! once it has used its share of the time of the whole search: then the order of size has the rest of it. A search by a number of inputs says
//! that a clock has had a part in it.

use crate::driver::trial::Trial;
use crate::inputs::random_inputs::{Kind, RandomInputs};
use crate::inputs::stream::Stream;
use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use std::time::Duration;

/// Values that programs read in two seconds, about.
const VALUES: u64 = 20_000_000;
/// For each 100 in order of size, so much of each random stream.
const PERCENT: [u64; 2] = [35, 35];
/// A stream begins when it may cost this part of the usual number of inputs, since what small inputs show is found before; and goes on when
/// it may cost the second part more.
const PARTS: [u64; 2] = [400, 100];
/// Of the time of the whole search, each stream uses no more than this share, while there are other inputs.
pub(super) const SHARE: f64 = 0.2;

/// A random stream beside the order of size.
pub(super) struct Beside<'a> {
    pub stream: Costly<'a>,
    percent: u64,
    usual: u64,
    pub took: Duration,
}

/// Random inputs with what they cost; they end for now where they may not cost more.
#[derive(Clone)]
pub(super) struct Costly<'a> {
    inputs: RandomInputs<'a>,
    usual: u64,
    cost: u64,
    due: u64,
    /// Whether there are no more of them.
    pub is_over: bool,
}

/// The random streams of a search: growing inputs, and the largest.
pub(super) fn streams<'a, T: Trial>(drawing: &'a Drawing, trial: &T, slug: &'a str, seed: u64) -> [Beside<'a>; 2] {
    let usual = trial.usual_inputs(drawing).max(1);
    let stream = |(kind, percent)| {
        let inputs = RandomInputs::new(drawing, slug, seed, kind);
        let stream = Costly { inputs, usual, cost: 0, due: 0, is_over: false };
        Beside { stream, percent, usual, took: Duration::ZERO }
    };
    [(Kind::Growing, PERCENT[0]), (Kind::Largest, PERCENT[1])].map(stream)
}

impl Beside<'_> {
    /// Whether it is its turn where the order of size has cost so much; it then may cost its share of that.
    pub fn is_due(&mut self, in_order: u64) -> bool {
        self.stream.due = in_order.saturating_mul(self.percent) / 100;
        let part = if self.stream.cost == 0 { PARTS[0] } else { PARTS[1] };
        !self.stream.is_over && self.stream.cost + self.usual / part <= self.stream.due
    }

    /// Whether it has more inputs, and time left of so much.
    pub fn goes_on(&self, time: Duration) -> bool {
        !self.stream.is_over && self.took < time
    }

    /// A step of costs in order of size for which it is its turn, perhaps several times.
    pub fn step(&self) -> u64 {
        self.usual / 10 + 1
    }
}

impl Stream for Costly<'_> {
    fn next(&mut self, input: &mut Input, until: &Until) -> Option<Option<u128>> {
        if self.cost >= self.due {
            return None;
        }
        let next = self.inputs.next(input, until);
        self.is_over = next.is_none();
        // What is drawn in vain costs something too.
        self.cost += 1;
        if let Some(Some(_)) = next {
            let values = |frame: &Vec<ojkit_model::input::Value>| {
                frame.iter().map(|value| value.cells.len() as u64).sum::<u64>()
            };
            let all = values(&input.fields) + input.repeats.iter().map(values).sum::<u64>();
            self.cost += all.saturating_mul(self.usual) / VALUES;
        }
        next
    }

    fn frame(&self) -> usize {
        self.inputs.frame()
    }
}
