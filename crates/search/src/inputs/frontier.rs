//! The order in which layers are searched, and how far each number of elements has come.

use crate::inputs::boxes::{BoxInputs, SizeBox};
use crate::inputs::size::Measure;
use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use ojkit_rules::Rules;
use ojkit_rules::VarKind;

/// Nothing has a larger magnitude; what is too far from the simplest value to be enumerated is looked for in vain until here.
const MAGNITUDE_MAX: u128 = 1 << 96;

/// How far every number of elements has been searched: all inputs below these bounds, none above.
#[derive(Clone, Debug)]
pub struct Frontier {
    /// The least and the largest number of elements that any input can have, as far as the rules say at once.
    pub least: u64,
    pub most: u64,
    rows: Vec<Row>,
}

/// One number of elements.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    /// The first magnitude that is not searched yet.
    next: u128,
    inputs: u64,
    /// Inputs and drawings so far: what the search has cost.
    cost: u64,
    /// Inputs and drawings of the last layer.
    last: (u64, u64),
    exhausted: bool,
}

impl Frontier {
    /// At the beginning.
    pub fn new(rules: &Rules) -> Frontier {
        let (mut least, mut most) = (0u64, 0u64);
        for (id, var) in rules.vars.iter().enumerate() {
            match var.kind {
                VarKind::Length { level: 0, .. } | VarKind::Repeats if var.depth == 0 && !var.repeated => {
                    let range = rules.range_of(id);
                    least = least.saturating_add(u64::try_from(range.lo.max(0)).unwrap_or(u64::MAX));
                    most = most.saturating_add(u64::try_from(range.hi.max(0)).unwrap_or(u64::MAX));
                }
                // What an outer item holds is not known beforehand.
                VarKind::Length { .. } | VarKind::Repeats => most = u64::MAX,
                _ => {}
            }
        }
        Frontier { least, most, rows: Vec::new() }
    }

    fn row(&mut self, elements: u64) -> &mut Row {
        let at = (elements - self.least) as usize;
        if at >= self.rows.len() {
            self.rows.resize(at + 1, Row::default());
        }
        &mut self.rows[at]
    }

    /// The next layer with so many elements; none where everything is searched, or as much as can be.
    pub fn next(&mut self, elements: u64) -> Option<SizeBox> {
        if elements < self.least || elements > self.most {
            return None;
        }
        let row = self.row(elements);
        if row.exhausted || row.next > MAGNITUDE_MAX {
            return None;
        }
        // Every layer draws its shapes anew: the more that costs beside its inputs, the more magnitudes one takes.
        let (inputs, draws) = row.last;
        let step = match draws {
            _ if draws.saturating_mul(4) <= inputs => 0,
            _ if draws <= inputs.saturating_mul(2) => row.next / 4,
            _ if draws <= inputs.saturating_mul(4) => row.next / 2,
            _ if inputs > 0 => row.next,
            _ => row.next * 2,
        };
        Some(SizeBox { elements, from: row.next, to: row.next + step })
    }

    /// A box is searched to its end, and had so many inputs.
    pub fn finished(&mut self, searched: &BoxInputs, inputs: u64) {
        let SizeBox { elements, to, .. } = searched.of;
        let row = self.row(elements);
        row.next = to + 1;
        row.inputs += inputs;
        row.cost += inputs + searched.draws;
        row.last = (inputs, searched.draws);
        if !searched.was_cut() {
            row.exhausted = true;
            // No choice was left out for its elements either: there are no inputs with more of them.
            if !searched.has_more_elements() {
                self.most = self.most.min(elements);
            }
        }
    }

    /// What searching this number of elements has cost so far, in inputs and drawings.
    pub fn cost(&mut self, elements: u64) -> u64 {
        if elements < self.least || elements > self.most { 0 } else { self.row(elements).cost }
    }

    /// What searching all numbers of elements has cost so far.
    pub fn spent(&self) -> u64 {
        self.rows.iter().map(|row| row.cost).sum()
    }

    /// How many inputs with so many elements were searched in finished layers.
    pub fn inputs(&mut self, elements: u64) -> u64 {
        if elements < self.least || elements > self.most { 0 } else { self.row(elements).inputs }
    }

    /// How many inputs were searched in finished layers, each once.
    pub fn searched(&self) -> u64 {
        self.rows.iter().map(|row| row.inputs).sum()
    }

    /// Whether every input with this number of elements was searched.
    pub fn is_exhausted(&mut self, elements: u64) -> bool {
        elements < self.least || elements > self.most || self.row(elements).exhausted
    }

    /// Whether every input there is was searched.
    pub fn is_complete(&self) -> bool {
        self.most != u64::MAX
            && self.rows.len() as u64 == self.most.saturating_sub(self.least) + 1
            && self.rows.iter().all(|row| row.exhausted)
    }
}

/// Some of the smallest inputs, of several numbers of elements, as far as they are met soon and before the end.
pub(crate) fn smallest(drawing: &Drawing, count: usize, until: &Until) -> Vec<Input> {
    const ROWS: u64 = 5;
    // Where the rules leave nothing of so many elements, magnitude after magnitude is gone through in vain.
    const STEPS_MAX: u64 = 100_000;
    let measure = Measure::new(drawing.rules());
    let mut frontier = Frontier::new(drawing.rules());
    let mut inputs = Vec::new();
    let mut input = Input::default();
    for (row, elements) in (1..=ROWS).zip(frontier.least..) {
        let wanted = count * row as usize / ROWS as usize;
        let mut searched = BoxInputs::new(drawing, &measure, None);
        let mut steps = 0;
        let mut goes_on = |found: usize| {
            steps += 1;
            found < wanted && steps <= STEPS_MAX && !until.glance()
        };
        while goes_on(inputs.len())
            && let Some(next) = frontier.next(elements)
        {
            searched.begin(next);
            while goes_on(inputs.len())
                && let Some(step) = searched.step(&mut input)
            {
                inputs.extend(step.map(|_| input.clone()));
            }
            frontier.finished(&searched, 0);
        }
    }
    inputs
}
