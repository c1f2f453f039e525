//! One array: all elements at once where only scalars bound them, else what the rules leave for the next one.

use super::canvas::Canvas;
use super::domain::Domain;
use super::drawing::{Rejected, origin_of};
use super::hand::{Hand, Order, Role, Spot};
use super::narrow::Says;
use super::scalars::drawn_length;
use crate::validate::Rules;
use crate::validate::interval::{Interval, Known, Target, bounds, narrow_comparison};
use crate::validate::rules::{Atom, Index, Term, VarId, VarKind};
use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Cell, NULL};

/// More cells than this are not drawn for one array: the kit's own limit on memory.
pub(super) const CELLS_MAX: i128 = 20_000_000;

/// One array variable: its rules, sorted by how they are kept.
#[derive(Clone, Debug)]
pub(super) struct ArrayPlan {
    pub var: VarId,
    pub field: usize,
    pub cell: Cell,
    /// Rules that bound every element alike by scalars.
    pub(super) uniform: Vec<usize>,
    /// Rules that tie elements to other elements, to their places or to sums.
    pub between: Vec<usize>,
    /// Whether items differ, and within what.
    pub(super) distinct: Option<usize>,
    pub(super) order: Option<Order>,
    pub(super) fixed: Option<Domain>,
    /// Whether some places hold nothing because a tree has no node there.
    pub(super) is_tree: bool,
}

impl ArrayPlan {
    pub(super) fn new(rules: &Rules, var: VarId) -> ArrayPlan {
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = rules.vars[var].kind else {
            return ArrayPlan {
                var,
                field: 0,
                cell: Cell::Int,
                uniform: Vec::new(),
                between: Vec::new(),
                distinct: None,
                order: None,
                fixed: None,
                is_tree: false,
            };
        };
        let depth = rules.vars[var].depth;
        let is_cells = matches!(rules.vars[var].kind, VarKind::Cells { .. });
        let mut plan = ArrayPlan {
            var,
            field,
            cell: rules.vars[var].cell,
            uniform: Vec::new(),
            between: Vec::new(),
            distinct: None,
            order: None,
            fixed: None,
            is_tree: is_cells && rules.trees.contains_key(&field),
        };
        for (r, rule) in rules.rules.iter().enumerate() {
            if let Atom::Distinct { fields, item, group } = &rule.atom {
                if is_cells && fields[..] == [field] && *item == depth {
                    plan.distinct = Some(*group);
                }
                continue;
            }
            let arrays = rule.atom.arrays();
            let drawn_from_another = match rule.atom {
                Atom::Within { part, .. } => is_cells && part == field,
                Atom::Rearranged { second, .. } => is_cells && second == field,
                _ => false,
            };
            if drawn_from_another {
                plan.between.push(r);
                continue;
            }
            if !arrays.contains(&var) || matches!(rule.atom, Atom::Total { .. }) {
                continue;
            }
            if rule.uniform && arrays.len() == 1 {
                plan.uniform.push(r);
            } else if let (None, Some(order)) = (plan.order, order_of(&rule.atom, var, depth)) {
                plan.order = Some(order);
                plan.between.push(r);
            } else {
                plan.between.push(r);
            }
        }
        let constant = plan.uniform.iter().all(|&r| rules.rules[r].atom.scalars().is_empty());
        if constant {
            let canvas = Canvas::new(rules, Vec::new());
            plan.fixed = Some(plan.domain(&canvas));
        }
        plan
    }

    /// Whether fill, sorted or distinct runs keep every rule.
    pub(super) fn stands_alone(&self) -> bool {
        !self.is_tree && (self.between.is_empty() || (self.order.is_some() && self.between.len() == 1))
    }

    /// What every element may be, as far as scalars decide it.
    pub(super) fn domain(&self, canvas: &Canvas) -> Domain {
        let rules = canvas.rules;
        let every = Every { canvas, var: self.var };
        let mut says = Says::new(canvas.base[self.var]);
        for &r in &self.uniform {
            let rule = &rules.rules[r];
            match &rule.atom {
                Atom::Compare { left, op: Comparison::NotEqual, right } => {
                    for (side, other) in [(left, right), (right, left)] {
                        if matches!(side, Term::Element { .. })
                            && let Some(x) = bounds(other, &every).single().and_then(|x| i64::try_from(x).ok())
                        {
                            says.holes.push(x);
                        }
                    }
                }
                Atom::Compare { left, op, right } => {
                    narrow_comparison(left, *op, right, &every, Target::Element(self.var, 0), &mut says.range);
                }
                Atom::Member { term: Term::Element { .. }, values } => {
                    let members = match says.members.take() {
                        Some(old) => old.into_iter().filter(|x| values.binary_search(x).is_ok()).collect(),
                        None => values.clone(),
                    };
                    says.members = Some(members);
                }
                Atom::Prime { term: Term::Element { .. } } => says.prime = true,
                Atom::Congruent { term: Term::Element { .. }, modulus, remainder } => {
                    says.remainders.push((*modulus, *remainder))
                }
                _ => {}
            }
        }
        // What other elements bound may be longer than what nothing bounds.
        if matches!(rules.vars[self.var].kind, VarKind::Length { .. }) && self.between.is_empty() {
            says.range = drawn_length(says.range);
        }
        let mut domain = Domain::interval(says.range).with_origin(origin_of(self.cell));
        if self.cell == Cell::Double {
            let step = rules.scale / 10i128.pow(rules.digits_of(self.field));
            domain = domain.with_remainder(step as i64, 0);
        }
        says.apply(&domain)
    }

    pub(super) fn spot(&self, canvas: &Canvas, index: usize, count: usize, start: usize) -> Spot {
        let role =
            if matches!(canvas.rules.vars[self.var].kind, VarKind::Length { .. }) { Role::Length } else { Role::Cell };
        Spot { role, var: self.var, index, count, start, repeat: canvas.repeat, share: None }
    }

    /// The flat ranges of elements that lie within one item at this depth.
    pub(super) fn groups(&self, canvas: &Canvas, depth: usize) -> Vec<std::ops::Range<usize>> {
        let total = canvas.total(self.var);
        if depth == 0 {
            return std::iter::once(0..total).collect();
        }
        let value = canvas.field(self.field);
        let mut ends: Vec<usize> = (1..=value.ends[depth - 1].last().map_or(0, |&n| n as usize)).collect();
        for level in depth..canvas.rules.vars[self.var].depth {
            for end in &mut ends {
                *end = if *end == 0 { 0 } else { value.ends[level][*end - 1] as usize };
            }
        }
        let starts = std::iter::once(0).chain(ends.iter().copied());
        starts.zip(ends.iter().copied()).map(|(a, b)| a..b).collect()
    }

    pub(super) fn draw_alone<H: Hand + ?Sized>(&self, hand: &mut H, canvas: &mut Canvas) -> Result<(), Rejected> {
        let computed;
        let domain = match &self.fixed {
            Some(fixed) if canvas.base[self.var] == canvas.rules.ranges.elements[self.var] => fixed,
            _ => {
                computed = self.domain(canvas);
                &computed
            }
        };
        let total = canvas.total(self.var);
        if domain.is_empty() && total > 0 {
            // Rows of other kinds need no value.
            let rows_absent =
                canvas.rules.tags.contains_key(&self.field) && (0..total).all(|c| canvas.is_absent(self.field, c));
            if !rows_absent {
                return Err(Rejected);
            }
        }
        let depth = canvas.rules.vars[self.var].depth;
        let groups = match (self.order, self.distinct) {
            (Some(_), _) => self.groups(canvas, depth - 1),
            (None, Some(group)) => self.groups(canvas, group),
            (None, None) if canvas.rules.fields[self.field].is_string && depth > 1 => self.groups(canvas, depth - 1),
            (None, None) => std::iter::once(0..total).collect(),
        };
        let is_length = matches!(canvas.rules.vars[self.var].kind, VarKind::Length { .. });
        let plain = !is_length && self.cell != Cell::Double && !canvas.rules.tags.contains_key(&self.field);
        let mut out = if plain { std::mem::take(&mut canvas.field_mut(self.field).cells) } else { Vec::new() };
        for group in groups {
            let count = group.len();
            let spot = self.spot(canvas, 0, count, group.start);
            match (self.order, self.distinct) {
                (Some(order), distinct) => {
                    let order = Order { strict: order.strict || distinct.is_some(), ..order };
                    if order.strict && domain.count() < count as u64 {
                        return Err(Rejected);
                    }
                    hand.sorted(spot, domain, order, &mut out);
                }
                (None, Some(_)) => {
                    if domain.count() < count as u64 {
                        return Err(Rejected);
                    }
                    hand.distinct(spot, domain, &mut out);
                }
                (None, None) if is_length => self.fill_lengths(hand, canvas, domain, count),
                (None, None) if canvas.rules.tags.contains_key(&self.field) => {
                    for index in 0..count {
                        let x = if self.row_is_absent(canvas, index) {
                            NULL
                        } else {
                            hand.choose(Spot { index, ..spot }, domain)
                        };
                        canvas.push(self.var, x);
                    }
                }
                (None, None) => hand.fill(spot, domain, &mut out),
            }
        }
        if plain {
            canvas.field_mut(self.field).cells = out;
        } else {
            out.into_iter().for_each(|x| canvas.push(self.var, x));
        }
        Ok(())
    }

    /// Whether an element of a column has no value because its row is of another kind; letters of an absent string do not
    /// exist at all.
    pub(super) fn row_is_absent(&self, canvas: &Canvas, cell: usize) -> bool {
        canvas.rules.vars[self.var].depth == 1 && canvas.is_absent(self.field, cell)
    }

    pub(super) fn fill_lengths<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        canvas: &mut Canvas,
        domain: &Domain,
        count: usize,
    ) {
        for index in 0..count {
            let x = if self.row_is_absent(canvas, index) {
                0
            } else {
                let (fair, share) = self.fair_lengths(canvas, domain, count - index);
                let spot = Spot { share, ..self.spot(canvas, index, count, 0) };
                hand.choose(spot, &fair)
            };
            canvas.push(self.var, x);
        }
    }

    /// The lengths that keep all cells together within the kit's own limit.
    pub(super) fn fair_lengths(&self, canvas: &Canvas, domain: &Domain, left: usize) -> (Domain, Option<i64>) {
        let rest = i128::from(domain.lo()).saturating_mul(left as i128 - 1);
        let most = CELLS_MAX - canvas.sums[self.var] - rest;
        if i128::from(domain.hi()).saturating_mul(left as i128) <= most {
            return (domain.clone(), None);
        }
        let within = domain.within(Interval::new(0, most));
        let share = (CELLS_MAX - canvas.sums[self.var]) / left.max(1) as i128;
        (if within.is_empty() { domain.slice(0, 1) } else { within }, i64::try_from(share).ok())
    }

    /// What the rules between elements leave for the next element.
    pub(super) fn next_domain(&self, canvas: &mut Canvas, base: &Domain) -> Domain {
        let cell = canvas.done(self.var);
        if self.between.is_empty() {
            return base.clone();
        }
        let mut says = canvas.says(self.var, cell, &self.between);
        canvas.appearances_say(self.var, cell, &self.between, base, &mut says);
        let domain = says.apply(base);
        if domain.is_empty() || !matches!(canvas.rules.vars[self.var].kind, VarKind::Length { .. }) {
            return domain;
        }
        let range = Interval::new(domain.lo().into(), domain.hi().into());
        let drawn = drawn_length(range);
        if drawn == range { domain } else { domain.within(drawn) }
    }

    /// What a bound on a sum leaves for each element that is still to come.
    pub(super) fn share(&self, canvas: &Canvas) -> Option<i64> {
        let left = canvas.open_cells(self.var) as i128;
        let mut share: Option<i128> = None;
        for &r in &self.between {
            if let Atom::Compare { left: l, op, right } = &canvas.rules.rules[r].atom {
                for (side, op, other) in [(l, *op, right), (right, op.flipped(), l)] {
                    if *side == Term::Sum(self.var)
                        && matches!(op, Comparison::Less | Comparison::LessEqual | Comparison::Equal)
                    {
                        let each = (bounds(other, canvas).hi - canvas.sums[self.var]) / left.max(1);
                        share = Some(share.map_or(each, |s| s.min(each)));
                    }
                }
            }
        }
        share.and_then(|s| i64::try_from(s).ok())
    }
}

/// Every element of one array at once, with the scalars as drawn.
struct Every<'c, 'a> {
    canvas: &'c Canvas<'a>,
    var: VarId,
}

impl Known for Every<'_, '_> {
    fn scalar(&self, slot: usize) -> Interval {
        self.canvas.scalars[slot]
    }

    fn element(&self, var: VarId, _: Option<usize>) -> Interval {
        self.canvas.base[var]
    }

    fn cell(&self, term: &Term) -> Option<usize> {
        matches!(term, Term::Element { var, .. } if *var == self.var).then_some(0)
    }

    fn quantifier(&self, _: usize) -> Interval {
        Interval::ALL
    }

    fn sum(&self, _: VarId) -> Interval {
        Interval::ALL
    }

    fn extremes(&self, _: VarId) -> (Interval, Interval) {
        (Interval::ALL, Interval::ALL)
    }
}

/// Whether the atom puts each element in order with the next one of the same row.
fn order_of(atom: &Atom, var: VarId, depth: usize) -> Option<Order> {
    let Atom::Compare {
        left: Term::Element { var: a, indices: from },
        op,
        right: Term::Element { var: b, indices: to },
    } = atom
    else {
        return None;
    };
    if *a != var || *b != var || from[..depth - 1] != to[..depth - 1] {
        return None;
    }
    let free =
        from[..depth - 1].iter().enumerate().all(|(k, i)| matches!(i, Index::Each(_, 0)) && !from[..k].contains(i));
    let (Index::Each(p, x), Index::Each(q, y)) = (&from[depth - 1], &to[depth - 1]) else { return None };
    if !free || p != q || from[..depth - 1].iter().any(|i| matches!(i, Index::Each(r, _) if r == p)) {
        return None;
    }
    let op = match y - x {
        1 => *op,
        -1 => op.flipped(),
        _ => return None,
    };
    match op {
        Comparison::Less => Some(Order { ascending: true, strict: true }),
        Comparison::LessEqual => Some(Order { ascending: true, strict: false }),
        Comparison::Greater => Some(Order { ascending: false, strict: true }),
        Comparison::GreaterEqual => Some(Order { ascending: false, strict: false }),
        Comparison::Equal | Comparison::NotEqual => None,
    }
}
