//! Mixed shapes: each part of a large input has one of its own, as no case of a plan has.

use super::figures::figures;
use super::survey::{Knob, knobs};
use crate::drawing::Drawing;
use crate::hand::edge::{GRAPH, LENGTH, Shape, Shapes, Site};
use crate::hand::notation::Notation;
use crate::hand::pairs::Layout;
use crate::hand::random::Random;
use ojkit_rules::hand::Role;

/// What numbers of their own may be.
const SCALARS: [Shape; 6] =
    [Shape::Largest, Shape::Middle, Shape::Random, Shape::Smallest, Shape::Near(2), Shape::Near(3)];
/// What the elements of an array may be.
const VALUES: [Shape; 16] = [
    Shape::Random,
    Shape::Same,
    Shape::Few(2),
    Shape::Sorted,
    Shape::Reversed,
    Shape::Largest,
    Shape::Smallest,
    Shape::Alternate,
    Shape::Cycle,
    Shape::Blocks,
    Shape::Simplest,
    Shape::AroundZero,
    Shape::Spike(Site::Last),
    Shape::Near(2),
    Shape::Rows(Layout::Nested),
    Shape::Between,
];

/// Other seeds that are tried for all other shapes.
const SEEDS: usize = 4;

/// The shapes that each part of a problem's largest inputs may have.
#[derive(Clone, Debug)]
pub struct Mixes {
    /// By key; the first one is the most usual.
    choices: Vec<(String, Vec<Shape>)>,
    /// Of what is always the same.
    fixed: Vec<(String, Shape)>,
}

/// Which shape each part has, and the seed of all else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    picks: Vec<usize>,
    pub seed: u64,
}

impl Mixes {
    /// The shapes for a drawing's inputs.
    pub fn of(drawing: &Drawing) -> Mixes {
        let knobs = knobs(drawing);
        let mut choices: Vec<(String, Vec<Shape>)> =
            knobs.iter().filter_map(|knob| Some((knob.key.clone(), shapes_of(knob)?))).collect();
        let drawn: Vec<Shape> = figures(&knobs).iter().map(|figure| figure.shape).collect();
        choices.extend((!drawn.is_empty()).then(|| (GRAPH.to_string(), drawn)));
        let one = knobs.iter().filter(|knob| knob.is_repeats).map(|knob| (knob.key.clone(), Shape::Smallest));
        let fixed = one.chain([(LENGTH.to_string(), Shape::Largest)]).collect();
        Mixes { choices, fixed }
    }

    /// Any mix.
    pub fn any(&self, random: &mut Random) -> Mix {
        let picks = self.choices.iter().map(|(_, shapes)| random.below(shapes.len() as u64) as usize).collect();
        Mix { picks, seed: random.below(1 << 53) }
    }

    /// The next mix that differs from another in one part, or in its seed alone: steps go through all shapes of all parts, again and again.
    pub fn near(&self, mix: &Mix, step: usize, random: &mut Random) -> Mix {
        let mut near = mix.clone();
        let all: usize = self.choices.iter().map(|(_, shapes)| shapes.len()).sum();
        let mut rest = step % (all + SEEDS);
        for (pick, (_, shapes)) in near.picks.iter_mut().zip(&self.choices) {
            if rest < shapes.len() {
                *pick = rest;
                return near;
            }
            rest -= shapes.len();
        }
        near.seed = random.below(1 << 53);
        near
    }

    /// How its inputs are drawn.
    pub fn notation(&self, mix: &Mix) -> Notation {
        let picked = self.choices.iter().zip(&mix.picks).map(|((key, shapes), pick)| (key.clone(), shapes[*pick]));
        Notation::Edge(Shapes { of: picked.chain(self.fixed.clone()).collect() })
    }
}

/// The shapes that a part may have; none where it is always as long as can be.
fn shapes_of(knob: &Knob) -> Option<Vec<Shape>> {
    if let Some(side) = knob.side {
        return Some(vec![Shape::Near(side), Shape::Largest, Shape::Smallest]);
    }
    match knob.role {
        Role::Length => knob.is_inner.then(|| vec![Shape::Fair, Shape::Largest, Shape::Random]),
        Role::Scalar => (!knob.is_repeats).then(|| SCALARS.to_vec()),
        Role::Cell => knob.is_free().then(|| VALUES.to_vec()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bound::Bound;
    use crate::hand::random::seed;
    use ojkit_model::input::Input;
    use std::collections::BTreeSet;

    #[test]
    fn steps_from_a_mix_bring_each_shape_of_each_part_and_all_of_them_draw_largest_legal_inputs() {
        let text = "format: 1\ntitle: T\nparameters: { a: 'integer[]', k: integer }\nconstraints: |\n  1 <= a.length <= 50\n  -9 <= a[i] <= 9\n  1 <= k <= a.length\n";
        let bound = Bound::read("mix", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
            .unwrap_or_else(|d| panic!("{}", d[0]));
        let mixes = Mixes::of(&bound.drawing);
        let mut random = Random::new(seed("", "", 0, 0));
        let begun = mixes.any(&mut random);
        let steps = VALUES.len() + SCALARS.len() + SEEDS;
        let mut met = BTreeSet::new();
        for step in 0..steps {
            let mix = mixes.near(&begun, step, &mut random);
            let mut input = Input::default();
            let drawn = mixes.notation(&mix).hand(mix.seed, &bound.drawing).unwrap();
            bound.drawing.draw({ drawn }.as_mut(), &mut input).unwrap();
            assert_eq!(input.fields[0].len(), 50, "{mix:?}");
            met.insert((mix.picks, mix.seed));
        }
        // Two steps lead to where it began: one for each part.
        assert_eq!(met.len(), steps - 1);
    }
}
