//! How often values are repeated: what is left for the next one, or for long arrays all of them at once.

use super::array::ArrayPlan;
use super::canvas::Canvas;
use super::domain::Domain;
use super::drawing::Rejected;
use super::hand::{Hand, Spot};
use super::narrow::Says;
use crate::validate::interval::{Interval, bounds};
use crate::validate::rules::{Atom, Times, VarId, VarKind};
use crate::validate::together::OFTEN;
use ojkit_model::constraint::{Comparison, Exception};
use std::collections::BTreeMap;

/// Longer arrays are drawn at once: not every order of choices leads to them, but none leads nowhere.
const EXACT_MAX: usize = 64;
/// So many numbers of repetitions are tried for one value.
const REPEATS_TRIED: i64 = 64;

/// How often the values of a group are there so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    start: usize,
    next: usize,
    counts: BTreeMap<i64, i64>,
}

/// Bounds on how often values are there, as numbers.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: i64,
    most: i64,
    except: Option<Exception>,
}

impl Bounds {
    /// Whether values that are there so often (by number of times, how many values) can be completed by `left` more cells, with at
    /// most `fresh` values that are not there yet.
    fn can_end(&self, classes: &BTreeMap<i64, i64>, left: i64, fresh: i64) -> bool {
        let exceptions = self.except.map_or(0, |e| e.values);
        self.can_end_with(classes, left, 0, fresh, exceptions)
    }

    fn can_end_with(&self, classes: &BTreeMap<i64, i64>, left: i64, slack: i64, fresh: i64, exceptions: i64) -> bool {
        if left < 0 {
            return false;
        }
        if exceptions > 0
            && let Some(e) = self.except
        {
            let most = e.most.unwrap_or(OFTEN);
            let of_class =
                classes.iter().filter(|&(&count, &values)| values > 0 && count <= most).any(|(&count, _)| {
                    let mut rest = classes.clone();
                    rest.entry(count).and_modify(|values| *values -= 1);
                    let need = (e.least - count).max(0);
                    self.can_end_with(&rest, left - need, slack + most - count.max(e.least), fresh, exceptions - 1)
                });
            let of_new = fresh > 0
                && self.can_end_with(classes, left - e.least, slack + most - e.least, fresh - 1, exceptions - 1);
            return of_class || of_new;
        }
        let (mut left, mut slack) = (left, slack);
        for (&count, &values) in classes.iter().filter(|class| *class.1 > 0) {
            if count > self.most {
                return false;
            }
            left -= (self.least - count).max(0) * values;
            slack = slack.saturating_add((self.most - count.max(self.least)).saturating_mul(values));
        }
        self.fits(left, slack, fresh)
    }

    /// Whether so many cells can be filled by new values, and by repetitions of others as far as `slack` goes.
    fn fits(&self, left: i64, slack: i64, fresh: i64) -> bool {
        if left < 0 {
            return false;
        }
        let fewest = (left - slack).max(0);
        let fewest = fewest / self.most + i64::from(fewest % self.most > 0);
        fewest <= (left / self.least).min(fresh)
    }
}

impl Canvas<'_> {
    fn times(&self, times: &Times) -> Option<Bounds> {
        let number = |term| bounds(term, self).single().map(|x| x.clamp(0, OFTEN.into()) as i64);
        match times {
            Times::Each { least, most, except } => {
                let most = most.as_ref().map_or(Some(OFTEN), number)?;
                Some(Bounds { least: *least, most, except: *except })
            }
            Times::Some(_) | Times::Different(..) => None,
        }
    }

    /// What the rules about repetitions leave for the next cell.
    pub fn appearances_say(&mut self, var: VarId, cell: usize, rules: &[usize], base: &Domain, says: &mut Says) {
        let all = self.rules;
        for &r in rules {
            let Atom::Appear { group, times, .. } = &all.rules[r].atom else { continue };
            let Some(cells) = self.group_of(var, *group, cell) else { continue };
            if cells.len() > EXACT_MAX && *group == 0 {
                continue;
            }
            self.see(r, var, cells.start, cell);
            let left = (cells.end - cell) as i64;
            let counts = &self.seen[r].counts;
            let allowed: Box<dyn Fn(i64) -> bool> = match (times, self.times(times)) {
                (Times::Each { .. }, Some(bounds)) if bounds.most >= 1 => {
                    let fresh = base.count().min(OFTEN as u64) as i64 - counts.len() as i64;
                    let mut classes: BTreeMap<i64, i64> = BTreeMap::new();
                    counts.values().for_each(|&count| *classes.entry(count).or_default() += 1);
                    let mut ends: BTreeMap<i64, bool> = BTreeMap::new();
                    for count in std::iter::once(0).chain(classes.keys().copied()) {
                        let mut then = classes.clone();
                        if count > 0 {
                            then.entry(count).and_modify(|values| *values -= 1);
                        }
                        *then.entry(count + 1).or_default() += 1;
                        let fresh = fresh - i64::from(count == 0);
                        ends.insert(count, fresh >= 0 && bounds.can_end(&then, left - 1, fresh));
                    }
                    Box::new(move |count| ends.get(&count).copied().unwrap_or(false))
                }
                (Times::Different(op, number), _) => {
                    let Some(number) = bounds(number, self).single() else { continue };
                    let number = number.clamp(0, OFTEN.into()) as i64;
                    let (there, fresh) =
                        (counts.len() as i64, base.count().min(OFTEN as u64) as i64 - counts.len() as i64);
                    let (least, most) = match op {
                        Comparison::LessEqual => (0, number),
                        Comparison::GreaterEqual => (number, OFTEN),
                        _ => (number, number),
                    };
                    Box::new(move |count| {
                        let is_new = i64::from(count == 0);
                        let there = there + is_new;
                        fresh >= is_new && there <= most && there + (left - 1).min(fresh - is_new) >= least
                    })
                }
                (Times::Some(least), _) => {
                    let Some(least) = bounds(least, self).single() else { continue };
                    let least = least.clamp(0, OFTEN.into()) as i64;
                    let highest = counts.values().copied().max().unwrap_or(0);
                    let is_free = left > least - highest;
                    Box::new(move |count| is_free || count + left >= least)
                }
                _ => continue,
            };
            if allowed(0) {
                says.holes.extend(counts.iter().filter(|&(_, &count)| !allowed(count)).map(|(&x, _)| x));
            } else {
                let members: Vec<i64> = counts.iter().filter(|&(_, &count)| allowed(count)).map(|(&x, _)| x).collect();
                says.members = Some(match says.members.take() {
                    Some(old) => old.into_iter().filter(|x| members.binary_search(x).is_ok()).collect(),
                    None => members,
                });
            }
        }
    }

    fn see(&mut self, rule: usize, var: VarId, start: usize, cell: usize) {
        if self.seen.is_empty() {
            self.seen = vec![Seen::default(); self.rules.rules.len()];
        }
        let mut seen = std::mem::take(&mut self.seen[rule]);
        if seen.start != start || seen.next > cell || seen.next < start {
            seen = Seen { start, next: start, counts: BTreeMap::new() };
        }
        if let VarKind::Cells { field } = self.rules.vars[var].kind {
            for &x in &self.field(field).cells[seen.next..cell] {
                *seen.counts.entry(x).or_default() += 1;
            }
        }
        seen.next = cell;
        self.seen[rule] = seen;
    }
}

/// The cells of a long array whose values repeat as a rule says; none where it is short, or nothing says so.
pub(super) fn at_once<H: Hand + ?Sized>(
    plan: &ArrayPlan,
    base: &Domain,
    hand: &mut H,
    canvas: &Canvas,
) -> Result<Option<Vec<i64>>, Rejected> {
    let count = canvas.total(plan.var);
    let rules = &canvas.rules.rules;
    let times = plan.between.iter().find_map(|&r| match &rules[r].atom {
        Atom::Appear { group: 0, times, .. } => Some(times),
        _ => None,
    });
    let Some(times) = times.filter(|_| count > EXACT_MAX) else { return Ok(None) };
    let spot = plan.spot(canvas, 0, count, 0);
    let mut values = Vec::new();
    if let Times::Different(op, number) = times {
        let number = bounds(number, canvas).single().and_then(|x| u64::try_from(x).ok()).ok_or(Rejected)?;
        let room = base.count().min(count as u64);
        let (least, most) = match op {
            Comparison::LessEqual => (1, number.min(room)),
            Comparison::GreaterEqual => (number.max(1), room),
            _ => (number, number),
        };
        if least > most || most > room {
            return Err(Rejected);
        }
        let different = hand.choose(spot, &Domain::interval(Interval::new(least.into(), most.into()))) as usize;
        hand.distinct(Spot { count: different, ..spot }, base, &mut values);
        let which = Domain::interval(Interval::new(0, different as i128 - 1));
        let mut others = Vec::new();
        hand.fill(Spot { count: count - different, ..spot }, &which, &mut others);
        let first = values.clone();
        values.extend(others.into_iter().map(|at| first[at as usize]));
    } else if let Times::Some(least) = times {
        let least = bounds(least, canvas).single().and_then(|x| usize::try_from(x).ok()).ok_or(Rejected)?;
        if least > count || base.is_empty() {
            return Err(Rejected);
        }
        hand.fill(Spot { count: count - least, ..spot }, base, &mut values);
        let repeated = hand.choose(spot, base);
        values.resize(count, repeated);
    } else {
        let bounds = canvas.times(times).filter(|bounds| bounds.most >= 1).ok_or(Rejected)?;
        let sizes = sizes_of(bounds, count as i64, base, hand, spot)?;
        let mut different = Vec::new();
        hand.distinct(Spot { count: sizes.len(), ..spot }, base, &mut different);
        for (x, size) in different.into_iter().zip(sizes) {
            values.resize(values.len() + size as usize, x);
        }
    }
    let mut places = Vec::new();
    hand.distinct(spot, &Domain::interval(Interval::new(0, count as i128 - 1)), &mut places);
    Ok(Some(places.into_iter().map(|place| values[place as usize]).collect()))
}

/// How often each of the values is there, exceptions first.
fn sizes_of<H: Hand + ?Sized>(
    bounds: Bounds,
    count: i64,
    base: &Domain,
    hand: &mut H,
    spot: Spot,
) -> Result<Vec<i64>, Rejected> {
    let (mut left, mut fresh) = (count, base.count().min(OFTEN as u64) as i64);
    let mut sizes = Vec::new();
    let plain = Bounds { except: None, ..bounds };
    let mut pick = |least: i64, most: i64, left: i64, fresh: i64, others: i64| {
        // With few values left each must be there often.
        let needed = left.saturating_sub(bounds.most.saturating_mul(fresh - 1)).max(least);
        let last = most.min(left).min(needed.saturating_add(REPEATS_TRIED));
        let fitting = (needed..=last).filter(|size| plain.fits(left - size - others, 0, fresh - 1)).collect::<Vec<_>>();
        if fitting.is_empty() { Err(Rejected) } else { Ok(hand.choose(spot, &Domain::list(fitting))) }
    };
    if let Some(e) = bounds.except {
        for k in 0..e.values {
            let others = e.least * (e.values - 1 - k);
            let size = pick(e.least, e.most.unwrap_or(OFTEN), left, fresh, others)?;
            sizes.push(size);
            (left, fresh) = (left - size, fresh - 1);
        }
    }
    while left > 0 {
        let size = pick(bounds.least, bounds.most, left, fresh, 0)?;
        sizes.push(size);
        (left, fresh) = (left - size, fresh - 1);
    }
    Ok(sizes)
}
