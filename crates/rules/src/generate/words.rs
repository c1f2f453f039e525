//! Strings and rows that differ as wholes, or whose texts are listed: item by item, length and cells together.

use super::array::ArrayPlan;
use super::canvas::Canvas;
use super::domain::Domain;
use super::drawing::Rejected;
use super::hand::{Hand, Spot};
use super::unique::Unique;
use crate::validate::Rules;
use crate::validate::interval::Interval;
use crate::validate::rules::{Atom, VarId};

/// A field of strings or rows that differ as wholes, or whose texts are listed.
#[derive(Clone, Debug)]
pub(super) struct Words {
    length: Option<ArrayPlan>,
    letters: ArrayPlan,
    texts: Option<Vec<Vec<u8>>>,
    /// The field of a text that must be among these.
    holds: Option<usize>,
    distinct: bool,
    group: usize,
}

impl Words {
    pub(super) fn new(rules: &Rules, letters: VarId) -> Words {
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
        let holds = rules.rules.iter().find_map(|r| match r.atom {
            Atom::Holds { array, text } if array == field => Some(text),
            _ => None,
        });
        Words { length, letters: plan, texts, holds, distinct: group.is_some(), group: group.unwrap_or(0) }
    }

    /// Whether these are the letters or lengths that it draws.
    pub(super) fn draws(&self, var: VarId) -> bool {
        self.letters.var == var || self.length.as_ref().is_some_and(|plan| plan.var == var)
    }

    pub(super) fn draw<H: Hand + ?Sized>(&self, hand: &mut H, canvas: &mut Canvas) -> Result<(), Rejected> {
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
        // The text that must still come; the last item then is it.
        let mut wanted = self.holds.map(|field| canvas.field(field).cells.clone());
        for item in 0..items {
            let forced = wanted.clone().filter(|_| item + 1 == items);
            let start = canvas.done(self.letters.var);
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
                    if let Some(holes) = unique.holes().filter(|_| self.distinct) {
                        domain = domain.without_all(holes);
                    }
                    if let Some(text) = &forced {
                        domain = domain.within(Interval::point(text.len() as i128));
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
            self.draw_word(hand, canvas, &letters, length, &mut unique, forced.as_deref())?;
            if wanted.as_ref().is_some_and(|text| canvas.field(self.letters.field).cells[start..] == text[..]) {
                wanted = None;
            }
        }
        Ok(())
    }

    pub(super) fn draw_word<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        canvas: &mut Canvas,
        base: &Domain,
        length: usize,
        unique: &mut Unique,
        forced: Option<&[i64]>,
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
            if let Some(holes) = unique.holes().filter(|_| self.distinct) {
                domain = domain.without_all(holes);
            }
            if let Some(letter) = forced.and_then(|text| text.get(index)) {
                domain = domain.within(Interval::point((*letter).into()));
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
