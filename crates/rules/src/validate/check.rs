//! Whether values keep the rules, and if not, which value breaks which line.

use super::frame::{Frame, QUANTIFIERS};
use super::interval::{Known, bounds};
use super::rules::{Atom, Index, Rule, Rules, Term, Var, VarId, VarKind};
use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Cell, Input, NULL, Part, Place};
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

impl Frame<'_> {
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

    pub(super) fn check(&mut self, rule: &Rule) -> Result<(), Violation> {
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
            Atom::Compare { .. }
            | Atom::Congruent { .. }
            | Atom::Member { .. }
            | Atom::Prime { .. }
            | Atom::When { .. } => self.check_each(rule, 0),
            Atom::Among { term, array } => self.check_among(rule, term, *array),
            Atom::Form { var, form } => self.check_form(*var, *form),
            Atom::Count { var, group, ranges, op, bound } => self.check_count(*var, *group, ranges, *op, bound),
            Atom::CountRemainder { var, group, ranges, modulus, remainder } => {
                self.check_count_remainder(*var, *group, ranges, *modulus, *remainder)
            }
            Atom::Run { var, group, ranges, most } => self.check_run(*var, *group, ranges, *most),
            Atom::Appear { var, group, times } => self.check_appear(*var, *group, times),
            Atom::Within { part, whole, how } => self.check_within(*part, *whole, *how),
            Atom::Rearranged { first, second } => self.check_rearranged(*first, *second),
            Atom::Holds { array, text } => self.check_holds(*array, *text),
            Atom::Symmetric { field } => self.check_symmetric(*field),
            Atom::Lacks { array, text } => self.check_lacks(*array, *text),
            Atom::SearchTree { var } => self.check_search_tree(*var),
            Atom::Graph(graph) => self.check_graph(graph),
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
            VarKind::Cells { field }
                if !self.rules.tags.contains_key(&field) && !self.rules.trees.contains_key(&field) =>
            {
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
            return self.field(*field).cells.iter().position(bad).map(|c| self.blame(var, c));
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
            let is_tree = self.rules.trees.contains_key(field);
            let (lo, hi) = cells[range.clone()].iter().fold((i64::MAX, i64::MIN), |(a, b), &x| (a.min(x), b.max(x)));
            if !is_tree && range.len() > 1 && (hi as i128 - lo as i128) < 16 * range.len() as i128 + 1024 {
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
        if let [field] = fields
            && self.rules.trees.contains_key(field)
        {
            order.retain(|&c| self.field(*field).cells[c] != NULL);
        }
        order.sort_by(|&a, &b| compare(a, b));
        order
            .windows(2)
            .filter(|w| compare(w[0], w[1]) == Ordering::Equal)
            .map(|w| (w[0], w[1]))
            .min_by_key(|&(_, b)| b)
    }

    /// Runs over all values of the rule's quantifiers.
    pub(super) fn check_each(&mut self, rule: &Rule, step: usize) -> Broken {
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

    pub(super) fn binding_range(&self, var: VarId, prefix: &[Index], offset: i64) -> std::ops::Range<i64> {
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
        // An element that does not exist breaks nothing.
        if self.holds(&rule.atom).unwrap_or(true) { None } else { Some(self.blame_atom(&rule.atom)) }
    }

    /// Whether a comparison, congruence, membership or condition holds; none where it speaks of an element that does not exist.
    fn holds(&self, atom: &Atom) -> Option<bool> {
        match atom {
            Atom::Compare { left, op, right } => {
                let (l, r) = (bounds(left, self), bounds(right, self));
                match (l.single(), r.single()) {
                    (Some(l), Some(r)) => Some(compare(l.cmp(&r), *op)),
                    // A division by zero cannot hold.
                    _ => (!l.is_empty() && !r.is_empty()).then_some(false),
                }
            }
            Atom::Congruent { term, modulus, remainder } => {
                Some(bounds(term, self).single()?.rem_euclid(i128::from(*modulus)) == i128::from(*remainder))
            }
            Atom::Member { term, values } => {
                let x = bounds(term, self).single()?;
                Some(i64::try_from(x).is_ok_and(|x| values.binary_search(&x).is_ok()))
            }
            Atom::Prime { term } => {
                let x = bounds(term, self).single()?;
                Some(i64::try_from(x).is_ok_and(super::prime::is_prime))
            }
            Atom::When { conditions, then } => {
                if conditions.iter().all(|c| self.holds(c) == Some(true)) {
                    self.holds(then)
                } else {
                    None
                }
            }
            _ => None,
        }
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
}

/// Where an input breaks a rule, and how.
pub(super) type Broken = Option<(Place, String)>;

pub(super) fn compare(order: Ordering, op: Comparison) -> bool {
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
            if self.trees.contains_key(&field) {
                let far = |&x: &i64| x != NULL && (x < lo || x > hi);
                if let Some(c) = cells.iter().position(far) {
                    let (place, message) = frame.blame(v, c);
                    return Err(Violation { line: None, place, message });
                }
                if !super::tree::is_level_order(cells) {
                    let message = format!("`{}` is no tree in level order", self.fields[field].name);
                    return Err(Violation { line: None, place: frame.whole(field), message });
                }
                continue;
            }
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
