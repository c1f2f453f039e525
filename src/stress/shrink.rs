//! From a failure to a small one: take items out, make values simpler, move and swap, as long as it fails.
//!
//! Every candidate is legal: where a change breaks a constraint, the drawing mends it by answering each choice with the nearest value
//! that is offered. Candidates are tried in frames; the first that is smaller and fails is the next to start from.

use super::edit::{self, Group, Site};
use super::hunt::asked;
use super::mend::Mend;
use super::size::Measure;
use super::trial::{Stop, Trial};
use crate::generate::Drawing;
use crate::model::input::Input;
use crate::validate::Rules;
use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Makes failures smaller.
pub struct Shrinker<'a> {
    drawing: &'a Drawing,
    measure: &'a Measure,
    stop: &'a AtomicBool,
    end: Instant,
    /// When a slow trial is to end.
    soon: Instant,
    tried: u64,
}

/// Passes over single values, and over pairs of values, are made on inputs with at most so many.
const SINGLES_MAX: usize = 3000;
const PAIRS_MAX: usize = 28;
/// Where fewer inputs than this could be tried in this time, each is too dear to go on.
const SLOW: u64 = 300;
const SLOW_TIME: Duration = Duration::from_secs(3);
/// The few values of an input that are not the simplest are moved among at most so many.
const SWAPS_MAX: usize = 800;
/// Amounts up to this are all tried where every value is to move alike.
const NEAR: i128 = 8;
/// With at most so many values, moves of every size are tried.
const FEW: usize = 8;

impl<'a> Shrinker<'a> {
    /// Makes failures smaller until `end`, or until `stop` becomes true.
    pub fn new(drawing: &'a Drawing, measure: &'a Measure, stop: &'a AtomicBool, end: Instant) -> Shrinker<'a> {
        Shrinker { drawing, measure, stop, end, soon: Instant::now() + SLOW_TIME, tried: 0 }
    }

    /// Whether it ended early because so little could be tried.
    pub fn is_slow(&self) -> bool {
        self.tried < SLOW && Instant::now() >= self.soon
    }

    /// How many inputs were tried.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// A small input that fails, starting from one that does; it is given back where nothing smaller fails.
    ///
    /// # Errors
    /// Those of the trial.
    pub fn shrink<T: Trial>(&mut self, trial: &mut T, start: Input) -> Result<Input, Stop> {
        let mut best = start;
        loop {
            let before = best.clone();
            best = self.delete(trial, best)?;
            best = self.trade(trial, best)?;
            best = self.simplify(trial, best)?;
            best = self.lower(trial, best)?;
            best = self.lower_alike(trial, best)?;
            best = self.pairs(trial, best)?;
            if best == before || self.is_over() {
                return Ok(best);
            }
        }
    }

    /// Whether the time is over, or somebody asked for an end.
    pub fn is_over(&self) -> bool {
        let now = Instant::now();
        asked(self.stop) || now >= self.end || (now >= self.soon && self.tried < SLOW)
    }

    /// The first candidate that is smaller than `best` and fails.
    fn first<T: Trial>(
        &mut self,
        trial: &mut T,
        best: &Input,
        candidates: impl Iterator<Item = Input>,
    ) -> Result<Option<Input>, Stop> {
        let mut frame: Vec<Input> = Vec::new();
        let mut candidates = candidates.peekable();
        let mut failing = Vec::new();
        while candidates.peek().is_some() && !self.is_over() {
            frame.clear();
            // Candidates of long inputs are dear to make.
            while !trial.is_full() && frame.len() < 64 && !self.is_over() {
                let Some(candidate) = candidates.next() else { break };
                let Some(candidate) = self.mended(candidate) else { continue };
                if self.compare(&candidate, best) == Ordering::Less && !frame.contains(&candidate) {
                    trial.push(&candidate)?;
                    frame.push(candidate);
                }
            }
            if frame.is_empty() {
                continue;
            }
            trial.send()?;
            trial.receive(&mut failing).map_err(|stop| stop.about(|case| frame.get(case).cloned()))?;
            self.tried += frame.len() as u64;
            if let Some(&index) = failing.first() {
                return Ok(Some(frame.swap_remove(index)));
            }
        }
        Ok(None)
    }

    /// A candidate as it is where it is legal, else the nearest legal input.
    fn mended(&self, candidate: Input) -> Option<Input> {
        let rules = self.drawing.rules();
        if rules.check(&candidate).is_ok() {
            return Some(candidate);
        }
        let mut mended = Input::default();
        self.drawing.draw(&mut Mend::new(rules, &candidate), &mut mended).ok()?;
        Some(mended)
    }

    /// By size, then value by value.
    fn compare(&self, a: &Input, b: &Input) -> Ordering {
        let rules = self.drawing.rules();
        let sizes = self.measure.size(rules, a).cmp(&self.measure.size(rules, b));
        sizes.then_with(|| {
            let values = |input: &Input| {
                let sites = edit::sites(rules, input);
                let key = |site: &Site| {
                    let distance = site.get(rules, self.measure, input);
                    (distance.unsigned_abs(), distance < 0)
                };
                sites.iter().map(key).collect::<Vec<_>>()
            };
            values(a).cmp(&values(b))
        })
    }

    fn with(&self, input: &Input, sites: &[(Site, i128)]) -> Input {
        with(self.drawing.rules(), self.measure, input, sites)
    }

    fn get(&self, site: &Site, input: &Input) -> i128 {
        site.get(self.drawing.rules(), self.measure, input)
    }

    /// Values that are not lengths.
    fn sites(&self, input: &Input) -> Vec<Site> {
        let rules = self.drawing.rules();
        edit::sites(rules, input).into_iter().filter(|site| !site.is_length(rules)).collect()
    }

    /// Takes out runs of items, long ones first; repetitions of the block too.
    fn delete<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let mut best = best;
        let drawing = self.drawing;
        let longest = |groups: &[Group]| groups.iter().map(|g| g.items).max().unwrap_or(0);
        let rules = drawing.rules();
        let mut count = longest(&edit::groups(rules, &best)).max(best.repeats.len());
        while count > 0 && !self.is_over() {
            loop {
                let groups = edit::groups(rules, &best);
                let runs = groups.iter().flat_map(|group| {
                    let best = &best;
                    starts(group.items, count).map(move |from| {
                        let mut changed = best.clone();
                        edit::remove(&mut changed, group, from, count);
                        changed
                    })
                });
                let columns = groups.iter().filter(|group| group.level == 0 && count == 1).flat_map(|group| {
                    let best = &best;
                    group.fields.iter().filter(|&&field| rules.fields[field].depth > 1).flat_map(move |&field| {
                        (0..COLUMNS_MAX).map(move |column| {
                            let mut changed = best.clone();
                            edit::remove_column(&mut changed, group.repeat, field, column);
                            changed
                        })
                    })
                });
                let blocks = starts(best.repeats.len(), count).map(|from| {
                    let mut changed = best.clone();
                    changed.repeats.drain(from..from + count);
                    changed
                });
                // What a scalar says of an array may have to change with it.
                let both = groups.iter().filter(|group| group.items >= count).flat_map(|group| {
                    let mut changed = best.clone();
                    edit::remove(&mut changed, group, group.items - count, count);
                    let scalars: Vec<(Site, i128)> = (edit::sites(rules, &changed).into_iter())
                        .filter(|site| site.is_scalar(rules) && !site.is_length(rules))
                        .filter(|site| site.get(rules, self.measure, &changed) != 0)
                        .map(|site| (site, 0))
                        .collect();
                    (!scalars.is_empty()).then(|| with(rules, self.measure, &changed, &scalars))
                });
                let candidates = blocks.chain(both).chain(runs).chain(columns);
                match self.first(trial, &best, candidates)? {
                    Some(smaller) => best = smaller,
                    None => break,
                }
                if self.is_over() {
                    break;
                }
            }
            count = if count > 4 { count / 2 } else { count - 1 };
        }
        Ok(best)
    }

    /// Takes items out while the values of the others go as far as they may: where a sum fails, fewer large values do it too.
    fn trade<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let (rules, measure) = (self.drawing.rules(), self.measure);
        let mut best = best;
        loop {
            if self.sites(&best).len() > SINGLES_MAX {
                return Ok(best);
            }
            let groups = edit::groups(rules, &best);
            let counts = |items: usize| {
                std::iter::successors(Some(items / 2), |&count| Some(count / 2)).take_while(|&count| count > 0)
            };
            let candidates = groups.iter().flat_map(|group| {
                let best = &best;
                counts(group.items).flat_map(move |count| {
                    let mut without = best.clone();
                    edit::remove(&mut without, group, group.items - count, count);
                    let sites = edit::sites(rules, &without);
                    let sites: Vec<Site> =
                        sites.into_iter().filter(|site| group.fields.contains(&site.field())).collect();
                    [0, 1, -1].map(|direction| {
                        let far = |site: &Site| {
                            let (lo, hi) = site.range(rules, measure);
                            let sign =
                                if direction == 0 { site.get(rules, measure, &without).signum() } else { direction };
                            if sign < 0 { lo } else { hi }
                        };
                        let raised: Vec<(Site, i128)> = sites.iter().map(|site| (*site, far(site))).collect();
                        with(rules, measure, &without, &raised)
                    })
                })
            });
            match self.first(trial, &best, candidates)? {
                Some(smaller) => best = smaller,
                None => return Ok(best),
            }
        }
    }

    /// Sets runs of values to the simplest one, long runs first.
    fn simplify<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let mut best = best;
        let sites = self.sites(&best);
        let mut count = sites.len();
        while count > 1 && !self.is_over() {
            let mut from = 0;
            while from < sites.len() && !self.is_over() {
                let run = &sites[from..(from + count).min(sites.len())];
                if run.iter().any(|site| self.get(site, &best) != 0) {
                    let zero: Vec<(Site, i128)> = run.iter().map(|&site| (site, 0)).collect();
                    let candidate = self.with(&best, &zero);
                    if let Some(smaller) = self.first(trial, &best, std::iter::once(candidate))? {
                        // The mended input may have other places.
                        if self.sites(&smaller) != sites {
                            return Ok(smaller);
                        }
                        best = smaller;
                    }
                }
                from += count;
            }
            if sites.len() > SINGLES_MAX && count <= sites.len() / 64 {
                break;
            }
            count /= 2;
        }
        Ok(best)
    }

    /// Makes each value simpler by bisection.
    fn lower<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let mut best = best;
        for number in 0..SINGLES_MAX {
            if self.is_over() {
                break;
            }
            let sites = self.sites(&best);
            let Some(site) = sites.get(number).copied() else { break };
            loop {
                let distance = self.get(&site, &best);
                let candidates: Vec<Input> =
                    simpler(distance).into_iter().map(|x| self.with(&best, &[(site, x)])).collect();
                match self.first(trial, &best, candidates.into_iter())? {
                    Some(smaller) => best = smaller,
                    None => break,
                }
                if self.sites(&best) != sites {
                    break;
                }
            }
        }
        Ok(best)
    }

    /// Makes equal values simpler together, and all values at once.
    fn lower_alike<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let mut best = best;
        loop {
            let sites = self.sites(&best);
            if sites.len() > SINGLES_MAX {
                return Ok(best);
            }
            let values: Vec<i128> = sites.iter().map(|site| self.get(site, &best)).collect();
            let mut distinct = values.clone();
            distinct.sort_unstable_by_key(|x| (x.unsigned_abs(), *x));
            distinct.dedup();
            let mut candidates = Vec::new();
            for &value in distinct.iter().filter(|&&x| x != 0).take(64) {
                let alike = || sites.iter().zip(&values).filter(move |(_, x)| **x == value);
                for x in simpler(value) {
                    candidates.push(self.with(&best, &alike().map(|(site, _)| (*site, x)).collect::<Vec<_>>()));
                }
            }
            // The smallest first: where failing is erratic, each step is a stroke of luck.
            let largest = distinct.iter().map(|x| x.unsigned_abs()).max().unwrap_or(0);
            let halvings = u128::BITS - largest.leading_zeros();
            for by in (1..halvings).rev() {
                let scaled = sites.iter().zip(&values).map(|(site, x)| (*site, x >> by)).collect::<Vec<_>>();
                candidates.push(self.with(&best, &scaled));
            }
            let least = distinct.iter().map(|x| x.unsigned_abs()).find(|&x| x > 0).unwrap_or(0) as i128;
            let amounts =
                std::iter::successors(Some(least), |by| Some(by / 2)).take_while(|&by| by > NEAR).chain(1..=NEAR);
            for by in amounts {
                let nearer: Vec<(Site, i128)> =
                    sites.iter().zip(&values).map(|(site, x)| (*site, x - x.signum() * by.min(x.abs()))).collect();
                let shifted = |by| sites.iter().zip(&values).map(|(site, x)| (*site, x - by)).collect::<Vec<_>>();
                candidates.extend([nearer, shifted(by), shifted(-by)].map(|change| self.with(&best, &change)));
            }
            match self.first(trial, &best, candidates.into_iter())? {
                Some(smaller) => best = smaller,
                None => return Ok(best),
            }
        }
    }

    /// Changes two places at once: takes out two items, merges two, lowers two values, moves from one to the other, swaps them.
    fn pairs<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let rules = self.drawing.rules();
        let mut best = best;
        loop {
            let sites = self.sites(&best);
            let few = sites.len() <= PAIRS_MAX;
            let told: Vec<Site> = sites.iter().copied().filter(|site| few || self.get(site, &best) != 0).collect();
            if told.len() > PAIRS_MAX || sites.len() > SWAPS_MAX {
                return Ok(best);
            }
            let mut candidates = Vec::new();
            for group in edit::groups(rules, &best).iter().filter(|group| few && group.items <= PAIRS_MAX) {
                for a in 0..group.items {
                    let mut without = best.clone();
                    edit::remove(&mut without, group, a, 1);
                    // With one item less, a value may have to move by one, or to take over what the item was.
                    let gone: Vec<i128> = sites.iter().map(|site| self.get(site, &best)).collect();
                    for site in edit::sites(rules, &without) {
                        let x = site.get(rules, self.measure, &without);
                        let mut others: Vec<i128> = gone.iter().map(|y| x + y).collect();
                        others.extend([x - 1, x + 1]);
                        others.sort_unstable();
                        others.dedup();
                        candidates
                            .extend(others.into_iter().filter(|&y| y != x).map(|y| self.with(&without, &[(site, y)])));
                    }
                    for b in 0..a {
                        let mut both = without.clone();
                        let less = Group { items: group.items - 1, ..group.clone() };
                        edit::remove(&mut both, &less, b, 1);
                        candidates.push(both);
                    }
                }
            }
            for (i, &a) in told.iter().enumerate() {
                for &b in &told[i + 1..] {
                    let (x, y) = (self.get(&a, &best), self.get(&b, &best));
                    let mut both = vec![(y, x)];
                    let mut amounts = vec![x, y, x / 2, y / 2, x.signum(), y.signum(), 1];
                    if sites.len() <= FEW {
                        // Sums are kept while values move as far as they can.
                        amounts.extend((2..40).flat_map(|n| [x / (1 << n), y / (1 << n)]));
                        amounts.sort_unstable_by_key(|by| std::cmp::Reverse(by.abs()));
                        amounts.dedup();
                    }
                    for by in amounts.into_iter().filter(|&by| by != 0) {
                        both.extend([(x - by, y - by), (x - by, y + by), (x + by, y - by)]);
                    }
                    if sites.len() <= FEW && x != 0 && y != 0 {
                        // Products are kept too.
                        let kept = |x: i128, y: i128| {
                            let product = x.abs() * y.abs();
                            let other =
                                move |less: i128| (less, y.signum() * ((product + less.abs() - 1) / less.abs()));
                            simpler(x).into_iter().filter(|&less| less != 0).map(other)
                        };
                        both.extend(kept(x, y));
                        both.extend(kept(y, x).map(|(y, x)| (x, y)));
                    }
                    candidates.extend(both.into_iter().map(|(x, y)| self.with(&best, &[(a, x), (b, y)])));
                }
            }
            // Among many simple values, the others go as far back as they can.
            let (measure, from) = (self.measure, &best);
            let swaps = told.iter().filter(|_| !few).flat_map(|a| {
                let x = a.get(rules, measure, from);
                let behind = sites.iter().rev().take_while(move |b| *b != a);
                let simplest = behind.filter(move |b| b.get(rules, measure, from) == 0);
                simplest.map(move |b| with(rules, measure, from, &[(*a, 0), (*b, x)]))
            });
            match self.first(trial, &best, candidates.into_iter().chain(swaps))? {
                Some(smaller) => best = smaller,
                None => return Ok(best),
            }
            if self.is_over() {
                return Ok(best);
            }
        }
    }
}

fn with(rules: &Rules, measure: &Measure, input: &Input, sites: &[(Site, i128)]) -> Input {
    let mut changed = input.clone();
    sites.iter().for_each(|(site, x)| site.set(rules, measure, &mut changed, *x));
    changed
}

/// Rows are not wider than this where single columns are taken out.
const COLUMNS_MAX: usize = 32;
/// More places than this are not tried for one length of run.
const STARTS_MAX: usize = 256;

/// Where runs of this length begin, from the back.
fn starts(items: usize, count: usize) -> impl Iterator<Item = usize> {
    let step =
        if count == 0 || items < count { 1 } else { (items / STARTS_MAX).max(if items > 512 { count } else { 1 }) };
    let last = if count == 0 { None } else { items.checked_sub(count) };
    last.into_iter().flat_map(move |last| (0..=last / step).map(move |n| last - n * step))
}

/// Distances to try in the place of this one, the smallest first.
fn simpler(distance: i128) -> Vec<i128> {
    let far = distance.abs();
    let sign = distance.signum();
    let mut out = vec![0, 1, 2, 3];
    let mut gap = far / 2;
    while gap > 0 {
        out.push(far - gap);
        gap /= 2;
    }
    out.retain(|&x| x < far);
    let mut both: Vec<i128> = out.iter().flat_map(|&x| [x, x * sign]).collect();
    if sign < 0 {
        both.push(far);
    }
    both.sort_unstable_by_key(|x| (x.unsigned_abs(), *x < 0));
    both.dedup();
    both
}
