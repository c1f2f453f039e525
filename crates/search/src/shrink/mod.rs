//! From a failure to a small one: take items out, make values simpler, move and swap, as long as it fails.
//!
//! Every candidate is legal: where a change breaks a constraint, the drawing mends it by answering each choice with the nearest value
//! that is offered. Candidates are tried in frames, many inputs that programs answer in one go (`ojkit_frames`); the first that is smaller and
//! fails is the next to start from.

mod arrange;
mod delete_pairs;
pub(crate) mod edit;
mod lower;
mod places;
pub(crate) mod repair;

use self::edit::{Group, Site};
use self::places::{Lost, Pointer, Removal};
use self::repair::Repair;
use crate::driver::trial::asked;
use crate::driver::trial::{Stop, Trial};
use crate::inputs::size::Measure;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use ojkit_rules::Rules;
use std::cell::Cell;
use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Makes failures smaller.
pub struct Shrinker<'a> {
    pub(crate) drawing: &'a Drawing,
    pub(crate) measure: &'a Measure,
    /// The fields whose values are places of something that is counted.
    pointers: Vec<Pointer>,
    stop: &'a AtomicBool,
    end: Instant,
    /// When a slow trial is to end.
    soon: Instant,
    /// How long that is put off where inputs became much shorter; nothing where nobody is in a hurry.
    put_off: Option<Duration>,
    pub tried: u64,
    /// How many were tried, and how long the failing input was, when it was put off last.
    since: (u64, usize),
    /// Whether it ended before there was nothing left to try: what was left out then must not be forgotten when the next step begins.
    over: Cell<bool>,
    /// Whether some step of the last round was left out.
    left_out: bool,
    /// Whether what is made small is legal and not like the examples, as what is drawn is.
    is_unlike: bool,
}

/// Passes over single values are made on inputs with at most so many; on longer ones as far as [`WORK`] goes.
pub(crate) const SINGLES_MAX: usize = 3000;
/// A pass over an input may make so many values in all its candidates: a pass is left out, or cut short, where it would make more.
const WORK: usize = 20_000_000;
/// Values are divided by every number up to this: all at once, and in pairs. Larger steps are powers of two.
const DIVISORS: i128 = 128;
/// Long inputs lose one of so many parts at least before anything finer is tried.
const COARSE: usize = 16;
/// Candidates of one frame: the first that fails makes the others worthless.
pub(crate) const FRAME: usize = 64;
/// Where fewer inputs than this could be tried in this time, each is too dear to go on.
const SLOW: u64 = 300;
const SLOW_TIME: Duration = Duration::from_secs(3);

impl<'a> Shrinker<'a> {
    /// Makes failures smaller until `end`, or until `stop` becomes true.
    pub fn new(drawing: &'a Drawing, measure: &'a Measure, stop: &'a AtomicBool, end: Instant) -> Shrinker<'a> {
        let soon = Instant::now() + SLOW_TIME;
        let (put_off, since, over) = (Some(SLOW_TIME), (0, usize::MAX), Cell::new(false));
        let pointers = places::pointers(drawing.rules());
        Shrinker {
            drawing,
            measure,
            pointers,
            stop,
            end,
            soon,
            put_off,
            tried: 0,
            since,
            over,
            left_out: true,
            is_unlike: false,
        }
    }

    /// Goes on until the end however few inputs can be tried.
    pub fn patient(self) -> Shrinker<'a> {
        Shrinker { soon: self.end, put_off: None, ..self }
    }

    /// Whether it ended early because so little could be tried.
    pub fn is_slow(&self) -> bool {
        self.has_tried_few() && Instant::now() >= self.soon
    }

    fn has_tried_few(&self) -> bool {
        self.tried - self.since.0 < SLOW
    }

    /// Puts off the end of a slow trial where an input fails that is not half as long: it is tried faster.
    fn go_on_from(&mut self, input: &Input) {
        let length = self.sites(input).len();
        if let Some(time) = self.put_off
            && length <= self.since.1 / 2
        {
            self.since = (self.tried, length);
            self.soon = Instant::now() + time;
        }
    }

    /// Whether every step from the input that came out was tried: none was left out for its cost, and the time was not over before.
    pub fn is_settled(&self) -> bool {
        !self.left_out
    }

    /// A small input that fails, starting from one that does; it is given back where nothing smaller fails.
    ///
    /// # Errors
    /// Those of the trial.
    pub fn shrink<T: Trial>(&mut self, trial: &mut T, start: Input) -> Result<Input, Stop> {
        let mut best = start;
        self.is_unlike = self.drawing.rules().check(&best).is_err();
        if trial.is_dear() {
            // Few tries are to be expected, and are made as long as there is time.
            (self.soon, self.put_off) = (self.end, None);
        }
        self.since.1 = self.sites(&best).len();
        loop {
            let before = best.clone();
            self.left_out = false;
            if self.sites(&best).len() > SINGLES_MAX {
                // Each try is dear: what takes much away at once goes first.
                best = self.delete(trial, best, COARSE)?;
                best = self.trade(trial, best, 4 * COARSE)?;
                best = self.simplify(trial, best)?;
                best = self.lower_runs(trial, best)?;
            }
            best = self.delete(trial, best, usize::MAX)?;
            if trial.is_dear() {
                best = self.hasten(trial, best)?;
            }
            best = self.trade(trial, best, usize::MAX)?;
            best = self.simplify(trial, best)?;
            best = self.lower_runs(trial, best)?;
            best = self.lower(trial, best)?;
            best = self.lower_alike(trial, best)?;
            best = self.pairs(trial, best)?;
            best = self.related(trial, best)?;
            best = self.arrange(trial, best)?;
            if self.is_over() {
                self.left_out = true;
                return Ok(best);
            }
            if best == before {
                return Ok(best);
            }
        }
    }

    /// Whether the time is over, or somebody asked for an end.
    pub fn is_over(&self) -> bool {
        let now = Instant::now();
        let over = asked(self.stop) || now >= self.end || (now >= self.soon && self.has_tried_few());
        self.over.set(self.over.get() || over);
        self.over.get()
    }

    /// Whether so many candidates of so many values are not too dear; where they are, steps are left out.
    pub(crate) fn affords(&mut self, candidates: usize, values: usize) -> bool {
        let affords = candidates.saturating_mul(values) <= WORK;
        self.left_out |= !affords;
        affords
    }

    /// How many candidates of so many values are not too dear.
    pub(crate) fn affordable(values: usize) -> usize {
        WORK / values.max(1)
    }

    /// Some steps are left out.
    pub(crate) fn leave_out(&mut self) {
        self.left_out = true;
    }

    /// The first candidate that is smaller than `best` and fails.
    pub(crate) fn first<T: Trial>(
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
            while !trial.is_full() && frame.len() < FRAME && !self.is_over() {
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
                let smaller = frame.swap_remove(index);
                self.go_on_from(&smaller);
                return Ok(Some(smaller));
            }
        }
        Ok(None)
    }

    /// A candidate as it is where it is legal, else the nearest legal input.
    fn mended(&self, candidate: Input) -> Option<Input> {
        let rules = self.drawing.rules();
        if rules.check(&candidate).is_ok() {
            return self.drawing.admits(&candidate).then_some(candidate);
        }
        if self.is_unlike && self.drawing.allows(&candidate) {
            return Some(candidate);
        }
        let mut mended = Input::default();
        self.drawing.draw(&mut Repair::new(rules, &candidate), &mut mended).ok()?;
        Some(mended)
    }

    /// By size, then value by value, then by where lists and rows end.
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
            let ends = |input: &Input| input.fields.iter().map(|value| value.ends.clone()).collect::<Vec<_>>();
            values(a).cmp(&values(b)).then_with(|| ends(a).cmp(&ends(b)))
        })
    }

    pub(crate) fn with(&self, input: &Input, sites: &[(Site, i128)]) -> Input {
        with(self.drawing.rules(), self.measure, input, sites)
    }

    pub(crate) fn get(&self, site: &Site, input: &Input) -> i128 {
        site.get(self.drawing.rules(), self.measure, input)
    }

    /// Values that are not lengths.
    pub(crate) fn sites(&self, input: &Input) -> Vec<Site> {
        let rules = self.drawing.rules();
        edit::sites(rules, input).into_iter().filter(|site| !site.is_length(rules)).collect()
    }

    /// Everything that items can be taken out of, the numbers of places among them that are no array's length.
    fn groups(&self, best: &Input) -> Vec<Group> {
        let rules = self.drawing.rules();
        let mut groups = edit::groups(rules, best);
        let counts = places::counts(rules, &self.pointers, best, &groups, self.sites(best).len());
        groups.extend(counts);
        groups
    }

    /// Takes out runs of items, long ones first, down to one of so many parts; repetitions of the block too.
    fn delete<T: Trial>(&mut self, trial: &mut T, best: Input, parts: usize) -> Result<Input, Stop> {
        let mut best = best;
        let longest = self.groups(&best).iter().map(|group| group.items).max().unwrap_or(0);
        let mut count = longest.max(best.repeats.len());
        let least = count / parts;
        while count > least && !self.is_over() {
            while let Some(smaller) = self.delete_runs(trial, &best, count, parts)? {
                best = smaller;
                if self.is_over() {
                    break;
                }
            }
            count = if count > 4 { count / 2 } else { count - 1 };
        }
        Ok(best)
    }

    /// The first smaller input that still fails with a run of so many items, columns or repetitions taken out.
    fn delete_runs<T: Trial>(
        &mut self,
        trial: &mut T,
        best: &Input,
        count: usize,
        parts: usize,
    ) -> Result<Option<Input>, Stop> {
        let (rules, measure) = (self.drawing.rules(), self.measure);
        let mut groups = self.groups(best);
        if edit::has_more_rows(rules, best) {
            self.leave_out();
        }
        let values = self.sites(best).len();
        let inner: usize = groups.iter().filter(|group| group.level > 0).map(|group| group.items).sum();
        if parts == COARSE || !self.affords(inner, values) {
            // Of tables, whole rows and columns.
            groups.retain(|group| group.level == 0);
        }
        let mut runs: Vec<(&Group, usize)> = Vec::new();
        for group in &groups {
            runs.extend(self.places(best, group, count, values).into_iter().map(|from| (group, from)));
        }
        let widths = groups.iter().flat_map(|group| group.fields.iter().map(|&f| edit::width(best, group.repeat, f)));
        let most = widths.chain([best.repeats.len()]).max().unwrap_or(0);
        if count == 1 && (most > 2 * STARTS_MAX || !self.affords(runs.len() + most, values)) {
            self.leave_out();
        }
        let (pointers, all) = (self.pointers.clone(), &groups);
        let runs = runs.into_iter().flat_map(move |(group, from)| {
            let pointers = places::at(rules, &pointers, group);
            let removal = Removal { groups: all, group, pointers: &pointers, from, count };
            let mut ways: Vec<Input> =
                Lost::WAYS.iter().filter(|_| !pointers.is_empty()).map(|lost| removal.of(best, *lost)).collect();
            ways.extend(edit::without_alike(best, all, group, (from, count)));
            let mut plain = best.clone();
            edit::remove(&mut plain, group, from, count);
            ways.push(plain);
            ways.dedup();
            ways
        });
        let blocks = starts(best.repeats.len(), count, values).map(|from| {
            let mut changed = best.clone();
            changed.repeats.drain(from..from + count);
            changed
        });
        // What a scalar says of an array may have to change with it.
        let with_scalars = groups.iter().filter(|group| group.items >= count).flat_map(|group| {
            let mut changed = best.clone();
            edit::remove(&mut changed, group, group.items - count, count);
            let scalars: Vec<(Site, i128)> = (edit::sites(rules, &changed).into_iter())
                .filter(|site| site.is_scalar(rules) && !site.is_length(rules))
                .filter(|site| site.get(rules, measure, &changed) != 0)
                .map(|site| (site, 0))
                .collect();
            (!scalars.is_empty()).then(|| with(rules, measure, &changed, &scalars))
        });
        let columns = columns(rules, best, &groups, count, values);
        self.first(trial, best, blocks.chain(with_scalars).chain(runs).chain(columns))
    }

    /// Where runs of this length are taken out. Single items are all tried where that is not too dear; of neighbours that are the same,
    /// it does not matter which one goes.
    fn places(&mut self, best: &Input, group: &Group, count: usize, values: usize) -> Vec<usize> {
        if count != 1 {
            return starts(group.items, count, values).collect();
        }
        let is_place = !places::at(self.drawing.rules(), &self.pointers, group).is_empty();
        let differs = |&from: &usize| is_place || !edit::are_same(best, group, from, from + 1);
        let all: Vec<usize> = (0..group.items).rev().filter(differs).collect();
        if self.affords(all.len(), values) {
            return all;
        }
        let step = all.len() / STARTS_MAX + 1;
        all.into_iter().step_by(step).collect()
    }

    /// Takes items out, down to one of so many parts, while the values of the others go as far as they may: where a sum fails, fewer large
    /// values do it too.
    fn trade<T: Trial>(&mut self, trial: &mut T, best: Input, parts: usize) -> Result<Input, Stop> {
        let (rules, measure) = (self.drawing.rules(), self.measure);
        let mut best = best;
        loop {
            let values = self.sites(&best).len();
            let mut groups = edit::groups(rules, &best);
            let most = groups.iter().map(|group| group.items).max().unwrap_or(0);
            let counts = |items: usize| {
                let halves = std::iter::successors(Some(items / 2), |&count| Some(count / 2));
                halves.take_while(move |&count| count > items / parts)
            };
            let candidates = 6 * counts(most).count();
            if !self.affords(groups.len() * candidates, values) {
                // Of tables, whole rows and columns.
                groups.retain(|group| group.level == 0);
                groups.truncate(Self::affordable(values) / candidates.max(1));
            }
            let tables = |group: &Group| {
                let deep = |&field: &usize| group.level == 0 && rules.fields[field].depth > 1;
                group.fields.iter().copied().filter(deep).collect::<Vec<_>>()
            };
            let candidates = groups.iter().flat_map(|group| {
                let (best, tables) = (&best, tables(group));
                let ways = if tables.is_empty() { 1 } else { 2 };
                (0..ways).flat_map(move |way| {
                    let tables = tables.clone();
                    counts(group.items).flat_map(move |count| {
                        let mut without = best.clone();
                        edit::remove(&mut without, group, group.items - count, count);
                        for &field in tables.iter().filter(|_| way == 0) {
                            let width = edit::width(&without, group.repeat, field);
                            edit::remove_columns(&mut without, group.repeat, field, width.saturating_sub(count), count);
                        }
                        let sites = edit::sites(rules, &without);
                        let sites: Vec<Site> =
                            sites.into_iter().filter(|site| group.fields.contains(&site.field())).collect();
                        [0, 1, -1].map(|direction| {
                            let far = |site: &Site| {
                                let (lo, hi) = site.range(rules, measure);
                                let x = site.get(rules, measure, &without).signum();
                                let sign = if direction == 0 { x } else { direction };
                                if sign < 0 { lo } else { hi }
                            };
                            let raised: Vec<(Site, i128)> = sites.iter().map(|site| (*site, far(site))).collect();
                            with(rules, measure, &without, &raised)
                        })
                    })
                })
            });
            match self.first(trial, &best, candidates)? {
                Some(smaller) => best = smaller,
                None => return Ok(best),
            }
        }
    }
}

/// An input without so many columns of a table, wherever they may be; a square stays one first, whose rows go with its columns.
fn columns<'a>(
    rules: &'a Rules,
    best: &'a Input,
    groups: &'a [Group],
    count: usize,
    values: usize,
) -> impl Iterator<Item = Input> + 'a {
    let tables = groups.iter().filter(|group| group.level == 0).flat_map(move |group| {
        let fields = group.fields.iter().filter(move |&&field| rules.fields[field].depth > 1);
        fields.map(move |&field| (group, field, edit::width(best, group.repeat, field)))
    });
    tables.flat_map(move |(group, field, width)| {
        let square = group.items == width;
        starts(width, count, values).flat_map(move |from| {
            let mut changed = best.clone();
            edit::remove_columns(&mut changed, group.repeat, field, from, count);
            let both = square.then(|| {
                let mut both = changed.clone();
                edit::remove(&mut both, group, from, count);
                both
            });
            both.into_iter().chain([changed])
        })
    })
}

/// An input with other values in some places.
pub(crate) fn with(rules: &Rules, measure: &Measure, input: &Input, sites: &[(Site, i128)]) -> Input {
    let mut changed = input.clone();
    sites.iter().for_each(|(site, x)| site.set(rules, measure, &mut changed, *x));
    changed
}

/// More places than this are not tried for one length of run.
const STARTS_MAX: usize = 256;

/// Where runs of this length begin, from the back; in a long input, of so many values, they do not overlap.
fn starts(items: usize, count: usize, values: usize) -> impl Iterator<Item = usize> {
    let apart = items > 2 * STARTS_MAX || values > SINGLES_MAX;
    let step = if apart { count.max(items / STARTS_MAX) } else { 1 };
    let last = if count == 0 { None } else { items.checked_sub(count) };
    last.into_iter().flat_map(move |last| (0..=last / step).map(move |n| last - n * step))
}

/// Distances to try in the place of this one, the smallest first.
pub(crate) fn simpler(distance: i128) -> Vec<i128> {
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
