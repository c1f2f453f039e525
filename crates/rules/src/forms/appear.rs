//! `Each element of x appears once or twice`: how often values are repeated.

use super::congruent::Congruent;
use super::{Atom, Form, HasTerms, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::comparison::{admits, related};
use crate::expr::evaluate::{Known, bounds};
use crate::expr::interval::Interval;
use crate::expr::term::{Term, VarId};
use crate::hand::{Hand, Spot};
use crate::partial::allowed::{Allowed, At};
use crate::partial::domain::Domain;
use crate::partial::partial_input::{Begun, PartialInput, Rejected};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{self, Comparison, Exception, Expr};
use ojkit_model::input::Cell;
use std::collections::BTreeMap;

/// Longer arrays are drawn at once: not every order of choices leads to them, but none leads nowhere.
const EXACT_MAX: usize = 64;
/// So many numbers of repetitions are tried for one value.
const REPEATS_TRIED: i64 = 64;
/// More often than any array repeats a value.
const OFTEN: i64 = 1 << 40;

/// How often the values of each group are there.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Appear {
    /// The cells.
    var: VarId,
    /// The depth of the group: 0 for the whole array, 1 for each row.
    group: usize,
    times: Times,
}

/// How often values are there; bounds are scalar terms.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
enum Times {
    /// Every value that is there at all: at least so often, at most so often where anything bounds it, but for exceptions.
    Each { least: i64, most: Option<Term>, except: Option<Exception> },
    /// Some value, at least so often.
    Some(Term),
    /// How many different values there are, and how that stands to the bound: at most, at least or exactly.
    Different(Comparison, Term),
}

/// How often the values of a group are there so far.
pub type Seen = Begun<BTreeMap<i64, i64>>;

pub(super) fn bind(binder: &mut Binder, subject: &Expr, appear: &constraint::Appear) -> OrFault<Vec<Atom>> {
    let otherwise = ("only in an array or a string values are repeated", "name one");
    let whole = binder.whole(subject, "name an array or a string", otherwise)?;
    let (scope, field) = (&binder.scope, whole.field);
    let f = &scope.fields()[field];
    let is_known = !scope.trees.contains_key(&field) && !scope.tags.contains_key(&field);
    if f.depth != whole.indices.len() + 1 || !is_known || !matches!(f.cell, Cell::Int | Cell::Char) {
        let message = "the values of this cannot be counted";
        return Err(Fault::at(whole.path, message, "name a flat array or a string"));
    }
    whole.must_be_every("speak of every row")?;
    let (var, group) = (scope.cells_of(field), whole.indices.len());
    let length = binder.length(field, &whole.indices);
    let at_least = |least: Term| comparison(length.clone(), Comparison::GreaterEqual, least);
    let mut atoms = Vec::new();
    let times = match appear {
        constraint::Appear::Different { operator, number } => {
            let number = binder.scalar(number, "")?;
            match operator {
                Comparison::LessEqual => {}
                Comparison::Equal | Comparison::GreaterEqual => atoms.push(at_least(number.clone())),
                _ => return Err(Fault::line("only `at most`, `at least` and `exactly` so many are understood", "")),
            }
            Times::Different(*operator, number)
        }
        constraint::Appear::Some { least } => {
            let least = binder.scalar(least, "")?;
            atoms.push(at_least(least.clone()));
            Times::Some(least)
        }
        constraint::Appear::Each { least, most, except } => {
            let most = most.as_ref().map(|most| binder.scalar(most, "")).transpose()?;
            let exact = most == Some(Term::Int(i128::from(*least)));
            let rest = except.map_or(Some(0), |e| (e.most == Some(e.least)).then(|| e.values * e.least));
            if let (true, Some(rest)) = (exact && *least > 1, rest) {
                // All others come in groups of the same size.
                let groups = Congruent { term: length.clone(), modulus: *least, remainder: rest % least };
                atoms.push(groups.into());
            }
            if let Some(e) = except {
                atoms.push(at_least(Term::Int(i128::from(e.values * e.least))));
            }
            Times::Each { least: *least, most, except: *except }
        }
    };
    atoms.push(Appear { var, group, times }.into());
    Ok(atoms)
}

impl HasTerms for Times {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        match self {
            Times::Each { most, .. } => all.extend(most),
            Times::Some(bound) | Times::Different(_, bound) => all.push(bound),
        }
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        match self {
            Times::Each { most, .. } => all.extend(most),
            Times::Some(bound) | Times::Different(_, bound) => all.push(bound),
        }
    }
}

/// A number of times, no larger than any that is met.
fn times_of(term: &Term, known: &impl Known) -> Option<i64> {
    bounds(term, known).single().map(|x| x.clamp(0, OFTEN.into()) as i64)
}

/// The numbers that stand so to a number of times, from 0.
fn span(op: Comparison, number: i64) -> (i64, i64) {
    let span = related(op, Interval::point(number.into())).meet(Interval::new(0, OFTEN.into()));
    (span.lo as i64, span.hi as i64)
}

impl Appear {
    /// What is asked of every value, as numbers.
    fn repeats(&self, known: &impl Known) -> Option<Repeats> {
        let Times::Each { least, most, except } = &self.times else { return None };
        let most = most.as_ref().map_or(Some(OFTEN), |most| times_of(most, known))?;
        Some(Repeats { least: *least, most, except: *except })
    }

    /// By how often a value is there already, whether it may come once more; 0 for a value that is not there yet.
    fn may_repeat(
        &self,
        counts: &BTreeMap<i64, i64>,
        left: i64,
        base: &Domain,
        known: &impl Known,
    ) -> Option<BTreeMap<i64, bool>> {
        let there = counts.len() as i64;
        let fresh = base.count().min(OFTEN as u64) as i64 - there;
        let mut classes: BTreeMap<i64, i64> = BTreeMap::new();
        counts.values().for_each(|&count| *classes.entry(count).or_default() += 1);
        let times = std::iter::once(0).chain(classes.keys().copied());
        match &self.times {
            Times::Each { .. } => {
                let repeats = self.repeats(known).filter(|repeats| repeats.most >= 1)?;
                let can_end = |count: i64| {
                    let mut then = classes.clone();
                    if count > 0 {
                        then.entry(count).and_modify(|values| *values -= 1);
                    }
                    *then.entry(count + 1).or_default() += 1;
                    let fresh = fresh - i64::from(count == 0);
                    fresh >= 0 && repeats.can_end(&then, left - 1, fresh)
                };
                Some(times.map(|count| (count, can_end(count))).collect())
            }
            Times::Different(op, number) => {
                let (least, most) = span(*op, times_of(number, known)?);
                let can_end = |count: i64| {
                    let is_new = i64::from(count == 0);
                    let there = there + is_new;
                    fresh >= is_new && there <= most && there + (left - 1).min(fresh - is_new) >= least
                };
                Some(times.map(|count| (count, can_end(count))).collect())
            }
            Times::Some(least) => {
                let least = times_of(least, known)?;
                let highest = counts.values().copied().max().unwrap_or(0);
                let is_free = left > least - highest;
                Some(times.map(|count| (count, is_free || count + left >= least)).collect())
            }
        }
    }
}

impl Form for Appear {
    type State = Seen;
    mentions!(terms: times; arrays: |form: &Appear| [form.var];);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        for group in values.groups(self.var, self.group) {
            let mut cells = group.cells.to_vec();
            cells.sort_unstable();
            let mut counts = cells.chunk_by(|a, b| a == b).map(|same| same.len() as i64);
            let holds = match &self.times {
                Times::Each { .. } => self.repeats(values)?.admit(counts),
                Times::Different(op, number) => {
                    let number = bounds(number, values).single()?;
                    admits(*op, (counts.count() as i128).cmp(&number))
                }
                Times::Some(least) => {
                    let least = times_of(least, values)?;
                    counts.any(|count| count >= least)
                }
            };
            if !holds {
                let (place, whose) = values.whose(&group);
                return Some((place, format!("{whose} has a value too seldom or too often")));
            }
        }
        None
    }

    fn allow(&self, seen: &mut Seen, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(group) = input.group(self.group, at) else { return };
        let left = group.left as i64 + 1;
        if group.cells.len() + group.left >= EXACT_MAX && self.group == 0 {
            return;
        }
        let counts = seen.read(&group, BTreeMap::clear, |counts, at| *counts.entry(group.cells[at]).or_default() += 1);
        let Some(may_repeat) = self.may_repeat(counts, left, at.base, input) else { return };
        let may = |count: i64| may_repeat.get(&count).copied().unwrap_or(false);
        if may(0) {
            allowed.removed.extend(counts.iter().filter(|&(_, &count)| !may(count)).map(|(&x, _)| x));
        } else {
            let members: Vec<i64> = counts.iter().filter(|&(_, &count)| may(count)).map(|(&x, _)| x).collect();
            allowed.keep_members(&members);
        }
    }

    /// The cells of a long array: which values there are, how often each, and where.
    fn draw_at_once<H: Hand + ?Sized>(
        &self,
        hand: &mut H,
        spot: Spot,
        at: &At,
        input: &PartialInput,
    ) -> Result<Option<Vec<i64>>, Rejected> {
        let (count, base) = (spot.count, at.base);
        if self.group != 0 || count <= EXACT_MAX {
            return Ok(None);
        }
        let values = match &self.times {
            Times::Each { .. } => {
                let repeats = self.repeats(input).filter(|repeats| repeats.most >= 1).ok_or(Rejected)?;
                draw_repeated(repeats, hand, spot, base)?
            }
            Times::Different(op, number) => draw_different(*op, &bounds(number, input), hand, spot, base)?,
            Times::Some(least) => {
                let least = bounds(least, input).single().and_then(|x| usize::try_from(x).ok()).ok_or(Rejected)?;
                if least > count || base.is_empty() {
                    return Err(Rejected);
                }
                let mut values = Vec::new();
                hand.fill(Spot { count: count - least, ..spot }, base, &mut values);
                let repeated = hand.choose(spot, base);
                values.resize(count, repeated);
                values
            }
        };
        let mut places = Vec::new();
        hand.distinct(spot, &Domain::interval(Interval::new(0, count as i128 - 1)), &mut places);
        Ok(Some(places.into_iter().map(|place| values[place as usize]).collect()))
    }
}

/// Bounds on how often every value is there, as numbers.
#[derive(Clone, Copy, Debug)]
struct Repeats {
    least: i64,
    most: i64,
    except: Option<Exception>,
}

impl Repeats {
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

    /// Whether values that are there so often, in any order, are as asked.
    fn admit(&self, counts: impl Iterator<Item = i64>) -> bool {
        let except = self.except.unwrap_or(Exception { values: 0, least: 1, most: Some(0) });
        let excepted = |count: i64| except.least <= count && except.most.is_none_or(|most| count <= most);
        // Values that must be exceptions, and ones that may be.
        let (mut must, mut may) = (0, 0);
        for count in counts {
            match ((self.least..=self.most).contains(&count), excepted(count)) {
                (true, true) => may += 1,
                (true, false) => {}
                (false, true) => must += 1,
                (false, false) => return false,
            }
        }
        (must..=must + may).contains(&except.values)
    }
}

/// So many different values, each at least once, the others from among them.
fn draw_different<H: Hand + ?Sized>(
    op: Comparison,
    number: &Interval,
    hand: &mut H,
    spot: Spot,
    base: &Domain,
) -> Result<Vec<i64>, Rejected> {
    let number = number.single().and_then(|x| u64::try_from(x).ok()).ok_or(Rejected)?;
    let room = base.count().min(spot.count as u64);
    let (least, most) = match op {
        Comparison::LessEqual => (1, number.min(room)),
        Comparison::GreaterEqual => (number.max(1), room),
        _ => (number, number),
    };
    if least > most || most > room {
        return Err(Rejected);
    }
    let mut values = Vec::new();
    let different = hand.choose(spot, &Domain::interval(Interval::new(least.into(), most.into()))) as usize;
    hand.distinct(Spot { count: different, ..spot }, base, &mut values);
    let which = Domain::interval(Interval::new(0, different as i128 - 1));
    let mut others = Vec::new();
    hand.fill(Spot { count: spot.count - different, ..spot }, &which, &mut others);
    let first = values.clone();
    values.extend(others.into_iter().map(|at| first[at as usize]));
    Ok(values)
}

/// Values that are each there as often as is asked.
fn draw_repeated<H: Hand + ?Sized>(
    repeats: Repeats,
    hand: &mut H,
    spot: Spot,
    base: &Domain,
) -> Result<Vec<i64>, Rejected> {
    let sizes = sizes_of(repeats, spot.count as i64, base, hand, spot)?;
    let mut different = Vec::new();
    hand.distinct(Spot { count: sizes.len(), ..spot }, base, &mut different);
    let of_one = |(x, size): (i64, i64)| std::iter::repeat_n(x, size as usize);
    Ok(different.into_iter().zip(sizes).flat_map(of_one).collect())
}

/// How often each of the values is there, exceptions first.
fn sizes_of<H: Hand + ?Sized>(
    bounds: Repeats,
    count: i64,
    base: &Domain,
    hand: &mut H,
    spot: Spot,
) -> Result<Vec<i64>, Rejected> {
    let (mut left, mut fresh) = (count, base.count().min(OFTEN as u64) as i64);
    let mut sizes = Vec::new();
    let plain = Repeats { except: None, ..bounds };
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
