//! A layout from samples alone: every way to cut them into lines, rows and blocks whose sizes were read before, the simplest one first.

use super::fit::{names_of, open_rows, sizes_of};
use super::plan::{Item, Known, Part, Sample, Walk, along, whole};
use super::shape;
use super::size::{Size, Values};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// What was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The simplest layout.
    pub parts: Vec<Part>,
    /// Whether there is no other, and every size was seen with two values.
    pub is_only: bool,
    /// What could be otherwise, in words.
    pub doubts: Vec<String>,
}

/// More tries than these are not made.
const STEPS_MAX: usize = 150;
/// More layouts than these are not compared.
const FOUND_MAX: usize = 60;
/// Layouts of more parts are not looked for.
const PARTS_MAX: usize = 24;
/// Longer lines are no lists of single values.
const WIDTH_MAX: usize = 30;
/// Blocks of more parts are not repeated.
const BODY_MAX: usize = 3;
/// Sizes that cost more may be right, but are never sure.
const PLAIN_MAX: u32 = 2;
/// No sample has as many lines.
const SIZE_MAX: i64 = 1_000_000;
/// Names that sizes are made of.
const NAMES_MAX: usize = 6;
/// Ways to go on from one place.
const BRANCHES_MAX: usize = 40;
/// Ways to go on inside a block.
const BODIES_MAX: usize = 10;
/// Single values before a list on its line.
const BEFORE_MAX: usize = 4;

/// What a part costs.
mod cost {
    pub const LINE: u32 = 1;
    pub const ONE: u32 = 2;
    pub const MANY: u32 = 4;
    pub const ROWS: u32 = 3;
    pub const REPEAT: u32 = 6;
    pub const OPEN: u32 = 14;
    /// A size that is the same in all samples, and small: what looks like it may be chance.
    pub const CHANCE: u32 = 6;
}

struct Search {
    steps: usize,
    found: Vec<(u32, Vec<Part>)>,
    /// Whether something was not tried.
    is_cut: bool,
    /// Sizes beside which others had the same values in all samples.
    doubtful: BTreeSet<Size>,
}

/// Lines that are repeated, while they are looked for.
struct Block<'w> {
    /// Where the first of them begin.
    start: &'w [Walk<'w>],
    count: Size,
    /// How many names there are before.
    used: usize,
    found: Vec<(u32, Part)>,
}

/// The simplest layout of some samples; nothing where there is none.
pub fn search(samples: &[Sample]) -> Option<Found> {
    let walks: Vec<Walk> = samples.iter().map(Walk::new).collect();
    if walks.is_empty() {
        return None;
    }
    let mut search = Search { steps: 0, found: Vec::new(), is_cut: false, doubtful: BTreeSet::new() };
    search.go(&walks, 0, &mut Vec::new());
    search.found.sort();
    let parts = search.found.first()?.1.clone();
    let shapes: BTreeSet<String> = search.found.iter().map(|(_, parts)| shape::of(parts)).collect();
    let mut doubts = Vec::new();
    if shapes.len() > 1 || search.is_cut {
        doubts.push("the samples could be cut into lines and rows otherwise, too".to_owned());
    }
    if samples.len() < 2 {
        doubts.push("there is only one sample".to_owned());
    } else if !varies(&parts, samples) {
        doubts.push("some length is the same in all samples, or is left open".to_owned());
    }
    let (parts, names) = named(tied(parts, samples), samples);
    let back = |name: &str| names.iter().find(|(_, own)| own == name).map_or(name, |(before, _)| before).to_owned();
    let own = |size: &Size| search.doubtful.contains(&size.renamed(&back));
    for size in parts.iter().flat_map(Part::sizes).filter(|size| own(size) || size.cost() > PLAIN_MAX) {
        let doubt = format!("the length `{size}` could be another number");
        if !doubts.contains(&doubt) {
            doubts.push(doubt);
        }
    }
    Some(Found { parts, is_only: doubts.is_empty(), doubts })
}

/// Rows of words whose lengths are a number that was read: grids.
fn tied(mut parts: Vec<Part>, samples: &[Sample]) -> Vec<Part> {
    let mut walks: Vec<Walk> = samples.iter().map(Walk::new).collect();
    for part in &mut parts {
        if let Part::Rows { count: Some(count), items } = part
            && let [Item::One(name)] = &items[..]
        {
            let fits = |size: &Size| {
                let way = Item::Many { name: name.clone(), size: Some(size.clone()), glued: true };
                Part::Rows { count: Some(count.clone()), items: vec![way] }
            };
            let several = |size: &&Size| {
                let values: BTreeSet<_> = walks.iter().map(|walk| size.value(&walk.values)).collect();
                size.cost() == 0
                    && (values.len() > 1 || samples.len() == 1)
                    && values.iter().all(|value| *value > Some(1))
            };
            let sizes = sizes_of(&walks, &[], NAMES_MAX);
            let tie = sizes.iter().filter(several).map(fits).find(|way| along(&walks, way).is_some());
            *part = tie.unwrap_or_else(|| part.clone());
        }
        let mut known = Known::new();
        walks.iter_mut().for_each(|walk| _ = walk.part(part, &mut known));
    }
    parts
}

/// Whether every size was seen with two values at least, and nothing is left open.
fn varies(parts: &[Part], samples: &[Sample]) -> bool {
    let open = |item: &&Item| matches!(item, Item::Rest(_) | Item::Text(_));
    if parts.iter().any(|part| matches!(part, Part::Queries { .. }) || part.items().iter().any(open)) {
        return false;
    }
    let mut walks: Vec<Walk> = samples.iter().map(Walk::new).collect();
    parts.iter().all(|part| {
        let own: Vec<&Size> = match part {
            Part::Repeat { count, .. } => count.iter().collect(),
            Part::Line(items) if items.len() > 1 => Vec::new(),
            part => part.sizes(),
        };
        let varied = own.iter().all(|size| {
            let values: BTreeSet<Option<i64>> = walks.iter().map(|walk| size.value(&walk.values)).collect();
            values.len() > 1 || values.contains(&None)
        });
        let mut known = Known::new();
        walks.iter_mut().for_each(|walk| _ = walk.part(part, &mut known));
        varied
    })
}

fn name(number: usize) -> String {
    format!("v{number}")
}

/// So many single values.
fn ones(used: usize, count: usize) -> Vec<Item> {
    (used..used + count).map(|number| Item::One(name(number))).collect()
}

/// The same, and a list behind them.
fn listed(used: usize, before: usize, size: &Size) -> Vec<Item> {
    let many = Item::Many { name: name(used + before), size: Some(size.clone()), glued: false };
    ones(used, before).into_iter().chain([many]).collect()
}

impl Search {
    fn go(&mut self, walks: &[Walk], spent: u32, parts: &mut Vec<Part>) {
        if walks.iter().all(Walk::is_done) {
            self.found.push((spent, parts.clone()));
            return;
        }
        if walks.iter().any(Walk::is_done) {
            return;
        }
        if parts.len() >= PARTS_MAX || self.found.len() >= FOUND_MAX {
            self.is_cut = true;
            return;
        }
        if self.is_over() {
            return;
        }
        let used = parts.iter().map(|part| part.items().len().max(1)).sum();
        let mut nexts = self.next(walks, used);
        nexts.extend(self.repeats(walks, used));
        nexts.sort();
        self.is_cut |= nexts.len() > BRANCHES_MAX;
        nexts.truncate(BRANCHES_MAX);
        for (price, part) in nexts {
            if let Some(after) = along(walks, &part) {
                parts.push(part);
                self.go(&after, spent + price, parts);
                parts.pop();
            }
        }
    }

    fn is_over(&mut self) -> bool {
        self.steps += 1;
        self.is_cut |= self.steps > STEPS_MAX;
        self.steps > STEPS_MAX
    }

    /// Blocks of several lines that are there as often as a number says.
    fn repeats(&mut self, walks: &[Walk], used: usize) -> Vec<(u32, Part)> {
        let mut found = Vec::new();
        let names: Vec<Size> = self.sizes(walks).into_iter().filter(|size| size.only_name().is_some()).collect();
        for count in names {
            let values: Vec<Option<i64>> = walks.iter().map(|walk| count.value(&walk.values)).collect();
            let several = values.iter().all(|value| value.is_some_and(|value| value >= 1));
            if several && values.iter().any(|value| value.is_some_and(|value| value > 1)) {
                let mut block = Block { start: walks, count, used, found: Vec::new() };
                self.bodies(&mut block, walks, &mut Vec::new(), 0);
                found.extend(block.found);
            }
        }
        found
    }

    fn bodies(&mut self, block: &mut Block, walks: &[Walk], body: &mut Vec<Part>, spent: u32) {
        if body.len() >= 2 {
            let part = Part::Repeat { count: Some(block.count.clone()), body: body.clone() };
            if along(block.start, &part).is_some() {
                block.found.push((cost::REPEAT + spent + chance(block.start, &block.count), part));
            }
        }
        if body.len() >= BODY_MAX || walks.iter().any(Walk::is_done) {
            return;
        }
        if self.is_over() {
            return;
        }
        let own = body.iter().map(|part| part.items().len().max(1)).sum::<usize>();
        let mut nexts = self.next(walks, block.used + own);
        nexts.sort();
        for (price, part) in nexts.into_iter().take(BODIES_MAX) {
            if let Some(after) = along(walks, &part) {
                body.push(part);
                self.bodies(block, &after, body, spent + price);
                body.pop();
            }
        }
    }

    /// Sizes with different values, the plainest for each.
    fn sizes(&mut self, walks: &[Walk]) -> Vec<Size> {
        let mut distinct: BTreeMap<Vec<i64>, Size> = BTreeMap::new();
        // What is not tried may be what was meant.
        self.is_cut |= names_of(walks).len() > NAMES_MAX;
        for size in sizes_of(walks, &[], NAMES_MAX) {
            let values =
                walks.iter().map(|walk| size.value(&walk.values).filter(|value| (0..SIZE_MAX).contains(value)));
            let Some(values) = values.collect::<Option<Vec<i64>>>() else { continue };
            match distinct.entry(values) {
                Entry::Vacant(place) => drop(place.insert(size)),
                Entry::Occupied(place) => drop(self.doubtful.insert(place.get().clone())),
            }
        }
        let mut sizes: Vec<Size> = distinct.into_values().collect();
        sizes.sort_by_key(Size::cost);
        sizes
    }

    /// What may come next, with its cost.
    fn next(&mut self, walks: &[Walk], used: usize) -> Vec<(u32, Part)> {
        let mut found = self.lines(walks, used);
        let before = found.len();
        let sizes = self.sizes(walks);
        for count in &sizes {
            let counts: Option<Vec<usize>> = walks
                .iter()
                .map(|walk| usize::try_from(count.value(&walk.values)?).ok().filter(|count| *count <= walk.left()))
                .collect();
            let Some(counts) = counts.filter(|counts| counts.iter().any(|count| *count > 0)) else { continue };
            let price = cost::ROWS + chance(walks, count);
            let any = found.len();
            for (row, items) in rows(walks, &counts, used, &sizes) {
                found.push((price + row, Part::Rows { count: Some(count.clone()), items }));
            }
            if found.len() == any {
                let open = open_rows(count, &name(used), walks);
                let text = |part: &Part| u32::from(matches!(part, Part::Rows { .. })) * cost::OPEN;
                found.extend(open.into_iter().map(|part| (price + cost::MANY + text(&part), part)));
            }
        }
        if before == 0 && found.is_empty() {
            let rest = walks.iter().all(|walk| walk.tokens(0).is_some());
            let item = if rest { Item::Rest(name(used)) } else { Item::Text(name(used)) };
            found.push((cost::OPEN, Part::Line(vec![item])));
        }
        found
    }

    /// Ways to read the next line.
    fn lines(&mut self, walks: &[Walk], used: usize) -> Vec<(u32, Part)> {
        let tokens: Option<Vec<&[&str]>> = walks.iter().map(|walk| walk.tokens(0)).collect();
        let Some(tokens) = tokens else { return Vec::new() };
        let Some(least) = tokens.iter().map(|tokens| tokens.len()).min() else { return Vec::new() };
        let mut found = Vec::new();
        if tokens.iter().all(|tokens| tokens.len() == least) && (1..=WIDTH_MAX).contains(&least) {
            found.push((cost::LINE + cost::ONE * least as u32, Part::Line(ones(used, least))));
        }
        for before in 0..=least.min(BEFORE_MAX) {
            let mut inner: Vec<Walk> = walks.to_vec();
            let own: Vec<String> = (0..before).map(|number| name(used + number)).collect();
            for (walk, tokens) in inner.iter_mut().zip(&tokens) {
                let values = own.iter().zip(*tokens).filter_map(|(name, token)| Some((name.clone(), whole(token)?)));
                walk.values.extend(values);
            }
            for size in self.sizes(&inner) {
                let fits = inner.iter().zip(&tokens).all(|(walk, tokens)| {
                    size.value(&walk.values).is_some_and(|value| value == (tokens.len() - before) as i64)
                });
                if fits {
                    let price = cost::LINE + cost::ONE * before as u32 + cost::MANY + chance(&inner, &size);
                    found.push((price, Part::Line(listed(used, before, &size))));
                }
            }
        }
        found
    }
}

/// What a size costs that is the same small number everywhere.
fn chance(walks: &[Walk], size: &Size) -> u32 {
    let values: BTreeSet<Option<i64>> = walks.iter().map(|walk| size.value(&walk.values)).collect();
    let small = values.iter().all(|value| value.is_some_and(|value| value <= 2));
    size.cost() + if values.len() == 1 && small { cost::CHANCE } else { 0 }
}

/// What so many next lines have in common.
fn rows(walks: &[Walk], counts: &[usize], used: usize, sizes: &[Size]) -> Vec<(u32, Vec<Item>)> {
    let mut all: Vec<(&[&str], &Values)> = Vec::new();
    for (walk, &count) in walks.iter().zip(counts) {
        for row in 0..count {
            let Some(tokens) = walk.tokens(row) else { return Vec::new() };
            all.push((tokens, &walk.values));
        }
    }
    let Some((first, _)) = all.first() else { return Vec::new() };
    let mut found = Vec::new();
    let width = first.len();
    if (1..=WIDTH_MAX).contains(&width) && all.iter().all(|(tokens, _)| tokens.len() == width) {
        found.push((cost::ONE * width as u32, ones(used, width)));
    }
    let least = all.iter().map(|(tokens, _)| tokens.len()).min().unwrap_or(0);
    for before in 0..=least.min(BEFORE_MAX) {
        for size in sizes {
            let fits = all.iter().all(|(tokens, values)| size.value(values) == Some((tokens.len() - before) as i64));
            if fits {
                let price = cost::ONE * before as u32 + cost::MANY + chance(walks, size);
                found.push((price, listed(used, before, size)));
            }
        }
        // The row itself says how long it is.
        let Some(last) = before.checked_sub(1) else { continue };
        let says = |tokens: &&[&str]| whole(tokens[last]) == Some((tokens.len() - before) as i64);
        if all.iter().all(|(tokens, _)| says(tokens)) {
            let items = listed(used, before, &Size::name(&name(used + last)));
            found.push((cost::ONE * before as u32 + cost::MANY, items));
        }
    }
    found
}

/// Names as people give them: sizes n and m, lists a and b, words s and t.
fn named(mut parts: Vec<Part>, samples: &[Sample]) -> (Vec<Part>, Vec<(String, String)>) {
    let mut known = Known::new();
    for sample in samples {
        let mut walk = Walk::noting(sample);
        let _ = parts.iter().try_for_each(|part| walk.part(part, &mut known));
    }
    let sizes: BTreeSet<String> = parts
        .iter()
        .flat_map(Part::sizes)
        .flat_map(|size| size.names().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let mut taken: Vec<String> = Vec::new();
    let mut names: Vec<(String, String)> = Vec::new();
    for part in &parts {
        let lone = matches!(part, Part::Line(_) | Part::Repeat { .. });
        for item in part.items() {
            let own = item.name();
            let facts = known.get(own).copied().unwrap_or_default();
            let pool = match item {
                _ if sizes.contains(own) => "nmkhwlqdcefg",
                Item::One(_) if !facts.number => "stuvwrabcdef",
                Item::One(_) if lone => "xyzpqrklijfg",
                _ => "abcdefghijopr",
            };
            let free = pool.chars().map(String::from).find(|name| !taken.contains(name));
            let fresh = free.unwrap_or_else(|| format!("x{}", taken.len()));
            taken.push(fresh.clone());
            names.push((own.to_owned(), fresh));
        }
        if let Part::Queries { name, .. } = part {
            names.push((name.clone(), "queries".to_owned()));
        }
    }
    let of = |own: &str| names.iter().find(|(known, _)| known == own).map_or(own, |(_, name)| name).to_owned();
    parts.iter_mut().for_each(|part| rename(part, &of));
    (parts, names)
}

fn rename(part: &mut Part, of: &dyn Fn(&str) -> String) {
    if let Part::Rows { count, .. } | Part::Repeat { count, .. } | Part::Queries { count, .. } = part {
        *count = count.as_ref().map(|size| size.renamed(of));
    }
    match part {
        Part::Line(items) | Part::Rows { items, .. } => items.iter_mut().for_each(|item| rename_item(item, of)),
        Part::Repeat { body, .. } => body.iter_mut().for_each(|part| rename(part, of)),
        Part::Queries { name, .. } => *name = of(name),
    }
}

fn rename_item(item: &mut Item, of: &dyn Fn(&str) -> String) {
    match item {
        Item::One(name) | Item::Rest(name) | Item::Text(name) => *name = of(name),
        Item::Many { name, size, .. } => {
            *name = of(name);
            *size = size.as_ref().map(|size| size.renamed(of));
        }
    }
}
