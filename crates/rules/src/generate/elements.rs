//! The steps in which arrays are drawn: alone where no rule ties them to others, together where one does.

use super::array::ArrayPlan;
use super::canvas::Canvas;
use super::drawing::Rejected;
use super::graph::{GraphPlan, Growth};
use super::hand::{Hand, Spot};
use super::neighbours::Neighbours;
use super::tree::{Order, draw_shape};
use super::unique::Unique;
use super::words::Words;
use crate::validate::Rules;
use crate::validate::interval::Interval;
use crate::validate::rules::{Atom, Index, Term, VarId, VarKind};
use ojkit_model::input::{Cell, NULL};

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
        /// Whether these speak of no other array.
        is_own: bool,
        graph: Option<GraphPlan>,
    },
    /// Where a tree has nodes.
    Shape { field: usize, nodes: VarId, shape: VarId },
    /// Symmetric lists of neighbours.
    Neighbours(Box<Neighbours>),
    /// Strings or rows, each with its length and cells.
    Words(Box<Words>),
}

pub(super) fn plan_steps(rules: &Rules, inner: bool) -> Vec<Step> {
    let mut words: Vec<usize> = Vec::new();
    for rule in &rules.rules {
        match &rule.atom {
            Atom::Texts { field, .. } | Atom::Holds { array: field, .. } => words.push(*field),
            Atom::Distinct { fields, item, .. } if fields.len() == 1 && rules.fields[fields[0]].depth == item + 1 => {
                words.push(fields[0]);
            }
            _ => {}
        }
    }
    let neighbours = Neighbours::fields(rules);
    words.retain(|field| !neighbours.contains(field));
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
    let is_word_length = |v: VarId| matches!(rules.vars[v].kind, VarKind::Length { field, level } if (words.contains(&field) || neighbours.contains(&field)) && level + 1 == rules.fields[field].depth);
    let lengths: Vec<VarId> =
        (0..rules.vars.len()).filter(|&v| wanted(v) && matches!(rules.vars[v].kind, VarKind::Length { .. })).collect();
    let cells: Vec<VarId> =
        (0..rules.vars.len()).filter(|&v| wanted(v) && matches!(rules.vars[v].kind, VarKind::Cells { .. })).collect();
    // Which row is of which kind comes before everything about rows.
    for (&field, &(nodes, shape)) in rules.trees.iter().filter(|(f, _)| rules.repeated_fields[**f] == inner) {
        steps.push(Step::Shape { field, nodes, shape });
    }
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
        let (lists, component): (Vec<VarId>, Vec<VarId>) =
            component.into_iter().partition(|&v| neighbours.contains(&field_of(v)));
        for v in lists {
            steps.push(Step::Neighbours(Box::new(Neighbours::new(rules, v, field_of(v)))));
        }
        let (word, rest): (Vec<VarId>, Vec<VarId>) = component.into_iter().partition(|&v| words.contains(&field_of(v)));
        if !rest.is_empty() {
            steps.push(step_of(rules, &rest));
        }
        for v in word {
            steps.push(Step::Words(Box::new(Words::new(rules, v))));
        }
    }
    let mut order: Vec<(usize, usize)> = rules.rules.iter().flat_map(|rule| places_of(rules, &rule.atom)).collect();
    order.dedup();
    for (first, second) in order {
        let place = |var: VarId| steps.iter().position(|step: &Step| step.draws(var));
        if let (Some(first), Some(second)) = (place(first), place(second))
            && second < first
        {
            let step = steps.remove(first);
            steps.insert(second, step);
        }
    }
    for rule in &rules.rules {
        let (first, second) = match rule.atom {
            Atom::Within { part, whole, .. } => (whole, part),
            Atom::Rearranged { first, second } => (first, second),
            Atom::Holds { array, text } => (text, array),
            _ => continue,
        };
        // What is drawn from another array comes behind it.
        let place = |field: usize| steps.iter().position(|step: &Step| step.draws(rules.cells_of(field)));
        if let (Some(first), Some(second)) = (place(first), place(second))
            && second < first
        {
            let step = steps.remove(first);
            steps.insert(second, step);
        }
    }
    steps
}

/// Cells that say where other cells are: `grid[start[0]][start[1]]` is known when `start` is.
fn places_of(rules: &Rules, atom: &Atom) -> Vec<(VarId, VarId)> {
    let is_cells = |var: VarId| matches!(rules.vars[var].kind, VarKind::Cells { .. });
    let mut pairs = Vec::new();
    for term in atom.terms() {
        term.visit(&mut |term| {
            let Term::Element { var, indices } = term else { return };
            for index in indices {
                let Index::At(place) = index else { continue };
                pairs.extend(
                    place
                        .arrays()
                        .into_iter()
                        .filter(|&at| at != *var && is_cells(at) && is_cells(*var))
                        .map(|at| (at, *var)),
                );
            }
        });
    }
    pairs
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
    let graph = GraphPlan::new(rules, component);
    let about_others = |&r: &usize| rules.rules[r].atom.arrays().iter().any(|var| !component.contains(var));
    let is_own = !between.iter().any(about_others);
    Step::Together { plans, rows, group, rules: between, is_own, graph }
}

impl Step {
    /// Whether what it draws needs no check: nothing in it was only narrowed.
    pub fn is_certain(&self) -> bool {
        match self {
            Step::Alone(plan) => plan.stands_alone(),
            Step::Shape { .. } => true,
            Step::Together { .. } | Step::Words(_) | Step::Neighbours(_) => false,
        }
    }

    /// Whether all that it draws are lengths.
    pub fn is_of_lengths(&self, rules: &Rules) -> bool {
        let is_length = |plan: &ArrayPlan| matches!(rules.vars[plan.var].kind, VarKind::Length { .. });
        match self {
            Step::Alone(plan) => is_length(plan),
            Step::Together { plans, .. } => plans.iter().all(is_length),
            Step::Shape { .. } | Step::Neighbours(_) | Step::Words(_) => false,
        }
    }

    /// Whether no length is among what it draws.
    pub fn is_of_cells(&self, rules: &Rules) -> bool {
        let is_length = |plan: &ArrayPlan| matches!(rules.vars[plan.var].kind, VarKind::Length { .. });
        match self {
            Step::Alone(plan) => !is_length(plan),
            Step::Together { plans, .. } => !plans.iter().any(is_length),
            // Item by item, or place by place: a length, then what is in it.
            Step::Shape { .. } | Step::Neighbours(_) | Step::Words(_) => false,
        }
    }

    /// Whether it draws this variable.
    fn draws(&self, var: VarId) -> bool {
        match self {
            Step::Alone(plan) => plan.var == var,
            Step::Together { plans, .. } => plans.iter().any(|plan| plan.var == var),
            Step::Words(words) => words.draws(var),
            Step::Neighbours(_) | Step::Shape { .. } => false,
        }
    }

    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, canvas: &mut Canvas) -> Result<(), Rejected> {
        match self {
            Step::Alone(plan) => {
                canvas.sums[plan.var] = 0;
                plan.draw_alone(hand, canvas)
            }
            Step::Together { plans, rows, group, rules, is_own, graph } => {
                draw_together(plans, rows.as_deref(), *group, (rules, *is_own), graph.as_ref(), hand, canvas)
            }
            Step::Shape { field, nodes, shape } => draw_shape(hand, canvas, *field, *nodes, *shape),
            Step::Words(words) => words.draw(hand, canvas),
            Step::Neighbours(lists) => lists.draw(hand, canvas),
        }
    }
}

fn draw_together<H: Hand + ?Sized>(
    plans: &[ArrayPlan],
    rows: Option<&[VarId]>,
    group: usize,
    (rules, is_own): (&[usize], bool),
    graph: Option<&GraphPlan>,
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
    match if is_own { canvas.recent.take() } else { None } {
        Some(mut recent) => {
            if !recent.set_cells(canvas, &vars) {
                canvas.sweep(&vars, rules);
                recent.take_cells(canvas, &vars);
            }
            canvas.recent = Some(recent);
        }
        None => canvas.sweep(&vars, rules),
    }
    let longest = vars.iter().map(|&v| canvas.total(v)).max().unwrap_or(0);
    let starts: Vec<usize> = plans[0].groups(canvas, group).into_iter().map(|r| r.start).collect();
    let mut unique = Unique::default();
    let mut growth = graph.map(|plan| Growth::new(plan, canvas)).transpose()?;
    let mut orders: Vec<Option<Order>> =
        plans.iter().zip(&bases).map(|(plan, base)| Order::new(plan, base, canvas)).collect();
    let mut at_once = Vec::new();
    for (plan, base) in plans.iter().zip(&bases) {
        at_once.push(super::appear::at_once(plan, base, hand, canvas)?);
    }
    for cell in 0..longest {
        if group > 0 && starts.binary_search(&cell).is_ok() {
            unique.clear();
        }
        for (((plan, base), order), drawn) in plans.iter().zip(&bases).zip(&mut orders).zip(&at_once) {
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
            if let Some(order) = order {
                domain = domain.within(order.range(cell, base));
            }
            let size = domain.count();
            let counted =
                rows.is_some_and(|rows| rows.contains(&plan.var)) || (rows.is_none() && plan.distinct.is_some());
            if let Some(holes) = unique.holes().filter(|_| counted) {
                domain = domain.without_all(holes);
            }
            if domain.is_empty() {
                return Err(Rejected);
            }
            let spot = Spot { share: plan.share(canvas), ..plan.spot(canvas, cell, total, 0) };
            if let Some(drawn) = drawn {
                if !domain.contains(drawn[cell]) {
                    return Err(Rejected);
                }
                canvas.push(plan.var, drawn[cell]);
                continue;
            }
            let drawn = growth.as_mut().map(|g| g.draw(hand, canvas, spot, &domain)).transpose()?.flatten();
            let x = drawn.unwrap_or_else(|| hand.choose(spot, &domain));
            if hand.is_lost() {
                return Err(Rejected);
            }
            canvas.push(plan.var, x);
            if let Some(order) = order {
                order.take(cell, x, base);
            }
            if counted {
                unique.step(x, size);
            }
        }
        unique.finish();
    }
    Ok(())
}
