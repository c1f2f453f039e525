//! Strings and rows that differ as wholes, or whose texts are listed: item by item, length and cells together.

use super::array::{ArrayPlan, CELLS_MAX};
use super::sketch::{Given, Sketch};
use super::unique::Unique;
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::VarId;
use ojkit_rules::forms::Atom;
use ojkit_rules::forms::Distinct;
use ojkit_rules::hand::{Hand, Spot};
use ojkit_rules::partial::allowed::intersect;
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::Rejected;
use ojkit_rules::partial::removed::Removed;
use std::collections::HashMap;
use std::sync::Arc;

/// A field of strings or rows that differ as wholes, or whose texts are listed.
#[derive(Clone, Debug)]
pub(super) struct Items {
    length: Option<ArrayPlan>,
    letters: ArrayPlan,
    texts: Option<Vec<Vec<u8>>>,
    /// The field of a text that must be among these.
    wanted: Option<usize>,
    distinct: bool,
    /// The places in which rows differ, each by itself.
    columns: Vec<usize>,
    group: usize,
    /// A field whose items it may not have.
    apart: Option<usize>,
}

/// What the items drawn so far leave no room for.
struct Used {
    items: Unique,
    /// By place in which rows differ, its values so far.
    columns: Vec<Arc<Removed>>,
    /// By all choices but the last one, the last ones of items that may not be drawn.
    apart: HashMap<Vec<i64>, Vec<i64>>,
}

impl Items {
    pub fn new(rules: &Rules, letters: VarId) -> Items {
        let plan = ArrayPlan::new(rules, letters);
        let field = plan.field;
        let depth = rules.fields[field].depth;
        let length = (depth > 1).then(|| ArrayPlan::new(rules, rules.length_of(field, depth - 1)));
        let ties = || rules.rules.iter().map(|rule| rule.atom.ties()).filter(|ties| ties.items == Some(field));
        let texts = ties().find_map(|ties| ties.texts).map(<[Vec<u8>]>::to_vec);
        let wanted = ties().find_map(|ties| ties.wanted);
        let group = rules.rules.iter().find_map(|r| match &r.atom {
            Atom::Distinct(Distinct { fields, item, group, column: None })
                if fields[..] == [field] && item + 1 == depth =>
            {
                Some(*group)
            }
            _ => None,
        });
        let columns = rules.rules.iter().filter_map(|r| match &r.atom {
            Atom::Distinct(Distinct { fields, column, .. }) if fields[..] == [field] => *column,
            _ => None,
        });
        let columns = columns.collect();
        let apart = rules.rules.iter().find_map(|rule| match &rule.atom {
            Atom::Apart(apart) if apart.second == field && group == Some(0) && length.is_some() => Some(apart.first),
            _ => None,
        });
        let (distinct, group) = (group.is_some(), group.unwrap_or(0));
        Items { length, letters: plan, texts, wanted, distinct, columns, group, apart }
    }

    /// Whether these are the letters or lengths that it draws.
    pub fn draws(&self, var: VarId) -> bool {
        self.letters.var == var || self.length.as_ref().is_some_and(|plan| plan.var == var)
    }

    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        sketch.sums[self.letters.var] = 0;
        let given = sketch.take_given(self.letters.var).unwrap_or_default();
        let lengths = self.length.as_ref().map(|p| {
            sketch.sums[p.var] = 0;
            p.domain(sketch)
        });
        let letters = self.letters.domain(sketch);
        let items = match &self.length {
            Some(plan) => sketch.total(plan.var),
            None => 1,
        };
        let starts: Vec<usize> =
            self.length.iter().flat_map(|p| p.groups(sketch, self.group)).map(|r| r.start).collect();
        let (columns, apart) = (vec![Arc::default(); self.columns.len()], self.others(sketch));
        let mut used = Used { items: Unique::default(), columns, apart };
        let known = self.known_length(sketch, lengths.as_ref(), items);
        if let (Some(plan), Some(length)) = (&self.length, known) {
            (0..items).for_each(|_| sketch.push(plan.var, length));
            let rules: Vec<usize> = self.letters.between.iter().map(|tie| tie.rule).collect();
            sketch.sweep(&[self.letters.var], &rules);
        }
        // The text that must still come; the last item then is it.
        let mut wanted = self.wanted.map(|field| sketch.field(field).cells.clone());
        for item in 0..items {
            let forced = wanted.clone().filter(|_| item + 1 == items);
            let forced = forced.map(|text| text.into_iter().map(Some).collect::<Given>());
            let start = sketch.done(self.letters.var);
            if self.group > 0 && starts.binary_search(&item).is_ok() {
                used.items.clear();
            }
            let length = match (&self.length, &lengths) {
                (Some(_), Some(_)) if let Some(length) = known => {
                    let is_used_up = |holes: &Arc<Removed>| self.distinct && holes.contains(length);
                    if used.items.used().is_some_and(is_used_up) {
                        return Err(Rejected);
                    }
                    used.items.step(length, 1);
                    length as usize
                }
                (Some(plan), Some(base)) => {
                    if plan.row_is_absent(sketch, item) {
                        sketch.push(plan.var, 0);
                        continue;
                    }
                    self.draw_length((plan, base), (item, items), hand, sketch, &mut used, forced.as_deref())?
                }
                _ => sketch.field(self.letters.field).len(),
            };
            let of_item = given.get(start..start + length);
            self.draw_word(hand, sketch, &letters, length, &mut used, forced.as_deref().or(of_item))?;
            if wanted.as_ref().is_some_and(|text| sketch.field(self.letters.field).cells[start..] == text[..]) {
                wanted = None;
            }
        }
        Ok(())
    }

    /// The items of the field that it has none of, by their length and all cells but the last.
    fn others(&self, sketch: &Sketch) -> HashMap<Vec<i64>, Vec<i64>> {
        let mut others: HashMap<Vec<i64>, Vec<i64>> = HashMap::new();
        let Some(value) = self.apart.map(|field| sketch.field(field)) else { return others };
        let items = (0..value.ends[1].len()).map(|item| &value.cells[value.range(1, item)]);
        for (last, begin) in items.filter_map(<[i64]>::split_last) {
            let path = std::iter::once(begin.len() as i64 + 1).chain(begin.iter().copied()).collect();
            others.entry(path).or_default().push(*last);
        }
        others
    }

    fn draw_length<H: Hand + ?Sized>(
        &self,
        (plan, base): (&ArrayPlan, &Domain),
        (item, items): (usize, usize),
        hand: &mut H,
        sketch: &mut Sketch,
        used: &mut Used,
        forced: Option<&[Option<i64>]>,
    ) -> Result<usize, Rejected> {
        let mut domain = plan.next_domain(sketch, base);
        let size = domain.count();
        if let Some(holes) = used.items.used().filter(|_| self.distinct) {
            domain = domain.without_all(holes);
        }
        if let Some(text) = forced {
            domain = domain.within(Interval::point(text.len() as i128));
        }
        if domain.is_empty() {
            return Err(Rejected);
        }
        let (fair, share) = plan.fair_lengths(sketch, &domain, items - item);
        let share = plan.share(sketch).or(share);
        let x = hand.choose(Spot { share, ..plan.spot(sketch, item, items, 0) }, &fair);
        if hand.is_lost() {
            return Err(Rejected);
        }
        sketch.push(plan.var, x);
        used.items.step(x, size);
        Ok(x as usize)
    }

    /// The length of every row, where there is one: then all rows have it before their cells are drawn, and the rules between cells say
    /// what each leaves room for.
    fn known_length(&self, sketch: &Sketch, lengths: Option<&Domain>, items: usize) -> Option<i64> {
        let (plan, lengths) = (self.length.as_ref()?, lengths?);
        let is_free = plan.between.is_empty() && !sketch.rules.tags.contains_key(&self.letters.field);
        let is_known = is_free && lengths.count() == 1 && self.wanted.is_none() && !self.letters.between.is_empty();
        let fits = i128::from(lengths.lo()).saturating_mul(items as i128) <= CELLS_MAX;
        (is_known && fits).then_some(lengths.lo())
    }

    fn draw_word<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        sketch: &mut Sketch,
        base: &Domain,
        length: usize,
        used: &mut Used,
        forced: Option<&[Option<i64>]>,
    ) -> Result<(), Rejected> {
        let start = sketch.done(self.letters.var);
        let mut left: Option<Vec<&[u8]>> =
            self.texts.as_ref().map(|t| t.iter().map(Vec::as_slice).filter(|t| t.len() == length).collect());
        for index in 0..length {
            let mut domain = self.letters.next_domain(sketch, base);
            if let Some(texts) = &left {
                let mut next: Vec<i64> = texts.iter().map(|t| i64::from(t[index])).collect();
                next.sort_unstable();
                next.dedup();
                domain = intersect(&domain, &next);
            }
            let size = domain.count();
            if index + 1 == length
                && let Some(others) = used.apart.remove(used.items.path())
            {
                used.items.exclude(others.into_iter().filter(|&x| domain.contains(x)));
            }
            if let Some(holes) = used.items.used().filter(|_| self.distinct) {
                domain = domain.without_all(holes);
            }
            let here = self.columns.iter().position(|&column| column == index);
            if let Some(column) = here {
                domain = domain.without_all(&used.columns[column]);
            }
            if let Some(letter) = forced.and_then(|text| *text.get(index)?) {
                domain = domain.within(Interval::point(letter.into()));
            }
            if domain.is_empty() {
                return Err(Rejected);
            }
            let spot = self.letters.spot(sketch, index, length, start);
            let x = hand.choose(spot, &domain);
            if hand.is_lost() {
                return Err(Rejected);
            }
            sketch.push(self.letters.var, x);
            // It shares the values that are taken, and no copy of them is wanted.
            drop(domain);
            if let Some(column) = here {
                Arc::make_mut(&mut used.columns[column]).insert(x);
            }
            used.items.step(x, size);
            if let Some(texts) = &mut left {
                texts.retain(|t| i64::from(t[index]) == x);
            }
        }
        if self.distinct {
            used.items.finish();
        } else {
            used.items.restart();
        }
        Ok(())
    }
}
