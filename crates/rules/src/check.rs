//! Whether values keep the rules, and if not, which value breaks which line.

use crate::expr::comparison::{admits, first_failing};
use crate::expr::evaluate::{Assuming, Target, bounds, narrow};
use crate::expr::interval::Interval;
use crate::expr::term::{QUANTIFIERS, Term};
use crate::expr::variables::{Places, Var, VarKind};
use crate::forms::compare::Compare;
use crate::forms::total::Total;
use crate::forms::{Atom, Rule};
use crate::rules::Rules;
use crate::values::{Broken, Values};
use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Cell, Input, NULL, Part, Place};

/// A rule that an input breaks.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// Index into [`Rules::lines`]; none where the type itself is broken.
    pub line: Option<usize>,
    pub place: Place,
    /// What is wrong, for a person: `nums[3] is 12`.
    pub message: String,
}

/// A rule that adds up over all repetitions, and the sum so far.
type Sum<'a> = (&'a Rule, &'a Total, i128);

impl Rules {
    /// Whether an input keeps every rule; the first broken line otherwise.
    pub fn check(&self, input: &Input) -> Result<(), Violation> {
        self.check_but(input, None)
    }

    /// The same without the rules of a line.
    pub fn check_but(&self, input: &Input, but: Option<usize>) -> Result<(), Violation> {
        let mut values = self.values(input);
        let totals = self.totals().filter(|(rule, _)| Some(rule.line) != but);
        let mut sums: Vec<Sum> = totals.map(|(rule, total)| (rule, total, 0)).collect();
        self.check_scope(&mut values, but)?;
        if !self.has_repeats {
            return Ok(());
        }
        for (repeat, inner) in input.repeats.iter().enumerate() {
            values.inner = Some(inner);
            values.repeat = Some(repeat);
            self.resolve(&mut values);
            self.check_scope(&mut values, but)?;
            values.quantifiers = [0; QUANTIFIERS];
            for (_, total, sum) in &mut sums {
                *sum += bounds(&total.term, &values).single().unwrap_or(0);
            }
        }
        let place = Place { repeat: None, field: 0, part: Part::Repeats };
        let exceeds = |(_, total, sum): &&Sum| !admits(total.op, sum.cmp(&bounds(&total.bound, &values).lo));
        match sums.iter().find(exceeds) {
            Some((rule, _, sum)) => {
                let message = format!("the total over all test cases is {sum}");
                Err(Violation { line: Some(rule.line), place, message })
            }
            None => Ok(()),
        }
    }

    /// The rules that add up over all repetitions.
    pub fn totals(&self) -> impl Iterator<Item = (&Rule, &Total)> {
        self.rules.iter().filter_map(|rule| match &rule.atom {
            Atom::Total(total) => Some((rule, total)),
            _ => None,
        })
    }

    /// The scalars of an input by slot: first those outside, then those of each repetition.
    pub fn names(&self, input: &Input) -> Vec<Vec<i128>> {
        let mut values = self.values(input);
        let mut out = vec![values.scalars.clone()];
        for inner in &input.repeats {
            values.inner = Some(inner);
            self.resolve(&mut values);
            out.push(values.scalars.clone());
        }
        out
    }

    /// The values outside the block, with their names.
    fn values<'a>(&'a self, input: &'a Input) -> Values<'a> {
        let mut values = Values {
            variables: &self.variables,
            outer: &input.fields,
            inner: None,
            repeat: None,
            scalars: vec![0; self.slots],
            quantifiers: [0; QUANTIFIERS],
        };
        for var in self.vars.iter().filter(|v| v.kind == VarKind::Repeats) {
            values.scalars[var.slot] = input.repeats.len() as i128;
        }
        self.resolve(&mut values);
        values
    }

    /// Fills in the scalars: parameters and lengths from the values, names from their definitions.
    fn resolve(&self, values: &mut Values) {
        for var in &self.vars {
            if var.depth > 0 || (var.repeated && values.inner.is_none()) {
                continue;
            }
            if let Some(x) = values.stated(&var.kind) {
                values.scalars[var.slot] = x;
            }
        }
        for definition in &self.definitions {
            let rule = &self.rules[definition.rule];
            if rule.reach.repeated && values.inner.is_none() {
                continue;
            }
            // A name that nothing tells, as where an array is empty, has its smallest value.
            let fallback = self.ranges.scalars[definition.slot].lo;
            values.quantifiers = [0; QUANTIFIERS];
            let defined = match &rule.atom {
                Atom::Compare(equation) => solve(equation, definition.slot, values),
                _ => None,
            };
            values.scalars[definition.slot] = defined.unwrap_or(fallback);
        }
    }

    /// What types and rules say of the values outside the block, or of those of one repetition.
    fn check_scope(&self, values: &mut Values, but: Option<usize>) -> Result<(), Violation> {
        self.check_types(values)?;
        self.check_same(values, but)?;
        let is_inner = values.inner.is_some();
        for rule in self.rules.iter().filter(|rule| rule.reach.repeated == is_inner && Some(rule.line) != but) {
            if let Some((place, message)) = rule.atom.check(&rule.reach, values) {
                return Err(Violation { line: Some(rule.line), place, message });
            }
        }
        Ok(())
    }

    /// Whether scalars that must be equal are.
    fn check_same(&self, values: &Values, but: Option<usize>) -> Result<(), Violation> {
        for &(a, b, line) in &self.same {
            let (x, y) = (&self.vars[a], &self.vars[b]);
            if (x.repeated || y.repeated) != values.inner.is_some() || Some(line) == but {
                continue;
            }
            let value = |v: &Var| values.stated(&v.kind).unwrap_or(values.scalars[v.slot]);
            if value(x) != value(y) {
                let (VarKind::Length { field, .. } | VarKind::Cells { field }) = y.kind else { continue };
                let place = values.whole(field);
                let message = format!("{} is {}, {} is {}", x.name, value(x), y.name, value(y));
                return Err(Violation { line: Some(line), place, message });
            }
        }
        Ok(())
    }

    /// What the types say, where no constraint line says more.
    fn check_types(&self, values: &Values) -> Result<(), Violation> {
        for (v, var) in self.vars.iter().enumerate() {
            let VarKind::Cells { field } = var.kind else { continue };
            if var.repeated != values.inner.is_some() {
                continue;
            }
            if let Some((place, message)) = self.check_type(values, v, field) {
                return Err(Violation { line: None, place, message });
            }
        }
        Ok(())
    }

    fn check_type(&self, values: &Values, v: usize, field: usize) -> Broken {
        let var = &self.vars[v];
        let cells = &values.field(field).cells;
        if var.cell == Cell::Double {
            let is_number = |&bits: &i64| bits == NULL || f64::from_bits(bits as u64).is_finite();
            let cell = cells.iter().position(|bits| !is_number(bits))?;
            let mut place = values.whole(field);
            place.part = Part::Cell(cell);
            let x = f64::from_bits(cells[cell] as u64);
            return Some((place, format!("{} is {x}", self.fields[field].name)));
        }
        let range = if var.depth == 0 { self.start.scalars[var.slot] } else { self.start.elements[v] };
        let (lo, hi) = (range.lo.max(i64::MIN as i128) as i64, range.hi.min(i64::MAX as i128) as i64);
        let is_far = |x: i64| x < lo || x > hi;
        if self.trees.contains_key(&field) {
            let found = cells.iter().position(|&x| x != NULL && is_far(x));
            let is_tree = found.is_some() || is_level_order(cells, self.is_binary(field));
            let no_tree =
                || (values.whole(field), format!("`{}` is not a tree in level order", self.fields[field].name));
            return if is_tree { found.map(|c| values.blame(v, c)) } else { Some(no_tree()) };
        }
        // A cell is absent exactly where its row is of another kind; strings carry that in their length.
        if let (Some((tag, alternative)), 1) = (self.tags.get(&field), self.fields[field].depth) {
            let tags = &values.field(*tag).cells;
            let is_wrong = |(c, &x): (usize, &i64)| match tags.get(c) == Some(alternative) {
                true => is_far(x),
                false => x != NULL,
            };
            return cells.iter().enumerate().position(is_wrong).map(|c| values.blame(v, c));
        }
        let found = first_failing(cells, Comparison::GreaterEqual, lo)
            .or_else(|| first_failing(cells, Comparison::LessEqual, hi));
        found.map(|c| values.blame(v, c))
    }
}

/// The value of a name by its equation; none where no element exists to tell it.
fn solve(equation: &Compare, slot: usize, values: &Values) -> Option<i128> {
    let name = Term::Scalar(slot);
    if let Some((_, _, other)) = equation.sides().into_iter().find(|(side, ..)| **side == name) {
        return bounds(other, values).single();
    }
    // The name stands inside an expression, as in `edges.length == n - 1`: search the side for it.
    equation.sides().into_iter().filter(|(side, ..)| side.scalars().contains(&slot)).find_map(|(side, _, other)| {
        let want = bounds(other, values).single()?;
        let target = Target::Scalar(slot);
        let unknown = Assuming { known: values, target: Some(target), value: Interval::ALL };
        let mut range = Interval::ALL;
        narrow(side, Interval::point(want), &unknown, target, &mut range);
        range.single()
    })
}

/// Whether cells are a tree in level order, up to the last node.
fn is_level_order(cells: &[i64], is_binary: bool) -> bool {
    let mut places = Places::new(is_binary, None);
    let fits = |&x: &i64| {
        let can = if x == NULL { places.take_nothing(1) } else { places.take_node() };
        places.fill(x != NULL);
        can
    };
    cells.last() != Some(&NULL) && cells.iter().all(fits)
}
