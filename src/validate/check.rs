//! Whether values keep the rules, and if not, which value breaks which line.

use super::interval::{Interval, Known, bounds};
use super::rules::{Atom, Index, Rule, Rules, Term, Var, VarId, VarKind};
use crate::model::constraint::{Comparison, Operator};
use crate::model::input::{Cell, Input, NULL, Part, Place, Value};
use std::cmp::Ordering;

/// A rule that an input breaks.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// Index into [`Rules::lines`]; none where the type itself is broken.
    pub line: Option<usize>,
    /// The value that breaks it.
    pub place: Place,
    /// What is wrong, for a person: `nums[3] is 12`.
    pub message: String,
}

/// The values of one repetition (or of the whole input) with all names known.
pub(crate) struct Frame<'a> {
    rules: &'a Rules,
    outer: &'a [Value],
    inner: Option<&'a [Value]>,
    repeat: Option<usize>,
    scalars: Vec<i128>,
    quantifiers: [i64; QUANTIFIERS],
}

/// More quantifiers than any line has.
pub(crate) const QUANTIFIERS: usize = 8;

impl Known for Frame<'_> {
    fn scalar(&self, slot: usize) -> Interval {
        Interval::point(self.scalars[slot])
    }

    fn element(&self, var: VarId, cell: Option<usize>) -> Interval {
        match cell.and_then(|c| self.value(var, c)) {
            Some(x) => Interval::point(x),
            None => Interval::EMPTY,
        }
    }

    fn cell(&self, term: &Term) -> Option<usize> {
        let Term::Element { var, indices } = term else { return None };
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = self.rules.vars[*var].kind else {
            return None;
        };
        let value = self.field(field);
        let mut at = 0;
        for (level, index) in indices.iter().enumerate() {
            let i = match index {
                Index::Each(q, offset) => i128::from(self.quantifiers[*q] + offset),
                Index::At(t) => bounds(t, self).single()?,
            };
            let range = value.range(level, at);
            at = range.start + usize::try_from(i).ok().filter(|&i| i < range.len())?;
        }
        Some(at)
    }

    fn quantifier(&self, q: usize) -> Interval {
        Interval::point(i128::from(self.quantifiers[q] + self.rules.indices_from))
    }

    fn sum(&self, var: VarId) -> Interval {
        Interval::point((0..self.count(var)).filter_map(|c| self.value(var, c)).sum())
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        let all = || (0..self.count(var)).filter_map(|c| self.value(var, c));
        let end = |x: Option<i128>| x.map_or(Interval::EMPTY, Interval::point);
        (end(all().min()), end(all().max()))
    }
}

impl<'a> Frame<'a> {
    fn field(&self, field: usize) -> &'a Value {
        match self.inner {
            Some(inner) if self.rules.repeated_fields[field] => &inner[field],
            _ => &self.outer[field],
        }
    }

    /// How many elements an array variable has.
    fn count(&self, var: VarId) -> usize {
        match self.rules.vars[var].kind {
            VarKind::Length { field, level } => self.field(field).ends[level].len(),
            VarKind::Cells { field } => self.field(field).cells.len(),
            _ => 1,
        }
    }

    /// One element; none for a column that its row's alternative does not have.
    fn value(&self, var: VarId, cell: usize) -> Option<i128> {
        match self.rules.vars[var].kind {
            VarKind::Length { field, level } => {
                if level > 0 && self.is_absent(field, level, cell) {
                    return None;
                }
                Some(self.field(field).range(level, cell).len() as i128)
            }
            VarKind::Cells { field } => {
                let x = self.field(field).cells[cell];
                (x != NULL).then_some(i128::from(x))
            }
            _ => None,
        }
    }

    fn is_absent(&self, field: usize, level: usize, item: usize) -> bool {
        match self.rules.tags.get(&field) {
            Some(&(tag, alternative)) if level == 1 => self.field(tag).cells.get(item) != Some(&alternative),
            _ => false,
        }
    }

    /// A scalar that the input itself states.
    fn stated(&self, kind: &VarKind) -> Option<i128> {
        match *kind {
            VarKind::Name | VarKind::Repeats => None,
            VarKind::Length { field, .. } => Some(self.field(field).len() as i128),
            VarKind::Cells { field } => Some(self.field(field).cells.first().map_or(0, |&x| i128::from(x))),
        }
    }

    /// Whether scalars that must be equal are.
    fn check_same(&self) -> Result<(), Violation> {
        for &(a, b, line) in &self.rules.same {
            let (x, y) = (&self.rules.vars[a], &self.rules.vars[b]);
            if (x.repeated || y.repeated) != self.inner.is_some() {
                continue;
            }
            let value = |v: &Var| self.stated(&v.kind).unwrap_or(self.scalars[v.slot]);
            if value(x) != value(y) {
                let (VarKind::Length { field, .. } | VarKind::Cells { field }) = y.kind else { continue };
                let place = self.whole(field);
                let message = format!("{} is {}, {} is {}", x.name, value(x), y.name, value(y));
                return Err(Violation { line: Some(line), place, message });
            }
        }
        Ok(())
    }

    /// Fills in the scalars: parameters and lengths from the values, names from their definitions.
    fn resolve(&mut self) {
        for var in &self.rules.vars {
            if var.depth > 0 || (var.repeated && self.inner.is_none()) {
                continue;
            }
            if let Some(x) = self.stated(&var.kind) {
                self.scalars[var.slot] = x;
            }
        }
        for definition in &self.rules.definitions {
            let rule = &self.rules.rules[definition.rule];
            if rule.repeated && self.inner.is_none() {
                continue;
            }
            self.scalars[definition.slot] = self.define(rule, definition.slot);
        }
    }

    /// The value of a name by its equation; where no element exists to tell it, the smallest that the rules allow.
    fn define(&mut self, rule: &Rule, slot: usize) -> i128 {
        let fallback = self.rules.ranges.scalars[slot].lo;
        let Atom::Compare { left, right, .. } = &rule.atom else { return fallback };
        self.quantifiers = [0; QUANTIFIERS];
        for (name, other) in [(left, right), (right, left)] {
            if *name == Term::Scalar(slot) {
                return bounds(other, self).single().unwrap_or(fallback);
            }
        }
        // The name stands inside an expression, as in `edges.length == n - 1`: search the side for it.
        for (side, other) in [(left, right), (right, left)] {
            if side.scalars().contains(&slot)
                && let Some(want) = bounds(other, self).single()
            {
                let unknown = Unknown { frame: self, slot };
                let mut range = Interval::ALL;
                super::interval::narrow(
                    side,
                    Interval::point(want),
                    &unknown,
                    super::interval::Target::Scalar(slot),
                    &mut range,
                );
                if let Some(x) = range.single() {
                    return x;
                }
            }
        }
        fallback
    }

    fn check(&mut self, rule: &Rule) -> Result<(), Violation> {
        let broken = match &rule.atom {
            _ if rule.is_double => self.check_double(rule),
            Atom::Compare { left: Term::Element { var, .. }, op, right } if rule.uniform && right.is_scalar() => {
                self.check_all(*var, *op, bounds(right, self).lo)
            }
            Atom::Compare { left, op, right: Term::Element { var, .. } } if rule.uniform && left.is_scalar() => {
                self.check_all(*var, op.flipped(), bounds(left, self).lo)
            }
            Atom::Member { term: Term::Element { var, .. }, values } if rule.uniform => {
                self.check_members(*var, values)
            }
            Atom::Texts { field, values } => self.check_texts(*field, values),
            Atom::Distinct { fields, item, group } => self.check_distinct(fields, *item, *group),
            Atom::Unlike { fields: (a, b) } => {
                let same = self.field(*a) == self.field(*b);
                same.then(|| {
                    (
                        self.whole(*a),
                        format!("`{}` and `{}` are the same", self.rules.fields[*a].name, self.rules.fields[*b].name),
                    )
                })
            }
            Atom::Total { .. } => None,
            Atom::Decimals { .. } => None,
            Atom::Compare { .. } | Atom::Congruent { .. } | Atom::Member { .. } => self.check_each(rule, 0),
        };
        match broken {
            None => Ok(()),
            Some((place, message)) => Err(Violation { line: Some(rule.line), place, message }),
        }
    }

    fn check_all(&self, var: VarId, op: Comparison, bound: i128) -> Broken {
        let bound = bound.clamp(i64::MIN as i128, i64::MAX as i128) as i64;
        let fails = |x: i64| match op {
            Comparison::Less => x >= bound,
            Comparison::LessEqual => x > bound,
            Comparison::Greater => x <= bound,
            Comparison::GreaterEqual => x < bound,
            Comparison::Equal => x != bound,
            Comparison::NotEqual => x == bound,
        };
        let found = match self.rules.vars[var].kind {
            VarKind::Cells { field } if !self.rules.tags.contains_key(&field) => {
                first_failing(&self.field(field).cells, op, bound)
            }
            _ => (0..self.count(var)).find(|&c| self.value(var, c).is_some_and(|x| fails(x as i64))),
        };
        found.map(|c| self.blame(var, c))
    }

    fn check_members(&self, var: VarId, values: &[i64]) -> Broken {
        let allowed = |x: i64| values.binary_search(&x).is_ok();
        if let (VarKind::Cells { field }, Some(&lo), Some(&hi)) =
            (&self.rules.vars[var].kind, values.first(), values.last())
            && hi - lo < 256
        {
            let mut table = [false; 256];
            values.iter().for_each(|&x| table[(x - lo) as usize] = true);
            let bad = |&x: &i64| x != NULL && !(x >= lo && x <= hi && table[(x - lo) as usize]);
            return self.field(*field).cells.iter().position(|x| bad(x)).map(|c| self.blame(var, c));
        }
        (0..self.count(var))
            .find(|&c| self.value(var, c).is_some_and(|x| !allowed(x as i64)))
            .map(|c| self.blame(var, c))
    }

    fn check_texts(&self, field: usize, values: &[Vec<u8>]) -> Broken {
        let value = self.field(field);
        let level = value.ends.len() - 1;
        for item in 0..value.ends[level].len() {
            if self.is_absent(field, level, item) {
                continue;
            }
            let letters = &value.cells[value.range(level, item)];
            let same =
                |t: &Vec<u8>| t.len() == letters.len() && t.iter().zip(letters).all(|(&a, &b)| i64::from(a) == b);
            if !values.iter().any(same) {
                let place = Place { repeat: self.repeat, field, part: Part::Length { level, index: item } };
                return Some((place, format!("`{}` is none of the listed texts", text(letters))));
            }
        }
        None
    }

    fn check_distinct(&self, fields: &[usize], item: usize, group: usize) -> Broken {
        let first = self.field(fields[0]);
        let groups = if group == 0 { 1 } else { first.ends[group - 1].last().map_or(0, |&n| n as usize) };
        for g in 0..groups {
            let mut range = g..g + 1;
            for level in group..item {
                let start = if range.start == 0 { 0 } else { first.ends[level][range.start - 1] as usize };
                range = start..if range.is_empty() { start } else { first.ends[level][range.end - 1] as usize };
            }
            if let Some((a, b)) = self.find_equal(fields, item, range.clone()) {
                let depth = self.rules.fields[fields[0]].depth;
                let part = if depth == item { Part::Cell(b) } else { Part::Length { level: item, index: b } };
                let place = Place { repeat: self.repeat, field: fields[0], part };
                let name = &self.rules.fields[fields[0]].name;
                return Some((
                    place,
                    format!("items {} and {} of `{name}` are the same", a - range.start + 1, b - range.start + 1),
                ));
            }
        }
        None
    }

    fn find_equal(&self, fields: &[usize], item: usize, range: std::ops::Range<usize>) -> Option<(usize, usize)> {
        if let [field] = fields
            && self.rules.fields[*field].depth == item
        {
            let cells = &self.field(*field).cells;
            let (lo, hi) = cells[range.clone()].iter().fold((i64::MAX, i64::MIN), |(a, b), &x| (a.min(x), b.max(x)));
            if range.len() > 1 && (hi as i128 - lo as i128) < 16 * range.len() as i128 + 1024 {
                let mut seen = vec![false; (hi - lo) as usize + 1];
                for c in range.clone() {
                    if std::mem::replace(&mut seen[(cells[c] - lo) as usize], true) {
                        return range.clone().find(|&a| cells[a] == cells[c]).map(|a| (a, c));
                    }
                }
                return None;
            }
        }
        let compare = |a: usize, b: usize| -> Ordering {
            for &f in fields {
                let value = self.field(f);
                let cells = |mut r: std::ops::Range<usize>| {
                    for level in item..value.ends.len() {
                        let start = if r.start == 0 { 0 } else { value.ends[level][r.start - 1] as usize };
                        r = start..if r.is_empty() { start } else { value.ends[level][r.end - 1] as usize };
                    }
                    &value.cells[r]
                };
                let order = cells(a..a + 1).cmp(cells(b..b + 1));
                if order != Ordering::Equal {
                    return order;
                }
            }
            Ordering::Equal
        };
        let mut order: Vec<usize> = range.collect();
        order.sort_by(|&a, &b| compare(a, b));
        order
            .windows(2)
            .filter(|w| compare(w[0], w[1]) == Ordering::Equal)
            .map(|w| (w[0], w[1]))
            .min_by_key(|&(_, b)| b)
    }

    /// Runs over all values of the rule's quantifiers.
    fn check_each(&mut self, rule: &Rule, step: usize) -> Broken {
        let Some(binding) = rule.bindings.get(step) else { return self.check_one(rule) };
        let range = self.binding_range(binding.var, &binding.prefix, binding.offset);
        for i in range {
            self.quantifiers[binding.quantifier] = i;
            if let Some(broken) = self.check_each(rule, step + 1) {
                return Some(broken);
            }
        }
        None
    }

    fn binding_range(&self, var: VarId, prefix: &[Index], offset: i64) -> std::ops::Range<i64> {
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = self.rules.vars[var].kind else { return 0..0 };
        let length = self.rules.of_field[field][prefix.len()];
        let term = Term::Element { var: length, indices: prefix.to_vec() };
        match self.cell(&term) {
            Some(at) => {
                let n = self.field(field).range(prefix.len(), at).len() as i64;
                -offset..n - offset
            }
            None => 0..0,
        }
    }

    fn check_one(&self, rule: &Rule) -> Broken {
        let holds = match &rule.atom {
            Atom::Compare { left, op, right } => {
                let (l, r) = (bounds(left, self), bounds(right, self));
                match (l.single(), r.single()) {
                    (Some(l), Some(r)) => compare(l.cmp(&r), *op),
                    // An element that does not exist breaks nothing; a division by zero cannot hold.
                    _ => l.is_empty() || r.is_empty(),
                }
            }
            Atom::Congruent { term, modulus, remainder } => match bounds(term, self).single() {
                Some(x) => x.rem_euclid(i128::from(*modulus)) == i128::from(*remainder),
                None => true,
            },
            Atom::Member { term, values } => match bounds(term, self).single() {
                Some(x) => i64::try_from(x).is_ok_and(|x| values.binary_search(&x).is_ok()),
                None => true,
            },
            _ => true,
        };
        if holds { None } else { Some(self.blame_atom(&rule.atom)) }
    }

    fn check_double(&mut self, rule: &Rule) -> Broken {
        if let Atom::Decimals { .. } = rule.atom {
            return None;
        }
        self.check_double_each(rule, 0)
    }

    fn check_double_each(&mut self, rule: &Rule, step: usize) -> Broken {
        if let Some(binding) = rule.bindings.get(step) {
            for i in self.binding_range(binding.var, &binding.prefix, binding.offset) {
                self.quantifiers[binding.quantifier] = i;
                if let Some(broken) = self.check_double_each(rule, step + 1) {
                    return Some(broken);
                }
            }
            return None;
        }
        let Atom::Compare { left, op, right } = &rule.atom else { return None };
        let (Some(l), Some(r)) = (self.float(left), self.float(right)) else { return None };
        let holds = l.partial_cmp(&r).is_some_and(|order| compare(order, *op));
        if holds { None } else { Some(self.blame_atom(&rule.atom)) }
    }

    /// A term over numbers with a point, unscaled.
    fn float(&self, term: &Term) -> Option<f64> {
        let scale = self.rules.scale as f64;
        let read = |var: VarId, x: i64| match self.rules.vars[var].cell {
            Cell::Double => f64::from_bits(x as u64),
            _ => x as f64,
        };
        Some(match term {
            Term::Int(x) => *x as f64 / scale,
            Term::Scalar(slot) => {
                let var = self.rules.vars.iter().position(|v| v.depth == 0 && v.slot == *slot)?;
                read(var, self.scalars[*slot] as i64)
            }
            Term::Element { var, .. } => read(*var, self.value(*var, self.cell(term)?)? as i64),
            Term::Negate(a) => -self.float(a)?,
            Term::Abs(a) => self.float(a)?.abs(),
            Term::Binary(op, a, b) => {
                let (a, b) = (self.float(a)?, self.float(b)?);
                match op {
                    Operator::Add => a + b,
                    Operator::Subtract => a - b,
                    Operator::Multiply => a * b,
                    _ => return None,
                }
            }
            Term::Min(terms) | Term::Max(terms) => {
                let values = terms.iter().map(|t| self.float(t)).collect::<Option<Vec<f64>>>()?;
                let pick = if matches!(term, Term::Min(_)) { f64::min } else { f64::max };
                values.into_iter().reduce(pick)?
            }
            Term::Sum(var) => {
                (0..self.count(*var)).map(|c| self.value(*var, c).map_or(0.0, |x| read(*var, x as i64))).sum()
            }
            Term::Quantifier(_) | Term::Smallest(_) | Term::Largest(_) => return None,
        })
    }

    fn whole(&self, field: usize) -> Place {
        let part =
            if self.rules.fields[field].depth == 0 { Part::Cell(0) } else { Part::Length { level: 0, index: 0 } };
        Place { repeat: self.repeat.filter(|_| self.rules.repeated_fields[field]), field, part }
    }

    fn blame(&self, var: VarId, cell: usize) -> (Place, String) {
        let v = &self.rules.vars[var];
        let (field, part) = match v.kind {
            VarKind::Length { field, level } => (field, Part::Length { level, index: cell }),
            VarKind::Cells { field } => (field, Part::Cell(cell)),
            _ => (0, Part::Repeats),
        };
        let shown = match v.cell {
            Cell::Char => {
                self.value(var, cell).and_then(|x| char::from_u32(x as u32)).map_or(String::new(), |c| format!("{c:?}"))
            }
            Cell::Double => {
                self.value(var, cell).map_or(String::new(), |x| f64::from_bits(x as i64 as u64).to_string())
            }
            _ => self.value(var, cell).map_or(String::new(), |x| x.to_string()),
        };
        let repeat = self.repeat.filter(|_| v.repeated);
        (Place { repeat, field, part }, format!("{} is {shown}", self.name_of(var, cell)))
    }

    /// `nums[3]` for the element at a flat index.
    fn name_of(&self, var: VarId, cell: usize) -> String {
        let v = &self.rules.vars[var];
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = v.kind else { return v.name.clone() };
        let value = self.field(field);
        let mut places = Vec::new();
        let mut at = cell;
        for level in (0..v.depth).rev() {
            let parent = value.ends[level].partition_point(|&end| end as usize <= at);
            let start = if parent == 0 { 0 } else { value.ends[level][parent - 1] as usize };
            places.push((at - start) as i64 + self.rules.indices_from);
            at = parent;
        }
        let mut name = v.name.clone();
        for (place, letter) in places.iter().rev().zip(["i", "j", "k", "l"]) {
            name = name.replacen(&format!("[{letter}]"), &format!("[{place}]"), 1);
        }
        name
    }

    fn blame_atom(&self, atom: &Atom) -> (Place, String) {
        let mut found: Option<(Place, String)> = None;
        let mut extra = Vec::new();
        for term in atom.terms() {
            term.visit(&mut |t| {
                let blamed = match t {
                    Term::Element { var, .. } => self.cell(t).map(|c| self.blame(*var, c)),
                    Term::Sum(var) => {
                        let VarKind::Cells { field } = self.rules.vars[*var].kind else { return };
                        let sum = if self.rules.vars[*var].cell == Cell::Double {
                            self.float(t).unwrap_or(0.0).to_string()
                        } else {
                            self.sum(*var).lo.to_string()
                        };
                        Some((self.whole(field), format!("the sum of `{}` is {sum}", self.rules.fields[field].name)))
                    }
                    Term::Smallest(var) | Term::Largest(var) => {
                        let VarKind::Cells { field } = self.rules.vars[*var].kind else { return };
                        let end = bounds(t, self).lo;
                        Some((self.whole(field), format!("an end of `{}` is {end}", self.rules.fields[field].name)))
                    }
                    Term::Scalar(slot) => self.blame_scalar(*slot),
                    _ => None,
                };
                if let Some((place, message)) = blamed {
                    if found.is_none() {
                        found = Some((place, message));
                    } else if found.as_ref().is_none_or(|f| f.1 != message) && !extra.contains(&message) {
                        extra.push(message);
                    }
                }
            });
        }
        let (place, mut message) =
            found.unwrap_or((Place { repeat: self.repeat, field: 0, part: Part::Repeats }, "the input".to_string()));
        for e in extra {
            message.push_str(", ");
            message.push_str(&e);
        }
        (place, message)
    }

    fn blame_scalar(&self, slot: usize) -> Option<(Place, String)> {
        let var = self.rules.vars.iter().enumerate().filter(|(_, v)| v.depth == 0 && v.slot == slot);
        let mut var: Vec<_> = var.collect();
        var.sort_by_key(|(_, v)| matches!(v.kind, VarKind::Name | VarKind::Repeats));
        let (_, v) = var.first()?;
        let shown = match v.cell {
            Cell::Double => f64::from_bits(self.scalars[slot] as i64 as u64).to_string(),
            Cell::Char => char::from_u32(self.scalars[slot] as u32).map_or(String::new(), |c| format!("{c:?}")),
            _ => self.scalars[slot].to_string(),
        };
        let message = format!("{} is {shown}", v.name);
        let repeat = self.repeat.filter(|_| v.repeated);
        match v.kind {
            VarKind::Length { field, level } => {
                Some((Place { repeat, field, part: Part::Length { level, index: 0 } }, message))
            }
            VarKind::Cells { field } => Some((Place { repeat, field, part: Part::Cell(0) }, message)),
            VarKind::Name | VarKind::Repeats => {
                // A name has no place of its own: the array whose length defines it does.
                let field = (0..self.rules.fields.len())
                    .find(|&f| self.rules.repeated_fields[f] == v.repeated && self.rules.fields[f].depth > 0)?;
                Some((self.whole(field), message))
            }
        }
    }
}

type Broken = Option<(Place, String)>;

/// Sees everything of a frame but one name.
struct Unknown<'f, 'a> {
    frame: &'f Frame<'a>,
    slot: usize,
}

impl Known for Unknown<'_, '_> {
    fn scalar(&self, slot: usize) -> Interval {
        if slot == self.slot { Interval::ALL } else { self.frame.scalar(slot) }
    }

    fn element(&self, var: VarId, cell: Option<usize>) -> Interval {
        self.frame.element(var, cell)
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

fn compare(order: Ordering, op: Comparison) -> bool {
    match op {
        Comparison::Less => order.is_lt(),
        Comparison::LessEqual => order.is_le(),
        Comparison::Greater => order.is_gt(),
        Comparison::GreaterEqual => order.is_ge(),
        Comparison::Equal => order.is_eq(),
        Comparison::NotEqual => order.is_ne(),
    }
}

/// The first cell that breaks a bound; whole blocks are tested without branches, since nearly all cells are legal.
fn first_failing(cells: &[i64], op: Comparison, bound: i64) -> Option<usize> {
    fn search(cells: &[i64], fails: impl Fn(i64) -> bool) -> Option<usize> {
        for (b, block) in cells.chunks(256).enumerate() {
            if block.iter().fold(false, |bad, &x| bad | fails(x)) {
                return block.iter().position(|&x| fails(x)).map(|c| b * 256 + c);
            }
        }
        None
    }
    match op {
        Comparison::Less => search(cells, |x| x >= bound),
        Comparison::LessEqual => search(cells, |x| x > bound),
        Comparison::Greater => search(cells, |x| x <= bound),
        Comparison::GreaterEqual => search(cells, |x| x < bound),
        Comparison::Equal => search(cells, |x| x != bound),
        Comparison::NotEqual => search(cells, |x| x == bound),
    }
}

fn text(letters: &[i64]) -> String {
    letters.iter().take(60).map(|&c| char::from_u32(c as u32).unwrap_or('?')).collect()
}

impl Rules {
    /// Whether an input keeps every rule; the first broken line otherwise.
    pub fn check(&self, input: &Input) -> Result<(), Violation> {
        let mut frame = Frame {
            rules: self,
            outer: &input.fields,
            inner: None,
            repeat: None,
            scalars: vec![0; self.slots],
            quantifiers: [0; QUANTIFIERS],
        };
        self.set_repeats(&mut frame.scalars, input.repeats.len());
        frame.resolve();
        self.check_types(&frame)?;
        frame.check_same()?;
        for rule in self.rules.iter().filter(|r| !r.repeated) {
            frame.check(rule)?;
        }
        if !self.has_repeats {
            return Ok(());
        }
        let totals: Vec<&Rule> = self.rules.iter().filter(|r| matches!(r.atom, Atom::Total { .. })).collect();
        let mut sums = vec![0i128; totals.len()];
        for (r, inner) in input.repeats.iter().enumerate() {
            frame.inner = Some(inner);
            frame.repeat = Some(r);
            frame.resolve();
            self.check_types(&frame)?;
            frame.check_same()?;
            for rule in self.rules.iter().filter(|r| r.repeated) {
                frame.check(rule)?;
            }
            for (sum, rule) in sums.iter_mut().zip(&totals) {
                if let Atom::Total { term, .. } = &rule.atom {
                    frame.quantifiers = [0; QUANTIFIERS];
                    *sum += bounds(term, &frame).single().unwrap_or(0);
                }
            }
        }
        for (sum, rule) in sums.iter().zip(&totals) {
            if let Atom::Total { op, bound, .. } = &rule.atom {
                let bound = bounds(bound, &frame).lo;
                if !compare(sum.cmp(&bound), *op) {
                    let place = Place { repeat: None, field: 0, part: Part::Repeats };
                    return Err(Violation {
                        line: Some(rule.line),
                        place,
                        message: format!("the total over all test cases is {sum}"),
                    });
                }
            }
        }
        Ok(())
    }

    /// The scalars of an input by slot: first those outside, then those of each repetition.
    pub(crate) fn names(&self, input: &Input) -> Vec<Vec<i128>> {
        let mut frame = Frame {
            rules: self,
            outer: &input.fields,
            inner: None,
            repeat: None,
            scalars: vec![0; self.slots],
            quantifiers: [0; QUANTIFIERS],
        };
        self.set_repeats(&mut frame.scalars, input.repeats.len());
        frame.resolve();
        let mut out = vec![frame.scalars.clone()];
        for inner in &input.repeats {
            frame.inner = Some(inner);
            frame.resolve();
            out.push(frame.scalars.clone());
        }
        out
    }

    fn set_repeats(&self, scalars: &mut [i128], repeats: usize) {
        for var in self.vars.iter().filter(|v| v.kind == VarKind::Repeats) {
            scalars[var.slot] = repeats as i128;
        }
    }

    /// What the types say, where no constraint line says more.
    fn check_types(&self, frame: &Frame) -> Result<(), Violation> {
        for (v, var) in self.vars.iter().enumerate() {
            let VarKind::Cells { field } = var.kind else { continue };
            if var.repeated != frame.inner.is_some() {
                continue;
            }
            if var.cell == Cell::Double {
                self.check_decimals(frame, field)?;
                continue;
            }
            let range = if var.depth == 0 { self.start.scalars[var.slot] } else { self.start.elements[v] };
            let (lo, hi) = (range.lo.max(i64::MIN as i128) as i64, range.hi.min(i64::MAX as i128) as i64);
            let cells = &frame.field(field).cells;
            if let Some((tag, alternative)) = self.tags.get(&field) {
                // A cell is absent exactly where its row is of another kind; strings carry that in their length.
                if self.fields[field].depth == 1 {
                    let tags = &frame.field(*tag).cells;
                    let wrong = |(c, &x): (usize, &i64)| {
                        if tags.get(c) == Some(alternative) { x < lo || x > hi } else { x != NULL }
                    };
                    if let Some(c) = cells.iter().enumerate().position(wrong) {
                        let (place, message) = frame.blame(v, c);
                        return Err(Violation { line: None, place, message });
                    }
                    continue;
                }
            }
            let found = first_failing(cells, Comparison::GreaterEqual, lo)
                .or_else(|| first_failing(cells, Comparison::LessEqual, hi));
            if let Some(c) = found {
                let (place, message) = frame.blame(v, c);
                return Err(Violation { line: None, place, message });
            }
        }
        Ok(())
    }

    fn check_decimals(&self, frame: &Frame, field: usize) -> Result<(), Violation> {
        let rule = self.rules.iter().find(|r| matches!(r.atom, Atom::Decimals { field: f, .. } if f == field));
        for (c, &bits) in frame.field(field).cells.iter().enumerate() {
            let x = f64::from_bits(bits as u64);
            let digits = x.to_string().split_once('.').map_or(0, |(_, d)| d.len()) as u32;
            let too_many = rule.is_some_and(|r| matches!(r.atom, Atom::Decimals { digits: d, .. } if digits > d));
            if bits != NULL && (!x.is_finite() || too_many) {
                let place =
                    Place { repeat: frame.repeat.filter(|_| self.repeated_fields[field]), field, part: Part::Cell(c) };
                return Err(Violation {
                    line: rule.filter(|_| too_many).map(|r| r.line),
                    place,
                    message: format!("{} is {x}", self.fields[field].name),
                });
            }
        }
        Ok(())
    }
}
