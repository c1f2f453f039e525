//! What the constraints say about the range of every name and of every array's elements, before anything is drawn.

use super::implied::Implied;
use super::interval::{Interval, Known, Target, bounds, narrow_comparison};
use super::rules::{Atom, Index, Rules, Term, VarId, VarKind};
use ojkit_model::constraint::{Comparison, Operator};
use ojkit_model::input::Cell;
use ojkit_model::signature::Type;

/// The longest array that the kit draws where a spec sets no bound of its own.
pub const LENGTH_MAX: i128 = 10_000_000;

/// Rounds of narrowing after which what is left is left to the drawing.
const ROUNDS_MAX: usize = 40;

/// Ranges of scalars by slot, and of all elements of each array variable together.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranges {
    /// By slot.
    pub scalars: Vec<Interval>,
    /// By variable; a scalar's is unused.
    pub elements: Vec<Interval>,
}

/// What an atom speaks of, worked out once: drawing narrows ranges for every value that it chooses.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mentions {
    scalars: Vec<usize>,
    arrays: Vec<VarId>,
    /// Whether what it says of an element it says of every element alike.
    uniform: bool,
    /// Whether it compares scalars with sums or extremes of whole arrays.
    aggregate: bool,
}

/// Evaluates terms over whole ranges: an element stands for every element.
struct Hull<'a> {
    ranges: &'a Ranges,
    lengths: &'a [Option<usize>],
    quantifier: Interval,
}

impl Known for Hull<'_> {
    fn scalar(&self, slot: usize) -> Interval {
        self.ranges.scalars[slot]
    }

    fn element(&self, var: VarId, _: Option<usize>) -> Interval {
        self.ranges.elements[var]
    }

    fn cell(&self, _: &Term) -> Option<usize> {
        Some(0)
    }

    fn quantifier(&self, _: usize) -> Interval {
        self.quantifier
    }

    fn sum(&self, var: VarId) -> Interval {
        match self.lengths[var] {
            Some(slot) => {
                let length = self.ranges.scalars[slot];
                let each = self.ranges.elements[var];
                if each.is_empty() { Interval::point(0) } else { length.times(each) }
            }
            None => Interval::ALL,
        }
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        (self.ranges.elements[var], self.ranges.elements[var])
    }
}

impl Rules {
    /// The ranges that types alone give.
    pub(crate) fn type_ranges(&self, types: impl Fn(usize) -> Interval) -> Ranges {
        let mut ranges =
            Ranges { scalars: vec![Interval::ALL; self.slots], elements: vec![Interval::ALL; self.vars.len()] };
        for (v, var) in self.vars.iter().enumerate() {
            let range = match var.kind {
                VarKind::Length { .. } | VarKind::Repeats | VarKind::Nodes { .. } => Interval::new(0, LENGTH_MAX),
                VarKind::Shape { .. } => Interval::new(0, 1),
                VarKind::Name => Interval::new(i64::MIN as i128 + 1, i64::MAX as i128),
                VarKind::Cells { field } => types(field),
            };
            if var.depth == 0 {
                ranges.scalars[var.slot] = ranges.scalars[var.slot].meet(range);
            } else {
                ranges.elements[v] = range;
            }
        }
        ranges
    }

    /// Whether every occurrence of an array in the atom stands for each of its elements alike, so that what holds for the
    /// occurrence holds for the whole array.
    pub(crate) fn is_uniform(&self, atom: &Atom) -> bool {
        if matches!(atom, Atom::When { .. }) || !atom.whole_arrays().is_empty() {
            return false;
        }
        let mut occurrences: Vec<(VarId, &Vec<Index>)> = Vec::new();
        let mut plain = true;
        for term in atom.terms() {
            term.visit(&mut |t| match t {
                Term::Element { var, indices } => {
                    plain &= !occurrences.iter().any(|(v, _)| v == var)
                        && indices
                            .iter()
                            .enumerate()
                            .all(|(k, i)| matches!(i, Index::Each(_, 0)) && !indices[..k].contains(i));
                    occurrences.push((*var, indices));
                }
                Term::Quantifier(_) | Term::Sum(_) | Term::Smallest(_) | Term::Largest(_) => plain = false,
                _ => {}
            });
        }
        let Some((first, rest)) = occurrences.split_first() else { return plain };
        let length = self.length_slot(first.0);
        plain
            && rest
                .iter()
                .all(|(v, indices)| indices.len() == 1 && *indices == first.1 && self.length_slot(*v) == length)
    }

    /// The slot of the outermost length of an array variable.
    pub(crate) fn length_slot(&self, var: VarId) -> Option<usize> {
        let field = match self.vars[var].kind {
            VarKind::Length { field, .. } | VarKind::Cells { field } if self.vars[var].depth > 0 => field,
            _ => return None,
        };
        // A tree is as long as it has nodes: the other places hold nothing.
        let length = self.trees.get(&field).map_or(self.of_field[field][0], |&(nodes, _)| nodes);
        Some(self.vars[length].slot)
    }

    /// Whether an array variable surely has an element, whatever is chosen within the ranges.
    fn has_items(&self, var: VarId, ranges: &Ranges) -> bool {
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = self.vars[var].kind else { return true };
        let depth = self.vars[var].depth;
        !self.tags.contains_key(&field)
            && (0..depth).all(|level| {
                let length = self.of_field[field][level];
                let range = if level == 0 { ranges.scalars[self.vars[length].slot] } else { ranges.elements[length] };
                range.lo >= 1
            })
    }

    /// Narrows the ranges as far as the rules allow, without losing a legal value.
    ///
    /// Errors: the line of a rule that cannot hold.
    pub fn narrow(&self, ranges: &mut Ranges) -> Result<(), usize> {
        for _ in 0..ROUNDS_MAX {
            let before = ranges.clone();
            for (rule, mentions) in self.rules.iter().zip(&self.mentions) {
                self.narrow_by(rule.line, &rule.atom, mentions, ranges)?;
            }
            for (implied, mentions) in self.implied.iter().zip(&self.mentions[self.rules.len()..]) {
                let holds = implied.needs_items.is_none_or(|slot| ranges.scalars[slot].lo >= 1);
                if holds {
                    let line = self.rules[implied.rule].line;
                    self.narrow_comparison(line, (&implied.left, implied.op, &implied.right), mentions, ranges)?;
                }
            }
            if *ranges == before {
                break;
            }
        }
        Ok(())
    }

    fn narrow_comparison(
        &self,
        line: usize,
        (left, op, right): (&Term, Comparison, &Term),
        mentions: &Mentions,
        ranges: &mut Ranges,
    ) -> Result<(), usize> {
        let Mentions { scalars, arrays, uniform, aggregate } = mentions;
        let filled = arrays.iter().all(|&v| self.has_items(v, ranges));
        if (*uniform && filled) || (!uniform && *aggregate) {
            for &slot in scalars {
                let mut range = ranges.scalars[slot];
                narrow_comparison(left, op, right, &self.hull(ranges), Target::Scalar(slot), &mut range);
                ranges.scalars[slot] = range;
                if range.is_empty() {
                    return Err(line);
                }
            }
        }
        if *uniform {
            for &var in arrays {
                let mut range = ranges.elements[var];
                narrow_comparison(left, op, right, &self.hull(ranges), Target::Element(var, 0), &mut range);
                ranges.elements[var] = range;
                if range.is_empty() && self.has_items(var, ranges) {
                    return Err(line);
                }
            }
        }
        if arrays.is_empty() && !self.comparison_can_hold(left, op, right, ranges) {
            return Err(line);
        }
        Ok(())
    }

    fn narrow_by(&self, line: usize, atom: &Atom, mentions: &Mentions, ranges: &mut Ranges) -> Result<(), usize> {
        let uniform = mentions.uniform;
        match atom {
            Atom::Compare { left, op, right } => {
                self.narrow_comparison(line, (left, *op, right), mentions, ranges)?;
            }
            Atom::Member { term, values } => {
                let span = match (values.first(), values.last()) {
                    (Some(&lo), Some(&hi)) => Interval::new(lo as i128, hi as i128),
                    _ => Interval::EMPTY,
                };
                self.meet_direct(term, span, uniform, ranges, line)?;
            }
            Atom::Prime { term } => {
                let range = match term {
                    Term::Scalar(slot) => ranges.scalars[*slot],
                    Term::Element { var, .. } => ranges.elements[*var],
                    _ => return Ok(()),
                };
                self.meet_direct(term, super::prime::ends(range), uniform, ranges, line)?;
            }
            Atom::Congruent { term, modulus, remainder } => {
                if let Term::Scalar(slot) = term {
                    let m = *modulus as i128;
                    let range = ranges.scalars[*slot];
                    let up = |x: i128| x + (*remainder as i128 - x).rem_euclid(m);
                    let down = |x: i128| x - (x - *remainder as i128).rem_euclid(m);
                    if range.is_bounded() {
                        self.meet_direct(
                            term,
                            Interval { lo: up(range.lo), hi: down(range.hi) },
                            uniform,
                            ranges,
                            line,
                        )?;
                    }
                }
            }
            Atom::Texts { field, values } => {
                let depth = self.fields[*field].depth;
                let lengths = values.iter().map(|t| t.len() as i128);
                let span = match (lengths.clone().min(), lengths.max()) {
                    (Some(lo), Some(hi)) => Interval { lo, hi },
                    _ => Interval::EMPTY,
                };
                let length = self.of_field[*field][depth - 1];
                if depth == 1 {
                    let slot = self.vars[length].slot;
                    ranges.scalars[slot] = ranges.scalars[slot].meet(span);
                } else {
                    ranges.elements[length] = ranges.elements[length].meet(span);
                }
            }
            Atom::Distinct { fields, item, group } => self.narrow_by_count(fields, *item, *group, ranges, line)?,
            Atom::Total { term, op, bound } => {
                let (one, bound) = (bounds(term, &self.hull(ranges)), bounds(bound, &self.hull(ranges)));
                let upper = matches!(op, Comparison::Less | Comparison::LessEqual | Comparison::Equal);
                // Once the number of repetitions is drawn, their own values say nothing about it any more.
                if let Some(slot) = self.repeats_slot
                    && ranges.scalars[slot].single().is_none()
                    && upper
                    && one.lo >= 1
                    && bound.is_bounded()
                {
                    let most = if *op == Comparison::Less { bound.hi - 1 } else { bound.hi };
                    ranges.scalars[slot] = ranges.scalars[slot].meet(Interval::new(0, most.max(0) / one.lo));
                    if ranges.scalars[slot].is_empty() {
                        return Err(line);
                    }
                }
            }
            Atom::Among { term, array } => {
                let slot = self.length_slot(*array);
                if let Some(slot) = slot {
                    ranges.scalars[slot] = ranges.scalars[slot].meet(Interval::new(1, LENGTH_MAX));
                    if ranges.scalars[slot].is_empty() {
                        return Err(line);
                    }
                }
                if let Term::Scalar(subject) = term {
                    let all = ranges.elements[*array];
                    ranges.scalars[*subject] = ranges.scalars[*subject].meet(all);
                    if ranges.scalars[*subject].is_empty() {
                        return Err(line);
                    }
                }
            }
            Atom::Unlike { .. }
            | Atom::Decimals { .. }
            | Atom::When { .. }
            | Atom::Form { .. }
            | Atom::Count { .. }
            | Atom::Lacks { .. }
            | Atom::Appear { .. }
            | Atom::CountRemainder { .. }
            | Atom::Run { .. }
            | Atom::Within { .. }
            | Atom::Rearranged { .. }
            | Atom::Holds { .. }
            | Atom::Symmetric { .. }
            | Atom::SearchTree { .. }
            | Atom::Graph(_) => {}
        }
        Ok(())
    }

    fn mentioned(&self, atom: &Atom) -> Mentions {
        Mentions {
            scalars: atom.scalars(),
            arrays: atom.arrays(),
            uniform: self.is_uniform(atom),
            aggregate: self.is_aggregate(atom),
        }
    }

    fn comparison_can_hold(&self, left: &Term, op: Comparison, right: &Term, ranges: &Ranges) -> bool {
        let hull = self.hull(ranges);
        let (l, r) = (bounds(left, &hull), bounds(right, &hull));
        if l.is_empty() || r.is_empty() {
            return true;
        }
        match op {
            Comparison::Less => l.lo < r.hi,
            Comparison::LessEqual => l.lo <= r.hi,
            Comparison::Greater => l.hi > r.lo,
            Comparison::GreaterEqual => l.hi >= r.lo,
            Comparison::Equal => !l.meet(r).is_empty(),
            Comparison::NotEqual => l.single().is_none() || l.single() != r.single(),
        }
    }

    /// A comparison of scalars with sums or extremes of whole arrays.
    fn is_aggregate(&self, atom: &Atom) -> bool {
        let mut aggregate = true;
        for term in atom.terms() {
            term.visit(&mut |t| {
                aggregate &=
                    !matches!(t, Term::Element { .. } | Term::Quantifier(_) | Term::Smallest(_) | Term::Largest(_))
            });
        }
        aggregate
    }

    fn meet_direct(
        &self,
        term: &Term,
        span: Interval,
        uniform: bool,
        ranges: &mut Ranges,
        line: usize,
    ) -> Result<(), usize> {
        match term {
            Term::Scalar(slot) => {
                ranges.scalars[*slot] = ranges.scalars[*slot].meet(span);
                if ranges.scalars[*slot].is_empty() { Err(line) } else { Ok(()) }
            }
            Term::Element { var, .. } if uniform => {
                ranges.elements[*var] = ranges.elements[*var].meet(span);
                if ranges.elements[*var].is_empty() && self.has_items(*var, ranges) { Err(line) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// There cannot be more distinct items than there are values for one.
    fn narrow_by_count(
        &self,
        fields: &[usize],
        item: usize,
        group: usize,
        ranges: &mut Ranges,
        line: usize,
    ) -> Result<(), usize> {
        let mut count: i128 = 1;
        for &field in fields {
            let depth = self.fields[field].depth;
            let cells = self.of_field[field][depth];
            let letters = self.value_count(cells, ranges);
            let one = match depth - item {
                0 => letters,
                1 => {
                    let lengths = ranges.elements[self.of_field[field][item]];
                    let mut total: i128 = 0;
                    let mut power: i128 = 1;
                    for length in 0..=lengths.hi.clamp(0, 64) {
                        if length >= lengths.lo {
                            total = total.saturating_add(power);
                        }
                        power = power.saturating_mul(letters);
                    }
                    if lengths.hi > 64 && letters > 1 { LENGTH_MAX } else { total }
                }
                _ => LENGTH_MAX,
            };
            count = count.saturating_mul(one.max(0)).min(LENGTH_MAX);
        }
        if item != group + 1 {
            return Ok(());
        }
        let length = match self.trees.get(&fields[0]) {
            Some(&(nodes, _)) if group == 0 => nodes,
            _ => self.of_field[fields[0]][group],
        };
        let most = Interval { lo: 0, hi: count };
        if group == 0 {
            let slot = self.vars[length].slot;
            ranges.scalars[slot] = ranges.scalars[slot].meet(most);
            if ranges.scalars[slot].is_empty() { Err(line) } else { Ok(()) }
        } else {
            ranges.elements[length] = ranges.elements[length].meet(most);
            if ranges.elements[length].is_empty() && self.has_items(length, ranges) { Err(line) } else { Ok(()) }
        }
    }

    /// How many values an element can have, at most.
    fn value_count(&self, var: VarId, ranges: &Ranges) -> i128 {
        let range = ranges.elements[var];
        let mut count = (range.hi - range.lo + 1).max(0);
        for rule in &self.rules {
            if let Atom::Member { term: Term::Element { var: v, .. }, values } = &rule.atom
                && *v == var
                && self.is_uniform(&rule.atom)
            {
                let inside = values.iter().filter(|&&x| range.lo <= x as i128 && x as i128 <= range.hi).count();
                count = count.min(inside as i128);
            }
        }
        count
    }

    fn hull<'a>(&'a self, ranges: &'a Ranges) -> Hull<'a> {
        let from = self.indices_from as i128;
        Hull { ranges, lengths: &self.length_slots, quantifier: Interval { lo: from, hi: from + LENGTH_MAX } }
    }

    /// Errors where no input at all can be legal: the line, what is wrong, and what to do.
    pub(crate) fn refuse_contradictions(&mut self) -> Result<(), (usize, String, String)> {
        self.length_slots = (self.vars.iter().enumerate())
            .map(|(v, var)| if var.depth == 1 { self.length_slot(v) } else { None })
            .collect();
        self.implied = self.find_implied();
        let implied: Vec<Atom> = self.implied.iter().map(Implied::atom).collect();
        let atoms = self.rules.iter().map(|rule| &rule.atom).chain(&implied);
        self.mentions = atoms.map(|atom| self.mentioned(atom)).collect();
        let mut ranges = self.start.clone();
        self.narrow(&mut ranges).map_err(|line| self.contradiction(line))?;
        if let Some(line) = self.divides_by_nothing_else_than_zero(&ranges) {
            let help = "a divisor needs a value that is not 0: correct its bounds";
            return Err((line, "this line divides by what can only be 0".to_string(), help.to_string()));
        }
        self.ranges = ranges;
        Ok(())
    }

    /// A line with a divisor that is 0 whatever is chosen within the ranges.
    fn divides_by_nothing_else_than_zero(&self, ranges: &Ranges) -> Option<usize> {
        let hull = self.hull(ranges);
        let zero = |term: &Term| bounds(term, &hull).single() == Some(0);
        let rule = self.rules.iter().find(|rule| {
            let applies = !matches!(rule.atom, Atom::When { .. });
            if !applies || !rule.atom.arrays().iter().all(|&array| self.has_items(array, ranges)) {
                return false;
            }
            let mut found = false;
            for term in rule.atom.terms() {
                term.visit(&mut |term| {
                    found |= matches!(term, Term::Binary(Operator::Divide | Operator::Modulo, _, by) if zero(by));
                });
            }
            found
        });
        rule.map(|rule| rule.line)
    }

    /// What is wrong with a line that cannot hold, and what to do.
    fn contradiction(&self, line: usize) -> (usize, String, String) {
        let names = |l: usize| -> Vec<usize> {
            self.rules
                .iter()
                .filter(|r| r.line == l)
                .flat_map(|r| r.atom.scalars().into_iter().chain(r.atom.arrays().into_iter().map(|v| v + self.slots)))
                .collect()
        };
        let own = names(line);
        let others: Vec<&str> = (0..self.lines.len())
            .filter(|&l| l != line && names(l).iter().any(|n| own.contains(n)))
            .map(|l| self.lines[l].trim())
            .collect();
        let distinct = self.rules.iter().any(|rule| rule.line == line && matches!(rule.atom, Atom::Distinct { .. }));
        let (message, help) = match (distinct, others.is_empty()) {
            (true, _) => (
                "no input can satisfy this line: there are fewer different values than items",
                "widen the range of the values, or lower the length".to_string(),
            ),
            (false, true) => (
                "no input can satisfy this line",
                "the smallest value that it asks for is larger than the largest; correct one of them".to_string(),
            ),
            (false, false) => (
                "no input can satisfy this line together with the others",
                format!("compare it with: {}", others.join("; ")),
            ),
        };
        (line, message.to_string(), help)
    }
}

/// The range of values that a cell of this kind has by its type.
pub(crate) fn type_range(cell: Cell, ty: &Type, alternatives: usize) -> Interval {
    match cell {
        Cell::Int if *ty == Type::Integer => Interval::new(i32::MIN as i128, i32::MAX as i128),
        Cell::Int => Interval::new(i64::MIN as i128 + 1, i64::MAX as i128),
        Cell::Double => Interval::ALL,
        Cell::Bool => Interval::new(0, 1),
        Cell::Char => Interval::new(' ' as i128, '~' as i128),
        Cell::Tag => Interval::new(0, alternatives as i128 - 1),
    }
}
