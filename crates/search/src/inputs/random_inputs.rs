//! Inputs in no order of size: at random and by shapes, growing or the largest, and those that somebody kept.

use crate::inputs::stream::Stream;
use crate::until::{Hurried, Until};
use ojkit_draw::Drawing;
use ojkit_draw::hand::edge::{Edge, LENGTH, SCALAR, Shape, Shapes, Site, VALUE, key_of};
use ojkit_draw::hand::idea::Idea;
use ojkit_draw::hand::proportion::Proportion;
use ojkit_draw::hand::random::{Random, Spread, seed};
use ojkit_draw::hand::sides::sides;
use ojkit_model::input::Input;
use ojkit_rules::Domain;
use ojkit_rules::hand::{Hand, Role, Spot};

/// Which inputs a stream brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Small ones first, growing without an end.
    Growing,
    /// The largest, with all kinds of values: some dozens.
    Largest,
}

/// A stream of inputs, each with a seed of its own.
#[derive(Clone)]
pub(crate) struct RandomInputs<'d> {
    drawing: &'d Drawing,
    slug: &'d str,
    seed: u64,
    kind: Kind,
    number: u64,
    /// Drawings of this number that led nowhere, and all in a row that did.
    tries: u64,
    idle: u64,
    /// Whether values can be in proportion to each other.
    is_related: bool,
    /// What wrong programs of such a problem may overlook; in turn.
    ideas: Vec<&'static Idea>,
}

/// Shares of the way to the largest length, and to the largest value, that random inputs run through.
const LENGTHS: [u32; 7] = [150, 250, 350, 200, 450, 300, 600];
const VALUES: [u32; 5] = [1000, 200, 400, 100, 700];
/// Every so many inputs, lengths grow by a step.
const GROWTH: u64 = 512;
/// Among growing inputs, one of so many has a shape, one has values that are multiples of one large one, and one has values in proportion to
/// each other where a problem has such.
const SHAPED: u64 = 4;
/// One in so many is by an idea.
const BY_IDEA: u64 = 8;
/// About how many elements the longest array of inputs in proportion has, in turn.
const SIZES: [u64; 7] = [6, 10, 4, 16, 8, 24, 12];
/// They grow by at most so much.
const SIZE_GROWTH: u64 = 40;
/// Drawings that led nowhere, in a row, before a stream gives up; before it goes on to other lengths and values, and to another shape.
const TRIES: u64 = 20_000;
const RANDOM_TRIES: u64 = 64;
const SHAPE_TRIES: u64 = 8;
/// What the elements of shaped inputs are.
const SHAPES: [Shape; 14] = [
    Shape::Simplest,
    Shape::Near(1),
    Shape::Largest,
    Shape::Smallest,
    Shape::Same,
    Shape::Sorted,
    Shape::Reversed,
    Shape::Alternate,
    Shape::Few(2),
    Shape::Cycle,
    Shape::Spike(Site::Last),
    Shape::Dip(Site::First),
    Shape::AroundZero,
    Shape::Blocks,
];
/// Values of the largest inputs that have no shape.
const SPREADS: [Spread; 3] = [Spread::Whole, Spread::Largest, Spread::Scale(300)];
/// The largest inputs: every spread and every shape, twice.
const LARGEST: u64 = 2 * (SPREADS.len() + SHAPES.len()) as u64;

impl<'d> RandomInputs<'d> {
    /// The stream for a problem and a seed, from its beginning.
    pub fn new(drawing: &'d Drawing, slug: &'d str, seed: u64, kind: Kind) -> RandomInputs<'d> {
        let is_related = kind == Kind::Growing && Proportion::applies(drawing.rules());
        let ideas = Idea::of(drawing.rules()).into_iter().filter(|idea| idea.is_searched).collect();
        RandomInputs { drawing, slug, seed, kind, number: 0, tries: 0, idle: 0, is_related, ideas }
    }

    /// The first inputs of the stream, as many as come before the end.
    pub fn inputs(mut self, count: usize, until: &Until) -> Vec<Input> {
        let mut inputs = Vec::new();
        let mut input = Input::default();
        while inputs.len() < count
            && !until.is_over()
            && let Some(drawn) = self.next(&mut input, until)
        {
            inputs.extend(drawn.map(|_| input.clone()));
        }
        inputs
    }

    fn draw(&self, input: &mut Input, until: &Until) -> bool {
        let group = if self.kind == Kind::Largest { "stress-largest" } else { "stress" };
        let case = self.number.wrapping_mul(TRIES).wrapping_add(self.tries);
        let seed = seed(self.slug, group, case, self.seed);
        // Four growing inputs in a row: by an idea or at random, multiples of one number, in proportion, and by shapes.
        let (mut edge, mut multiples, mut proportion, mut random, mut by_idea);
        let hand: &mut dyn Hand = match self.shape() {
            Some((length, scalar, value)) => {
                let rest = [(LENGTH, length), (SCALAR, scalar), (VALUE, value)];
                let rest = rest.map(|(key, shape)| (key.to_string(), shape));
                let shapes = Shapes { of: self.alike().into_iter().chain(rest).collect() };
                edge = Edge::new(self.drawing.rules(), &shapes, seed);
                &mut edge
            }
            None if self.kind == Kind::Growing && self.number % SHAPED == 1 => {
                multiples = Multiples::new(self.random(seed));
                &mut multiples
            }
            None if self.is_related && self.number % SHAPED == 2 => {
                let number = self.number / SHAPED;
                let size = SIZES[(number % SIZES.len() as u64) as usize] + (self.number / GROWTH).min(SIZE_GROWTH);
                proportion = Proportion::new(self.drawing.rules(), size, seed);
                &mut proportion
            }
            None => match self.idea() {
                Some(idea) => {
                    by_idea = idea.hand(self.drawing.rules(), self.random(seed));
                    &mut by_idea
                }
                None => {
                    random = self.random(seed);
                    &mut random
                }
            },
        };
        self.drawing.draw(&mut Hurried { hand, until }, input).is_ok()
    }

    /// The shapes of lengths, scalars and elements; none for an input at random.
    fn shape(&self) -> Option<(Shape, Shape, Shape)> {
        let number = self.number as usize;
        match self.kind {
            Kind::Largest => {
                let round = SPREADS.len() + SHAPES.len();
                if self.number >= LARGEST {
                    return None;
                }
                let value = SHAPES[(number % round).checked_sub(SPREADS.len())?];
                let scalar = if number < round { Shape::Largest } else { Shape::Random };
                Some((Shape::Largest, scalar, value))
            }
            Kind::Growing if self.number % SHAPED == SHAPED - 1 => {
                Some((Shape::Random, Shape::Random, SHAPES[(number / SHAPED as usize) % SHAPES.len()]))
            }
            Kind::Growing => None,
        }
    }

    /// Sizes of which only the product is bounded are alike in every other one of the largest inputs.
    fn alike(&self) -> Vec<(String, Shape)> {
        let round = (SPREADS.len() + SHAPES.len()) as u64;
        let (rules, is_one) = (self.drawing.rules(), (self.number / round + self.number).is_multiple_of(2));
        let sizes = if self.kind == Kind::Largest && is_one { sides(rules) } else { Vec::new() };
        sizes.into_iter().map(|(size, side)| (key_of(rules, size).to_string(), Shape::Near(side))).collect()
    }

    /// The idea that an input is drawn by, if it is by one: each once among the largest, behind all spreads and shapes.
    fn idea(&self) -> Option<&'static Idea> {
        let place = match self.kind {
            Kind::Largest => self.number.checked_sub(LARGEST)?,
            Kind::Growing if self.number.is_multiple_of(BY_IDEA) => {
                self.number / BY_IDEA % (self.ideas.len() as u64).max(1)
            }
            Kind::Growing => return None,
        };
        self.ideas.get(place as usize).copied()
    }

    fn random(&self, seed: [u8; 32]) -> Random {
        let at = |list: &[u32], n: u64| list[(n % list.len() as u64) as usize];
        let hand = Random::new(seed).sharing(self.drawing.rules());
        match self.kind {
            Kind::Largest => {
                let values = SPREADS[self.number as usize % (SPREADS.len() + SHAPES.len()) % SPREADS.len()];
                hand.with_lengths(Spread::Largest).with_values(values)
            }
            Kind::Growing => {
                let grown = (self.number / GROWTH * 10).min(400) as u32;
                let share = at(&LENGTHS, self.number / VALUES.len() as u64) + grown;
                let value = at(&VALUES, self.number);
                let values = if value >= 1000 { Spread::Whole } else { Spread::Scale(value) };
                hand.with_lengths(Spread::Scale(share.min(1000))).with_values(values)
            }
        }
    }
}

/// Answers with small multiples of one number, give or take 1: large values that still tie, cancel out or add up.
struct Multiples {
    random: Random,
    /// The number as a share of the largest value, in 1/2^32.
    share: u64,
}

const MULTIPLE_MAX: i64 = 3;

impl Multiples {
    fn new(mut random: Random) -> Multiples {
        let bits = 20 + random.below(12);
        Multiples { share: (1 << bits) + random.below(1 << bits), random }
    }
}

impl Hand for Multiples {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        if spot.role == Role::Length {
            return self.random.choose(spot, domain);
        }
        let largest = domain.hi().unsigned_abs().max(domain.lo().unsigned_abs()).max(1);
        let step = ((u128::from(largest) * u128::from(self.share)) >> 32) as i64;
        let factor = self.random.below(2 * MULTIPLE_MAX as u64 + 1) as i64 - MULTIPLE_MAX;
        let by = [0, 0, 0, 0, 1, -1][self.random.below(6) as usize];
        domain.nearest(step.saturating_mul(factor).saturating_add(by))
    }
}

impl Stream for RandomInputs<'_> {
    fn next(&mut self, input: &mut Input, until: &Until) -> Option<Option<u128>> {
        if self.kind == Kind::Largest && self.number >= LARGEST + self.ideas.len() as u64 {
            return None;
        }
        if self.draw(input, until) {
            self.number += 1;
            (self.tries, self.idle) = (0, 0);
            return Some(Some(0));
        }
        self.tries += 1;
        self.idle += 1;
        let is_random = self.kind == Kind::Growing && self.shape().is_none();
        if self.tries >= if is_random { RANDOM_TRIES } else { SHAPE_TRIES } {
            // The rules leave nothing, or little, of such lengths and values.
            self.number += 1;
            self.tries = 0;
        }
        (self.idle < TRIES).then_some(None)
    }

    fn frame(&self) -> usize {
        // Sizes differ from case to case: a frame that began with short ones must not go on with hours of work.
        if self.kind == Kind::Largest { 1 } else { 64 }
    }
}
