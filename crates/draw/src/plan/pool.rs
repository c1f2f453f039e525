//! Many small inputs, from which somebody who knows their answers chooses.

use super::maker::{Maker, TEXT_BYTES_MAX, number as seed_of, recipe};
use super::survey::Knob;
use super::targets::{Size, Target};
use super::without::without;
use super::{Budget, candidates};
use crate::bound::Bound;
use crate::drawing::Drawing;
use crate::hand::layer::Layer;
use crate::hand::notation::Notation;
use crate::hand::proportion::Proportion;
use crate::hand::random::Spread;
use crate::hand::short::Short;
use ojkit_model::case::Recipe;
use ojkit_model::input::Input;
use ojkit_rules::Rules;
use std::collections::HashSet;

/// One small input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Small {
    /// The bytes of the `.in` file.
    pub bytes: Vec<u8>,
    pub input: Input,
    pub recipe: Recipe,
    /// The number of the drawing that it comes from: what has the same differs in an item.
    pub family: usize,
}

impl Small {
    fn text(bytes: Vec<u8>, input: Input, family: usize) -> Small {
        let recipe = Recipe::Text(String::from_utf8_lossy(&bytes).into_owned());
        Small { bytes, input, recipe, family }
    }
}

/// Sequences of choices that are looked at for each input that is wanted: a layer with more of them is left out.
const SEQUENCES: usize = 4;

/// Small inputs, each once: all of the smallest sizes and values while these are at most half, then shapes and random values.
///
/// `known` are inputs that are cases already. The same arguments give the same inputs on any machine.
pub fn pool(bound: &Bound, known: &[&[u8]], budget: &Budget, most: usize) -> Vec<Small> {
    let drawing = &bound.drawing;
    let mut maker = Maker::new(&bound.problem, bound.validator.format(), budget.seed);
    known.iter().for_each(|bytes| {
        maker.remember(bytes);
    });
    let mut found = Vec::new();
    let (mut side, mut before) = (1, 0);
    while let Some(layer) = layer(drawing, &mut maker, side, most / 2) {
        let size = layer.len();
        found.extend(layer.into_iter().filter(|small: &Small| maker.remember(&small.bytes)));
        // Whatever grows has come to its end.
        if size == before {
            break;
        }
        before = size;
        // Each layer begins at the first input again: in ever larger steps, all of them together take a few times as long as the last.
        side += 1 + side / 8;
    }
    let target = target(super::knobs(drawing));
    for number in 0..most * 2 {
        if found.len() == most {
            break;
        }
        let hand = match number % 2 {
            0 => target.attempt(number / 2),
            _ => random(number / 2),
        };
        // Once each: where most drawings are rejected, trying all of them on would take minutes.
        let seed = seed_of(&bound.problem.slug, &format!("small pool {number}"), 0, budget.seed);
        let Ok(hand) = hand.hand(seed, drawing) else { continue };
        let Some(bytes) = maker.write(drawing, &mut Short::new(hand, TEXT_BYTES_MAX)) else { continue };
        if bytes.len() <= TEXT_BYTES_MAX && maker.remember(&bytes) {
            found.push(Small::text(bytes, maker.input.clone(), found.len()));
        }
    }
    found
}

/// Inputs whose values are in proportion to each other, each once, in the order in which they are drawn; nothing where a problem has no
/// such values.
///
/// The same arguments give the same inputs on any machine.
pub fn in_proportion(bound: &Bound, known: &[&[u8]], budget: &Budget, most: usize) -> Vec<Small> {
    let drawing = &bound.drawing;
    let mut found = Vec::new();
    if !Proportion::applies(drawing.rules()) {
        return found;
    }
    let mut maker = Maker::new(&bound.problem, bound.validator.format(), budget.seed);
    known.iter().for_each(|bytes| {
        maker.remember(bytes);
    });
    for index in 0..most * 2 {
        if found.len() >= most {
            break;
        }
        let notation = candidates::proportion(index).hand;
        let seed = seed_of(&bound.problem.slug, &format!("proportion pool {index}"), 0, budget.seed);
        let Ok(hand) = notation.hand(seed, drawing) else { continue };
        let Some(bytes) = maker.write(drawing, &mut Short::new(hand, PROPORTION_BYTES_MAX)) else { continue };
        if bytes.len() <= PROPORTION_BYTES_MAX && maker.remember(&bytes) {
            let recipe = recipe(&bytes, notation.to_string(), seed);
            found.push(Small { bytes, input: maker.input.clone(), recipe, family: index });
            vary(&mut maker, drawing.rules(), &mut found);
        }
    }
    found
}

/// Adds what the last input is without one item or another.
fn vary(maker: &mut Maker, rules: &Rules, found: &mut Vec<Small>) {
    let Some(Small { input, family, bytes, .. }) = found.last().cloned() else { return };
    if bytes.len() > TEXT_BYTES_MAX {
        return;
    }
    for variation in 0..VARIATIONS {
        let Some(changed) = without(rules, &input, (family as u64).wrapping_mul(7) + variation * 3) else { continue };
        let Some(bytes) = maker.given(rules, &changed) else { continue };
        if maker.remember(&bytes) {
            found.push(Small::text(bytes, changed, family));
        }
    }
}

/// Inputs with one item less for each that is drawn.
const VARIATIONS: u64 = 2;

/// Longer inputs are no place for a reader to see what goes wrong.
const PROPORTION_BYTES_MAX: usize = 1000;

/// All inputs of a layer, whose lengths and values are among so many smallest ones; nothing where they are too many or too long.
fn layer(drawing: &Drawing, maker: &mut Maker, side: u64, most: usize) -> Option<Vec<Small>> {
    let mut layer = Layer::new(side, side);
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    for _ in 0..most * SEQUENCES {
        if let Some(bytes) = maker.write(drawing, &mut layer)
            && seen.insert(bytes.clone())
        {
            if bytes.len() > TEXT_BYTES_MAX || found.len() == most {
                return None;
            }
            found.push(Small::text(bytes, maker.input.clone(), found.len()));
        }
        if !layer.advance() {
            return Some(found);
        }
    }
    None
}

fn target(knobs: Vec<Knob>) -> Target {
    Target {
        group: "small".to_string(),
        name: String::new(),
        output: String::new(),
        size: Size::Small,
        narrowed: None,
        knobs,
    }
}

/// Lengths up to a tenth to a third of the digits of their range, values from the simplest to all.
fn random(number: usize) -> Notation {
    let share = |steps: usize, least: usize, step: usize| (least + step * (number % steps)) as u32;
    Notation::Random { lengths: Spread::Scale(share(5, 150, 60)), values: Spread::Scale(share(7, 100, 150)) }
}
