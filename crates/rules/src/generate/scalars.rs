//! The drawing of scalars: parameters, bound names, lengths and the number of test cases.

use super::canvas::Canvas;
use super::domain::Domain;
use super::drawing::{Drawing, Rejected, origin_of};
use super::hand::{Hand, Role, Spot};
use super::narrow::{Says, mentions};
use super::recent::{Recent, RecentScalar};
use crate::validate::Rules;
use crate::validate::interval::{Interval, Target, bounds, narrow, narrow_comparison};
use crate::validate::propagate::LENGTH_MAX;
use crate::validate::rules::{Atom, Term, VarId, VarKind};
use ojkit_model::constraint::{Comparison, Operator};
use ojkit_model::input::Cell;

/// Without a bound in the spec, arrays are drawn up to this long.
const LENGTH_DEFAULT: i128 = 100;

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
    /// Rules about it and other scalars alone.
    rules: Vec<usize>,
    /// Rules among them that must be tried value by value.
    tried: Vec<usize>,
    /// What may be chosen, where that does not depend on anything.
    fixed: Option<Domain>,
}

/// A term and where it must lie: the rest of a total over test cases.
pub(super) struct Budget<'a> {
    pub term: &'a Term,
    pub want: Interval,
    /// What is left for each repetition, on average.
    pub share: i128,
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
                && !matches!(rules.rules[r].atom, Atom::Total { .. })
        })
        .collect();
    let with_arrays = rules.rules.iter().any(|r| r.atom.scalars().contains(&slot) && !r.atom.arrays().is_empty());
    let tried: Vec<usize> = about.iter().copied().filter(|&r| must_try(&rules.rules[r].atom)).collect();
    let others = about.iter().any(|&r| rules.rules[r].atom.scalars().len() > 1);
    let total = rules.rules.iter().any(|r| matches!(r.atom, Atom::Total { .. }));
    let implied = rules
        .implied
        .iter()
        .any(|i| i.needs_items == Some(slot) || i.left.scalars().contains(&slot) || i.right.scalars().contains(&slot));
    let summed = rules.rules.iter().any(|r| {
        let mut found = false;
        for term in r.atom.terms() {
            term.visit(&mut |t| found |= matches!(t, Term::Sum(v) if rules.length_slot(*v) == Some(slot)));
        }
        found
    });
    let dynamic = others || total || implied || summed || (with_arrays && !rules.implied.is_empty());
    let mut plan = SlotPlan {
        slot,
        var,
        role: if is_length { Role::Length } else { Role::Scalar },
        cell: rules.vars[var].cell,
        dynamic,
        rules: about,
        tried,
        fixed: None,
    };
    if !dynamic {
        let canvas = Canvas::new(rules, Vec::new());
        plan.fixed = Some(plan.domain(&canvas, &[], rules.ranges.scalars[slot]));
    }
    plan
}

/// Rules that interval narrowing cannot turn around completely.
fn must_try(atom: &Atom) -> bool {
    let odd = |t: &Term| {
        let mut found = false;
        t.visit(&mut |t| {
            found |= matches!(
                t,
                Term::Binary(Operator::Modulo | Operator::Power | Operator::Divide | Operator::Multiply, ..)
                    | Term::Abs(_)
                    | Term::Min(_)
                    | Term::Max(_)
            );
        });
        found
    };
    match atom {
        Atom::Compare { left, op, right } => {
            odd(left) || odd(right) || (*op == Comparison::NotEqual && !(left.is_plain() && right.is_plain()))
        }
        Atom::Congruent { term, .. } => odd(term),
        Atom::Member { term, .. } => !matches!(term, Term::Scalar(_)),
        Atom::When { .. } => true,
        _ => false,
    }
}

/// The lengths that are drawn: a length that nothing really bounds gets a bound of the kit's own.
pub(super) fn drawn_length(range: Interval) -> Interval {
    // Other rules may shave a little off such a length.
    if range.hi >= LENGTH_MAX / 2 { Interval { lo: range.lo, hi: range.lo.max(LENGTH_DEFAULT) } } else { range }
}

impl SlotPlan {
    /// Whether what it offers keeps every rule about scalars alone.
    pub fn is_certain(&self) -> bool {
        !self.dynamic && (self.tried.is_empty() || self.fixed.as_ref().is_some_and(|d| d.count() <= TRIED_MAX))
    }

    fn domain(&self, canvas: &Canvas, budgets: &[Budget], range: Interval) -> Domain {
        let rules = canvas.rules;
        let mut range = range;
        if self.role == Role::Length {
            range = drawn_length(range);
        }
        let target = Target::Scalar(self.slot);
        for budget in budgets {
            narrow(budget.term, budget.want, canvas, target, &mut range);
        }
        let mut says = Says::new(range);
        for &r in &self.rules {
            says.take(&rules.rules[r], canvas, target);
        }
        let mut domain = Domain::interval(says.range).with_origin(origin_of(self.cell));
        if self.cell == Cell::Double
            && let VarKind::Cells { field } = rules.vars[self.var].kind
        {
            let step = rules.scale / 10i128.pow(rules.digits_of(field));
            domain = domain.with_remainder(step as i64, 0);
        }
        let mut domain = says.apply(&domain);
        if !self.tried.is_empty() && domain.count() <= TRIED_MAX {
            let values = (0..domain.count()).map(|i| domain.nth(i)).filter(|&x| self.can_hold(canvas, x)).collect();
            domain = Domain::list(values).with_origin(origin_of(self.cell));
        }
        domain
    }

    /// Whether the rules that must be tried can hold with this value.
    fn can_hold(&self, canvas: &Canvas, x: i64) -> bool {
        let mut scalars = canvas.scalars.clone();
        scalars[self.slot] = Interval::point(x.into());
        let with = Canvas { scalars, ..Canvas::new(canvas.rules, Vec::new()) };
        self.tried.iter().all(|&r| match &canvas.rules.rules[r].atom {
            Atom::Compare { left, op, right } => {
                for slot in left.scalars().into_iter().chain(right.scalars()) {
                    let mut range = with.scalars[slot];
                    narrow_comparison(left, *op, right, &with, Target::Scalar(slot), &mut range);
                    if range.is_empty() {
                        return false;
                    }
                }
                let (l, r) = (bounds(left, &with), bounds(right, &with));
                if has_no_value(left, &with) || has_no_value(right, &with) {
                    return false;
                }
                match op {
                    Comparison::Less => l.lo < r.hi,
                    Comparison::LessEqual => l.lo <= r.hi,
                    Comparison::Greater => l.hi > r.lo,
                    Comparison::GreaterEqual => l.hi >= r.lo,
                    Comparison::Equal => !l.meet(r).is_empty(),
                    Comparison::NotEqual => l.single().is_none() || l.single() != r.single(),
                }
            }
            Atom::Congruent { term, modulus, remainder } => bounds(term, &with)
                .single()
                .is_none_or(|x| x.rem_euclid(i128::from(*modulus)) == i128::from(*remainder)),
            Atom::Member { term, values } => bounds(term, &with)
                .single()
                .is_none_or(|x| i64::try_from(x).is_ok_and(|x| values.binary_search(&x).is_ok())),
            Atom::When { conditions, then } => {
                with.holds(then) != Some(false) || conditions.iter().any(|c| with.holds(c) != Some(true))
            }
            _ => true,
        })
    }
}

/// Whether a part of a term surely divides by zero or is a negative power: then nothing that it stands in can hold.
fn has_no_value(term: &Term, known: &Canvas) -> bool {
    let mut found = false;
    term.visit(&mut |part| {
        found |= match part {
            Term::Binary(Operator::Divide | Operator::Modulo, _, by) => bounds(by, known).single() == Some(0),
            Term::Binary(Operator::Power, _, exponent) => bounds(exponent, known).hi < 0,
            _ => false,
        }
    });
    found
}

impl Term {
    /// A name or constant, perhaps plus or minus a constant.
    fn is_plain(&self) -> bool {
        match self {
            Term::Int(_) | Term::Scalar(_) | Term::Element { .. } | Term::Quantifier(_) => true,
            Term::Binary(Operator::Add | Operator::Subtract, a, b) => a.is_plain() && b.is_plain(),
            Term::Negate(a) => a.is_plain(),
            _ => false,
        }
    }
}

impl Drawing {
    pub(super) fn draw_scalars<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        canvas: &mut Canvas,
        plans: &[SlotPlan],
        budgets: &[Budget],
    ) -> Result<(), Rejected> {
        // What totals leave is another question for every repetition.
        let mut recent = if budgets.is_empty() { canvas.recent.take() } else { None };
        let drawn = self.draw_each_scalar(hand, canvas, plans, budgets, recent.as_deref_mut());
        if recent.is_some() {
            canvas.recent = recent;
        }
        drawn
    }

    fn draw_each_scalar<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        canvas: &mut Canvas,
        plans: &[SlotPlan],
        budgets: &[Budget],
        recent: Option<&mut Recent>,
    ) -> Result<(), Rejected> {
        let mut own = Recent::default();
        let known = &mut recent.unwrap_or(&mut own).scalars;
        for plan in plans {
            if plan.fixed.is_none() && !known.get(&plan.slot).is_some_and(|scalar| scalar.is_of(canvas)) {
                let domain = plan.domain(canvas, budgets, canvas.scalars[plan.slot]);
                known.insert(plan.slot, RecentScalar::new(canvas, domain));
            }
            let domain = match (&plan.fixed, known.get(&plan.slot)) {
                (Some(domain), _) | (None, Some(RecentScalar { domain, .. })) => domain,
                (None, None) => return Err(Rejected),
            };
            if domain.is_empty() {
                return Err(Rejected);
            }
            let share =
                budgets.iter().filter(|b| mentions(b.term, canvas, Target::Scalar(plan.slot))).map(|b| b.share).min();
            let share = share.and_then(|s| i64::try_from(s).ok());
            let spot =
                Spot { role: plan.role, var: plan.var, index: 0, count: 1, start: 0, repeat: canvas.repeat, share };
            let x = match domain.count() == 1 && plan.dynamic {
                true => hand.forced(spot, domain),
                false => hand.choose(spot, domain),
            };
            if hand.is_lost() {
                return Err(Rejected);
            }
            canvas.scalars[plan.slot] = Interval::point(x.into());
            if plan.dynamic && !known.get_mut(&plan.slot).is_some_and(|scalar| scalar.narrow(canvas, x)) {
                return Err(Rejected);
            }
        }
        Ok(())
    }

    /// What totals over test cases leave for the next repetition, with `after` more to come.
    pub(super) fn budgets<'a>(&'a self, canvas: &Canvas, sums: &[i128], after: usize) -> Vec<Budget<'a>> {
        let rules = self.rules();
        let totals = rules.rules.iter().filter_map(|r| match &r.atom {
            Atom::Total { term, op, bound } => Some((term, *op, bounds(bound, canvas))),
            _ => None,
        });
        totals
            .zip(sums)
            .filter_map(|((term, op, bound), &sum)| {
                let one = bounds(term, canvas);
                let rest = one.times(Interval::point(after as i128));
                let upper = match op {
                    Comparison::Less => bound.hi - 1,
                    Comparison::LessEqual | Comparison::Equal => bound.hi,
                    _ => Interval::ALL.hi,
                };
                let lower = match op {
                    Comparison::Greater => bound.lo + 1,
                    Comparison::GreaterEqual | Comparison::Equal => bound.lo,
                    _ => Interval::ALL.lo,
                };
                if op == Comparison::NotEqual {
                    return None;
                }
                let want = Interval::new(lower - sum - rest.hi, upper - sum - rest.lo);
                Some(Budget { term, want, share: (upper - sum) / (after as i128 + 1) })
            })
            .collect()
    }
}
