//! Inputs that are almost legal, made from one that is: each breaks one rule by as little as possible.

mod edit;
mod several;

use self::edit::{Edit, Scope};
use super::frame::{Frame, QUANTIFIERS};
use super::interval::{Interval, Known, Target, bounds, narrow_comparison};
use super::rules::{Atom, Index, Rule, Rules, Term, VarId, VarKind};
use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Cell, Input, NULL};

/// An input that breaks one constraint line.
#[derive(Clone, Debug, PartialEq)]
pub struct NearMiss {
    /// The broken line: index into [`Rules::lines`]. Others may be broken with it.
    pub line: usize,
    /// What was done to the legal input, for a person.
    pub reason: String,
    /// The input; its values may have no text, as a row too long for its matrix.
    pub input: Input,
}

impl Rules {
    /// Inputs that each break a line, derived from the rules and a legal input: every bound off by one at each parameter, a value
    /// that repeats, neighbours out of order, lengths that differ by one, a letter that is not in the alphabet, a value that is
    /// none of the given ones.
    ///
    /// Of the elements of an array the first and the last are tried. A rule without an element to break it has none.
    pub fn near_misses(&self, input: &Input) -> Vec<NearMiss> {
        let mut misses = Misses { rules: self, input, names: self.names(input), made: Vec::new() };
        misses.scope(None);
        for repeat in ends(input.repeats.len()) {
            misses.scope(Some(repeat));
        }
        misses.made
    }
}

/// The first and the last of so many.
fn ends(count: usize) -> impl Iterator<Item = usize> {
    (0..count.min(1)).chain((count > 1).then_some(count.saturating_sub(1)))
}

struct Misses<'a> {
    rules: &'a Rules,
    input: &'a Input,
    /// The scalars outside, then those of each repetition.
    names: Vec<Vec<i128>>,
    made: Vec<NearMiss>,
}

impl<'a> Misses<'a> {
    /// The misses of all rules that speak of the whole input, or of one repetition.
    fn scope(&mut self, repeat: Option<usize>) {
        let rules = self.rules;
        let mut frame = Frame {
            rules,
            outer: &self.input.fields,
            inner: repeat.map(|r| self.input.repeats[r].as_slice()),
            repeat,
            scalars: self.names[repeat.map_or(0, |r| r + 1)].clone(),
            quantifiers: [0; QUANTIFIERS],
        };
        for rule in rules.rules.iter().filter(|rule| rule.repeated == repeat.is_some()) {
            self.rule(rule, &mut frame, 0);
        }
        for &(a, b, line) in &rules.same {
            if (rules.vars[a].repeated || rules.vars[b].repeated) == repeat.is_some() {
                self.unequal(line, repeat, [a, b]);
            }
        }
    }

    /// Runs over the first and last values of the rule's quantifiers.
    fn rule(&mut self, rule: &Rule, frame: &mut Frame<'a>, step: usize) {
        let Some(binding) = rule.bindings.get(step) else {
            if !self.defines(rule, frame) {
                self.one(rule, frame);
            }
            return;
        };
        let range = frame.binding_range(binding.var, &binding.prefix, binding.offset);
        let last = range.end - 1;
        for value in [range.start, range.start + 1, last] {
            let is_again = value == last && last < range.start + 2 && value != range.start;
            if range.contains(&value) && !is_again {
                frame.quantifiers[binding.quantifier] = value;
                self.rule(rule, frame, step + 1);
            }
        }
    }

    /// Whether a name gets its value here: another value of what defines it only gives the name another value.
    fn defines(&self, rule: &Rule, frame: &Frame) -> bool {
        let is_definition = self.rules.definitions.iter().any(|d| std::ptr::eq(&self.rules.rules[d.rule], rule));
        is_definition && rule.bindings.iter().all(|binding| frame.quantifiers[binding.quantifier] == 0)
    }

    fn one(&mut self, rule: &Rule, frame: &Frame<'a>) {
        let scope = frame.repeat;
        match &rule.atom {
            Atom::Compare { left, op, right } if rule.is_double => {
                self.double(rule, frame, left, *op, right);
                self.double(rule, frame, right, op.flipped(), left);
            }
            Atom::Compare { left, op: Comparison::NotEqual, right } => {
                for (side, other) in [(left, right), (right, left)] {
                    if let (Some(target), Some(value)) = (leaf(side, frame), bounds(other, frame).single()) {
                        self.set(rule, frame, target, value, "the unwanted value");
                    }
                }
            }
            Atom::Compare { left, op, right } => {
                for target in leaves(&[left, right], frame) {
                    let hides = !sums(&rule.atom);
                    let known = Hiding { frame, target: hides.then_some(target) };
                    let mut range = Interval::ALL;
                    narrow_comparison(left, *op, right, &known, target, &mut range);
                    // Without a bound, what lies past it is no 64-bit number.
                    self.set(rule, frame, target, range.lo - 1, "one too small");
                    self.set(rule, frame, target, range.hi + 1, "one too large");
                }
            }
            Atom::Congruent { term, modulus, .. } if *modulus > 1 => {
                let is_sum = matches!(term, Term::Sum(_));
                let targets = if is_sum { leaves(&[term], frame) } else { leaf(term, frame).into_iter().collect() };
                for target in targets {
                    let now = match target {
                        Target::Scalar(slot) => Some(frame.scalars[slot]),
                        Target::Element(var, cell) => frame.value(var, cell),
                    };
                    if let Some(now) = now {
                        self.set(rule, frame, target, now + 1, "another remainder");
                    }
                }
            }
            Atom::Congruent { .. } => {}
            Atom::Member { term, values } => {
                let Some(target) = leaf(term, frame) else { return };
                let outside = |x: &i64| values.binary_search(x).is_err();
                let near = values.iter().flat_map(|&x| [x.saturating_sub(1), x.saturating_add(1)]).filter(outside);
                let (first, last) = (near.clone().next(), near.clone().next_back());
                for value in first.into_iter().chain(last.filter(|_| first != last)) {
                    self.set(rule, frame, target, i128::from(value), "none of the given values");
                }
            }
            Atom::Texts { field, values } => self.texts(rule, frame, *field, values),
            Atom::Distinct { fields, item, group } => self.repeated_item(rule, frame, fields, *item, *group),
            Atom::Unlike { fields: (a, b) } => {
                if [a, b].iter().all(|&&f| self.rules.fields[f].column.is_none()) {
                    self.make(rule.line, "the same as the other", scope, &[Edit::Copy { from: *a, to: *b }], &[]);
                }
            }
            Atom::Total { term, op, bound } => self.total(rule, frame, term, *op, bound),
            Atom::Decimals { field, digits } => self.decimals(rule, frame, *field, *digits),
            Atom::When { conditions, then } => self.conditional(rule, frame, conditions, then),
            Atom::Count { var, group, ranges, .. } => self.counted(rule, frame, *var, *group, ranges),
            Atom::Run { var, group, ranges, most } => self.side_by_side(rule, frame, *var, *group, ranges, *most),
            // One changed value seldom breaks only what several values say together.
            Atom::Among { .. }
            | Atom::Form { .. }
            | Atom::Lacks { .. }
            | Atom::Prime { .. }
            | Atom::Appear { .. }
            | Atom::CountRemainder { .. }
            | Atom::Within { .. }
            | Atom::Rearranged { .. }
            | Atom::Holds { .. }
            | Atom::Symmetric { .. }
            | Atom::SearchTree { .. }
            | Atom::Graph(_) => {}
        }
    }

    /// Gives a scalar or an element another value that breaks the rule by itself.
    fn set(&mut self, rule: &Rule, frame: &Frame, target: Target, value: i128, reason: &str) {
        if occurrences(&rule.atom, target, frame) != 1 {
            return;
        }
        let Ok(value) = i64::try_from(value) else { return };
        let edit = match target {
            Target::Scalar(slot) => Edit::Slot { slot, value },
            Target::Element(var, cell) => match self.rules.vars[var].kind {
                VarKind::Length { field, level } => Edit::Length { field, level, index: cell, length: value },
                VarKind::Cells { field } => {
                    let is_absent = frame.value(var, cell).is_none();
                    if is_absent || !fits(self.rules.vars[var].cell, value) {
                        return;
                    }
                    Edit::Cell { field, cell, value }
                }
                _ => return,
            },
        };
        let name = match target {
            Target::Scalar(slot) => {
                let var = self.rules.vars.iter().find(|v| v.depth == 0 && v.slot == slot);
                let Some(var) = var.filter(|v| fits(v.cell, value)) else { return };
                var.name.clone()
            }
            Target::Element(var, cell) => frame.name_of(var, cell),
        };
        // Names that follow from what is changed could make the rule hold again.
        let fixed: Vec<usize> = rule.atom.scalars().into_iter().filter(|&s| target != Target::Scalar(s)).collect();
        self.make(rule.line, &format!("{name}: {reason}"), frame.repeat, &[edit], &fixed);
    }

    /// Adds a miss, unless the edits cannot be made or give one of the `fixed` names another value.
    fn make(&mut self, line: usize, reason: &str, scope: Scope, edits: &[Edit], fixed: &[usize]) {
        let mut input = self.input.clone();
        if !edits.iter().all(|edit| edit.apply(self.rules, scope, &mut input)) {
            return;
        }
        let names = self.rules.names(&input);
        let place = scope.map_or(0, |repeat| repeat + 1);
        let kept = names.get(place).is_some_and(|now| fixed.iter().all(|&s| now[s] == self.names[place][s]));
        if kept && input != *self.input {
            self.made.push(NearMiss { line, reason: reason.to_string(), input });
        }
    }

    fn double(&mut self, rule: &Rule, frame: &Frame, side: &Term, op: Comparison, other: &Term) {
        let Some(target) = leaf(side, frame) else { return };
        let Some(bound) = frame.float(other) else { return };
        let var = match target {
            Target::Element(var, _) => Some(var),
            Target::Scalar(slot) => self.rules.vars.iter().position(|v| v.depth == 0 && v.slot == slot),
        };
        let Some(var) = var.filter(|&v| self.rules.vars[v].cell == Cell::Double) else { return };
        let step = 1.0 / self.rules.scale as f64;
        let value = match op {
            Comparison::LessEqual | Comparison::Equal => bound + step,
            Comparison::GreaterEqual => bound - step,
            Comparison::Less | Comparison::Greater | Comparison::NotEqual => bound,
        };
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return };
        let cell = if let Target::Element(_, cell) = target { cell } else { 0 };
        if occurrences(&rule.atom, target, frame) == 1 && frame.field(field).cells.get(cell).is_some_and(|&x| x != NULL)
        {
            let edit = Edit::Cell { field, cell, value: value.to_bits() as i64 };
            let reason = format!("{}: past a bound", frame.name_of(var, cell));
            self.make(rule.line, &reason, frame.repeat, &[edit], &[]);
        }
    }

    fn texts(&mut self, rule: &Rule, frame: &Frame, field: usize, values: &[Vec<u8>]) {
        let level = self.rules.fields[field].depth - 1;
        let longer =
            values.iter().map(|text| [text.as_slice(), text.last().map_or(b"x", std::slice::from_ref)].concat());
        let Some(other) = longer.into_iter().find(|text| !values.contains(text)) else { return };
        for index in ends(frame.field(field).ends[level].len()).filter(|&i| !frame.is_absent(field, level, i)) {
            let letters = other.iter().map(|&b| i64::from(b)).collect();
            let edits = [Edit::Item { field, level, index, cells: letters }];
            self.make(rule.line, "none of the given texts", frame.repeat, &edits, &[]);
        }
    }

    fn repeated_item(&mut self, rule: &Rule, frame: &Frame, fields: &[usize], item: usize, group: usize) {
        if fields.iter().any(|field| self.rules.tags.contains_key(field)) {
            return;
        }
        // Items of one group stand side by side; a group of one has nothing to repeat.
        let level = item - 1;
        let first = frame.field(fields[0]);
        let lists = if group == level { first.ends[level].len() } else { usize::from(group == 0) };
        for list in ends(lists) {
            let range = if group == level {
                first.range(level, list)
            } else {
                0..first.ends[level].last().map_or(0, |&n| n as usize)
            };
            let (last, count) = (range.end.saturating_sub(1), range.len());
            for (from, to) in
                [(range.start, range.start + 1), (range.start, last)].into_iter().take(count.min(3) - count.min(1))
            {
                let edits: Vec<Edit> =
                    fields.iter().map(|&field| Edit::Repeat { field, level: item, from, to }).collect();
                self.make(rule.line, "an item that is there already", frame.repeat, &edits, &[]);
            }
        }
    }

    /// Makes the repetitions larger, as far as each may be, until they are too large together.
    fn total(&mut self, rule: &Rule, frame: &Frame, term: &Term, op: Comparison, bound: &Term) {
        let (Term::Scalar(slot), Comparison::Less | Comparison::LessEqual, Some(0)) = (term, op, frame.repeat) else {
            return;
        };
        let Some(bound) = bounds(bound, frame).single() else { return };
        let total: i128 = self.names[1..].iter().map(|names| names[*slot]).sum();
        let mut missing = bound - total + i128::from(op == Comparison::LessEqual);
        let mut input = self.input.clone();
        for (repeat, names) in self.names[1..].iter().enumerate() {
            let more = missing.min(self.rules.ranges.scalars[*slot].hi - names[*slot]).max(0);
            let Ok(value) = i64::try_from(names[*slot] + more) else { return };
            if more > 0 && !(Edit::Slot { slot: *slot, value }).apply(self.rules, Some(repeat), &mut input) {
                return;
            }
            missing -= more;
        }
        if missing == 0 {
            self.made.push(NearMiss { line: rule.line, reason: "a total that is one too large".to_string(), input });
        }
    }

    fn decimals(&mut self, rule: &Rule, frame: &Frame, field: usize, digits: u32) {
        let cells = &frame.field(field).cells;
        for cell in ends(cells.len()).filter(|&c| cells[c] != NULL) {
            let value = f64::from_bits(cells[cell] as u64).trunc();
            let longer = format!("{value}.{}1", "0".repeat(digits as usize));
            if let Ok(value) = longer.parse::<f64>() {
                let edit = Edit::Cell { field, cell, value: value.to_bits() as i64 };
                self.make(rule.line, "a digit too many behind the point", frame.repeat, &[edit], &[]);
            }
        }
    }

    /// Makes two things differ that the input states separately and that must be equal.
    fn unequal(&mut self, line: usize, repeat: Option<usize>, vars: [VarId; 2]) {
        for var in vars {
            let scope = repeat.filter(|_| self.rules.vars[var].repeated);
            let now = self.names[scope.map_or(0, |r| r + 1)][self.rules.vars[var].slot];
            for value in [now - 1, now + 1] {
                let Ok(value) = i64::try_from(value) else { continue };
                let edit = match self.rules.vars[var].kind {
                    VarKind::Length { field, level } => Edit::Length { field, level, index: 0, length: value },
                    VarKind::Cells { field } => Edit::Cell { field, cell: 0, value },
                    _ => continue,
                };
                let reason = format!("{}: one off what it must be equal to", self.rules.vars[var].name);
                self.make(line, &reason, scope, &[edit], &[]);
            }
        }
    }
}

/// Whether a cell of this kind can hold the value at all, and be written.
fn fits(cell: Cell, value: i64) -> bool {
    match cell {
        Cell::Int => value != NULL,
        Cell::Bool => value == 0 || value == 1,
        Cell::Char => (0x20..0x7f).contains(&value),
        Cell::Double | Cell::Tag => false,
    }
}

/// Whether a rule speaks of a whole array at once.
fn sums(atom: &Atom) -> bool {
    let mut found = false;
    for term in atom.terms() {
        term.visit(&mut |t| found |= matches!(t, Term::Sum(_) | Term::Smallest(_) | Term::Largest(_)));
    }
    found
}

/// The scalar or element that a term is.
fn leaf(term: &Term, frame: &Frame) -> Option<Target> {
    match term {
        Term::Scalar(slot) => Some(Target::Scalar(*slot)),
        Term::Element { var, .. } => frame.cell(term).map(|cell| Target::Element(*var, cell)),
        _ => None,
    }
}

/// The scalars and elements that some terms are made of, those inside an index left out.
fn leaves(terms: &[&Term], frame: &Frame) -> Vec<Target> {
    let mut found = Vec::new();
    let mut open = terms.to_vec();
    while let Some(term) = open.pop() {
        match term {
            Term::Negate(a) | Term::Abs(a) => open.push(a),
            Term::Binary(_, a, b) => open.extend([&**a, &**b]),
            Term::Min(terms) | Term::Max(terms) => open.extend(terms),
            Term::Sum(var) | Term::Smallest(var) | Term::Largest(var) => {
                found.extend(ends(frame.count(*var)).map(|cell| Target::Element(*var, cell)));
            }
            _ => found.extend(leaf(term, frame)),
        }
    }
    found
}

/// How often a rule speaks of a scalar or element, also inside an index; changing a length speaks of all that is counted.
fn occurrences(atom: &Atom, target: Target, frame: &Frame) -> usize {
    let rules = frame.rules;
    let parameter_of = |var: VarId| match rules.vars[var].kind {
        VarKind::Length { field, .. } | VarKind::Cells { field } => Some(rules.fields[field].parameter),
        _ => None,
    };
    let is_length = |v: VarId| matches!(rules.vars[v].kind, VarKind::Length { .. });
    let resized: Vec<usize> = match target {
        Target::Element(var, _) if is_length(var) => parameter_of(var).into_iter().collect(),
        Target::Element(..) => Vec::new(),
        Target::Scalar(slot) => (0..rules.vars.len())
            .filter(|&v| rules.vars[v].depth == 0 && rules.vars[v].slot == slot && is_length(v))
            .filter_map(parameter_of)
            .collect(),
    };
    let mut count = 0;
    for term in atom.terms() {
        term.visit(&mut |t| {
            count += match t {
                Term::Scalar(slot) => usize::from(target == Target::Scalar(*slot)),
                Term::Element { var, indices } => {
                    let same = leaf(t, frame) == Some(target);
                    let moved = parameter_of(*var).is_some_and(|p| resized.contains(&p)) && !same;
                    let places = indices.iter().filter(|i| matches!(i, Index::At(Term::Scalar(_)))).count();
                    usize::from(same) + usize::from(moved) * (1 + places)
                }
                Term::Sum(var) | Term::Smallest(var) | Term::Largest(var) => {
                    let same = matches!(target, Target::Element(v, _) if v == *var);
                    let moved = parameter_of(*var).is_some_and(|p| resized.contains(&p)) && !same;
                    usize::from(same) + usize::from(moved)
                }
                _ => 0,
            };
        });
    }
    count
}

/// Sees everything of a frame but the value that is to be changed.
struct Hiding<'f, 'a> {
    frame: &'f Frame<'a>,
    target: Option<Target>,
}

impl Known for Hiding<'_, '_> {
    fn scalar(&self, slot: usize) -> Interval {
        if self.target == Some(Target::Scalar(slot)) { Interval::ALL } else { self.frame.scalar(slot) }
    }

    fn element(&self, var: VarId, cell: Option<usize>) -> Interval {
        let hidden = cell.is_some_and(|c| self.target == Some(Target::Element(var, c)));
        if hidden { Interval::ALL } else { self.frame.element(var, cell) }
    }

    fn cell(&self, term: &Term) -> Option<usize> {
        self.frame.cell(term)
    }

    fn quantifier(&self, q: usize) -> Interval {
        self.frame.quantifier(q)
    }

    fn sum(&self, var: VarId) -> Interval {
        self.frame.sum(var)
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        self.frame.extremes(var)
    }
}
