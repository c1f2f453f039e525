//! Near misses of rules that several values keep or break together; each is kept only if the rule is broken then.

use super::edit::Edit;
use super::{Hiding, Misses, QUANTIFIERS, ends, fits, leaf};
use crate::validate::count::{cells_below, lies_in};
use crate::validate::frame::Frame;
use crate::validate::interval::{Interval, Target, bounds, narrow_comparison};
use crate::validate::rules::{Atom, Rule, VarId, VarKind};
use ojkit_model::constraint::Comparison;

impl<'a> Misses<'a> {
    /// Makes the conditions true and the consequence false.
    pub(super) fn conditional(&mut self, rule: &Rule, frame: &Frame<'a>, conditions: &[Atom], then: &Atom) {
        let mut edits = Vec::new();
        for (atom, wanted) in conditions.iter().map(|atom| (atom, true)).chain([(then, false)]) {
            match self.towards(frame, atom, wanted) {
                Some(edit) => edits.extend(edit),
                None => return,
            }
        }
        self.make_broken(rule, frame, "none of what it may be", &edits);
    }

    /// One more and one less of what is counted.
    pub(super) fn counted(&mut self, rule: &Rule, frame: &Frame<'a>, var: VarId, group: usize, ranges: &[(i64, i64)]) {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return };
        let value = frame.field(field);
        let groups = if group == 0 { 1 } else { value.ends[group - 1].last().map_or(0, |&n| n as usize) };
        let other = value.cells.iter().copied().find(|&x| !lies_in(ranges, x));
        let other = other.or(ranges.last().and_then(|&(_, hi)| hi.checked_add(1)));
        let one = ranges.first().map(|&(lo, hi)| if lo == i64::MIN { hi } else { lo });
        for item in ends(groups) {
            let cells = cells_below(value, group, item);
            for (counts, to, reason) in
                [(true, other, "one counted value less"), (false, one, "one counted value more")]
            {
                let cell = cells.clone().find(|&cell| lies_in(ranges, value.cells[cell]) == counts);
                if let (Some(cell), Some(value)) = (cell, to.filter(|&x| fits(self.rules.vars[var].cell, x))) {
                    self.make_broken(rule, frame, reason, &[Edit::Cell { field, cell, value }]);
                }
            }
        }
    }

    /// A run that is one too long.
    pub(super) fn side_by_side(
        &mut self,
        rule: &Rule,
        frame: &Frame<'a>,
        var: VarId,
        level: usize,
        ranges: &[(i64, i64)],
        most: i64,
    ) {
        const LONG: usize = 100_000;
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return };
        let (Some(&(value, _)), Ok(length)) = (ranges.first(), usize::try_from(most + 1)) else { return };
        for index in ends(frame.field(field).ends[level].len()) {
            let cells = vec![value; length.min(LONG)];
            self.make_broken(rule, frame, "one too many side by side", &[Edit::Item { field, level, index, cells }]);
        }
    }

    /// What makes a comparison true or false: nothing where it is so already; `None` where one value alone cannot.
    fn towards(&self, frame: &Frame<'a>, atom: &Atom, wanted: bool) -> Option<Option<Edit>> {
        let Atom::Compare { left, op, right } = atom else { return None };
        let op = if wanted { *op } else { negated(*op) };
        for (side, op, other) in [(left, op, right), (right, op.flipped(), left)] {
            let Some(target) = leaf(side, frame) else { continue };
            let now = bounds(side, frame).single()?;
            let mut range = Interval::ALL;
            if op == Comparison::NotEqual {
                let unwanted = bounds(other, frame).single()?;
                range = if now == unwanted { Interval::point(now + 1) } else { Interval::point(now) };
            } else {
                let known = Hiding { frame, target: Some(target) };
                narrow_comparison(side, op, other, &known, target, &mut range);
            }
            if range.is_empty() {
                continue;
            }
            let value = i64::try_from(now.clamp(range.lo, range.hi)).ok()?;
            if i128::from(value) == now {
                return Some(None);
            }
            let edit = match target {
                Target::Scalar(slot) => Edit::Slot { slot, value },
                Target::Element(var, cell) => match self.rules.vars[var].kind {
                    VarKind::Length { field, level } => Edit::Length { field, level, index: cell, length: value },
                    VarKind::Cells { field } => Edit::Cell { field, cell, value },
                    _ => continue,
                },
            };
            return Some(Some(edit));
        }
        None
    }

    fn make_broken(&mut self, rule: &Rule, frame: &Frame<'a>, reason: &str, edits: &[Edit]) {
        let made = self.made.len();
        self.make(rule.line, reason, frame.repeat, edits, &[]);
        let Some(miss) = self.made.get(made) else { return };
        let names = self.rules.names(&miss.input);
        let scalars = names.get(frame.repeat.map_or(0, |repeat| repeat + 1)).cloned().unwrap_or_default();
        let inner = frame.repeat.and_then(|repeat| miss.input.repeats.get(repeat)).map(Vec::as_slice);
        let mut changed = Frame {
            rules: self.rules,
            outer: &miss.input.fields,
            inner,
            repeat: frame.repeat,
            scalars,
            quantifiers: [0; QUANTIFIERS],
        };
        if changed.check(rule).is_ok() {
            self.made.truncate(made);
        }
    }
}

fn negated(op: Comparison) -> Comparison {
    match op {
        Comparison::Less => Comparison::GreaterEqual,
        Comparison::LessEqual => Comparison::Greater,
        Comparison::Greater => Comparison::LessEqual,
        Comparison::GreaterEqual => Comparison::Less,
        Comparison::Equal => Comparison::NotEqual,
        Comparison::NotEqual => Comparison::Equal,
    }
}
