//! Examples with a few values changed: close to what the statement allows, where a line of it is not enforced.
//!
//! Mutation of known inputs is what fuzzers do where nobody has a grammar: most of what a line demands (the form of a text, the shape of a
//! graph, that an answer exists) survives a change of some numbers.

use super::maker::{Maker, TEXT_BYTES_MAX};
use super::{Budget, Proposal};
use crate::bound::Bound;
use crate::hand::random::seed;
use crate::rules::Rules;
use ojkit_model::case::Recipe;
use ojkit_model::input::{Cell, Field, Input, NULL, Value};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// Changes that are tried for each case.
const TRIES: u64 = 200;
/// Values that one case changes, at most.
const CHANGES: usize = 4;

/// Examples with some values changed that keep all enforced lines, each input once, none of `known`: at most as many as the budget allows.
pub fn changed(bound: &Bound, known: &[Vec<u8>], budget: &Budget) -> Vec<Proposal> {
    let problem = &bound.problem;
    let examples: Vec<&Input> = problem.examples.iter().map(|example| &example.input).collect();
    let format = bound.validator.format();
    let mut maker = Maker::new(problem, format, budget.seed).gated(bound.gate().map(Arc::as_ref));
    for bytes in known {
        maker.remember(bytes);
    }
    let mut proposals = Vec::new();
    let wanted = budget.cases.saturating_sub(known.len());
    for number in 0..wanted as u64 * TRIES {
        if proposals.len() == wanted || examples.is_empty() {
            break;
        }
        let mut change = Change {
            rules: bound.drawing.rules(),
            examples: &examples,
            stream: ChaCha8Rng::from_seed(seed(&problem.slug, "changed", number, budget.seed)),
        };
        let (of, input) = change.example();
        let Some(bytes) = maker.given(bound.drawing.rules(), &input).filter(|bytes| bytes.len() <= TEXT_BYTES_MAX * 20)
        else {
            continue;
        };
        let Ok(text) = String::from_utf8(bytes.clone()) else { continue };
        if maker.remember(&bytes) {
            proposals.push(Proposal {
                group: "random".to_owned(),
                name: format!("secret/random/{:02}-changed", proposals.len() + 1),
                reason: format!("example {} with some values changed", of + 1),
                recipe: Recipe::Text(text),
                bytes,
            });
        }
    }
    proposals
}

/// How one example is changed.
struct Change<'a> {
    rules: &'a Rules,
    examples: &'a [&'a Input],
    stream: ChaCha8Rng,
}

impl Change<'_> {
    /// The number of an example, and what becomes of it.
    fn example(&mut self) -> (usize, Input) {
        let of = self.below(self.examples.len());
        let mut input = self.examples[of].clone();
        for _ in 0..=self.below(CHANGES) {
            let repeat = (!input.repeats.is_empty()).then(|| self.below(input.repeats.len()));
            let values = match repeat {
                Some(repeat) if self.below(8) > 0 => &mut input.repeats[repeat],
                _ => &mut input.fields,
            };
            let filled: Vec<usize> = (0..values.len()).filter(|&field| !values[field].cells.is_empty()).collect();
            if let Some(&field) = filled.get(self.below(filled.len())) {
                self.value(field, &mut values[field]);
            }
        }
        (of, input)
    }

    fn value(&mut self, field: usize, value: &mut Value) {
        let Field { depth, cell, column, .. } = self.rules.fields[field];
        let at = self.below(value.cells.len());
        let is_array = depth == 1 && column.is_none() && !self.rules.trees.contains_key(&field);
        match self.below(8) {
            0 if depth > 0 && cell != Cell::Tag => {
                let other = self.below(value.cells.len());
                value.cells.swap(at, other);
            }
            1 if is_array => {
                value.cells.remove(at);
                value.ends[0][0] -= 1;
            }
            2 if is_array => {
                value.cells.insert(at, value.cells[at]);
                value.ends[0][0] += 1;
            }
            _ => value.cells[at] = self.cell(field, cell, &value.cells, at),
        }
    }

    fn cell(&mut self, field: usize, cell: Cell, cells: &[i64], at: usize) -> i64 {
        let old = cells[at];
        if old == NULL {
            return old;
        }
        let seen: Vec<i64> = self
            .examples
            .iter()
            .flat_map(|input| input.fields.get(field).into_iter().chain(input.repeats.iter().map(|r| &r[field])))
            .flat_map(|value| value.cells.iter().copied())
            .filter(|&cell| cell != NULL)
            .collect();
        match cell {
            Cell::Tag => old,
            Cell::Bool => 1 - old,
            Cell::Double => *seen.get(self.below(seen.len())).unwrap_or(&old),
            Cell::Char => self.letter(field, cells, at, &seen),
            Cell::Int => match self.below(3) {
                0 => *seen.get(self.below(seen.len())).unwrap_or(&old),
                1 => old.saturating_add(self.between(-2, 2)),
                _ => self.between(*seen.iter().min().unwrap_or(&old), *seen.iter().max().unwrap_or(&old)),
            },
        }
    }

    /// Digits stay digits, separators stay; letters change where a line says which there are.
    fn letter(&mut self, field: usize, cells: &[i64], at: usize, seen: &[i64]) -> i64 {
        let is_digit = |at: usize| cells.get(at).is_some_and(|&cell| (48..58).contains(&cell));
        let is_letter = |cell: i64| u8::try_from(cell).is_ok_and(|byte| byte.is_ascii_alphabetic());
        let is_first = at == 0 || !is_digit(at - 1);
        let letters = self.rules.cells_of(field);
        let bounded = self.rules.rules.iter().any(|rule| rule.atom.arrays().contains(&letters));
        match cells[at] {
            _ if is_digit(at) && is_first && is_digit(at + 1) => self.between(49, 57),
            _ if is_digit(at) => self.between(48, 57),
            old if is_letter(old) && bounded => {
                let fit: Vec<i64> = seen.iter().copied().filter(|&cell| is_letter(cell)).collect();
                *fit.get(self.below(fit.len())).unwrap_or(&old)
            }
            old if bounded => *seen.get(self.below(seen.len())).unwrap_or(&old),
            old => old,
        }
    }

    fn below(&mut self, count: usize) -> usize {
        // The upper half of a product, as whole numbers on every machine.
        ((u128::from(self.stream.next_u64()) * count.max(1) as u128) >> 64) as usize
    }

    fn between(&mut self, low: i64, high: i64) -> i64 {
        let count = (i128::from(high) - i128::from(low) + 1).clamp(1, i128::from(u64::MAX)) as u128;
        low.wrapping_add(((u128::from(self.stream.next_u64()) * count) >> 64) as i64)
    }
}
