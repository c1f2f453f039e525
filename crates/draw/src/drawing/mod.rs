//! The drawing: one function from the choices of a hand to inputs; every value that it returns is legal.
//!
//! What goes in are rules, compiled into steps once (`steps`). First the scalars and lengths are chosen, each choice narrowing what the others
//! may be by propagation, then the elements array by array. For each value the rules say what is left, from what is drawn so far and from what
//! each form keeps of it; the hand chooses from that. A choice that leaves nothing for a later one is rejected. Where something was only
//! narrowed, the finished input is checked. Within what is offered, every legal input has exactly one sequence of choices, so that an odometer
//! over the choices enumerates every input once.

mod array;
mod draw_cache;
pub(crate) mod edges;
mod items;
mod neighbours;
mod scalars;
mod sketch;
mod steps;
mod together;
mod tree_shape;
mod unique;

pub(crate) use self::array::order_of;
use self::draw_cache::DrawCache;
use self::scalars::{SlotPlan, budgets, draw_scalars, plan_slots};
use self::sketch::Sketch;
use self::steps::{Step, plan_steps};
use crate::gate::Gate;
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::{Input, Value};
use ojkit_model::limits::INPUT_BYTES_MAX;
use ojkit_model::problem::Problem;
use ojkit_rules::Rules;
use ojkit_rules::expr::evaluate::bounds;
use ojkit_rules::forms::Atom;
use ojkit_rules::forms::Distinct;
use ojkit_rules::hand::Hand;
use ojkit_rules::partial::partial_input::Rejected;
use std::sync::{Arc, Mutex};

/// The version of the drawing: of how a hand and a seed become an input. It goes into case pages; whatever changes the bytes of a seed raises it.
pub const VERSION: u32 = 2;

/// More repetitions of a block are not drawn.
const REPEATS_MAX: i64 = 1_000_000;

/// A problem's constraints as a function from choices to inputs.
#[derive(Clone, Debug)]
pub struct Drawing {
    rules: Arc<Rules>,
    /// The rules without what is like the examples.
    enforced: Arc<Rules>,
    outer_slots: Vec<SlotPlan>,
    inner_slots: Vec<SlotPlan>,
    outer_steps: Vec<Step>,
    inner_steps: Vec<Step>,
    /// Whether an input that is drawn keeps all lines; a validator program may still refuse it.
    pub(crate) certain: bool,
    /// What is drawn like the examples, because no line bounds it.
    likeness: Vec<String>,
    gate: Option<Arc<Gate>>,
    /// The bytes that an input drawn by a notation has at most.
    size_max: usize,
    /// Shared by copies, which draw the same.
    cache: Arc<Mutex<DrawCache>>,
}

impl Drawing {
    /// Compiles a problem's constraints and `extra` ones that narrow them.
    ///
    /// Errors: those of [`Rules::new`].
    pub fn new(problem: &Problem, extra: &[Constraint], path: &str) -> Result<Drawing, Vec<Diagnostic>> {
        Ok(Drawing::of(Rules::new(problem, extra, path)?))
    }

    /// The drawing of compiled rules.
    pub fn of(rules: impl Into<Arc<Rules>>) -> Drawing {
        let rules = rules.into();
        let outer_slots = plan_slots(&rules, false);
        let inner_slots = plan_slots(&rules, true);
        let outer_steps = plan_steps(&rules, false);
        let inner_steps = plan_steps(&rules, true);
        let is_certain = |atom: &Atom| match atom {
            Atom::Total(_) => false,
            Atom::Distinct(Distinct { fields, item, .. }) => {
                fields.len() == 1 && rules.fields[fields[0]].depth == *item
            }
            _ => !atom.ties().is_checked,
        };
        let certain = outer_slots.iter().chain(&inner_slots).all(SlotPlan::is_certain)
            && outer_steps.iter().chain(&inner_steps).all(Step::is_certain)
            && rules.rules.iter().all(|rule| is_certain(&rule.atom));
        let (gate, cache, likeness) = (None, Arc::default(), Vec::new());
        let (enforced, size_max) = (rules.clone(), INPUT_BYTES_MAX);
        Drawing {
            rules,
            enforced,
            outer_slots,
            inner_slots,
            outer_steps,
            inner_steps,
            certain,
            likeness,
            gate,
            size_max,
            cache,
        }
    }

    /// The same drawing, which tells what of it is like the examples, beyond the rules that are enforced.
    pub(crate) fn told(self, likeness: Vec<String>, enforced: Arc<Rules>) -> Drawing {
        Drawing { likeness, enforced, ..self }
    }

    /// What is drawn like the examples because no enforced line bounds it, with the bounds: one sentence, or none.
    pub fn likeness(&self) -> Option<String> {
        let listed = self.likeness.join(", ");
        (!listed.is_empty())
            .then(|| format!("no enforced line bounds these, and they are drawn like the examples: {listed}"))
    }

    /// The same drawing, with a gate behind it.
    pub fn gated(self, gate: Option<Arc<Gate>>) -> Drawing {
        Drawing { gate, ..self }
    }

    /// The same drawing, whose inputs by notations have at most so many bytes where the lines leave the choice.
    pub fn sized(self, size_max: usize) -> Drawing {
        Drawing { size_max, ..self }
    }

    /// The bytes that an input drawn by a notation has at most.
    pub fn size_max(&self) -> usize {
        self.size_max
    }

    /// Whether values are a legal input that may be drawn, by the rules and the gate.
    pub fn admits(&self, input: &Input) -> bool {
        self.rules.check(input).is_ok() && self.passes(input)
    }

    /// Whether values are a legal input, like the examples or not.
    pub fn allows(&self, input: &Input) -> bool {
        self.enforced.check(input).is_ok() && self.passes(input)
    }

    fn passes(&self, input: &Input) -> bool {
        self.gate.as_ref().is_none_or(|gate| gate.passes(input))
    }

    /// The rules behind it.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Draws one input; its memory is reused.
    ///
    /// Errors: [`Rejected`] when the choices lead nowhere. Draw again with other choices.
    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, input: &mut Input) -> Result<(), Rejected> {
        self.draw_by_lines(hand, input)?;
        if self.passes(input) { Ok(()) } else { Err(Rejected) }
    }

    /// Draws an input that keeps the rules, whatever the gate says of it.
    pub(crate) fn draw_by_lines<H: Hand + ?Sized>(&self, hand: &mut H, input: &mut Input) -> Result<(), Rejected> {
        self.sketch(hand, input)?;
        if !self.certain && self.rules.check(input).is_err() {
            return Err(Rejected);
        }
        Ok(())
    }

    /// Whether every array is drawn from scalars alone, so that what a hand fills in at once matters to no other choice.
    pub fn is_separate(&self) -> bool {
        // Which columns a row has hangs on its tag.
        let tagged = !self.rules.tags.is_empty();
        self.inner_steps.is_empty()
            && !self.rules.has_repeats
            && !tagged
            && self.outer_steps.iter().all(Step::is_certain)
    }

    /// Whether every length is chosen before the first element.
    pub fn has_lengths_first(&self) -> bool {
        let rest = || self.outer_steps.iter().skip_while(|step| step.is_of_lengths(&self.rules));
        !self.rules.has_repeats && rest().all(|step| step.is_of_cells(&self.rules))
    }

    /// Whether a drawing needs no check: nothing in it was only narrowed, and there is no gate.
    pub fn is_certain(&self) -> bool {
        self.certain && self.gate.is_none()
    }

    /// Draws without the check that ends [`Drawing::draw`]: for hands that change the input before it is complete.
    ///
    /// Errors: [`Rejected`] when the choices lead nowhere.
    pub fn sketch<H: Hand + ?Sized>(&self, hand: &mut H, input: &mut Input) -> Result<(), Rejected> {
        let mut sketch = Sketch::new(&self.rules);
        sketch.outer = std::mem::take(&mut input.fields);
        // Whoever draws at the same time does without.
        sketch.cache = self.cache.try_lock().ok();
        self.reset(&mut sketch.outer);
        let drawn = self.draw_all(hand, &mut sketch, &mut input.repeats);
        input.fields = std::mem::take(&mut sketch.outer);
        drawn
    }

    /// Draws up to `tries` times, until a drawing is not rejected; says how many were.
    ///
    /// Errors: [`Rejected`] when all were.
    pub fn draw_within<H: Hand + ?Sized>(&self, hand: &mut H, input: &mut Input, tries: u32) -> Result<u32, Rejected> {
        for rejected in 0..tries {
            if self.draw(hand, input).is_ok() {
                return Ok(rejected);
            }
        }
        Err(Rejected)
    }

    fn reset(&self, fields: &mut Vec<Value>) {
        fields.resize_with(self.rules.fields.len(), Value::default);
        for (value, field) in fields.iter_mut().zip(&self.rules.fields) {
            value.clear();
            value.ends.resize_with(field.depth, Vec::new);
        }
    }

    fn draw_all<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        sketch: &mut Sketch,
        repeats: &mut Vec<Vec<Value>>,
    ) -> Result<(), Rejected> {
        draw_scalars(hand, sketch, &self.outer_slots, &[])?;
        self.draw_fields(hand, sketch, false, &self.outer_steps)?;
        let count = match self.rules.repeats_slot {
            Some(slot) if self.rules.has_repeats => sketch.ranges.scalars[slot].lo as i64,
            _ => {
                repeats.clear();
                return Ok(());
            }
        };
        if count > REPEATS_MAX {
            return Err(Rejected);
        }
        repeats.resize_with(count as usize, Vec::new);
        let outer = sketch.ranges.clone();
        let mut sums = vec![0i128; self.rules.totals().count()];
        for (r, fields) in repeats.iter_mut().enumerate() {
            self.reset(fields);
            sketch.inner = std::mem::take(fields);
            sketch.repeat = Some(r);
            sketch.ranges.clone_from(&outer);
            let budgets = budgets(&self.rules, &sketch.input, &sums, count as usize - r - 1);
            let drawn = draw_scalars(hand, sketch, &self.inner_slots, &budgets)
                .and_then(|()| self.draw_fields(hand, sketch, true, &self.inner_steps));
            for (sum, (_, total)) in sums.iter_mut().zip(self.rules.totals()) {
                *sum += bounds(&total.term, &sketch.input).single().unwrap_or(0);
            }
            *fields = std::mem::take(&mut sketch.inner);
            drawn?;
        }
        Ok(())
    }

    fn draw_fields<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        sketch: &mut Sketch,
        inner: bool,
        steps: &[Step],
    ) -> Result<(), Rejected> {
        for (f, field) in self.rules.fields.iter().enumerate() {
            if self.rules.repeated_fields[f] != inner {
                continue;
            }
            sketch.sums[self.rules.cells_of(f)] = 0;
            if self.rules.trees.contains_key(&f) {
                continue;
            }
            let var = self.rules.of_field[f][0];
            let x = sketch.scalar_of(var);
            if field.depth == 0 {
                sketch.push(var, x);
            } else {
                sketch.field_mut(f).ends[0].push(x as u32);
            }
        }
        let go_on = |hand: &H| if hand.is_lost() { Err(Rejected) } else { Ok(()) };
        go_on(hand)?;
        for step in steps {
            step.draw(hand, sketch)?;
            go_on(hand)?;
        }
        Ok(())
    }
}
