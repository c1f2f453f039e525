//! A layout that a format describes, fitted to the samples: what it leaves open is settled, and what the samples contradict is mended.

use super::plan::{Item, Part, Sample, Walk, along};
use super::size::Size;
use std::collections::BTreeSet;

/// A layout that reads all samples to their ends.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// Its parts, with every size.
    pub parts: Vec<Part>,
    /// Whether it is exactly what the format said.
    pub exact: bool,
}

/// More tries than these are not made.
const STEPS_MAX: usize = 20_000;
/// Names that sizes are made of.
const NAMES_MAX: usize = 12;
/// Ways to read the lines of one block.
const WAYS_MAX: usize = 400;
const PART_WAYS_MAX: usize = 3_000;
/// Queries are told apart by their first token, where there are no more kinds than these.
const FORMS_MAX: usize = 12;

struct Fit {
    steps: usize,
}

/// A way to read a part, and whether it is what was written.
type Way = (Part, bool);

/// Fits parts to samples; nothing where no way of reading them goes along all samples.
pub fn fit(parts: &[Part], samples: &[Sample]) -> Option<Fitted> {
    let walks: Vec<Walk> = samples.iter().map(Walk::new).collect();
    let mut found = Vec::new();
    let exact = Fit { steps: 0 }.go(parts, &walks, &mut found)?;
    Some(Fitted { parts: found, exact })
}

impl Fit {
    fn go(&mut self, parts: &[Part], walks: &[Walk], found: &mut Vec<Part>) -> Option<bool> {
        let Some((part, rest)) = parts.split_first() else {
            return walks.iter().all(Walk::is_done).then_some(true);
        };
        let mut tried = BTreeSet::new();
        for (way, exact) in ways(part, walks).into_iter().take(PART_WAYS_MAX) {
            self.steps += 1;
            if self.steps > STEPS_MAX {
                return None;
            }
            if !tried.insert(way.clone()) {
                continue;
            }
            let Some(after) = along(walks, &way) else { continue };
            found.push(way);
            if let Some(rest) = self.go(rest, &after, found) {
                return Some(rest && exact);
            }
            found.pop();
        }
        None
    }
}

/// What a size may be: sums and products of what was read, the plain ones first.
fn sizes(walks: &[Walk], own: &[&str]) -> Vec<Size> {
    sizes_of(walks, own, NAMES_MAX)
}

/// The numbers that every sample has read by now.
pub fn names_of<'w>(walks: &'w [Walk]) -> Vec<&'w str> {
    let mut names: Vec<&str> = Vec::new();
    if let Some(first) = walks.first() {
        for (name, _) in &first.values {
            let everywhere = walks.iter().all(|walk| walk.values.iter().any(|(known, _)| known == name));
            if everywhere && !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
    }
    names
}

/// The same, of so many names.
pub fn sizes_of(walks: &[Walk], own: &[&str], most: usize) -> Vec<Size> {
    let names = names_of(walks);
    // What stands nearest is the likeliest, and long inputs have many numbers.
    let skipped = names.len().saturating_sub(most);
    let names: Vec<&str> = own.iter().copied().chain(names.into_iter().skip(skipped)).collect();
    let mut sizes: Vec<Size> = names.iter().map(|name| Size::name(name)).collect();
    for name in &names {
        let one = Size::name(name);
        let two = Size::default().plus(2, &one);
        let near = [-1, 1].into_iter().filter_map(|step| one.plus(step, &Size::number(1)));
        sizes.extend(near);
        sizes.extend(two.iter().cloned());
        sizes.extend(Size::default().plus(3, &one));
        sizes.extend(two.iter().filter_map(|two| two.plus(-1, &Size::number(1))));
        sizes.push(Size::power(2, name));
    }
    for (index, a) in names.iter().enumerate() {
        for b in &names[index..] {
            sizes.push(Size::product(&[a, b]));
            if a != b {
                sizes.extend(Size::name(a).plus(1, &Size::name(b)));
                sizes.extend(Size::name(a).plus(-1, &Size::name(b)));
            }
        }
    }
    sizes.sort_by_key(Size::cost);
    sizes
}

/// The number of tokens that all next lines have.
fn common_width(walks: &[Walk]) -> Option<usize> {
    let mut widths = walks.iter().map(|walk| walk.tokens(0).map(<[&str]>::len));
    let first = widths.next()??;
    widths.all(|width| width == Some(first)).then_some(first)
}

/// Ways to read a part, what was written first.
fn ways(part: &Part, walks: &[Walk]) -> Vec<Way> {
    match part {
        Part::Line(items) => {
            let mut ways: Vec<Way> =
                line_ways(items, walks).into_iter().map(|(items, exact)| (Part::Line(items), exact)).collect();
            if let ([Item::One(name)], Some(width)) = (&items[..], common_width(walks))
                && width > 1
            {
                let items = (1..=width).map(|number| Item::One(format!("{name}_{number}"))).collect();
                ways.push((Part::Line(items), false));
            }
            ways
        }
        Part::Rows { count, items } => {
            let mut ways = Vec::new();
            let counts = count_ways(count, walks);
            let is_name = matches!(&items[..], [Item::One(_)]);
            let mut kinds = line_ways(items, walks);
            // What rows of a name alone are is looked at below; text is the last that they may be.
            kinds.retain(|(items, _)| !is_name || !matches!(items[..], [Item::Text(_)]));
            for (index, (count, told)) in counts.iter().enumerate() {
                for (items, exact) in &kinds {
                    let way = Part::Rows { count: Some(count.clone()), items: items.clone() };
                    // A repaired count and a repaired row together explain anything.
                    if *told || *exact || index < NAMES_MAX {
                        ways.push((way, *told && *exact));
                    }
                }
            }
            if let [Item::One(name)] = &items[..] {
                for (count, _) in &counts {
                    ways.extend(open_rows(count, name, walks).into_iter().map(|part| (part, false)));
                }
            }
            ways.sort_by_key(|(_, exact)| !exact);
            ways
        }
        Part::Repeat { count, body } => {
            let mut bodies: Vec<(Vec<Part>, bool)> = vec![(Vec::new(), true)];
            for part in body {
                // Inside a block other names are known than before it.
                let inner: Vec<Walk> = walks.iter().map(|walk| inside(walk, body)).collect();
                let ways = ways(part, &inner);
                let longer = bodies.iter().flat_map(|(before, exact)| {
                    ways.iter().map(move |(part, told)| {
                        let mut body = before.clone();
                        body.push(part.clone());
                        (body, *exact && *told)
                    })
                });
                bodies = longer.take(WAYS_MAX).collect();
            }
            let mut ways = Vec::new();
            for (count, told) in count_ways(count, walks) {
                for (body, exact) in &bodies {
                    if told || *exact {
                        let way = Part::Repeat { count: Some(count.clone()), body: body.clone() };
                        ways.push((way, told && *exact));
                    }
                }
            }
            ways.sort_by_key(|(_, exact)| !exact);
            ways
        }
        Part::Queries { .. } => vec![(part.clone(), true)],
    }
}

/// A walk that knows the names of a block, too.
fn inside<'s>(walk: &Walk<'s>, body: &[Part]) -> Walk<'s> {
    let mut walk = walk.clone();
    for part in body {
        if let Part::Line(items) = part {
            let names =
                items.iter().filter_map(|item| if let Item::One(name) = item { Some(name.clone()) } else { None });
            walk.values.extend(names.map(|name| (name, 0)));
        }
    }
    walk
}

fn count_ways(count: &Option<Size>, walks: &[Walk]) -> Vec<(Size, bool)> {
    let own = count.iter().map(|count| (count.clone(), true));
    own.chain(sizes(walks, &[]).into_iter().map(|size| (size, false))).collect()
}

/// Ways to read a line of these items.
fn line_ways(items: &[Item], walks: &[Walk]) -> Vec<(Vec<Item>, bool)> {
    let own: Vec<&str> =
        items.iter().filter_map(|item| if let Item::One(name) = item { Some(name.as_str()) } else { None }).collect();
    let mut ways: Vec<(Vec<Item>, bool)> = vec![(Vec::new(), true)];
    for (index, item) in items.iter().enumerate() {
        let last = index + 1 == items.len();
        let mut kinds: Vec<(Item, bool)> = Vec::new();
        match item {
            Item::Many { name, size, glued } => {
                let many = |size: &Size, glued| Item::Many { name: name.clone(), size: Some(size.clone()), glued };
                kinds.extend(size.iter().map(|size| (many(size, *glued), true)));
                // Whether spaces stand between is seen best in the samples.
                kinds.extend(size.iter().map(|size| (many(size, !glued), true)));
                if ways.len() < NAMES_MAX {
                    for size in sizes(walks, &own) {
                        kinds.push((many(&size, false), false));
                        kinds.push((many(&size, true), false));
                    }
                }
                if last {
                    kinds.push((Item::Rest(name.clone()), false));
                }
                kinds.push((Item::One(name.clone()), false));
            }
            Item::One(name) if items.len() == 1 => {
                kinds.push((item.clone(), true));
                kinds.push((Item::Text(name.clone()), false));
            }
            item => kinds.push((item.clone(), !matches!(item, Item::Rest(_)))),
        }
        let longer = ways.iter().flat_map(|(before, exact)| {
            kinds.iter().map(move |(item, told)| {
                let mut line = before.clone();
                line.push(item.clone());
                (line, *exact && *told)
            })
        });
        ways = longer.take(WAYS_MAX).collect();
    }
    if items.len() > 1 {
        ways.push((vec![Item::Text(items[0].name().to_owned())], false));
    }
    ways
}

/// Rows of which a format says only a name: of one width, told apart by their first token, or lines of text.
pub fn open_rows(count: &Size, name: &str, walks: &[Walk]) -> Vec<Part> {
    let count_of = |walk: &Walk| usize::try_from(count.value(&walk.values)?).ok().filter(|rows| *rows <= walk.left());
    let mut rows: Vec<&[&str]> = Vec::new();
    for walk in walks {
        let Some(count) = count_of(walk) else { return Vec::new() };
        for row in 0..count {
            let Some(tokens) = walk.tokens(row) else { return Vec::new() };
            rows.push(tokens);
        }
    }
    let mut found = Vec::new();
    let Some(first) = rows.first() else { return found };
    if rows.iter().all(|row| row.len() == first.len()) && first.len() > 1 {
        let items = (1..=first.len()).map(|number| Item::One(format!("{name}_{number}"))).collect();
        found.push(Part::Rows { count: Some(count.clone()), items });
    }
    let forms: BTreeSet<(String, usize)> =
        rows.iter().filter(|row| !row.is_empty()).map(|row| (row[0].to_owned(), row.len() - 1)).collect();
    let tags: BTreeSet<&String> = forms.iter().map(|(tag, _)| tag).collect();
    if tags.len() == forms.len() && (2..=FORMS_MAX).contains(&tags.len()) && rows.len() > forms.len() {
        let forms = forms.into_iter().collect();
        found.push(Part::Queries { count: Some(count.clone()), name: name.to_owned(), forms });
    }
    found.push(Part::Rows { count: Some(count.clone()), items: vec![Item::Text(name.to_owned())] });
    found
}
