//! Arrays whose elements depend on each other: side by side, one element of each in turn.

use super::array::ArrayPlan;
use super::draw_cache::DrawCache;
use super::sketch::{Given, Sketch};
use super::unique::Unique;
use ojkit_model::input::NULL;
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::VarId;
use ojkit_rules::forms::Atom;
use ojkit_rules::forms::Distinct;
use ojkit_rules::hand::{Hand, Spot};
use ojkit_rules::partial::allowed::At;
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::Rejected;

/// Arrays that are drawn side by side.
#[derive(Clone, Debug)]
pub(super) struct Together {
    pub plans: Vec<ArrayPlan>,
    vars: Vec<VarId>,
    /// The columns of which rows differ as tuples.
    rows: Option<Vec<VarId>>,
    /// Whether tuples differ only within one outer item.
    group: usize,
    /// The rules between elements.
    rules: Vec<usize>,
    /// Whether these speak of no other array.
    is_own: bool,
    /// Whether one array is drawn whole before the next one, which is drawn from it.
    in_turn: bool,
}

impl Together {
    pub fn new(rules: &Rules, component: &[VarId], mut plans: Vec<ArrayPlan>) -> Together {
        let tuples = rules.rules.iter().find_map(|r| match &r.atom {
            Atom::Distinct(Distinct { fields, item, group, .. })
                if fields.iter().all(|&f| rules.fields[f].depth == *item && component.contains(&rules.cells_of(f))) =>
            {
                Some((fields.iter().map(|&f| rules.cells_of(f)).collect::<Vec<_>>(), *group))
            }
            _ => None,
        });
        let mut between: Vec<usize> = plans.iter().flat_map(|p| p.between.iter().map(|tie| tie.rule)).collect();
        between.sort_unstable();
        between.dedup();
        let (rows, group) = match tuples {
            Some((rows, group)) => (Some(rows), group),
            None => (None, 0),
        };
        let about_others = |&r: &usize| rules.rules[r].atom.arrays().iter().any(|var| !component.contains(var));
        let is_own = !between.iter().any(about_others);
        let behind = put_sources_first(rules, &mut plans);
        let in_turn = behind && rows.as_ref().is_none_or(|rows| rows.len() == 1);
        let vars = plans.iter().map(|plan| plan.var).collect();
        Together { plans, vars, rows, group, rules: between, is_own, in_turn }
    }

    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        if self.in_turn {
            return self.draw_in_turn(hand, sketch);
        }
        let mut given: Vec<Option<Given>> = self.vars.iter().map(|&var| sketch.take_given(var)).collect();
        let bases = self.bases(sketch)?;
        if given.iter().all(|given| given.as_ref().is_some_and(|given| given.iter().all(Option::is_some))) {
            // The check at the end says whether they keep the rules.
            for (&var, given) in self.vars.iter().zip(&given) {
                given.iter().flatten().flatten().for_each(|&x| sketch.push(var, x));
            }
            return Ok(());
        }
        self.narrow_cells(sketch);
        let longest = self.vars.iter().map(|&v| sketch.total(v)).max().unwrap_or(0);
        let starts: Vec<usize> = self.plans[0].groups(sketch, self.group).into_iter().map(|r| r.start).collect();
        self.begin(sketch, &bases)?;
        let mut at_once = Vec::new();
        for ((plan, base), given) in self.plans.iter().zip(&bases).zip(&mut given) {
            let given = given.take();
            at_once.push(match given {
                Some(given) => Some(given),
                None => draw_at_once(plan, base, hand, sketch)?.map(|drawn| drawn.into_iter().map(Some).collect()),
            });
        }
        let columns: Vec<_> = self.plans.iter().zip(&bases).zip(&at_once).collect();
        let mut unique = Unique::default();
        for cell in 0..longest {
            if self.group > 0 && starts.binary_search(&cell).is_ok() {
                unique.clear();
            }
            for &((plan, base), drawn) in &columns {
                if cell < sketch.total(plan.var) {
                    let drawn = drawn.as_ref().and_then(|drawn| drawn[cell]);
                    self.draw_cell((plan, base, drawn), hand, sketch, &mut unique)?;
                }
            }
            unique.finish();
        }
        Ok(())
    }

    fn draw_in_turn<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        let bases = self.bases(sketch)?;
        self.narrow_cells(sketch);
        self.begin(sketch, &bases)?;
        for plan in &self.plans {
            // What it is drawn from is there now.
            let base = plan.domain(sketch);
            let drawn = draw_at_once(plan, &base, hand, sketch)?;
            let group = plan.distinct.unwrap_or(0);
            let starts: Vec<usize> = plan.groups(sketch, group).into_iter().map(|cells| cells.start).collect();
            let mut unique = Unique::default();
            for cell in 0..sketch.total(plan.var) {
                if group > 0 && starts.binary_search(&cell).is_ok() {
                    unique.clear();
                }
                let drawn = drawn.as_ref().map(|drawn| drawn[cell]);
                self.draw_cell((plan, &base, drawn), hand, sketch, &mut unique)?;
                unique.finish();
            }
        }
        Ok(())
    }

    /// What scalars leave for every element.
    fn bases(&self, sketch: &mut Sketch) -> Result<Vec<Domain>, Rejected> {
        let mut bases = Vec::new();
        for plan in &self.plans {
            sketch.sums[plan.var] = 0;
            let base = plan.domain(sketch);
            if !base.is_empty() {
                sketch.ranges.elements[plan.var] = Interval::new(base.lo().into(), base.hi().into());
            } else if sketch.total(plan.var) > 0 && !sketch.rules.tags.contains_key(&plan.field) {
                return Err(Rejected);
            }
            bases.push(base);
        }
        Ok(bases)
    }

    /// What rules between elements leave for each, before any of them is drawn.
    fn narrow_cells(&self, sketch: &mut Sketch) {
        let mut cache = if self.is_own { sketch.cache.take() } else { None };
        let is_known = cache.as_deref().is_some_and(|cache: &DrawCache| cache.set_cells(&mut sketch.input, &self.vars));
        if !is_known {
            sketch.sweep(&self.vars, &self.rules);
            if let Some(cache) = cache.as_deref_mut() {
                cache.take_cells(&sketch.input, &self.vars);
            }
        }
        if cache.is_some() {
            sketch.cache = cache;
        }
    }

    fn begin(&self, sketch: &mut Sketch, bases: &[Domain]) -> Result<(), Rejected> {
        sketch.keep_states();
        for (plan, base) in self.plans.iter().zip(bases) {
            for tie in &plan.between {
                let state = &mut sketch.states[tie.rule];
                sketch.rules.rules[tie.rule].atom.begin(state, base, &sketch.input)?;
            }
        }
        Ok(())
    }

    fn draw_cell<H: Hand + ?Sized>(
        &self,
        (plan, base, drawn): (&ArrayPlan, &Domain, Option<i64>),
        hand: &mut H,
        sketch: &mut Sketch,
        unique: &mut Unique,
    ) -> Result<(), Rejected> {
        let cell = sketch.done(plan.var);
        if plan.row_is_absent(sketch, cell) {
            let is_cell = sketch.rules.field_of_cells(plan.var).is_some();
            sketch.push(plan.var, if is_cell { NULL } else { 0 });
            return Ok(());
        }
        // What the only rule between its cells drew at once, and what a hand gave, is checked when all is drawn.
        if let Some(x) = drawn.filter(|_| plan.between.len() == 1) {
            sketch.push(plan.var, x);
            return Ok(());
        }
        let mut domain = plan.next_domain(sketch, base);
        let size = domain.count();
        let counted = match &self.rows {
            Some(rows) if !self.in_turn => rows.contains(&plan.var),
            _ => plan.distinct.is_some(),
        };
        if let Some(used) = unique.used().filter(|_| counted) {
            domain = domain.without_all(used);
        }
        if domain.is_empty() {
            return Err(Rejected);
        }
        if let Some(x) = drawn {
            sketch.push(plan.var, x);
            return if domain.contains(x) { Ok(()) } else { Err(Rejected) };
        }
        let total = sketch.total(plan.var);
        let spot = Spot { share: plan.share(sketch), ..plan.spot(sketch, cell, total, 0) };
        let mut chosen = None;
        for &rule in &plan.acting {
            let (atom, state) = (&sketch.rules.rules[rule].atom, &mut sketch.states[rule]);
            chosen = atom.choose(state, hand, &sketch.input, spot, &domain)?;
            if chosen.is_some() {
                break;
            }
        }
        let x = chosen.unwrap_or_else(|| hand.choose(spot, &domain));
        if hand.is_lost() {
            return Err(Rejected);
        }
        sketch.push(plan.var, x);
        for &rule in &plan.acting {
            sketch.rules.rules[rule].atom.placed(&mut sketch.states[rule], spot, x, base);
        }
        if counted {
            unique.step(x, size);
        }
        Ok(())
    }
}

/// Puts arrays in front of those that are drawn from them; whether there are such.
fn put_sources_first(rules: &Rules, plans: &mut Vec<ArrayPlan>) -> bool {
    let pairs = rules.rules.iter().map(|rule| rule.atom.ties()).filter(|ties| ties.from_another.is_some());
    let mut found = false;
    for (source, own) in pairs.filter_map(|ties| ties.behind) {
        let place = |field: usize| plans.iter().position(|plan| plan.var == rules.cells_of(field));
        let (Some(source), Some(own)) = (place(source), place(own)) else { continue };
        found = true;
        if own < source {
            let plan = plans.remove(source);
            plans.insert(own, plan);
        }
    }
    found
}

/// All elements of an array at once, where a rule draws them so.
fn draw_at_once<H: Hand + ?Sized>(
    plan: &ArrayPlan,
    base: &Domain,
    hand: &mut H,
    sketch: &Sketch,
) -> Result<Option<Vec<i64>>, Rejected> {
    let spot = plan.spot(sketch, 0, sketch.total(plan.var), 0);
    let at = At { var: plan.var, cell: 0, base, differ: plan.distinct.is_some() };
    for tie in &plan.between {
        let atom = &sketch.rules.rules[tie.rule].atom;
        // What a turn leaves to chance must keep no other line.
        let is_alone = plan.between.len() == 1 || !matches!(atom, Atom::TextForm(_));
        let drawn = if is_alone { atom.draw_at_once(hand, spot, &at, &sketch.input)? } else { None };
        if drawn.is_some() {
            return Ok(drawn);
        }
    }
    Ok(None)
}
