//! The steps in which arrays are drawn: alone where no rule ties them to others, together where one does.
//!
//! First where trees have nodes and which kind each row is of, then lengths from the outside in, then cells. Arrays that a rule ties
//! to each other are one component and are drawn side by side; texts that differ as wholes are drawn item by item, and lists of
//! neighbours list by list. What is drawn from another array, or tells where its cells are, comes in that order.

use super::array::ArrayPlan;
use super::edges::EdgesPlan;
use super::items::Items;
use super::neighbours::Neighbours;
use super::sketch::{Sketch, Tie};
use super::together::Together;
use super::tree_shape::TreeShape;
use ojkit_model::input::Cell;
use ojkit_rules::Rules;
use ojkit_rules::expr::term::{Index, Term, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Atom;
use ojkit_rules::forms::Distinct;
use ojkit_rules::forms::TreeKind as Kind;
use ojkit_rules::hand::Hand;
use ojkit_rules::partial::partial_input::Rejected;

/// One step of drawing a frame's arrays.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// An array whose elements depend on scalars alone, perhaps sorted or distinct.
    Alone(ArrayPlan),
    /// Arrays whose elements depend on each other, drawn side by side.
    Together(Together),
    Shape(TreeShape),
    /// The edges of a graph, where a hand gives all of them at once.
    Edges(Box<EdgesPlan>),
    /// Symmetric lists of neighbours.
    Neighbours(Box<Neighbours>),
    /// Strings or rows, each with its length and cells.
    Items(Box<Items>),
}

pub(super) fn plan_steps(rules: &Rules, inner: bool) -> Vec<Step> {
    let by_item = fields_by_item(rules);
    let neighbours: Vec<usize> = rules.rules.iter().filter_map(|rule| rule.atom.ties().neighbours).collect();
    let is_neighbours = |var: VarId| rules.field_of(var).is_some_and(|field| neighbours.contains(&field));
    let is_item = |var: VarId| rules.field_of(var).is_some_and(|field| by_item.contains(&field));
    // Lengths that are drawn with what is in them.
    let has_cells = |var: VarId| {
        let is_innermost =
            matches!(rules.vars[var].kind, VarKind::Length { field, level } if level + 1 == rules.fields[field].depth);
        is_innermost && (is_item(var) || is_neighbours(var))
    };
    let is_wanted = |var: &VarId| {
        let is_inner = rules.field_of(*var).map(|field| rules.repeated_fields[field]);
        rules.vars[*var].depth > 0 && is_inner == Some(inner)
    };
    let (cells, mut lengths): (Vec<VarId>, Vec<VarId>) =
        (0..rules.vars.len()).filter(is_wanted).partition(|&var| rules.field_of_cells(var).is_some());
    let mut steps = Vec::new();
    for (&field, &(nodes, shape)) in rules.trees.iter().filter(|(field, _)| rules.repeated_fields[**field] == inner) {
        let heights = rules.rules.iter().filter_map(|rule| match &rule.atom {
            Atom::Height(height) if height.field == field => Some(height.most),
            _ => None,
        });
        let (is_binary, most) = (rules.is_binary(field), heights.min());
        let is = |wanted: Kind| {
            rules
                .rules
                .iter()
                .any(|rule| matches!(&rule.atom, Atom::TreeForm(form) if form.field == field && form.kind == wanted))
        };
        let (is_complete, is_full) = (is(Kind::Complete), is(Kind::Full));
        steps.push(Step::Shape(TreeShape { field, nodes, shape, is_binary, most, is_complete, is_full }));
    }
    // Which row is of which kind comes before everything about rows.
    let (tags, plain): (Vec<VarId>, Vec<VarId>) = cells.into_iter().partition(|&var| rules.vars[var].cell == Cell::Tag);
    steps.extend(tags.into_iter().filter_map(|var| step_of(rules, &[var])));
    lengths.sort_by_key(|&var| (rules.vars[var].depth, var));
    for mut component in components(rules, &lengths) {
        component.retain(|&var| !has_cells(var));
        steps.extend(step_of(rules, &component));
    }
    for component in components(rules, &plain) {
        let (lists, component): (Vec<VarId>, Vec<VarId>) = component.into_iter().partition(|&var| is_neighbours(var));
        let (items, rest): (Vec<VarId>, Vec<VarId>) = component.into_iter().partition(|&var| is_item(var));
        steps.extend(lists.into_iter().map(|var| Step::Neighbours(Box::new(Neighbours::new(rules, var)))));
        steps.extend(step_of(rules, &rest));
        steps.extend(items.into_iter().map(|var| Step::Items(Box::new(Items::new(rules, var)))));
    }
    put_in_order(rules, &mut steps);
    put_edges(rules, inner, &mut steps);
    steps
}

/// Puts the edges of graphs in front of the arrays that hold them, where no line says more of single ends.
fn put_edges(rules: &Rules, inner: bool, steps: &mut Vec<Step>) {
    for plan in EdgesPlan::all(rules, inner) {
        let ends = &plan.graph.ends;
        let is_plain = |end: &VarId| {
            let own = ArrayPlan::new(rules, *end);
            let is_known = |tie: &Tie| is_of_graph(&rules.rules[tie.rule].atom, ends);
            own.order.is_none() && own.distinct.is_none() && own.between.iter().all(is_known)
        };
        if ends.iter().all(is_plain)
            && let Some(at) = steps.iter().position(|step| ends.iter().any(|&end| step.draws(end)))
        {
            steps.insert(at, Step::Edges(Box::new(plan)));
        }
    }
}

/// Whether a rule says of ends what a graph is asked for, or speaks of the other cells of their rows.
fn is_of_graph(atom: &Atom, ends: &[VarId]) -> bool {
    let is_end = |term: &Term| match term {
        Term::Element { var, indices } => match indices[..] {
            [Index::Each(_, 0)] => ends.contains(var),
            [Index::Each(_, 0), Index::At(Term::Int(at))] => ends.contains(var) && at < 2,
            _ => false,
        },
        _ => false,
    };
    match atom {
        Atom::Graph(_) | Atom::Distinct(_) => true,
        Atom::Compare(compare) => {
            let parts = [&compare.left, &compare.right];
            parts.iter().all(|part| is_end(part)) || parts.iter().any(|part| part.is_scalar())
        }
        _ => false,
    }
}

/// The fields whose items are drawn one by one: listed texts, and texts or rows that differ as wholes.
fn fields_by_item(rules: &Rules) -> Vec<usize> {
    let of_atom = |atom: &Atom| match atom {
        Atom::Distinct(Distinct { fields, item, .. }) => match fields[..] {
            [field] if rules.fields[field].depth == item + 1 => Some(field),
            _ => None,
        },
        _ => atom.ties().items,
    };
    rules.rules.iter().filter_map(|rule| of_atom(&rule.atom)).collect()
}

/// Moves steps in front of those that need them.
fn put_in_order(rules: &Rules, steps: &mut Vec<Step>) {
    let mut order: Vec<(VarId, VarId)> = rules.rules.iter().flat_map(|rule| places_of(rules, &rule.atom)).collect();
    order.dedup();
    let behind = rules.rules.iter().filter_map(|rule| rule.atom.ties().behind);
    order.extend(behind.map(|(first, second)| (rules.cells_of(first), rules.cells_of(second))));
    for (first, second) in order {
        let place = |var: VarId| steps.iter().position(|step: &Step| step.draws(var));
        if let (Some(first), Some(second)) = (place(first), place(second))
            && second < first
        {
            let step = steps.remove(first);
            steps.insert(second, step);
        }
    }
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
        // Side by side means a cell of each in turn, which arrays of other depths have no counterpart for.
        let same_depth = |linked: &Vec<usize>| {
            linked.iter().all(|&k| rules.vars[vars[k]].depth == rules.vars[vars[linked[0]]].depth)
        };
        let linked: Vec<usize> = match &rule.atom {
            Atom::Distinct(Distinct { fields, item, .. }) if fields.len() > 1 => fields
                .iter()
                .filter(|&&f| rules.fields[f].depth == *item)
                .filter_map(|&f| place(&rules.cells_of(f)))
                .collect(),
            // What is drawn from another array comes behind it.
            atom if atom.ties().from_another.is_some() => Vec::new(),
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

fn step_of(rules: &Rules, component: &[VarId]) -> Option<Step> {
    let plans: Vec<ArrayPlan> = component.iter().map(|&v| ArrayPlan::new(rules, v)).collect();
    match &plans[..] {
        [] => None,
        [plan] if plan.stands_alone() => Some(Step::Alone(plan.clone())),
        _ => Some(Step::Together(Together::new(rules, component, plans))),
    }
}

impl Step {
    /// Whether what it draws needs no check: nothing in it was only narrowed.
    pub fn is_certain(&self) -> bool {
        match self {
            Step::Alone(plan) => plan.is_exact(),
            // What is given is looked at where the arrays have their turn.
            Step::Shape(_) | Step::Edges(_) => true,
            Step::Together(_) | Step::Items(_) | Step::Neighbours(_) => false,
        }
    }

    /// Whether all that it draws are lengths.
    pub fn is_of_lengths(&self, rules: &Rules) -> bool {
        self.plans().is_some_and(|plans| plans.iter().all(|plan| rules.field_of_cells(plan.var).is_none()))
    }

    /// Whether no length is among what it draws. Item by item, or place by place: a length, then what is in it.
    pub fn is_of_cells(&self, rules: &Rules) -> bool {
        let is_of_cells = |plans: &[ArrayPlan]| plans.iter().all(|plan| rules.field_of_cells(plan.var).is_some());
        matches!(self, Step::Edges(_)) || self.plans().is_some_and(is_of_cells)
    }

    /// The arrays that it draws element by element.
    fn plans(&self) -> Option<&[ArrayPlan]> {
        match self {
            Step::Alone(plan) => Some(std::slice::from_ref(plan)),
            Step::Together(together) => Some(&together.plans),
            Step::Shape(_) | Step::Edges(_) | Step::Neighbours(_) | Step::Items(_) => None,
        }
    }

    fn draws(&self, var: VarId) -> bool {
        match self {
            Step::Items(items) => items.draws(var),
            _ => self.plans().is_some_and(|plans| plans.iter().any(|plan| plan.var == var)),
        }
    }

    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        match self {
            Step::Alone(plan) => {
                sketch.sums[plan.var] = 0;
                plan.draw_alone(hand, sketch)
            }
            Step::Together(together) => together.draw(hand, sketch),
            Step::Shape(shape) => shape.draw(hand, sketch),
            Step::Edges(edges) => edges.draw(hand, sketch),
            Step::Items(items) => items.draw(hand, sketch),
            Step::Neighbours(lists) => lists.draw(hand, sketch),
        }
    }
}
