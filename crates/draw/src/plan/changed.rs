//! Examples with a few values changed: close to what the statement allows, where a line of it is not enforced.
//!
//! Mutation of known inputs is what fuzzers do where nobody has a grammar: most of what a line demands (the form of a text, the shape of a
//! graph, that an answer exists) survives a change of some numbers.

use super::maker::{Maker, TEXT_BYTES_MAX};
use super::{Budget, Proposal};
use crate::bound::Bound;
use crate::hand::random::seed;
use chacha20::ChaCha8Rng;
use ojkit_model::case::Recipe;
use ojkit_model::input::{Cell, Field, Input, NULL, Value};
use ojkit_rules::Rules;
use rand::{Rng, SeedableRng};
use std::sync::Arc;

/// Changes that are tried for each case.
const TRIES: u64 = 200;
/// Values that one case changes, at most.
const CHANGES: usize = 4;

/// How far an example is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Some values, within their field's whole range, and lengths.
    Some,
    /// Two values for each other throughout the input, and texts for others throughout: what is equal stays so.
    Names,
    /// One or two, to what stands elsewhere in their field; in texts digits alone, and none of them to or from 0.
    Few,
}

/// Examples with some values changed that keep all enforced lines, each input once, none of `known`: at most as many as the budget allows.
pub fn changed(bound: &Bound, known: &[Vec<u8>], budget: &Budget, extent: Extent) -> Vec<Proposal> {
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
            rules: bound.validator.rules(),
            examples: &examples,
            extent,
            stream: ChaCha8Rng::from_seed(seed(&problem.slug, "changed", number, budget.seed)),
        };
        let (of, input) = change.example();
        let Some(bytes) =
            maker.given(bound.validator.rules(), &input).filter(|bytes| bytes.len() <= TEXT_BYTES_MAX * 20)
        else {
            continue;
        };
        let Ok(text) = String::from_utf8(bytes.clone()) else { continue };
        if maker.remember(&bytes) {
            proposals.push(Proposal {
                group: "random".to_owned(),
                name: format!("secret/random/{:02}-changed", proposals.len() + 1),
                reason: format!("example {} with {} changed", of + 1, extent.words()),
                recipe: Recipe::Text(text),
                hand: None,
                bytes,
            });
        }
    }
    proposals
}

impl Extent {
    fn words(self) -> &'static str {
        match self {
            Extent::Some => "some values",
            Extent::Names => "some names",
            Extent::Few => "one or two values",
        }
    }
}

struct Change<'a> {
    rules: &'a Rules,
    examples: &'a [&'a Input],
    extent: Extent,
    stream: ChaCha8Rng,
}

impl Change<'_> {
    /// The number of an example, and what becomes of it.
    fn example(&mut self) -> (usize, Input) {
        let of = self.below(self.examples.len());
        let mut input = self.examples[of].clone();
        let most = if self.extent == Extent::Few { 2 } else { CHANGES };
        for _ in 0..=self.below(most) {
            if self.extent == Extent::Names {
                self.rename(&mut input);
                continue;
            }
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
        let is_plain = !self.rules.tags.contains_key(&field);
        if self.extent == Extent::Few
            && self.rules.fields[field].is_string
            && depth > 1
            && is_plain
            && self.below(2) == 0
        {
            return self.item(value);
        }
        let is_within_run = self.is_within_run(field, &value.cells, at);
        match if self.extent == Extent::Few { 8 } else { self.below(8) } {
            0 if depth > 0 && cell != Cell::Tag && (cell != Cell::Char || is_within_run) => {
                let other = self.below(value.cells.len());
                if cell != Cell::Char || self.is_within_run(field, &value.cells, other) {
                    value.cells.swap(at, other);
                }
            }
            1 if is_array && is_within_run => {
                value.cells.remove(at);
                value.ends[0][0] -= 1;
            }
            2 if is_array && is_within_run => {
                value.cells.insert(at, value.cells[at]);
                value.ends[0][0] += 1;
            }
            _ => value.cells[at] = self.cell(field, cell, &value.cells, at),
        }
    }

    /// Whether a cell may go or come without touching the form of a text: in a text with separators, a letter or digit beside another one.
    fn is_within_run(&self, field: usize, cells: &[i64], at: usize) -> bool {
        let kind = |cell: i64| {
            u8::try_from(cell).map_or(0, |b| if b.is_ascii_digit() { 1 } else { 2 * u8::from(b.is_ascii_alphabetic()) })
        };
        let is_text = self.rules.fields[field].cell == Cell::Char;
        let is_mixed = || cells.iter().any(|&cell| kind(cell) == 0) && cells.iter().any(|&cell| kind(cell) > 0);
        let beside = || {
            [at.wrapping_sub(1), at + 1]
                .into_iter()
                .filter_map(|at| cells.get(at))
                .any(|&cell| kind(cell) == kind(cells[at]))
        };
        !is_text || !is_mixed() || (kind(cells[at]) > 0 && beside())
    }

    /// Two numbers of arrays change places wherever they are, or a text becomes another one wherever it is.
    fn rename(&mut self, input: &mut Input) {
        let fields = &self.rules.fields;
        let texts: Vec<usize> = (0..fields.len()).filter(|&field| fields[field].is_string).collect();
        let arrays: Vec<usize> =
            (0..fields.len()).filter(|&f| fields[f].cell == Cell::Int && fields[f].depth > 0).collect();
        if texts.is_empty() || (!arrays.is_empty() && self.below(2) == 0) {
            let cells = arrays.iter().flat_map(|&field| &input.fields[field].cells);
            let seen: Vec<i64> = cells.copied().filter(|&x| x != NULL).collect();
            let (Some(&one), Some(&other)) = (seen.get(self.below(seen.len())), seen.get(self.below(seen.len())))
            else {
                return;
            };
            for field in arrays {
                for cell in &mut input.fields[field].cells {
                    *cell = match *cell {
                        x if x == one => other,
                        x if x == other => one,
                        x => x,
                    };
                }
            }
            return;
        }
        let items = |value: &Value| -> Vec<Vec<i64>> {
            let level = value.ends.len() - 1;
            (0..value.ends[level].len()).map(|item| value.cells[value.range(level, item)].to_vec()).collect()
        };
        let seen: Vec<Vec<i64>> =
            texts.iter().flat_map(|&field| items(&input.fields[field])).filter(|t| !t.is_empty()).collect();
        let Some(one) = seen.get(self.below(seen.len())).cloned() else { return };
        let letters: Vec<i64> = seen.iter().flatten().copied().filter(|&x| (97..=122).contains(&x)).collect();
        let at = self.below(one.len());
        let mut other = one.clone();
        if let (97..=122, Some(&letter)) = (one[at], letters.get(self.below(letters.len()))) {
            other[at] = letter;
        }
        if seen.contains(&other) {
            return;
        }
        for &field in &texts {
            let value = &mut input.fields[field];
            let level = value.ends.len() - 1;
            for item in 0..value.ends[level].len() {
                let place = value.range(level, item);
                if value.cells[place.clone()] == one[..] {
                    value.cells[place].copy_from_slice(&other);
                }
            }
        }
    }

    /// One text becomes another one of its array.
    fn item(&mut self, value: &mut Value) {
        let level = value.ends.len() - 1;
        let count = value.ends[level].len();
        let (from, to) = (value.range(level, self.below(count)), self.below(count));
        let (text, place) = (value.cells[from].to_vec(), value.range(level, to));
        let (before, after) = (place.len(), text.len());
        value.cells.splice(place, text);
        for end in &mut value.ends[level][to..] {
            *end = *end + after as u32 - before as u32;
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
            Cell::Char if self.extent == Extent::Few => match old {
                49..=57 => self.between(49, 57),
                _ => old,
            },
            Cell::Char => self.letter(field, cells, at, &seen),
            Cell::Int if self.extent == Extent::Few => *seen.get(self.below(seen.len())).unwrap_or(&old),
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
            old if bounded && self.is_within_run(field, cells, at) => *seen.get(self.below(seen.len())).unwrap_or(&old),
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
