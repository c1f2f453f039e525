//! One array: all elements at once where only scalars bound them, else what the rules leave for the next one.

use super::scalars::{drawn_length, is_exact, origin_of, try_values};
use super::sketch::{Sketch, Tie};
use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Cell, NULL};
use ojkit_rules::Rules;
use ojkit_rules::expr::evaluate::{Target, bounds};
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::{Index, Term, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Atom;
use ojkit_rules::forms::Compare;
use ojkit_rules::forms::Distinct;
use ojkit_rules::hand::{Hand, Order, Role, Spot};
use ojkit_rules::narrowing::hull;
use ojkit_rules::partial::allowed::{Allowed, intersect};
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::Rejected;

/// More cells than this are not drawn for one array: the kit's own limit on memory.
pub(super) const CELLS_MAX: i128 = 20_000_000;

/// One array variable: its rules, sorted by how they are kept.
#[derive(Clone, Debug)]
pub(super) struct ArrayPlan {
    pub var: VarId,
    pub field: usize,
    pub cell: Cell,
    /// Rules that bound every element alike by scalars.
    pub uniform: Vec<usize>,
    /// Those among them that must be tried value by value.
    tried: Vec<usize>,
    /// Rules that tie elements to other elements, to their places or to sums.
    pub between: Vec<Tie>,
    /// Those among these that choose cells or hear of them.
    pub acting: Vec<usize>,
    /// Those among these that bound the sum of its elements.
    summed: Vec<usize>,
    /// Fields whose values are all that each element may be.
    sources: Vec<usize>,
    /// Whether items differ, and within what.
    pub distinct: Option<usize>,
    pub order: Option<Order>,
    pub fixed: Option<Domain>,
    /// Whether some places hold nothing because a tree has no node there.
    pub is_tree: bool,
}

impl ArrayPlan {
    pub fn new(rules: &Rules, var: VarId) -> ArrayPlan {
        let field = rules.field_of(var).unwrap_or_default();
        let depth = rules.vars[var].depth;
        let is_cells = rules.field_of_cells(var).is_some();
        let mut plan = ArrayPlan {
            var,
            field,
            cell: rules.vars[var].cell,
            uniform: Vec::new(),
            tried: Vec::new(),
            between: Vec::new(),
            acting: Vec::new(),
            summed: Vec::new(),
            sources: Vec::new(),
            distinct: None,
            order: None,
            fixed: None,
            is_tree: is_cells && rules.trees.contains_key(&field),
        };
        for (r, rule) in rules.rules.iter().enumerate() {
            if let Atom::Distinct(Distinct { fields, item, group, .. }) = &rule.atom {
                if is_cells && fields[..] == [field] && *item == depth {
                    plan.distinct = Some(*group);
                }
                continue;
            }
            let arrays = rule.atom.arrays();
            let from_another = rule.atom.ties().from_another;
            let is_from_another = is_cells && from_another == Some(field);
            // What is drawn from an array says nothing of that array's own cells.
            let is_about = arrays.contains(&var)
                && !matches!(rule.atom, Atom::Total(_))
                && !(is_cells && from_another.is_some_and(|own| own != field));
            if !is_about && !is_from_another {
                continue;
            }
            if let Some(source) = rule.atom.ties().values_of.filter(|_| is_from_another) {
                plan.sources.push(source);
                continue;
            }
            if is_about && rule.reach.uniform && arrays.len() == 1 {
                plan.uniform.push(r);
                plan.tried.extend(Some(r).filter(|_| rule.atom.must_be_tried()));
                continue;
            }
            plan.order = plan.order.or_else(|| order_of(&rule.atom, var, depth));
            let is_sum = |(side, ..): &(&Term, _, _)| **side == Term::Sum(var);
            let bounds_sum = matches!(&rule.atom, Atom::Compare(compare) if compare.sides().iter().any(is_sum));
            plan.summed.extend(Some(r).filter(|_| bounds_sum));
            plan.acting.extend(Some(r).filter(|_| rule.atom.acts()));
            plan.between.push(Tie::new(r, &rule.atom, var));
        }
        let constant =
            plan.sources.is_empty() && plan.uniform.iter().all(|&r| rules.rules[r].atom.scalars().is_empty());
        if constant {
            plan.fixed = Some(plan.domain(&Sketch::new(rules)));
        }
        plan
    }

    /// Whether fill, sorted or distinct runs keep every rule.
    pub fn stands_alone(&self) -> bool {
        let is_own = self.sources.is_empty() && !self.is_tree;
        is_own && (self.between.is_empty() || (self.order.is_some() && self.between.len() == 1))
    }

    /// Whether what every element may be keeps all rules about single elements.
    pub fn is_exact(&self) -> bool {
        is_exact(&self.tried, self.fixed.as_ref())
    }

    /// What every element may be, as far as scalars decide it.
    pub fn domain(&self, sketch: &Sketch) -> Domain {
        let rules = sketch.rules;
        let every = hull(&rules.variables, &rules.shared, &sketch.ranges);
        let mut allowed = Allowed::new(sketch.ranges.elements[self.var]);
        for &r in &self.uniform {
            rules.rules[r].atom.allow_value(&every, Target::Element(self.var, 0), &mut allowed);
        }
        // What other elements bound may be longer than what nothing bounds.
        if matches!(rules.vars[self.var].kind, VarKind::Length { .. }) && self.between.is_empty() {
            allowed.range = drawn_length(allowed.range, false);
        }
        let mut domain = Domain::interval(allowed.range).with_origin(origin_of(self.cell));
        if self.cell == Cell::Double {
            let step = rules.scale / 10i128.pow(rules.digits_of(self.field));
            domain = domain.with_remainder(step as i64, 0);
        }
        let mut domain = allowed.apply(&domain);
        for &source in &self.sources {
            if let Some(values) = sketch.input.drawn_values(source) {
                domain = intersect(&domain, &values);
            }
        }
        if self.tried.is_empty() {
            return domain;
        }
        let left = try_values(domain.clone(), rules, &self.tried, &every, Target::Element(self.var, 0));
        if left.count() < domain.count() { left } else { domain }
    }

    pub fn spot(&self, sketch: &Sketch, index: usize, count: usize, start: usize) -> Spot {
        let role =
            if matches!(sketch.rules.vars[self.var].kind, VarKind::Length { .. }) { Role::Length } else { Role::Cell };
        Spot { role, var: self.var, index, count, start, repeat: sketch.repeat, share: None }
    }

    /// The flat ranges of elements that lie within one item at this depth.
    pub fn groups(&self, sketch: &Sketch, depth: usize) -> Vec<std::ops::Range<usize>> {
        let total = sketch.total(self.var);
        if depth == 0 {
            return std::iter::once(0..total).collect();
        }
        let value = sketch.field(self.field);
        let mut ends: Vec<usize> = (1..=value.ends[depth - 1].last().map_or(0, |&n| n as usize)).collect();
        for level in depth..sketch.rules.vars[self.var].depth {
            for end in &mut ends {
                *end = if *end == 0 { 0 } else { value.ends[level][*end - 1] as usize };
            }
        }
        let starts = std::iter::once(0).chain(ends.iter().copied());
        starts.zip(ends.iter().copied()).map(|(a, b)| a..b).collect()
    }

    pub fn draw_alone<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        let computed;
        let domain = match &self.fixed {
            Some(fixed) if sketch.ranges.elements[self.var] == sketch.rules.ranges.elements[self.var] => fixed,
            _ => {
                computed = self.domain(sketch);
                &computed
            }
        };
        let total = sketch.total(self.var);
        if domain.is_empty() && total > 0 {
            // Rows of other kinds need no value.
            let rows_absent =
                sketch.rules.tags.contains_key(&self.field) && (0..total).all(|c| sketch.is_absent(self.field, c));
            if !rows_absent {
                return Err(Rejected);
            }
        }
        if let Some(given) = sketch.take_given(self.var) {
            return self.draw_given(hand, sketch, domain, &given);
        }
        let depth = sketch.rules.vars[self.var].depth;
        let groups = match (self.order, self.distinct) {
            (Some(_), _) => self.groups(sketch, depth - 1),
            (None, Some(group)) => self.groups(sketch, group),
            (None, None) if sketch.rules.fields[self.field].is_string && depth > 1 => self.groups(sketch, depth - 1),
            (None, None) => std::iter::once(0..total).collect(),
        };
        let is_length = matches!(sketch.rules.vars[self.var].kind, VarKind::Length { .. });
        let plain = !is_length && self.cell != Cell::Double && !sketch.rules.tags.contains_key(&self.field);
        let mut out = if plain { std::mem::take(&mut sketch.field_mut(self.field).cells) } else { Vec::new() };
        for group in groups {
            let count = group.len();
            let spot = self.spot(sketch, 0, count, group.start);
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
                (None, None) if is_length => self.fill_lengths(hand, sketch, domain, count),
                (None, None) if sketch.rules.tags.contains_key(&self.field) => {
                    for index in 0..count {
                        let x = if self.row_is_absent(sketch, index) {
                            NULL
                        } else {
                            hand.choose(Spot { index, ..spot }, domain)
                        };
                        sketch.push(self.var, x);
                    }
                }
                (None, None) => hand.fill(spot, domain, &mut out),
            }
        }
        if plain {
            sketch.field_mut(self.field).cells = out;
            sketch.written[self.var] = None;
        } else {
            out.into_iter().for_each(|x| sketch.push(self.var, x));
        }
        Ok(())
    }

    /// Takes what is given, as far as every element may be that, and lets the hand choose the rest.
    fn draw_given<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        sketch: &mut Sketch,
        domain: &Domain,
        given: &[Option<i64>],
    ) -> Result<(), Rejected> {
        for (index, given) in given.iter().enumerate() {
            let spot = self.spot(sketch, index, sketch.total(self.var), 0);
            let x = given.unwrap_or_else(|| hand.choose(spot, domain));
            if !domain.contains(x) {
                return Err(Rejected);
            }
            sketch.push(self.var, x);
        }
        Ok(())
    }

    /// Whether an element of a column has no value because its row is of another kind; letters of an absent string do not exist at all.
    pub fn row_is_absent(&self, sketch: &Sketch, cell: usize) -> bool {
        sketch.rules.vars[self.var].depth == 1 && sketch.is_absent(self.field, cell)
    }

    pub fn fill_lengths<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch, domain: &Domain, count: usize) {
        for index in 0..count {
            let x = if self.row_is_absent(sketch, index) {
                0
            } else {
                let (fair, share) = self.fair_lengths(sketch, domain, count - index);
                let spot = Spot { share, ..self.spot(sketch, index, count, 0) };
                hand.choose(spot, &fair)
            };
            sketch.push(self.var, x);
        }
    }

    /// The lengths that keep all cells together within the kit's own limit.
    pub fn fair_lengths(&self, sketch: &Sketch, domain: &Domain, left: usize) -> (Domain, Option<i64>) {
        let rest = i128::from(domain.lo()).saturating_mul(left as i128 - 1);
        let most = CELLS_MAX - sketch.sums[self.var] - rest;
        if i128::from(domain.hi()).saturating_mul(left as i128) <= most {
            return (domain.clone(), None);
        }
        let within = domain.within(Interval::new(0, most));
        let share = (CELLS_MAX - sketch.sums[self.var]) / left.max(1) as i128;
        (if within.is_empty() { domain.slice(0, 1) } else { within }, i64::try_from(share).ok())
    }

    /// What the rules between elements leave for the next element.
    pub fn next_domain(&self, sketch: &mut Sketch, base: &Domain) -> Domain {
        if self.between.is_empty() {
            return base.clone();
        }
        let domain = sketch.allowed(self.var, self.distinct.is_some(), &self.between, base).apply(base);
        if domain.is_empty() || !matches!(sketch.rules.vars[self.var].kind, VarKind::Length { .. }) {
            return domain;
        }
        let range = Interval::new(domain.lo().into(), domain.hi().into());
        let drawn = drawn_length(range, false);
        if drawn == range { domain } else { domain.within(drawn) }
    }

    /// What a bound on a sum leaves for each element that is still to come.
    pub fn share(&self, sketch: &Sketch) -> Option<i64> {
        if self.summed.is_empty() {
            return None;
        }
        let left = sketch.open_cells(self.var) as i128;
        let mut share: Option<i128> = None;
        for &rule in &self.summed {
            let Atom::Compare(compare) = &sketch.rules.rules[rule].atom else { continue };
            for (side, op, other) in compare.sides() {
                if *side == Term::Sum(self.var)
                    && matches!(op, Comparison::Less | Comparison::LessEqual | Comparison::Equal)
                {
                    let each = (bounds(other, &sketch.input).hi - sketch.sums[self.var]) / left.max(1);
                    share = Some(share.map_or(each, |s| s.min(each)));
                }
            }
        }
        share.and_then(|s| i64::try_from(s).ok())
    }
}

/// Whether the atom puts each element in order with the next one of the same row.
pub(crate) fn order_of(atom: &Atom, var: VarId, depth: usize) -> Option<Order> {
    let Atom::Compare(Compare {
        left: Term::Element { var: a, indices: from },
        op,
        right: Term::Element { var: b, indices: to },
    }) = atom
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
