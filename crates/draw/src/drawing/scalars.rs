//! The drawing of scalars: parameters, bound names, lengths and the number of test cases.

use super::draw_cache::{CachedScalar, DrawCache};
use super::sketch::Sketch;
use ojkit_model::constraint::{Comparison, Operator};
use ojkit_model::input::Cell;
use ojkit_rules::Rules;
use ojkit_rules::expr::comparison::related;
use ojkit_rules::expr::evaluate::{Assuming, Known, Target, bounds, mentions, narrow};
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::{Term, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Atom;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_rules::narrowing::LENGTH_MAX;
use ojkit_rules::partial::allowed::Allowed;
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::{PartialInput, Rejected};

/// Without a bound in the spec, arrays are drawn up to this long.
const LENGTH_DEFAULT: i128 = 100;

/// With a bound past what any machine reads at once, up to this long.
const LENGTH_LARGE: i128 = 1_000_000;

/// Up to this many values are tried one by one against rules that cannot be turned around.
const TRIED_MAX: u64 = 4096;

/// How one scalar is drawn.
#[derive(Clone, Debug)]
pub(super) struct SlotPlan {
    pub slot: usize,
    pub var: VarId,
    role: Role,
    cell: Cell,
    /// Whether its range depends on other scalars, or theirs on it.
    pub dynamic: bool,
    /// Whether a line bounds it from above.
    is_bounded: bool,
    /// Rules about it and other scalars alone.
    rules: Vec<usize>,
    /// Rules among them that must be tried value by value.
    tried: Vec<usize>,
    /// What may be chosen, where that does not depend on anything.
    fixed: Option<Domain>,
}

/// A term and where it must lie: the rest of a total over test cases.
pub(super) struct Budget<'a> {
    term: &'a Term,
    want: Interval,
    /// What is left for each repetition, on average.
    share: i128,
}

pub(super) fn plan_slots(rules: &Rules, inner: bool) -> Vec<SlotPlan> {
    let mut slots: Vec<usize> = Vec::new();
    // Lengths and names first: other scalars are mostly bounded by them.
    let rank = |kind: &VarKind| match kind {
        VarKind::Repeats => 0,
        VarKind::Length { .. } | VarKind::Nodes { .. } | VarKind::Shape { .. } => 1,
        VarKind::Name => 2,
        VarKind::Cells { .. } => 3,
    };
    // How many places a tree takes follows from its shape.
    let is_free = |v: &VarId| {
        rules.vars[*v].depth == 0
            && !matches!(rules.vars[*v].kind, VarKind::Length { field, .. } if rules.trees.contains_key(&field))
    };
    let mut vars: Vec<VarId> = (0..rules.vars.len()).filter(is_free).collect();
    vars.sort_by_key(|&v| (rank(&rules.vars[v].kind), v));
    for &v in &vars {
        let slot = rules.vars[v].slot;
        let repeated = rules.vars.iter().any(|x| x.depth == 0 && x.slot == slot && x.repeated)
            && !rules.vars.iter().any(|x| x.depth == 0 && x.slot == slot && !x.repeated && x.kind != VarKind::Name);
        if repeated == inner && !slots.contains(&slot) {
            slots.push(slot);
        }
    }
    slots.into_iter().map(|slot| plan_slot(rules, slot, &vars)).collect()
}

fn plan_slot(rules: &Rules, slot: usize, vars: &[VarId]) -> SlotPlan {
    // A parameter stands for its slot before a length, a length before a name: the echo reads it back there.
    let key = |&v: &VarId| match rules.vars[v].kind {
        VarKind::Cells { .. } => 0,
        VarKind::Length { .. } | VarKind::Nodes { .. } | VarKind::Shape { .. } => 1,
        VarKind::Repeats => 2,
        VarKind::Name => 3,
    };
    let own: Vec<VarId> = vars.iter().copied().filter(|&v| rules.vars[v].slot == slot).collect();
    let var = own.iter().copied().min_by_key(key).unwrap_or(0);
    let is_length = own
        .iter()
        .any(|&v| matches!(rules.vars[v].kind, VarKind::Length { .. } | VarKind::Nodes { .. } | VarKind::Repeats));
    let about: Vec<usize> = (0..rules.rules.len())
        .filter(|&r| {
            rules.rules[r].atom.scalars().contains(&slot)
                && rules.rules[r].atom.arrays().is_empty()
                && !matches!(rules.rules[r].atom, Atom::Total(_))
        })
        .collect();
    let with_arrays = rules.rules.iter().any(|r| r.atom.scalars().contains(&slot) && !r.atom.arrays().is_empty());
    let tried: Vec<usize> = about.iter().copied().filter(|&r| rules.rules[r].atom.must_be_tried()).collect();
    let others = about.iter().any(|&r| rules.rules[r].atom.scalars().len() > 1);
    let total = rules.totals().next().is_some();
    let implied = rules
        .implied
        .iter()
        .any(|i| i.needs_items == Some(slot) || i.left.scalars().contains(&slot) || i.right.scalars().contains(&slot));
    let is_sum = |t: &Term| matches!(t, Term::Sum(v) if rules.length_slot(*v) == Some(slot));
    let summed = rules.rules.iter().any(|rule| rule.atom.any_part(is_sum));
    let dynamic = others || total || implied || summed || (with_arrays && !rules.implied.is_empty());
    let mut plan = SlotPlan {
        slot,
        var,
        role: if is_length { Role::Length } else { Role::Scalar },
        cell: rules.vars[var].cell,
        dynamic,
        is_bounded: about.iter().any(|&r| is_upper_bound(&rules.rules[r].atom, slot)),
        rules: about,
        tried,
        fixed: None,
    };
    if !dynamic {
        let input = PartialInput::new(&rules.variables, &rules.ranges);
        plan.fixed = Some(plan.domain(rules, &input, &[]));
    }
    plan
}

/// Whether a rule says `x <= 10^9`.
fn is_upper_bound(atom: &Atom, slot: usize) -> bool {
    let Atom::Compare(compare) = atom else { return false };
    compare.sides().into_iter().any(|(side, op, other)| {
        let is_bound = matches!(op, Comparison::Less | Comparison::LessEqual) && matches!(other, Term::Int(_));
        is_bound && *side == Term::Scalar(slot)
    })
}

/// The lengths that are drawn: a length that nothing really bounds gets a bound of the kit's own.
pub(super) fn drawn_length(range: Interval, is_bounded: bool) -> Interval {
    let most = if is_bounded { LENGTH_LARGE } else { LENGTH_DEFAULT };
    // Other rules may shave a little off such a length.
    if range.hi >= LENGTH_MAX / 2 { Interval { lo: range.lo, hi: range.lo.max(most) } } else { range }
}

impl SlotPlan {
    /// Whether what it offers keeps every rule about scalars alone.
    pub fn is_certain(&self) -> bool {
        !self.dynamic && is_exact(&self.tried, self.fixed.as_ref())
    }

    fn domain(&self, rules: &Rules, input: &PartialInput, budgets: &[Budget]) -> Domain {
        let mut range = input.ranges.scalars[self.slot];
        if self.role == Role::Length {
            range = drawn_length(range, self.is_bounded);
        }
        let target = Target::Scalar(self.slot);
        for budget in budgets {
            narrow(budget.term, budget.want, input, target, &mut range);
        }
        let mut allowed = Allowed::new(range);
        for &r in &self.rules {
            rules.rules[r].atom.allow_value(input, target, &mut allowed);
        }
        let mut domain = Domain::interval(allowed.range).with_origin(origin_of(self.cell));
        if self.cell == Cell::Double
            && let Some(field) = rules.field_of_cells(self.var)
        {
            let step = rules.scale / 10i128.pow(rules.digits_of(field));
            domain = domain.with_remainder(step as i64, 0);
        }
        let domain = allowed.apply(&domain);
        if self.tried.is_empty() { domain } else { try_values(domain, rules, &self.tried, input, target) }
    }
}

/// The values of a domain with which rules can hold that intervals do not turn around; all of them where there are many.
pub(super) fn try_values(domain: Domain, rules: &Rules, tried: &[usize], known: &impl Known, target: Target) -> Domain {
    if domain.count() > TRIED_MAX {
        return domain;
    }
    let atoms: Vec<&Atom> = tried.iter().map(|&r| &rules.rules[r].atom).collect();
    let trial = Trial { domain: &domain, atoms: &atoms, known, target };
    let mut values = Vec::new();
    trial.take(0, domain.count(), &mut values);
    Domain::list(values).with_origin(domain.origin())
}

/// Values are tried by halves: where all or none of a stretch are allowed, its values need not be looked at one by one.
struct Trial<'t, K> {
    domain: &'t Domain,
    atoms: &'t [&'t Atom],
    known: &'t K,
    target: Target,
}

impl<K: Known> Trial<'_, K> {
    /// Shorter stretches are not halved.
    const SHORT: u64 = 4;

    fn take(&self, from: u64, to: u64, values: &mut Vec<i64>) {
        if to - from <= Self::SHORT {
            let alone = |x: &i64| self.can_hold(&self.assuming(*x, *x));
            values.extend((from..to).map(|i| self.domain.nth(i)).filter(alone));
            return;
        }
        let stretch = self.assuming(self.domain.nth(from), self.domain.nth(to - 1));
        if !self.can_hold(&stretch) {
            return;
        }
        if self.atoms.iter().all(|atom| has_values(atom) && atom.holds(&stretch) == Some(true)) {
            values.extend((from..to).map(|i| self.domain.nth(i)));
            return;
        }
        let middle = from + (to - from) / 2;
        self.take(from, middle, values);
        self.take(middle, to, values);
    }

    fn assuming(&self, lo: i64, hi: i64) -> Assuming<'_, K> {
        let value = Interval { lo: lo.into(), hi: hi.into() };
        Assuming { known: self.known, target: Some(self.target), value }
    }

    fn can_hold(&self, known: &Assuming<'_, K>) -> bool {
        self.atoms.iter().all(|atom| atom.can_hold(known))
    }
}

/// Whether the terms of an atom have a value whatever their parts are: nothing in them can divide by zero or be a negative power.
fn has_values(atom: &Atom) -> bool {
    !atom.any_part(|part| match part {
        Term::Binary(Operator::Divide | Operator::Modulo, _, by) => !matches!(**by, Term::Int(by) if by != 0),
        Term::Binary(Operator::Power, _, exponent) => !matches!(**exponent, Term::Int(exponent) if exponent >= 0),
        _ => false,
    })
}

/// Whether values that need not be tried, or were tried, keep such rules.
pub(super) fn is_exact(tried: &[usize], fixed: Option<&Domain>) -> bool {
    tried.is_empty() || fixed.is_some_and(|domain| domain.count() <= TRIED_MAX)
}

/// Letters count from `a`, everything else from 0.
pub(super) fn origin_of(cell: Cell) -> i64 {
    if cell == Cell::Char { i64::from(b'a') } else { 0 }
}

/// Chooses scalars one after the other; each choice narrows what the others may be.
pub(super) fn draw_scalars<H: Hand + ?Sized>(
    hand: &mut H,
    sketch: &mut Sketch,
    plans: &[SlotPlan],
    budgets: &[Budget],
) -> Result<(), Rejected> {
    // What totals leave is another question for every repetition.
    let mut cache = if budgets.is_empty() { sketch.cache.take() } else { None };
    let drawn = draw_each(hand, sketch, plans, budgets, cache.as_deref_mut());
    if cache.is_some() {
        sketch.cache = cache;
    }
    drawn
}

fn draw_each<H: Hand + ?Sized>(
    hand: &mut H,
    sketch: &mut Sketch,
    plans: &[SlotPlan],
    budgets: &[Budget],
    cache: Option<&mut DrawCache>,
) -> Result<(), Rejected> {
    let mut own = DrawCache::default();
    let known = &mut cache.unwrap_or(&mut own).scalars;
    let (rules, input) = (sketch.rules, &mut sketch.input);
    for plan in plans {
        if plan.fixed.is_none() && !known.get(&plan.slot).is_some_and(|scalar| scalar.is_of(input)) {
            let domain = plan.domain(rules, input, budgets);
            known.insert(plan.slot, CachedScalar::new(input, domain));
        }
        let domain = match (&plan.fixed, known.get(&plan.slot)) {
            (Some(domain), _) | (None, Some(CachedScalar { domain, .. })) => domain,
            (None, None) => return Err(Rejected),
        };
        if domain.is_empty() {
            return Err(Rejected);
        }
        let about = |budget: &&Budget| mentions(budget.term, input, Target::Scalar(plan.slot));
        let share = budgets.iter().filter(about).map(|budget| budget.share).min();
        let share = share.and_then(|s| i64::try_from(s).ok());
        let spot = Spot { role: plan.role, var: plan.var, index: 0, count: 1, start: 0, repeat: input.repeat, share };
        let x = match domain.count() == 1 && plan.dynamic {
            true => hand.forced(spot, domain),
            false => hand.choose(spot, domain),
        };
        if hand.is_lost() {
            return Err(Rejected);
        }
        input.ranges.scalars[plan.slot] = Interval::point(x.into());
        if plan.dynamic && !known.get_mut(&plan.slot).is_some_and(|scalar| scalar.narrow(rules, input, x)) {
            return Err(Rejected);
        }
    }
    Ok(())
}

/// What totals over test cases leave for the next repetition, with `after` more to come.
pub(super) fn budgets<'a>(rules: &'a Rules, input: &PartialInput, sums: &[i128], after: usize) -> Vec<Budget<'a>> {
    let totals = rules.totals().zip(sums).filter(|((_, total), _)| total.op != Comparison::NotEqual);
    let budget = |((_, total), sum): ((_, &'a ojkit_rules::forms::Total), &i128)| {
        let rest = bounds(&total.term, input).times(Interval::point(after as i128));
        let whole = related(total.op, bounds(&total.bound, input));
        let want = Interval::new(whole.lo - sum - rest.hi, whole.hi - sum - rest.lo);
        Budget { term: &total.term, want, share: (whole.hi - sum) / (after as i128 + 1) }
    };
    totals.map(budget).collect()
}
