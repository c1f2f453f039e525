//! The drawing of arrays: element by element where rules tie elements together, all at once where they do not.

use super::canvas::Canvas;
use super::domain::Domain;
use super::drawing::{Rejected, origin_of};
use super::hand::{Hand, Order, Role, Spot};
use super::narrow::Says;
use super::scalars::drawn_length;
use super::unique::Unique;
use crate::model::constraint::Comparison;
use crate::model::input::{Cell, NULL};
use crate::validate::Rules;
use crate::validate::interval::{Interval, Known, Target, bounds, narrow_comparison};
use crate::validate::rules::{Atom, Index, Term, VarId, VarKind};

/// More cells than this are not drawn for one array: the kit's own limit on memory.
pub(super) const CELLS_MAX: i128 = 20_000_000;

/// One array variable: its rules, sorted by how they are kept.
#[derive(Clone, Debug)]
pub(super) struct ArrayPlan {
    pub var: VarId,
    pub field: usize,
    pub cell: Cell,
    /// Rules that bound every element alike by scalars.
    uniform: Vec<usize>,
    /// Rules that tie elements to other elements, to their places or to sums.
    pub between: Vec<usize>,
    /// Whether items differ, and within what.
    distinct: Option<usize>,
    order: Option<Order>,
    fixed: Option<Domain>,
}

/// One step of drawing a frame's arrays.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// An array whose elements depend on scalars alone, perhaps sorted or distinct.
    Alone(ArrayPlan),
    /// Arrays whose elements depend on each other, drawn side by side; `rows` are drawn as different tuples.
    Together {
        plans: Vec<ArrayPlan>,
        rows: Option<Vec<VarId>>,
        /// Whether tuples differ only within one outer item.
        group: usize,
        rules: Vec<usize>,
    },
    /// Strings or rows, each with its length and cells.
    Words(Words),
}

/// A field of strings or rows that differ as wholes, or whose texts are listed.
#[derive(Clone, Debug)]
pub(super) struct Words {
    length: Option<ArrayPlan>,
    letters: ArrayPlan,
    texts: Option<Vec<Vec<u8>>>,
    distinct: bool,
    group: usize,
}

pub(super) fn plan_steps(rules: &Rules, inner: bool) -> Vec<Step> {
    let mut words: Vec<usize> = Vec::new();
    for rule in &rules.rules {
        match &rule.atom {
            Atom::Texts { field, .. } => words.push(*field),
            Atom::Distinct { fields, item, .. } if fields.len() == 1 && rules.fields[fields[0]].depth == item + 1 => {
                words.push(fields[0]);
            }
            _ => {}
        }
    }
    let wanted = |v: VarId| {
        let var = &rules.vars[v];
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = var.kind else { return false };
        var.depth > 0 && rules.repeated_fields[field] == inner
    };
    let field_of = |v: VarId| match rules.vars[v].kind {
        VarKind::Length { field, .. } | VarKind::Cells { field } => field,
        _ => usize::MAX,
    };
    let mut steps = Vec::new();
    let is_word_length = |v: VarId| matches!(rules.vars[v].kind, VarKind::Length { field, level } if words.contains(&field) && level + 1 == rules.fields[field].depth);
    let lengths: Vec<VarId> =
        (0..rules.vars.len()).filter(|&v| wanted(v) && matches!(rules.vars[v].kind, VarKind::Length { .. })).collect();
    let cells: Vec<VarId> =
        (0..rules.vars.len()).filter(|&v| wanted(v) && matches!(rules.vars[v].kind, VarKind::Cells { .. })).collect();
    // Which row is of which kind comes before everything about rows.
    for &v in cells.iter().filter(|&&v| rules.vars[v].cell == Cell::Tag) {
        steps.push(Step::Alone(ArrayPlan::new(rules, v)));
    }
    let depth_of = |v: VarId| rules.vars[v].depth;
    let mut by_level = lengths;
    by_level.sort_by_key(|&v| (depth_of(v), v));
    for component in components(rules, &by_level) {
        let component: Vec<VarId> = component.into_iter().filter(|&v| !is_word_length(v)).collect();
        if !component.is_empty() {
            steps.push(step_of(rules, &component));
        }
    }
    let plain: Vec<VarId> = cells.into_iter().filter(|&v| rules.vars[v].cell != Cell::Tag).collect();
    for component in components(rules, &plain) {
        let (word, rest): (Vec<VarId>, Vec<VarId>) = component.into_iter().partition(|&v| words.contains(&field_of(v)));
        if !rest.is_empty() {
            steps.push(step_of(rules, &rest));
        }
        for v in word {
            steps.push(Step::Words(Words::new(rules, v)));
        }
    }
    steps
}

/// Arrays that rules between elements tie together, each component in order.
fn components(rules: &Rules, vars: &[VarId]) -> Vec<Vec<VarId>> {
    let mut group: Vec<usize> = (0..vars.len()).collect();
    let mut join = |linked: Vec<usize>| {
        if let Some(&first) = linked.first() {
            let to = group[first];
            for k in linked {
                let from = group[k];
                group.iter_mut().filter(|g| **g == from).for_each(|g| *g = to);
            }
        }
    };
    let place = |v: &VarId| vars.iter().position(|x| x == v);
    for rule in &rules.rules {
        let same_depth = |linked: &Vec<usize>| {
            linked.iter().all(|&k| rules.vars[vars[k]].depth == rules.vars[vars[linked[0]]].depth)
        };
        let linked: Vec<usize> = match &rule.atom {
            Atom::Distinct { fields, item, .. } if fields.len() > 1 => fields
                .iter()
                .filter(|&&f| rules.fields[f].depth == *item)
                .filter_map(|&f| place(&rules.cells_of(f)))
                .collect(),
            atom => atom.arrays().iter().filter_map(place).collect(),
        };
        if linked.len() > 1 && same_depth(&linked) {
            join(linked);
        }
    }
    let mut out: Vec<Vec<VarId>> = Vec::new();
    let mut seen: Vec<usize> = Vec::new();
    for (k, &v) in vars.iter().enumerate() {
        match seen.iter().position(|&g| g == group[k]) {
            Some(at) => out[at].push(v),
            None => {
                seen.push(group[k]);
                out.push(vec![v]);
            }
        }
    }
    out
}

fn step_of(rules: &Rules, component: &[VarId]) -> Step {
    let plans: Vec<ArrayPlan> = component.iter().map(|&v| ArrayPlan::new(rules, v)).collect();
    let tuples = rules.rules.iter().find_map(|r| match &r.atom {
        Atom::Distinct { fields, item, group }
            if fields.iter().all(|&f| rules.fields[f].depth == *item && component.contains(&rules.cells_of(f))) =>
        {
            Some((fields.iter().map(|&f| rules.cells_of(f)).collect::<Vec<_>>(), *group))
        }
        _ => None,
    });
    if let [plan] = &plans[..]
        && plan.stands_alone()
    {
        return Step::Alone(plan.clone());
    }
    let mut between: Vec<usize> = plans.iter().flat_map(|p| p.between.iter().copied()).collect();
    between.sort_unstable();
    between.dedup();
    let (rows, group) = match tuples {
        Some((rows, group)) => (Some(rows), group),
        None => (None, 0),
    };
    Step::Together { plans, rows, group, rules: between }
}

impl ArrayPlan {
    fn new(rules: &Rules, var: VarId) -> ArrayPlan {
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
        };
        for (r, rule) in rules.rules.iter().enumerate() {
            if let Atom::Distinct { fields, item, group } = &rule.atom {
                if is_cells && fields[..] == [field] && *item == depth {
                    plan.distinct = Some(*group);
                }
                continue;
            }
            let arrays = rule.atom.arrays();
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
    fn stands_alone(&self) -> bool {
        self.between.is_empty() || (self.order.is_some() && self.between.len() == 1)
    }

    /// What every element may be, as far as scalars decide it.
    fn domain(&self, canvas: &Canvas) -> Domain {
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
                Atom::Congruent { term: Term::Element { .. }, modulus, remainder } => {
                    says.remainders.push((*modulus, *remainder))
                }
                _ => {}
            }
        }
        if matches!(rules.vars[self.var].kind, VarKind::Length { .. }) {
            says.range = drawn_length(says.range);
        }
        let mut domain = Domain::interval(says.range).with_origin(origin_of(self.cell));
        if self.cell == Cell::Double {
            let step = rules.scale / 10i128.pow(rules.digits_of(self.field));
            domain = domain.with_remainder(step as i64, 0);
        }
        says.apply(&domain)
    }

    fn spot(&self, canvas: &Canvas, index: usize, count: usize, start: usize) -> Spot {
        let role =
            if matches!(canvas.rules.vars[self.var].kind, VarKind::Length { .. }) { Role::Length } else { Role::Cell };
        Spot { role, var: self.var, index, count, start, repeat: canvas.repeat, share: None }
    }

    /// The flat ranges of elements that lie within one item at this depth.
    fn groups(&self, canvas: &Canvas, depth: usize) -> Vec<std::ops::Range<usize>> {
        let total = canvas.total(self.var);
        if depth == 0 {
            return vec![0..total];
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

    fn draw_alone<H: Hand + ?Sized>(&self, hand: &mut H, canvas: &mut Canvas) -> Result<(), Rejected> {
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
            (None, None) => vec![0..total],
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
    fn row_is_absent(&self, canvas: &Canvas, cell: usize) -> bool {
        canvas.rules.vars[self.var].depth == 1 && canvas.is_absent(self.field, cell)
    }

    fn fill_lengths<H: Hand + ?Sized>(&self, hand: &mut H, canvas: &mut Canvas, domain: &Domain, count: usize) {
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
    fn fair_lengths(&self, canvas: &Canvas, domain: &Domain, left: usize) -> (Domain, Option<i64>) {
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
    fn next_domain(&self, canvas: &mut Canvas, base: &Domain) -> Domain {
        let cell = canvas.done(self.var);
        if self.between.is_empty() {
            return base.clone();
        }
        canvas.says(self.var, cell, &self.between).apply(base)
    }

    /// What a bound on a sum leaves for each element that is still to come.
    fn share(&self, canvas: &Canvas) -> Option<i64> {
        let left = (canvas.total(self.var) - canvas.done(self.var)) as i128;
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

impl Step {
    /// Whether what it draws needs no check: nothing in it was only narrowed.
    pub fn is_certain(&self) -> bool {
        match self {
            Step::Alone(plan) => plan.stands_alone(),
            Step::Together { .. } | Step::Words(_) => false,
        }
    }

    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, canvas: &mut Canvas) -> Result<(), Rejected> {
        match self {
            Step::Alone(plan) => {
                canvas.sums[plan.var] = 0;
                plan.draw_alone(hand, canvas)
            }
            Step::Together { plans, rows, group, rules } => {
                draw_together(plans, rows.as_deref(), *group, rules, hand, canvas)
            }
            Step::Words(words) => words.draw(hand, canvas),
        }
    }
}

fn draw_together<H: Hand + ?Sized>(
    plans: &[ArrayPlan],
    rows: Option<&[VarId]>,
    group: usize,
    rules: &[usize],
    hand: &mut H,
    canvas: &mut Canvas,
) -> Result<(), Rejected> {
    let mut bases = Vec::new();
    for plan in plans {
        canvas.sums[plan.var] = 0;
        let base = plan.domain(canvas);
        if base.is_empty() {
            if canvas.total(plan.var) > 0 && !canvas.rules.tags.contains_key(&plan.field) {
                return Err(Rejected);
            }
        } else {
            canvas.base[plan.var] = Interval::new(base.lo().into(), base.hi().into());
        }
        bases.push(base);
    }
    let vars: Vec<VarId> = plans.iter().map(|p| p.var).collect();
    canvas.sweep(&vars, rules);
    let longest = vars.iter().map(|&v| canvas.total(v)).max().unwrap_or(0);
    let starts: Vec<usize> = plans[0].groups(canvas, group).into_iter().map(|r| r.start).collect();
    let mut unique = Unique::default();
    for cell in 0..longest {
        if group > 0 && starts.binary_search(&cell).is_ok() {
            unique.clear();
        }
        for (plan, base) in plans.iter().zip(&bases) {
            let total = canvas.total(plan.var);
            if cell >= total {
                continue;
            }
            if plan.row_is_absent(canvas, cell) {
                let absent =
                    if canvas.rules.vars[plan.var].kind == (VarKind::Cells { field: plan.field }) { NULL } else { 0 };
                canvas.push(plan.var, absent);
                continue;
            }
            let mut domain = plan.next_domain(canvas, base);
            let size = domain.count();
            let counted =
                rows.is_some_and(|rows| rows.contains(&plan.var)) || (rows.is_none() && plan.distinct.is_some());
            if counted {
                domain = domain.without(unique.holes());
            }
            if domain.is_empty() {
                return Err(Rejected);
            }
            let spot = Spot { share: plan.share(canvas), ..plan.spot(canvas, cell, total, 0) };
            let x = hand.choose(spot, &domain);
            canvas.push(plan.var, x);
            if counted {
                unique.step(x, size);
            }
        }
        unique.finish();
    }
    Ok(())
}

impl Words {
    fn new(rules: &Rules, letters: VarId) -> Words {
        let plan = ArrayPlan::new(rules, letters);
        let field = plan.field;
        let depth = rules.fields[field].depth;
        let length = (depth > 1).then(|| ArrayPlan::new(rules, rules.length_of(field, depth - 1)));
        let texts = rules.rules.iter().find_map(|r| match &r.atom {
            Atom::Texts { field: f, values } if *f == field => Some(values.clone()),
            _ => None,
        });
        let group = rules.rules.iter().find_map(|r| match &r.atom {
            Atom::Distinct { fields, item, group } if fields[..] == [field] && item + 1 == depth => Some(*group),
            _ => None,
        });
        Words { length, letters: plan, texts, distinct: group.is_some(), group: group.unwrap_or(0) }
    }

    fn draw<H: Hand + ?Sized>(&self, hand: &mut H, canvas: &mut Canvas) -> Result<(), Rejected> {
        canvas.sums[self.letters.var] = 0;
        let lengths = self.length.as_ref().map(|p| {
            canvas.sums[p.var] = 0;
            p.domain(canvas)
        });
        let letters = self.letters.domain(canvas);
        let items = match &self.length {
            Some(plan) => canvas.total(plan.var),
            None => 1,
        };
        let starts: Vec<usize> =
            self.length.iter().flat_map(|p| p.groups(canvas, self.group)).map(|r| r.start).collect();
        let mut unique = Unique::default();
        for item in 0..items {
            if self.group > 0 && starts.binary_search(&item).is_ok() {
                unique.clear();
            }
            let length = match (&self.length, &lengths) {
                (Some(plan), Some(base)) => {
                    if plan.row_is_absent(canvas, item) {
                        canvas.push(plan.var, 0);
                        continue;
                    }
                    let mut domain = plan.next_domain(canvas, base);
                    let size = domain.count();
                    if self.distinct {
                        domain = domain.without(unique.holes());
                    }
                    if domain.is_empty() {
                        return Err(Rejected);
                    }
                    let (fair, share) = plan.fair_lengths(canvas, &domain, items - item);
                    let share = plan.share(canvas).or(share);
                    let x = hand.choose(Spot { share, ..plan.spot(canvas, item, items, 0) }, &fair);
                    canvas.push(plan.var, x);
                    unique.step(x, size);
                    x as usize
                }
                _ => canvas.field(self.letters.field).len(),
            };
            self.draw_word(hand, canvas, &letters, length, &mut unique)?;
        }
        Ok(())
    }

    fn draw_word<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        canvas: &mut Canvas,
        base: &Domain,
        length: usize,
        unique: &mut Unique,
    ) -> Result<(), Rejected> {
        let start = canvas.done(self.letters.var);
        let mut left: Option<Vec<&[u8]>> =
            self.texts.as_ref().map(|t| t.iter().map(Vec::as_slice).filter(|t| t.len() == length).collect());
        for index in 0..length {
            let mut domain = self.letters.next_domain(canvas, base);
            if let Some(texts) = &left {
                let mut next: Vec<i64> = texts.iter().map(|t| i64::from(t[index])).collect();
                next.sort_unstable();
                next.dedup();
                domain = super::narrow::intersect(&domain, &next);
            }
            let size = domain.count();
            if self.distinct {
                domain = domain.without(unique.holes());
            }
            if domain.is_empty() {
                return Err(Rejected);
            }
            let spot = self.letters.spot(canvas, index, length, start);
            let x = hand.choose(spot, &domain);
            canvas.push(self.letters.var, x);
            unique.step(x, size);
            if let Some(texts) = &mut left {
                texts.retain(|t| i64::from(t[index]) == x);
            }
        }
        if self.distinct {
            unique.finish();
        } else {
            unique.restart();
        }
        Ok(())
    }
}
