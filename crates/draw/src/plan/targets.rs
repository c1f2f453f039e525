//! Inputs to try where a given answer is wanted; someone else finds out what the answers are.

use super::survey::Knob;
use crate::hand::edge::{LENGTH, SCALAR, Shape, Shapes, Site, VALUE};
use crate::hand::notation::Notation;
use crate::hand::random::Spread;
use ojkit_rules::hand::Role;

/// How large an input shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A few elements.
    Small,
    /// Half of the digits of the largest length.
    Middle,
    Largest,
    /// Whatever the group's constraints leave.
    Any,
}

/// An answer that some case shall have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub group: String,
    pub name: String,
    pub output: String,
    pub size: Size,
    /// The group of the spec whose constraints narrow the input: its index.
    pub narrowed: Option<usize>,
    pub knobs: Vec<Knob>,
}

impl Size {
    /// How a reason calls it.
    pub fn words(self) -> &'static str {
        match self {
            Size::Small => "a small input",
            Size::Middle => "an input of middle size",
            Size::Largest => "an input of the largest size",
            Size::Any => "an input",
        }
    }
}

/// Attempts of exactly the wanted size; later ones may be one smaller, for answers that hang on a length being odd or even.
pub const FIRST: usize = 24;

/// Elements of a small input.
const SMALL: i64 = 5;

impl Target {
    /// The attempt with this number, from 0: first shapes that often have special answers, then random ones.
    pub fn attempt(&self, number: usize) -> Notation {
        let sized = self.knobs.iter().any(|k| k.role == Role::Length && !k.is_repeats);
        if sized { self.shaped(number) } else { self.scalars(number) }
    }

    fn shaped(&self, number: usize) -> Notation {
        const VALUES: [Shape; 16] = [
            Shape::AroundZero,
            Shape::Few(2),
            Shape::Random,
            Shape::Simplest,
            Shape::Same,
            Shape::Random,
            Shape::Largest,
            Shape::Smallest,
            Shape::Few(3),
            Shape::Alternate,
            Shape::Sorted,
            Shape::Reversed,
            Shape::Blocks,
            Shape::Spike(Site::Last),
            Shape::Dip(Site::First),
            Shape::Cycle,
        ];
        let value = VALUES.get(number).copied().unwrap_or(VALUES[number % 6]);
        let length = match (self.size, number % 4) {
            (Size::Small, 0) => Shape::Near(SMALL),
            (Size::Small, n) => Shape::Near(SMALL - 2 + n as i64),
            (Size::Middle, 1 | 3) if number >= FIRST => Shape::UnderMiddle,
            (Size::Middle, _) => Shape::Middle,
            (Size::Largest, 1 | 3) if number >= FIRST => Shape::Penultimate,
            (Size::Largest, _) => Shape::Largest,
            (Size::Any, 0) => Shape::Largest,
            (Size::Any, _) => Shape::Random,
        };
        let scalar = [Shape::Random, Shape::Largest, Shape::Smallest, Shape::Middle][number % 4];
        let one = self.knobs.iter().filter(|k| k.is_repeats).map(|k| (k.key.as_str(), Shape::Smallest));
        let inner = self.knobs.iter().filter(|k| k.is_inner).map(|k| (k.key.as_str(), Shape::Fair));
        let inner = inner.filter(|_| self.size == Size::Largest);
        let rest = [(LENGTH, length), (SCALAR, scalar), (VALUE, value)];
        let of = one.chain(inner).chain(rest).map(|(key, shape)| (key.to_string(), shape)).collect();
        Notation::Edge(Shapes { of })
    }

    fn scalars(&self, number: usize) -> Notation {
        let all = |shape| Notation::Edge(Shapes { of: vec![(SCALAR.to_string(), shape)] });
        let spread = |share| Notation::Random { lengths: Spread::Whole, values: Spread::Scale(share) };
        match (self.size, number) {
            (Size::Small, 0) => all(Shape::Simplest),
            (Size::Small, n) => spread(150 + 50 * (n as u32 % 5)),
            (Size::Middle, n) => spread(500 + 50 * (n as u32 % 4)),
            (Size::Largest, 0) => all(Shape::Largest),
            (Size::Largest, 1) => all(Shape::Penultimate),
            (Size::Largest | Size::Any, _) => Notation::Random { lengths: Spread::Whole, values: Spread::Whole },
        }
    }
}
