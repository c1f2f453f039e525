//! Every input with a given number of elements and a range of magnitudes, each once.
//!
//! The choices run as on an odometer, but only those that the budgets for elements and magnitude leave are counted. Where arrays are drawn from scalars
//! alone, their elements are not chosen one by one: the drawing is made once for every shape, and the elements run through all ways
//! to use up the rest of the magnitude.

use crate::inputs::cell_sums::{Cells, Table};
use crate::inputs::size::Measure;
use crate::inputs::stream::Stream;
use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_draw::hand::odometer::Odometer;
use ojkit_model::input::{Cell, Input};
use ojkit_rules::Domain;
use ojkit_rules::Interval;
use ojkit_rules::Rules;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_rules::{VarId, VarKind};
use std::sync::Arc;

/// Which inputs are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeBox {
    /// Exactly so many elements.
    pub elements: u64,
    /// From this magnitude.
    pub from: u128,
    /// Up to this one.
    pub to: u128,
}

/// Runs through the inputs of a box; a copy goes on from the same place.
#[derive(Clone, Debug)]
pub struct BoxInputs<'d> {
    drawing: &'d Drawing,
    pub of: SizeBox,
    hand: Budget<'d>,
    cells: Cells,
    /// What the shape that is being filled has already used of the magnitude.
    used: u128,
    /// The sum that the cells have now.
    sum: u64,
    filling: bool,
    done: bool,
    pub draws: u64,
}

impl<'d> BoxInputs<'d> {
    /// Nothing yet: [`BoxInputs::begin`] says of which box. With `reach`, values further from the simplest one than it says of their
    /// variable are left out.
    pub fn new(drawing: &'d Drawing, measure: &'d Measure, reach: Option<&'d [u128]>) -> BoxInputs<'d> {
        BoxInputs {
            drawing,
            of: SizeBox { elements: 0, from: 0, to: 0 },
            hand: Budget::new(drawing, measure, reach),
            cells: Cells::default(),
            used: 0,
            sum: 0,
            filling: false,
            done: true,
            draws: 0,
        }
    }

    /// Goes to the beginning of a box; what was learned about domains is kept.
    pub fn begin(&mut self, of: SizeBox) {
        self.of = of;
        self.hand.begin();
        (self.filling, self.done, self.draws) = (false, false, 0);
    }

    /// From now on, only inputs with at most this magnitude.
    pub fn lower(&mut self, to: u128) {
        self.of.to = self.of.to.min(to);
    }

    /// Whether some choice was left out because of its magnitude: larger ones bring further inputs.
    pub fn was_cut(&self) -> bool {
        self.hand.cut_magnitude
    }

    /// Whether some choice was left out because of its elements: more of them bring further inputs.
    pub fn has_more_elements(&self) -> bool {
        self.hand.cut_elements
    }

    /// Makes the next input and gives its magnitude; `input` must be the one of the last call.
    ///
    /// `Some(None)` is a drawing that led nowhere: call again. `None` is the end of the box.
    #[inline]
    pub fn step(&mut self, input: &mut Input) -> Option<Option<u128>> {
        if self.filling {
            if self.total() <= self.of.to && self.cells.advance(input) {
                return Some(self.found(input));
            }
            return Some(self.fill_more(input));
        }
        self.shape(input)
    }

    /// The magnitude that shape and cells have together.
    fn total(&self) -> u128 {
        self.used + u128::from(self.sum)
    }

    fn found(&self, input: &Input) -> Option<u128> {
        let legal = self.drawing.is_certain() || self.drawing.admits(input);
        legal.then_some(self.total())
    }

    /// The next sum for the cells of this shape.
    fn fill_more(&mut self, input: &mut Input) -> Option<u128> {
        loop {
            self.sum += 1;
            if self.total() > self.of.to || self.sum > self.cells.largest() {
                self.filling = false;
                return None;
            }
            if self.cells.start(self.sum, input) {
                return self.found(input);
            }
        }
    }

    /// The next shape: scalars, lengths, and whatever is not filled in at once.
    fn shape(&mut self, input: &mut Input) -> Option<Option<u128>> {
        if self.done {
            return None;
        }
        self.draws += 1;
        self.hand.start(&self.of);
        let drawn = match self.hand.fast {
            true => self.drawing.sketch(&mut self.hand, input),
            false => self.drawing.draw(&mut self.hand, input),
        };
        let hand = &mut self.hand;
        let whole = drawn.is_ok() && !hand.dead && hand.elements == 0;
        let used = self.of.to - hand.magnitude;
        self.cells.clear();
        let mut short = false;
        for (var, start, count, table, is_short) in hand.fills.drain(..) {
            short |= is_short;
            if let (VarKind::Cells { field }, true) = (&hand.rules.vars[var].kind, whole) {
                (start..start + count).for_each(|index| self.cells.push(*field, index, table.clone()));
            }
        }
        self.done = !hand.odometer.advance();
        if !whole {
            return Some(None);
        }
        self.used = used;
        if self.cells.is_empty() {
            self.sum = 0;
            if used < self.of.from {
                return Some(None);
            }
            return Some(if hand.fast { self.found(input) } else { Some(used) });
        }
        let rest = self.of.to - used;
        hand.cut_magnitude |= u128::from(self.cells.largest()) > rest || short;
        self.filling = true;
        let least = u64::try_from(self.of.from.saturating_sub(used)).ok();
        let Some(least) = least.filter(|&least| least <= self.cells.largest()) else {
            self.filling = false;
            return Some(None);
        };
        self.sum = least;
        if self.cells.start(least, input) {
            return Some(self.found(input));
        }
        Some(self.fill_more(input))
    }
}

impl Stream for BoxInputs<'_> {
    fn next(&mut self, input: &mut Input, _: &Until) -> Option<Option<u128>> {
        self.step(input)
    }

    /// What follows a failure is only what is smaller.
    fn failed(&mut self, magnitude: u128) -> bool {
        let lower = magnitude.checked_sub(1);
        lower.inspect(|&lower| self.lower(lower)).is_some()
    }
}

/// Larger distances than this are not put into tables.
const REACH_MAX: u64 = 1 << 24;

/// A hand that chooses within budgets, and runs through all choices.
#[derive(Clone, Debug)]
struct Budget<'d> {
    rules: &'d Rules,
    measure: &'d Measure,
    reach: Option<&'d [u128]>,
    fast: bool,
    lengths_first: bool,
    odometer: Odometer,
    /// What is left.
    elements: u64,
    magnitude: u128,
    /// The cells of the only array whose lengths are not chosen at the beginning.
    last: Option<VarId>,
    /// The choices so far lead to nothing that is wanted.
    dead: bool,
    cut_magnitude: bool,
    cut_elements: bool,
    fills: Vec<(VarId, usize, usize, Arc<Table>, bool)>,
    /// Tables by variable, with the domain they are of.
    tables: Vec<(VarId, Domain, Arc<Table>, bool)>,
}

/// The cells of the only array with lengths within it, if there is one such array.
fn last(rules: &Rules) -> Option<VarId> {
    let mut within = rules.vars.iter().filter(|var| var.depth > 0).filter_map(|var| match var.kind {
        VarKind::Length { field, .. } => Some(field),
        _ => None,
    });
    let field = within.next()?;
    (within.next().is_none() && !rules.has_repeats && rules.trees.is_empty()).then(|| rules.cells_of(field))
}

impl<'d> Budget<'d> {
    fn new(drawing: &'d Drawing, measure: &'d Measure, reach: Option<&'d [u128]>) -> Budget<'d> {
        let rules = drawing.rules();
        // A tree's length comes about with its shape.
        let trees = rules.vars.iter().any(|var| matches!(var.kind, VarKind::Shape { .. }));
        Budget {
            rules,
            measure,
            reach,
            fast: drawing.is_separate() && !trees,
            lengths_first: drawing.has_lengths_first(),
            odometer: Odometer::new(),
            last: last(rules),
            elements: 0,
            magnitude: 0,
            dead: false,
            cut_magnitude: false,
            cut_elements: false,
            fills: Vec::new(),
            tables: Vec::new(),
        }
    }

    fn begin(&mut self) {
        self.odometer = Odometer::new();
        (self.cut_magnitude, self.cut_elements) = (false, false);
    }

    fn start(&mut self, of: &SizeBox) {
        self.dead = false;
        (self.elements, self.magnitude) = (of.elements, of.to);
        self.fills.clear();
    }

    /// The values that a budget of magnitude leaves.
    fn near(&mut self, var: VarId, domain: Domain) -> Domain {
        let simplest = self.measure.simplest(var);
        let mut domain = domain;
        if let Some(reach) = self.reach {
            let reach = i128::try_from(reach[var]).unwrap_or(i128::MAX / 2);
            domain = domain.within(Interval::new(simplest.saturating_sub(reach), simplest.saturating_add(reach)));
        }
        let left = i128::try_from(self.magnitude).unwrap_or(i128::MAX / 2);
        let near = domain.within(Interval::new(simplest.saturating_sub(left), simplest.saturating_add(left)));
        self.cut_magnitude |= near.count() < domain.count();
        near
    }

    fn is_length(&self, spot: &Spot) -> bool {
        spot.role == Role::Length || matches!(self.rules.vars[spot.var].kind, VarKind::Length { .. } | VarKind::Repeats)
    }

    fn table(&mut self, var: VarId, domain: &Domain) -> (Arc<Table>, bool) {
        let known = self.tables.iter().position(|(of, d, ..)| *of == var && d == domain);
        let needed = self.magnitude.min(REACH_MAX.into()) as u32;
        if let Some(at) = known
            && (self.tables[at].2.reach >= needed || !self.tables[at].3)
        {
            return (self.tables[at].2.clone(), self.tables[at].3);
        }
        let simplest = self.measure.simplest(var);
        let mut within = domain.clone();
        if let Some(reach) = self.reach {
            let reach = i128::try_from(reach[var]).unwrap_or(i128::MAX / 2);
            within = within.within(Interval::new(simplest.saturating_sub(reach), simplest.saturating_add(reach)));
        }
        let far = match within.is_empty() {
            true => 0,
            false => simplest.abs_diff(within.lo().into()).max(simplest.abs_diff(within.hi().into())),
        };
        // Twice what is needed now: the next boxes need a little more.
        let reach = u64::from(needed).saturating_mul(2).clamp(16, REACH_MAX);
        let short = u128::from(reach) < far;
        let reach = if short { reach } else { far as u64 };
        let scale = self.rules.scale as f64;
        let is_double = self.rules.vars[var].cell == Cell::Double;
        let cell = |x: i64| if is_double { (x as f64 / scale).to_bits() as i64 } else { x };
        let table = Arc::new(Table::new(&within, simplest, reach as u32, cell));
        let entry = (var, domain.clone(), table.clone(), short);
        match known {
            Some(at) => self.tables[at] = entry,
            None => {
                // Domains that depend on scalars come and go.
                if self.tables.len() >= 64 {
                    self.tables.remove(0);
                }
                self.tables.push(entry);
            }
        }
        (table, short)
    }
}

impl Hand for Budget<'_> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        if self.dead {
            return domain.by_rank(0);
        }
        let is_length = self.is_length(&spot);
        let weighs = Measure::has_magnitude(self.rules, spot.var);
        let mut weight = 0;
        let mut allowed = domain.clone();
        if is_length {
            weight = self.measure.weight(self.rules, spot.var);
            if let Some(cap) = self.elements.checked_div(weight) {
                allowed = allowed.within(Interval::new(i128::MIN, cap.into()));
                self.cut_elements |= allowed.count() < domain.count();
            }
        } else if spot.role == Role::Cell && self.lengths_first && self.elements > 0 {
            // No length is to come that could use up the elements.
            self.dead = true;
        }
        match self.rules.vars[spot.var].kind {
            // A tree's length follows from its shape, place by place, and is never less than its nodes.
            VarKind::Nodes { .. } => {
                allowed = allowed.within(Interval::new(i128::MIN, self.elements.into()));
                self.cut_elements |= allowed.count() < domain.count();
            }
            VarKind::Shape { .. } => match self.elements.checked_sub(1) {
                Some(left) => self.elements = left,
                None => (self.cut_elements, self.dead) = (true, true),
            },
            _ => {}
        }
        if weighs {
            allowed = self.near(spot.var, allowed);
        }
        if allowed.is_empty() || self.dead {
            self.dead = true;
            return domain.by_rank(0);
        }
        let Some(rank) = self.odometer.turn(allowed.count()) else {
            // The budget was lowered meanwhile.
            self.dead = true;
            return domain.by_rank(0);
        };
        let x = allowed.by_rank(rank);
        self.elements -= weight * x.max(0) as u64;
        if weighs {
            self.magnitude -= i128::from(x).abs_diff(self.measure.simplest(spot.var));
        }
        x
    }

    fn ahead(&mut self, var: VarId, least: usize, most: usize) {
        self.cut_elements |= self.elements < least as u64;
        self.dead |= self.elements < least as u64 || (self.last == Some(var) && self.elements > most as u64);
    }

    fn is_lost(&self) -> bool {
        self.dead
    }

    /// A length uses up elements whether it was chosen or not.
    fn forced(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.choose(spot, domain)
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        if !self.fast || self.is_length(&spot) {
            for index in 0..spot.count {
                let x = self.choose(Spot { index, ..spot }, domain);
                out.push(x);
            }
            return;
        }
        if spot.count == 0 {
            return;
        }
        if self.lengths_first && self.elements > 0 {
            self.dead = true;
        }
        if !self.dead {
            let (table, short) = self.table(spot.var, domain);
            self.fills.push((spot.var, spot.start, spot.count, table, short));
        }
        out.resize(out.len() + spot.count, domain.by_rank(0));
    }
}
