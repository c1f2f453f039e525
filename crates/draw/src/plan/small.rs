//! All inputs of the smallest sizes and values, while they are few.

use super::maker::{Drawn, Maker};
use super::survey::Knob;
use crate::drawing::Drawing;
use crate::hand::layer::Layer;
use ojkit_model::case::Recipe;
use ojkit_rules::hand::Role;

/// Lengths and values of a layer are at most so many.
const SIDE_MAX: u64 = 32;
/// Sequences of choices that are looked at for one layer.
const SEQUENCES_MAX: usize = 20_000;
/// A longer input is not small.
const BYTES_MAX: usize = 2000;
/// Cells of inputs too long to be small that are looked at for one layer: where even the smallest inputs are large, none of them is wanted.
const LONG_CELLS_MAX: usize = 1 << 20;

/// The inputs of the largest layer that has at most `most` of them, those that are known left out, each with its reason.
///
/// Layers that grow both ways come before those that grow one way only: lengths 1 and 2 with 4 values say more than 20 values
/// alone.
pub(super) fn inputs(drawing: &Drawing, knobs: &[Knob], maker: &mut Maker, most: usize) -> Vec<(String, Drawn)> {
    let side = |grows: bool| if grows { SIDE_MAX } else { 1 };
    let sized = side(knobs.iter().any(|k| k.role == Role::Length));
    let valued = side(knobs.iter().any(|k| k.role != Role::Length));
    let mut best: Option<((u64, usize), Vec<Vec<u8>>, u64, u64)> = None;
    for lengths in 1..=sized {
        let mut least = None;
        for values in 1..=valued {
            let Some(found) = layer(drawing, maker, lengths, values, most) else { break };
            least = least.or(Some(values));
            let score = (if sized == valued { lengths.min(values) } else { 1 }, found.len());
            if best.as_ref().is_none_or(|(other, ..)| *other < score) {
                best = Some((score, found, lengths, values));
            }
        }
        if least.is_none() {
            break;
        }
    }
    let Some((_, found, lengths, values)) = best else { return Vec::new() };
    let all = found.len();
    let plural = |count: u64, one: &str, what: &str| match count {
        1 => one.to_string(),
        count => format!("the {count} {what}"),
    };
    let mut layer = Vec::new();
    layer.extend((sized > 1).then(|| plural(lengths, "the smallest length", "smallest lengths")));
    layer.extend((valued > 1).then(|| plural(values, "the simplest value", "simplest values")));
    let layer = layer.join(" and ");
    let mut out = Vec::new();
    for (index, bytes) in found.into_iter().enumerate() {
        if !maker.remember(&bytes) {
            continue;
        }
        let reason = format!("number {} of all {all} inputs with {layer}", index + 1);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        out.push((reason, Drawn { recipe: Recipe::Text(text), bytes, seed: 0 }));
    }
    out
}

/// All inputs of a layer; nothing where they are more than `most`, or too long.
fn layer(drawing: &Drawing, maker: &mut Maker, lengths: u64, values: u64, most: usize) -> Option<Vec<Vec<u8>>> {
    let mut layer = Layer::new(lengths, values);
    let (mut found, mut cells) = (Vec::new(), 0);
    for _ in 0..SEQUENCES_MAX {
        if let Some(bytes) = maker.write(drawing, &mut layer) {
            if bytes.len() > BYTES_MAX || found.len() == most {
                return None;
            }
            found.push(bytes);
        }
        if !layer.advance() {
            return Some(found);
        }
        let drawn = super::maker::cells(&maker.input);
        // A cell is a byte at least, and one between it and the next.
        if drawn > BYTES_MAX / 2 {
            cells += drawn;
        }
        if cells > LONG_CELLS_MAX {
            break;
        }
    }
    None
}
