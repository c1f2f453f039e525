//! Changing two values at once: they are exchanged, one gives to the other, both go down and keep their difference, ratio or product.

use crate::driver::trial::{Stop, Trial};
use crate::inputs::size::Measure;
use crate::shrink::edit::{self, Group, Site};
use crate::shrink::{DIVISORS, Shrinker, simpler, with};
use ojkit_model::input::Input;
use ojkit_rules::Rules;

/// With at most so many values, one may take over what any other has when an item goes.
const MERGED: usize = 28;
/// With at most so many values, all of them are told apart in pairs; among more, a scalar and any other.
const FEW: usize = 8;

impl Shrinker<'_> {
    /// Changes two places at once: takes out two items, merges two, lowers two values, moves from one to the other, swaps them.
    pub(crate) fn pairs<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let (rules, measure) = (self.drawing.rules(), self.measure);
        let mut best = best;
        loop {
            let sites = self.sites(&best);
            let gone: Vec<i128> = sites.iter().map(|site| self.get(site, &best)).collect();
            // Values that are the simplest have nothing to give.
            let live: Vec<Site> = sites
                .iter()
                .zip(&gone)
                .filter(|(_, x)| sites.len() <= MERGED || **x != 0)
                .map(|(site, _)| *site)
                .collect();
            let groups = self.merging(&best, &sites);
            let (from, sites, live, gone) = (&best, &sites, &live, &gone[..]);
            let merged = merged(rules, measure, from, &groups, gone);
            let in_few = sites.len() <= MERGED;
            let in_pairs = self.affords(live.len() * live.len() * STEPS / 2, sites.len());
            let paired = live.iter().enumerate().filter(move |_| in_pairs).flat_map(move |(i, &a)| {
                live[i + 1..].iter().flat_map(move |&b| {
                    let (x, y) = (a.get(rules, measure, from), b.get(rules, measure, from));
                    // Among few values, all amounts have a pass of their own.
                    let steps = if sites.len() > FEW { moved(x, y, &amounts(x, y)) } else { Vec::new() };
                    let small = near().filter(move |(u, v)| in_few && u.abs() + v.abs() <= x.abs() + y.abs());
                    let both = [(y, x)].into_iter().chain(small).chain(steps);
                    both.map(move |(x, y)| with(rules, measure, from, &[(a, x), (b, y)]))
                })
            });
            // Among many simple values, the others go as far back as they can.
            let swaps_too = sites.len() > MERGED && self.affords(live.len() * (sites.len() - live.len()), sites.len());
            let swaps = live.iter().filter(move |_| swaps_too).flat_map(move |a| {
                let x = a.get(rules, measure, from);
                let behind = sites.iter().rev().take_while(move |b| *b != a);
                let simplest = behind.filter(move |b| b.get(rules, measure, from) == 0);
                simplest.map(move |b| with(rules, measure, from, &[(*a, 0), (*b, x)]))
            });
            match self.first(trial, &best, merged.chain(paired).chain(swaps))? {
                Some(smaller) => best = smaller,
                None => return Ok(best),
            }
            if self.is_over() {
                return Ok(best);
            }
        }
    }

    /// The groups that two items are taken out of, or one into another, and which of their items: of neighbours that are the same, one.
    fn merging(&mut self, best: &Input, sites: &[Site]) -> Vec<(Group, Vec<usize>)> {
        let mut groups = Vec::new();
        let mut candidates = 0;
        for group in edit::groups(self.drawing.rules(), best) {
            let differs = |&from: &usize| !edit::are_same(best, &group, from, from + 1);
            let places: Vec<usize> = (0..group.items).rev().filter(differs).collect();
            let values = if sites.len() <= MERGED { sites.len() + 2 } else { 3 };
            candidates += places.len() * (sites.len() * values + places.len() / 2);
            if !self.affords(candidates, sites.len()) {
                return groups;
            }
            groups.push((group, places));
        }
        groups
    }

    /// Changes two values so that what they are together stays: their difference, their sum, their ratio or their product.
    pub(crate) fn related<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let (rules, measure) = (self.drawing.rules(), self.measure);
        let mut best = best;
        let sites = self.sites(&best);
        let is_pair = |a: &Site, b: &Site| sites.len() <= FEW || a.is_scalar(rules) || b.is_scalar(rules);
        let is_live = |site: &Site| sites.len() <= FEW || site.is_scalar(rules) || self.get(site, &best) != 0;
        let live: Vec<Site> = sites.iter().copied().filter(is_live).collect();
        let scalars = live.iter().filter(|site| site.is_scalar(rules)).count();
        let pairs = if sites.len() <= FEW { live.len() } else { scalars } * live.len();
        if !self.affords(pairs * RELATED_STEPS, sites.len()) {
            return Ok(best);
        }
        for (i, &a) in live.iter().enumerate() {
            for &b in live[i + 1..].iter().filter(|b| is_pair(&a, b)) {
                loop {
                    let (x, y) = (self.get(&a, &best), self.get(&b, &best));
                    let steps = related(x, y, (a.simplest(measure), b.simplest(measure)));
                    let from = &best;
                    let candidates = steps.into_iter().map(move |(x, y)| with(rules, measure, from, &[(a, x), (b, y)]));
                    match self.first(trial, &best, candidates)? {
                        Some(smaller) => best = smaller,
                        None => break,
                    }
                    // The mended input may have other places.
                    if self.is_over() || self.sites(&best) != sites {
                        return Ok(best);
                    }
                }
            }
        }
        Ok(best)
    }
}

/// An input with an item less, where another item goes too or a value moves by one or takes over what the item was; `gone` are all values.
fn merged<'a>(
    rules: &'a Rules,
    measure: &'a Measure,
    from: &'a Input,
    groups: &'a [(Group, Vec<usize>)],
    gone: &'a [i128],
) -> impl Iterator<Item = Input> + 'a {
    let items = groups.iter().flat_map(|(group, places)| (0..places.len()).map(move |number| (group, places, number)));
    items.flat_map(move |(group, places, number)| {
        let a = places[number];
        let mut without = from.clone();
        edit::remove(&mut without, group, a, 1);
        let less = Group { items: group.items - 1, ..group.clone() };
        // The item before may be the same, and then has no place of its own.
        let second = places[number + 1..].iter().copied().chain(a.checked_sub(1));
        let both: Vec<Input> = second
            .map(|b| {
                let mut both = without.clone();
                edit::remove(&mut both, &less, b, 1);
                both
            })
            .collect();
        let own: Vec<i128> = match gone.len() <= MERGED {
            true => gone.to_vec(),
            false => edit::item(rules, from, group, a).iter().map(|site| site.get(rules, measure, from)).collect(),
        };
        let taken = edit::sites(rules, &without).into_iter().flat_map(move |site| {
            let x = site.get(rules, measure, &without);
            let mut others: Vec<i128> = own.iter().map(|y| x + y).collect();
            others.extend([x - 1, x + 1]);
            others.sort_unstable();
            others.dedup();
            let without = without.clone();
            let others = others.into_iter().filter(move |&y| y != x);
            others.map(move |y| with(rules, measure, &without, &[(site, y)]))
        });
        taken.chain(both)
    })
}

/// The smallest distances of two values.
fn near() -> impl Iterator<Item = (i128, i128)> {
    (-3..=3).flat_map(|x| (-3..=3).map(move |y| (x, y)))
}

/// About how many steps a pair of values has, in each of the two passes.
const STEPS: usize = 40;
const RELATED_STEPS: usize = 500;

/// Some amounts that two values are changed by, large ones first.
fn amounts(x: i128, y: i128) -> Vec<i128> {
    let parts = [0, 1, 2, 4, 8, 12, 16, 24].into_iter().flat_map(|n| [x / (1 << n), y / (1 << n)]);
    let mut amounts: Vec<i128> = parts.chain([x.signum(), y.signum(), 1]).filter(|&by| by != 0).collect();
    amounts.sort_by_key(|by| (std::cmp::Reverse(by.abs()), *by));
    amounts.dedup();
    amounts
}

/// Both lowered, or one given to the other, by these amounts.
fn moved(x: i128, y: i128, amounts: &[i128]) -> Vec<(i128, i128)> {
    let amounts = amounts.iter().filter(|&&by| by != 0);
    amounts.flat_map(|by| [(x - by, y - by), (x - by, y + by), (x + by, y - by)]).collect()
}

/// What two values may become together; they are given as distances from their simplest values, which are `simplest`. The values further
/// from the simplest than they are now are left out.
fn related(x: i128, y: i128, simplest: (i128, i128)) -> Vec<(i128, i128)> {
    let far = x.abs().max(y.abs());
    let bits = u128::BITS - far.unsigned_abs().leading_zeros();
    let powers = (0..bits).rev().map(|n| 1_i128 << n);
    let parts = (0..bits).flat_map(|n| [x / (1 << n), y / (1 << n)]);
    let mut amounts: Vec<i128> = powers.chain(parts).flat_map(|by| [by, -by]).collect();
    amounts.sort_unstable_by_key(|by| (std::cmp::Reverse(by.abs()), *by));
    amounts.dedup();
    let mut steps = moved(x, y, &amounts);
    // The values themselves have a ratio, and not their distances.
    let (p, q) = (x + simplest.0, y + simplest.1);
    let distances = |(p, q): (i128, i128)| (p - simplest.0, q - simplest.1);
    let common = gcd(p, q);
    if common > 1 {
        let times = (0..bits).flat_map(|n| [common >> n, common - (common >> n)]).chain(1..4);
        steps.extend(times.filter(|&times| times > 0).map(|n| distances((p / common * n, q / common * n))));
    }
    let divisors = (2..=DIVISORS.min(far)).chain((8..bits).map(|n| 1 << n));
    for by in divisors {
        steps.extend([distances((p / by, q / by)), (x / by, y / by)]);
    }
    steps.extend((2..bits).map(|n| (x - x / (1 << n), y - y / (1 << n))));
    if x != 0 && y != 0 {
        let product = x.unsigned_abs().saturating_mul(y.unsigned_abs());
        let root = product.isqrt() as i128;
        for (less, other) in [(root, root), (root, root + 1), (root + 1, root)] {
            steps.push((x.signum() * less, y.signum() * other));
        }
        let kept = |x: i128, y: i128| {
            let factor = move |less: i128| product.div_ceil(less.unsigned_abs()).min(1 << 65) as i128;
            let other = move |less: i128| (less, y.signum() * factor(less));
            simpler(x).into_iter().filter(|&less| less != 0).map(other)
        };
        steps.extend(kept(x, y));
        steps.extend(kept(y, x).map(|(y, x)| (x, y)));
    }
    let now = x.abs() + y.abs();
    steps.retain(|step| step.0.abs() + step.1.abs() <= now && *step != (x, y));
    // Of those that are together as far, the one that leaves the first value least.
    steps.sort_by_key(|&(x, y)| (x.abs() + y.abs(), x.abs(), x < 0, y < 0));
    steps.dedup();
    steps
}

fn gcd(p: i128, q: i128) -> i128 {
    let (mut p, mut q) = (p.abs(), q.abs());
    while q != 0 {
        (p, q) = (q, p % q);
    }
    p
}
