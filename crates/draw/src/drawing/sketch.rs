//! A drawing at work: the partial input, what each rule keeps of it, and what the rules leave for the next element.

use super::draw_cache::DrawCache;
use ojkit_rules::Rules;
use ojkit_rules::expr::comparison::narrow_comparison;
use ojkit_rules::expr::evaluate::{Known, Target, bounds};
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::{Binding, Index, QUANTIFIERS, Term, VarId};
use ojkit_rules::forms::Compare;
use ojkit_rules::forms::{Atom, Rule, State};
use ojkit_rules::partial::allowed::{Allowed, At};
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::PartialInput;
use std::ops::{Deref, DerefMut};
use std::sync::MutexGuard;

/// Bindings of rules to elements that a sweep looks at, at most.
const SWEEP_MAX: usize = 400_000;

/// Passes over all rules between elements, at most.
const SWEEPS: usize = 8;

/// Where an array stands in a rule: the same for each of its elements.
#[derive(Clone, Debug)]
pub(super) struct Tie {
    pub rule: usize,
    /// Whether the array stands in it as a whole, beside terms.
    pub is_whole: bool,
    pub places: Vec<Vec<Index>>,
}

impl Tie {
    pub fn new(rule: usize, atom: &Atom, var: VarId) -> Tie {
        let mut places: Vec<Vec<Index>> = Vec::new();
        for term in atom.terms() {
            term.visit(&mut |t| match t {
                Term::Element { var: v, indices } if *v == var && !places.contains(indices) => {
                    places.push(indices.clone());
                }
                _ => {}
            });
        }
        let is_sum = |t: &Term| matches!(t, Term::Sum(v) | Term::Smallest(v) | Term::Largest(v) if *v == var);
        // A form without terms says nothing of single values, and what is drawn from the array nothing of the array.
        let says = !atom.terms().is_empty() && atom.ties().from_another.is_none();
        let is_whole = says && atom.whole_arrays().contains(&var);
        Tie { rule, is_whole: is_whole || atom.any_part(is_sum), places }
    }
}

/// The cells of an array that are drawn before their turn.
pub(super) type Given = Vec<Option<i64>>;

/// An input that is being drawn by rules.
pub(super) struct Sketch<'a> {
    pub rules: &'a Rules,
    pub input: PartialInput<'a>,
    /// By rule: what its form keeps of the array that is being drawn; empty until it is asked.
    pub states: Vec<State>,
    /// Values of cells that were drawn before their turn, by variable: the ends of edges.
    pub given: Vec<(VarId, Given)>,
    /// What earlier drawings worked out, where it may be used.
    pub cache: Option<MutexGuard<'a, DrawCache>>,
}

impl<'a> Deref for Sketch<'a> {
    type Target = PartialInput<'a>;

    fn deref(&self) -> &PartialInput<'a> {
        &self.input
    }
}

impl DerefMut for Sketch<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.input
    }
}

impl<'a> Sketch<'a> {
    pub fn new(rules: &'a Rules) -> Sketch<'a> {
        let input = PartialInput::new(&rules.variables, &rules.ranges);
        Sketch { rules, input, states: Vec::new(), given: Vec::new(), cache: None }
    }

    /// The cells of an array that are drawn already, where its turn has come now.
    pub fn take_given(&mut self, var: VarId) -> Option<Given> {
        let at = self.given.iter().position(|(own, _)| *own == var)?;
        Some(self.given.swap_remove(at).1)
    }

    /// Makes room for what forms keep: many drawings need none.
    pub fn keep_states(&mut self) {
        if self.states.is_empty() {
            self.states.resize_with(self.rules.rules.len(), State::default);
        }
    }

    /// What these rules about an array leave for its next element; `differ` tells whether its cells differ by another one.
    pub fn allowed(&mut self, var: VarId, differ: bool, ties: &[Tie], base: &Domain) -> Allowed {
        self.keep_states();
        let cell = self.done(var);
        let start = self.cells[var].get(cell).copied().unwrap_or(Interval::ALL);
        let mut allowed = Allowed::new(start);
        let has_places = ties.iter().any(|tie| !tie.places.is_empty());
        let place = if has_places { self.indices(var, cell) } else { [0; QUANTIFIERS] };
        let at = At { var, cell, base, differ };
        for tie in ties {
            let rule = &self.rules.rules[tie.rule];
            self.allow_values(rule, tie, Target::Element(var, cell), &place, &mut allowed);
            rule.atom.allow(&mut self.states[tie.rule], &at, &self.input, &mut allowed);
        }
        allowed.settle(cell);
        allowed
    }

    /// What a rule says of an element wherever the element stands in it.
    fn allow_values(
        &mut self,
        rule: &Rule,
        tie: &Tie,
        target: Target,
        place: &[i64; QUANTIFIERS],
        allowed: &mut Allowed,
    ) {
        let input = &mut self.input;
        let bindings = &rule.reach.bindings;
        if tie.is_whole {
            let mut allow = |input: &PartialInput| rule.atom.allow_value(input, target, allowed);
            input.each(bindings, &mut [false; QUANTIFIERS], &mut allow);
        }
        for indices in &tie.places {
            let mut bound = [false; QUANTIFIERS];
            let fits = indices.iter().zip(place).all(|(index, i)| match index {
                Index::Each(q, offset) => {
                    let x = i - offset;
                    let same = !bound[*q] || input.quantifiers[*q] == x;
                    bound[*q] = true;
                    input.quantifiers[*q] = x;
                    same
                }
                Index::At(t) => bounds(t, input).single() == Some(i128::from(*i)),
            });
            if fits {
                let mut allow = |input: &PartialInput| rule.atom.allow_value(input, target, allowed);
                input.each(bindings, &mut bound, &mut allow);
            }
        }
    }

    /// Narrows single elements by rules between elements, before they are drawn, so that a choice leaves room for the
    /// ones after it. Gives up where that would cost too much: the drawing then rejects what does not fit.
    pub fn sweep(&mut self, vars: &[VarId], rules: &[usize]) {
        let input = &mut self.input;
        for &var in vars {
            input.cells[var] = vec![input.ranges.elements[var]; input.total(var)];
        }
        // What holds of the first row holds of all.
        let widths = self.widths(vars, rules);
        let places_max = if widths.is_some() { 1 } else { SWEEP_MAX };
        let input = &mut self.input;
        let work: usize = vars.iter().map(|&v| input.total(v)).sum::<usize>() * rules.len().max(1);
        if widths.is_none() && work > SWEEP_MAX {
            return;
        }
        for _ in 0..SWEEPS {
            if !sweep_rules(input, rules.iter().map(|&r| &self.rules.rules[r]), vars, places_max) {
                break;
            }
        }
        for (&var, width) in vars.iter().zip(widths.unwrap_or_default()) {
            let cells = &mut input.cells[var];
            (width..cells.len()).for_each(|cell| cells[cell] = cells[cell - width]);
        }
    }

    /// How many cells of each array belong to one row, where all rows are of one width and rules speak of each row alike and by itself.
    fn widths(&self, vars: &[VarId], rules: &[usize]) -> Option<Vec<usize>> {
        let mut rows = None;
        let mut width = |&var: &VarId| {
            let (field, depth) = (self.rules.field_of(var)?, self.rules.vars[var].depth);
            let value = self.input.field(field);
            let widths = |row: usize| if depth == 1 { 1 } else { value.range(1, row).len() };
            let count = if depth == 1 { self.input.total(var) } else { value.len() };
            let is_alike = (1..=2).contains(&depth) && *rows.get_or_insert(count) == count && count > 0;
            let width = is_alike.then(|| widths(0))?;
            let is_plain = !self.rules.tags.contains_key(&field);
            (is_plain && width > 0 && (1..count).all(|row| widths(row) == width)).then_some(width)
        };
        let widths = vars.iter().map(&mut width).collect::<Option<Vec<usize>>>()?;
        rules.iter().all(|&rule| speaks_of_each_row(&self.rules.rules[rule], vars)).then_some(widths)
    }
}

/// Whether a rule narrows the cells of each row by that row alone, and those of all rows alike; what narrows nothing does.
fn speaks_of_each_row(rule: &Rule, vars: &[VarId]) -> bool {
    let Atom::Compare(compare) = &rule.atom else { return true };
    let [Binding { prefix, offset: 0, .. }] = &rule.reach.bindings[..] else { return false };
    let mut holds = prefix.is_empty();
    for term in [&compare.left, &compare.right] {
        term.visit(&mut |term| {
            holds &= match term {
                Term::Element { var, indices } => {
                    let row = matches!(indices[..], [Index::Each(_, 0)] | [Index::Each(_, 0), Index::At(Term::Int(_))]);
                    vars.contains(var) && row
                }
                Term::Quantifier(_) => false,
                _ => true,
            };
        });
    }
    holds
}

/// Narrows all elements by rules, forwards and backwards; whether anything changed.
fn sweep_rules<'r>(
    input: &mut PartialInput,
    rules: impl Iterator<Item = &'r Rule>,
    vars: &[VarId],
    places_max: usize,
) -> bool {
    let mut swept = Vec::new();
    for rule in rules {
        let Atom::Compare(Compare { left, op, right }) = &rule.atom else { continue };
        let mut places: Vec<[i64; QUANTIFIERS]> = Vec::new();
        input.each(&rule.reach.bindings, &mut [false; QUANTIFIERS], &mut |input| {
            if places.len() < places_max {
                places.push(input.quantifiers);
            }
        });
        let mut elements = Vec::new();
        for term in [left, right] {
            term.visit(&mut |t| match t {
                Term::Element { var, .. } if vars.contains(var) => elements.push((*var, t)),
                _ => {}
            });
        }
        swept.push(((left, *op, right), places, elements));
    }
    let most = swept.iter().map(|(_, places, _)| places.len()).max().unwrap_or(0);
    // A chain that goes through two rules in turn may go through the later one first.
    let turns = if swept.len() > 1 { 2 } else { 1 };
    let mut targets = Vec::new();
    let mut changed = false;
    // Forwards carries lower ends along a chain, backwards carries upper ends.
    for backwards in [false, true] {
        let mut narrowed = false;
        for (k, _) in (0..most).flat_map(|k| (0..turns).map(move |turn| (k, turn))) {
            for (compared, places, elements) in swept.iter().filter(|(_, places, _)| k < places.len()) {
                input.quantifiers = places[if backwards { places.len() - 1 - k } else { k }];
                targets.extend(elements.iter().filter_map(|&(var, t)| Some((var, input.cell(t)?))));
                for (var, cell) in targets.drain(..) {
                    let old = input.cells[var][cell];
                    let mut range = old;
                    narrow_comparison(*compared, input, Target::Element(var, cell), &mut range);
                    if range != old {
                        input.cells[var][cell] = range;
                        narrowed = true;
                    }
                }
            }
        }
        changed |= narrowed;
        // What one way left as it was, the other way leaves too.
        if !narrowed {
            break;
        }
    }
    changed
}
