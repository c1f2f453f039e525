//! From a notation to the bytes of a case, checked, and each only once.

use crate::drawing::Drawing;
use crate::gate::Gate;
use crate::hand::notation::{Notation, NotationError};
use crate::hand::random::seed;
use ojkit_model::case::Recipe;
use ojkit_model::input::{Input, Value};
use ojkit_model::problem::Problem;
use ojkit_rules::Rules;
use ojkit_rules::hand::Hand;
use ojkit_rules::stdin::Format;
use sha2::{Digest, Sha256};
use std::collections::HashSet;

/// Draws inputs of one problem, keeps what was drawn in mind, and checks every byte.
#[derive(Clone, Debug)]
pub struct Maker<'a> {
    problem: &'a Problem,
    format: &'a Format,
    user_seed: u64,
    gate: Option<&'a Gate>,
    tries: u64,
    asked: u64,
    refused: u64,
    refused_cells: usize,
    /// Cells of the drawings of the group that were rejected since one was not.
    rejected_cells: usize,
    seen: HashSet<[u8; 32]>,
    pub(super) input: Input,
    read: Input,
}

/// One drawn input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    pub recipe: Recipe,
    /// The bytes of the `.in` file.
    pub bytes: Vec<u8>,
    pub seed: u64,
}

/// Why there is no new input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    Known,
    Rejected,
}

/// Inputs of up to so many bytes are kept as text.
pub const TEXT_BYTES_MAX: usize = 200;

/// Seeds that are tried until a drawing is not rejected and is new.
const TRIES: u64 = 40;
/// The same where a gate stands behind the drawing: one input in some hundred may be legal.
const GATED_TRIES: u64 = 1000;
/// Cells of rejected drawings after which no other seed is tried: of the largest inputs a few tell enough.
const REJECTED_CELLS_MAX: usize = 1 << 20;
/// Cells of rejected drawings of a group after which each further one is tried with one seed: what is large has no legal shape there.
const HOPELESS_CELLS: usize = 4 << 20;
/// Refusals of the gate after which a group stops; one by a dear program counts more than once.
const REFUSALS_MAX: u64 = 10_000;
/// Cells of refused inputs after which a group stops.
const REFUSED_CELLS_MAX: usize = 1 << 21;

impl<'a> Maker<'a> {
    /// A maker that has drawn nothing yet.
    pub fn new(problem: &'a Problem, format: &'a Format, user_seed: u64) -> Maker<'a> {
        let (seen, input, read) = (HashSet::new(), Input::default(), Input::default());
        let (gate, asked, refused, refused_cells, rejected_cells) = (None, 0, 0, 0, 0);
        Maker {
            problem,
            format,
            user_seed,
            gate,
            tries: TRIES,
            asked,
            refused,
            refused_cells,
            rejected_cells,
            seen,
            input,
            read,
        }
    }

    /// Counts what the problem's gate refuses.
    pub fn gated(self, gate: Option<&'a Gate>) -> Maker<'a> {
        Maker { gate, tries: if gate.is_some() { GATED_TRIES } else { TRIES }, ..self }
    }

    /// Ends a group of inputs: what a person should know about the gate's refusals.
    pub fn end_group(&mut self, group: &str) -> Option<String> {
        let is_over = self.is_over();
        let (asked, refused) = (std::mem::take(&mut self.asked), std::mem::take(&mut self.refused));
        (self.refused_cells, self.rejected_cells) = (0, 0);
        is_over.then(|| {
            format!("group {group}: the validator refused {refused} of {asked} inputs, and no more were drawn for it")
        })
    }

    /// Whether the gate has refused so much that the group stops.
    fn is_over(&self) -> bool {
        let weight = self.gate.map_or(1, Gate::weight);
        self.refused * weight >= REFUSALS_MAX || self.refused_cells >= REFUSED_CELLS_MAX
    }

    /// Tries so many seeds only: for what may be missing.
    pub fn trying(self, tries: u64) -> Maker<'a> {
        Maker { tries, ..self }
    }

    /// Keeps an input in mind; false when it is known already.
    pub fn remember(&mut self, bytes: &[u8]) -> bool {
        self.seen.insert(Sha256::digest(bytes).into())
    }

    /// Draws by a notation with the first seed that gives a new input. `stream` names the stream within its group.
    ///
    /// Errors: [`Missing`] after a bounded number of seeds.
    pub fn draw(&mut self, drawing: &Drawing, group: &str, stream: &str, hand: &Notation) -> Result<Drawn, Missing> {
        let (mut missing, mut spent) = (Missing::Rejected, 0);
        let most = if self.rejected_cells > HOPELESS_CELLS { 0 } else { REJECTED_CELLS_MAX };
        for attempt in 0..self.tries {
            let number = number(&self.problem.slug, &format!("{group} {stream}"), attempt, self.user_seed);
            let Ok(mut drawer) = hand.hand(number, drawing) else { continue };
            if let Some(bytes) = self.write(drawing, drawer.as_mut()) {
                self.rejected_cells = 0;
                if self.remember(&bytes) {
                    return Ok(Drawn { recipe: recipe(&bytes, hand.to_string(), number), bytes, seed: number });
                }
                missing = Missing::Known;
            }
            spent += places(&self.input);
            if is_fixed(hand) || spent > most {
                break;
            }
        }
        self.rejected_cells += if missing == Missing::Rejected { spent } else { 0 };
        Err(missing)
    }

    /// Draws by a notation with the first seed that is not rejected, known or not: the seed, the bytes and the input.
    pub fn try_draw(
        &mut self,
        drawing: &Drawing,
        group: &str,
        stream: &str,
        hand: &Notation,
    ) -> Option<(u64, Vec<u8>, Input)> {
        (0..self.tries).find_map(|attempt| {
            let number = number(&self.problem.slug, &format!("{group} {stream}"), attempt, self.user_seed);
            let mut drawer = hand.hand(number, drawing).ok()?;
            let bytes = self.write(drawing, drawer.as_mut())?;
            Some((number, bytes, self.input.clone()))
        })
    }

    /// Draws once and gives the bytes, known or not. `None` where the drawing is rejected, or is not read back as what it was.
    pub fn write(&mut self, drawing: &Drawing, hand: &mut (dyn Hand + '_)) -> Option<Vec<u8>> {
        if self.is_over() {
            return None;
        }
        drawing.draw_by_lines(hand, &mut self.input).ok()?;
        let bytes = self.format.text(&self.input);
        // What the drawing has checked need not be checked again where the same is read back.
        let is_checked = |read: &Input| !drawing.certain && *read == self.input;
        let sound = self.format.read(&bytes, &mut self.read).is_ok()
            && (is_checked(&self.read) || drawing.rules().check(&self.read).is_ok());
        (sound && self.passes()).then_some(bytes)
    }

    /// The bytes of an input that comes from elsewhere; `None` where it is not legal.
    pub(crate) fn given(&mut self, rules: &Rules, input: &Input) -> Option<Vec<u8>> {
        self.input.clone_from(input);
        rules.check(input).ok()?;
        let bytes = self.format.text(input);
        let sound = self.format.read(&bytes, &mut self.read).is_ok() && rules.check(&self.read).is_ok();
        (sound && self.passes()).then_some(bytes)
    }

    fn passes(&mut self) -> bool {
        let Some(gate) = self.gate else { return true };
        self.asked += 1;
        let passes = gate.passes(&self.input);
        if !passes {
            self.refused += 1;
            self.refused_cells += cells(&self.input);
        }
        passes
    }
}

/// How many cells an input has.
pub fn cells(input: &Input) -> usize {
    input.fields.iter().map(|value| value.cells.len()).sum()
}

/// How many cells and lengths were drawn: a drawing may be rejected at the first cell after all lengths.
fn places(input: &Input) -> usize {
    let drawn = |ends: &Vec<u32>| ends.len() + ends.last().map_or(0, |last| *last as usize);
    let lengths = |value: &Value| value.ends.iter().map(drawn).sum::<usize>();
    input.fields.iter().map(|value| lengths(value).max(value.cells.len())).sum::<usize>()
}

/// The seed of an attempt, within 48 bits, which every reader of numbers keeps exactly.
pub fn number(problem: &str, stream: &str, attempt: u64, user_seed: u64) -> u64 {
    let bytes = seed(problem, stream, attempt, user_seed);
    bytes[..6].iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Small inputs are kept as text, larger ones as their drawing.
pub fn recipe(bytes: &[u8], hand: String, seed: u64) -> Recipe {
    match std::str::from_utf8(bytes) {
        Ok(text) if text.len() <= TEXT_BYTES_MAX => Recipe::Text(text.to_string()),
        _ => Recipe::Draw { hand, seed },
    }
}

/// The bytes of a recipe.
///
/// Errors: a notation that is none, or that draws nothing (any more).
pub fn bytes_of(recipe: &Recipe, drawing: &Drawing, format: &Format) -> Result<Vec<u8>, NotationError> {
    match recipe {
        Recipe::Text(text) => Ok(text.clone().into_bytes()),
        Recipe::Generator(call) => Err(NotationError::Unreachable { hand: call.program.clone() }),
        Recipe::Draw { hand, seed } => {
            let mut drawer = crate::hand::notation::hand_of(hand, *seed, drawing)?;
            let mut input = Input::default();
            let drawn = drawing.draw_by_lines(drawer.as_mut(), &mut input);
            drawn.map_err(|_| NotationError::Unreachable { hand: hand.clone() })?;
            Ok(format.text(&input))
        }
    }
}

/// Whether nothing in a notation is left to chance for most problems, so that other seeds are not worth trying often.
fn is_fixed(hand: &Notation) -> bool {
    use crate::hand::edge::Shape;
    match hand {
        Notation::Edge(shapes) => !shapes.of.iter().any(|(_, shape)| {
            matches!(shape, Shape::Random | Shape::Few(_) | Shape::Same | Shape::AroundZero | Shape::Between)
        }),
        _ => false,
    }
}
