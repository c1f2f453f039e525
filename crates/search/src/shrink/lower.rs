//! Making values simpler: in runs, one by one, and those that are alike together.

use crate::driver::trial::{Stop, Trial};
use crate::shrink::edit::Site;
use crate::shrink::{DIVISORS, SINGLES_MAX, Shrinker, simpler, with};
use ojkit_model::input::Input;
use std::collections::BTreeMap;

/// Inputs with fewer values are not made smaller in runs: their values are tried one by one.
const LONG: usize = 256;
/// Into how many runs a long input is cut at most, and how finely the values of a run are lowered.
const RUNS: usize = 16;
const RUN_STEPS: u32 = 5;
/// Steps of one fineness that are made in a row; halving goes on as long as it fails.
const AGAIN: usize = 3;
/// Amounts up to this are all tried where every value is to move alike.
const NEAR: i128 = 8;

/// One change to many values.
#[derive(Clone, Copy)]
enum Change {
    /// Those that are this become that.
    Alike(i128, i128),
    /// All are halved so many times.
    Halved(u32),
    Divided(i128),
    /// All move towards the simplest value.
    Nearer(i128),
    /// All move down.
    Shifted(i128),
}

impl Change {
    fn of(self, x: i128) -> i128 {
        match self {
            Change::Alike(from, to) => {
                if x == from {
                    to
                } else {
                    x
                }
            }
            Change::Halved(times) => x >> times,
            Change::Divided(by) => x / by,
            Change::Nearer(by) => x - x.signum() * by.min(x.abs()),
            Change::Shifted(by) => x - by,
        }
    }
}

/// How often a number can be halved before nothing is left.
fn halvings(x: u128) -> u32 {
    u128::BITS - x.leading_zeros()
}

impl Shrinker<'_> {
    /// Sets runs of values to the simplest one, long runs first.
    pub(crate) fn simplify<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
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
            // Single values come afterwards.
            if sites.len() > SINGLES_MAX && count <= sites.len() / 64 {
                break;
            }
            count /= 2;
        }
        Ok(best)
    }

    /// Lowers the values of a long input all together, then the largest of them, then run by run: towards a bound by halves.
    pub(crate) fn lower_runs<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let mut best = best;
        let sites = self.sites(&best);
        if sites.len() < LONG {
            return Ok(best);
        }
        let bits = sites.iter().map(|site| halvings(self.get(site, &best).unsigned_abs())).max().unwrap_or(0);
        let share = |x: i128, _: u128, by: u32| x - (x >> by);
        let cap = |x: i128, largest: u128, by: u32| {
            let most = (largest - (largest >> by).max(1)) as i128;
            x.clamp(-most, most)
        };
        best = self.by_halves(trial, best, &sites, bits, share)?;
        if self.sites(&best) == sites {
            best = self.by_halves(trial, best, &sites, bits, cap)?;
        }
        let mut runs = 2;
        while runs <= RUNS && !self.is_over() {
            for run in sites.chunks(sites.len().div_ceil(runs)) {
                if self.sites(&best) != sites {
                    return Ok(best);
                }
                best = self.by_halves(trial, best, run, RUN_STEPS.min(bits), share)?;
            }
            runs *= 2;
        }
        Ok(best)
    }

    /// Takes the largest steps there are, for trials that make only some dozens: values go to about their roots first, two of them get
    /// equal shares of their product, and then all go down by halves.
    pub(crate) fn hasten<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let mut best = best;
        let sites = self.sites(&best);
        let bits = |shrinker: &Self, best: &Input| {
            sites.iter().map(|site| halvings(shrinker.get(site, best).unsigned_abs())).max().unwrap_or(0)
        };
        for times in (1..=bits(self, &best) / 2).rev() {
            let halved = sites.iter().map(|site| (*site, self.get(site, &best) / (1 << times))).collect::<Vec<_>>();
            let candidate = self.with(&best, &halved);
            if let Some(smaller) = self.first(trial, &best, std::iter::once(candidate))? {
                best = smaller;
                break;
            }
        }
        let told = |shrinker: &Self, best: &Input| {
            let values = sites.iter().map(|site| (*site, shrinker.get(site, best)));
            values.filter(|(_, x)| *x != 0).collect::<Vec<_>>()
        };
        if self.sites(&best) != sites {
            return Ok(best);
        }
        if let [(a, x), (b, y)] = told(self, &best)[..] {
            let root = x.unsigned_abs().saturating_mul(y.unsigned_abs()).isqrt() as i128;
            let candidate = self.with(&best, &[(a, x.signum() * root), (b, y.signum() * root)]);
            if let Some(smaller) = self.first(trial, &best, std::iter::once(candidate))? {
                best = smaller;
            }
        }
        if self.sites(&best) != sites {
            return Ok(best);
        }
        let steps = RUN_STEPS.min(bits(self, &best));
        self.by_halves(trial, best, &sites, steps, |x, _, by| x - (x >> by))
    }

    /// Lowers some values together as far as the input fails: by half of what they are, then by a quarter, and so on.
    fn by_halves<T: Trial>(
        &mut self,
        trial: &mut T,
        best: Input,
        sites: &[Site],
        steps: u32,
        lowered: impl Fn(i128, u128, u32) -> i128,
    ) -> Result<Input, Stop> {
        let mut best = best;
        let places = self.sites(&best);
        for by in 1..=steps {
            let mut again = if by == 1 { usize::MAX } else { AGAIN };
            while again > 0 && !self.is_over() {
                let values: Vec<i128> = sites.iter().map(|site| self.get(site, &best)).collect();
                let largest = values.iter().map(|x| x.unsigned_abs()).max().unwrap_or(0);
                if largest == 0 {
                    return Ok(best);
                }
                let changed = |(site, &x): (&Site, &i128)| {
                    let to = lowered(x.abs(), largest, by) * x.signum();
                    (to != x).then_some((*site, to))
                };
                let changes: Vec<(Site, i128)> = sites.iter().zip(&values).filter_map(changed).collect();
                if changes.is_empty() {
                    break;
                }
                let candidate = self.with(&best, &changes);
                match self.first(trial, &best, std::iter::once(candidate))? {
                    Some(smaller) => best = smaller,
                    None => break,
                }
                // The mended input may have other places.
                if self.sites(&best) != places {
                    return Ok(best);
                }
                again -= 1;
            }
        }
        Ok(best)
    }

    /// Makes each value simpler by bisection.
    pub(crate) fn lower<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let mut best = best;
        let mut number = 0;
        let mut dear = 0;
        while !self.is_over() {
            let sites = self.sites(&best);
            let Some(site) = sites.get(number).copied() else { break };
            number += 1;
            if self.get(&site, &best) == 0 {
                continue;
            }
            loop {
                let distance = self.get(&site, &best);
                let candidates = simpler(distance);
                dear += candidates.len();
                if sites.len() > SINGLES_MAX && !self.affords(dear, sites.len()) {
                    return Ok(best);
                }
                let candidates: Vec<Input> = candidates.into_iter().map(|x| self.with(&best, &[(site, x)])).collect();
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
    pub(crate) fn lower_alike<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let mut best = best;
        let (rules, measure) = (self.drawing.rules(), self.measure);
        loop {
            let sites = self.sites(&best);
            let values: Vec<i128> = sites.iter().map(|site| self.get(site, &best)).collect();
            let changes = self.changes(&values);
            let (from, sites, values) = (&best, &sites, &values);
            let candidates = changes.into_iter().map(move |change| {
                let moved = sites.iter().zip(values).map(|(site, &x)| (*site, change.of(x)));
                with(
                    rules,
                    measure,
                    from,
                    &moved.filter(|(site, x)| site.get(rules, measure, from) != *x).collect::<Vec<_>>(),
                )
            });
            match self.first(trial, &best, candidates)? {
                Some(smaller) => best = smaller,
                None => return Ok(best),
            }
        }
    }

    fn changes(&mut self, values: &[i128]) -> Vec<Change> {
        let mut members: BTreeMap<(u128, i128), usize> = BTreeMap::new();
        for &x in values.iter().filter(|&&x| x != 0) {
            *members.entry((x.unsigned_abs(), x)).or_default() += 1;
        }
        let least = members.keys().next().map_or(0, |&(far, _)| far as i128);
        let largest = members.keys().next_back().map_or(0, |&(far, _)| far);
        let mut rest = Vec::new();
        // The smallest first: where failing is erratic, each step is a stroke of luck.
        rest.extend((1..halvings(largest)).rev().map(Change::Halved));
        let divisors = DIVISORS.min(largest as i128);
        rest.extend((3..=divisors).rev().filter(|by| by.count_ones() > 1).map(Change::Divided));
        let amounts = std::iter::successors(Some(least), |by| Some(by / 2)).take_while(|&by| by > NEAR).chain(1..=NEAR);
        rest.extend(amounts.flat_map(|by| [Change::Nearer(by), Change::Shifted(by), Change::Shifted(-by)]));
        let mut alike = Vec::new();
        // One that has no like is lowered by itself.
        for (&(_, value), _) in members.iter().filter(|(_, members)| **members > 1) {
            alike.extend(simpler(value).into_iter().map(|x| Change::Alike(value, x)));
        }
        if !self.affords(alike.len() + rest.len(), values.len()) {
            let most = Shrinker::affordable(values.len());
            rest.truncate(most);
            alike.truncate(most - rest.len());
        }
        alike.into_iter().chain(rest).collect()
    }
}
