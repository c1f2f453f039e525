//! From the names of a format to lines, rows and repeated blocks: what begins with 1 and ends with N is there N times.

use super::notation::{Cell, Line, Name};
use super::plan::{Item, Part};
use super::size::Size;

/// A line's cells with runs of one name taken together.
#[derive(Clone, Debug, PartialEq)]
enum Term {
    One(Name),
    /// A run of one name: the subscripts of its first item, which of them runs, and up to where.
    Run {
        name: Name,
        place: usize,
        to: Size,
        glued: bool,
    },
    /// Something that goes on to the line's end.
    Rest(Name),
}

#[derive(Clone, Debug)]
enum Node {
    Row(Vec<Term>),
    Rows { count: Option<Size>, row: Vec<Term>, open: bool },
    Group { count: Option<Size>, body: Vec<Node> },
    Dots,
}

/// Blocks of more lines than these are not looked for.
const PERIOD_MAX: usize = 8;

/// The parts that a format describes; nothing where its dots lead nowhere. What it does not say is left open.
pub fn parts(lines: &[Line]) -> Option<Vec<Part>> {
    let nodes = lines.iter().map(|line| match line {
        Line::Dots => Some(Node::Dots),
        Line::Cells(cells) => terms(cells).map(Node::Row),
    });
    let nodes = groups(rows(nodes.collect::<Option<Vec<_>>>()?))?;
    let mut parts: Vec<Part> = nodes.iter().map(part).collect();
    let mut seen = Vec::new();
    parts.iter_mut().for_each(|part| unique(part, &mut seen));
    Some(parts)
}

/// The subscripts at which two of a kind differ.
fn differing(a: &Name, b: &Name) -> Option<usize> {
    let places = a.places.iter().zip(&b.places);
    places.enumerate().filter(|(_, (a, b))| a != b).map(|(place, _)| place).next_back()
}

fn terms(cells: &[Cell]) -> Option<Vec<Term>> {
    let mut terms = Vec::new();
    let mut at = 0;
    while at < cells.len() {
        let (name, glued) = match &cells[at] {
            Cell::Name(name) => (name, false),
            Cell::Glued(name, _) => (name, true),
            Cell::Word(word) => {
                terms.push(Term::One(Name { name: word.clone(), places: Vec::new() }));
                at += 1;
                continue;
            }
            Cell::Dots => {
                // Dots after names of several kinds: the line goes on as it began.
                let Some(Term::One(first) | Term::Run { name: first, .. } | Term::Rest(first)) = terms.first() else {
                    return None;
                };
                return Some(vec![Term::Rest(Name { name: first.name.clone(), places: first.places.clone() })]);
            }
        };
        let alike = |cell: &Cell| match cell {
            Cell::Name(other) | Cell::Glued(other, _) => other.name == name.name && !other.places.is_empty(),
            Cell::Dots => true,
            Cell::Word(_) => false,
        };
        let mut length = 1;
        if !name.places.is_empty() {
            length += cells[at + 1..].iter().take_while(|cell| alike(cell)).count();
        }
        let run = &cells[at..at + length];
        at += length;
        let last = match run.last() {
            Some(Cell::Name(last) | Cell::Glued(_, last)) => last,
            _ => {
                terms.push(Term::Rest(name.clone()));
                continue;
            }
        };
        if length == 1 && !glued {
            terms.push(Term::One(name.clone()));
            continue;
        }
        match differing(name, last).or_else(|| name.places.len().checked_sub(1)) {
            Some(place) if place < last.places.len() => {
                let glued = run.iter().any(|cell| matches!(cell, Cell::Glued(..)));
                terms.push(Term::Run { name: name.clone(), place, to: last.places[place].clone(), glued });
            }
            _ => terms.push(Term::Rest(name.clone())),
        }
    }
    Some(terms)
}

impl Term {
    fn name(&self) -> &Name {
        match self {
            Term::One(name) | Term::Rest(name) | Term::Run { name, .. } => name,
        }
    }

    fn size(&self) -> Option<Size> {
        match self {
            Term::Run { name, place, to, .. } => to.plus(-1, &name.places[*place])?.plus(1, &Size::number(1)),
            _ => None,
        }
    }
}

fn names(row: &[Term]) -> Vec<&str> {
    let mut names: Vec<&str> = row.iter().map(|term| term.name().name.as_str()).collect();
    names.dedup();
    names
}

/// How many lie between the subscripts of two rows, both included.
fn between(first: &[Term], last: &[Term]) -> Option<Size> {
    first.iter().zip(last).find_map(|(first, last)| {
        let runs = |term: &Term| if let Term::Run { place, .. } = term { Some(*place) } else { None };
        let (first, last, run) = (first.name(), last.name(), runs(first).or(runs(last)));
        let places = first.places.iter().zip(&last.places).enumerate();
        let (_, (from, to)) = places.filter(|(place, _)| Some(*place) != run).find(|(_, (a, b))| a != b)?;
        to.plus(-1, from)?.plus(1, &Size::number(1))
    })
}

/// Rows of one kind, taken together.
fn rows(nodes: Vec<Node>) -> Vec<Node> {
    let mut folded = Vec::new();
    let mut at = 0;
    while at < nodes.len() {
        let Node::Row(first) = &nodes[at] else {
            folded.push(nodes[at].clone());
            at += 1;
            continue;
        };
        let mut end = at;
        let mut dots = false;
        let mut last = first;
        let has_places = first.iter().any(|term| !term.name().places.is_empty());
        for (index, node) in nodes.iter().enumerate().skip(at + 1).filter(|_| has_places) {
            match node {
                Node::Row(row) if names(row) == names(first) && row != first => (end, last) = (index, row),
                Node::Dots => continue,
                _ => break,
            }
            dots |= nodes[at..index].iter().any(|node| matches!(node, Node::Dots));
        }
        if end == at {
            folded.push(nodes[at].clone());
            at += 1;
            continue;
        }
        let mut count = between(first, last);
        if !dots && count.as_ref().and_then(Size::constant).is_some_and(|count| count != (end - at + 1) as i64) {
            count = Some(Size::number((end - at + 1) as i64));
        }
        let mut row = if first.len() >= last.len() { first.clone() } else { last.clone() };
        let mut open = false;
        for term in &mut row {
            let of = |row: &[Term]| row.iter().find(|other| other.name().name == term.name().name).map(Term::size);
            // Rows that grow, and misprints.
            open |= of(first) != of(last);
        }
        open |= first.len() != last.len();
        folded.push(Node::Rows { count, row, open });
        at = end + 1;
    }
    folded
}

fn signature(node: &Node) -> Vec<String> {
    match node {
        Node::Row(row) => names(row).into_iter().map(str::to_owned).collect(),
        Node::Rows { row, .. } => names(row).into_iter().map(|name| format!("{name}[]")).collect(),
        Node::Group { body, .. } => body.iter().flat_map(signature).collect(),
        Node::Dots => vec!["...".to_owned()],
    }
}

fn first_row(nodes: &[Node]) -> Option<&[Term]> {
    nodes.iter().find_map(|node| match node {
        Node::Row(row) if row.iter().any(|term| !term.name().places.is_empty()) => Some(&row[..]),
        _ => None,
    })
}

/// Blocks of several lines around what dots are left, taken together.
fn groups(mut nodes: Vec<Node>) -> Option<Vec<Node>> {
    while let Some(dots) = nodes.iter().position(|node| matches!(node, Node::Dots)) {
        let alike = |a: &[Node], b: &[Node]| a.iter().map(signature).eq(b.iter().map(signature));
        let whole = |part: &[Node]| part.iter().all(|node| !matches!(node, Node::Dots));
        let found = (1..=PERIOD_MAX.min(dots)).find(|&period| {
            let behind = nodes.get(dots + 1..dots + 1 + period);
            behind.is_some_and(|behind| whole(behind) && alike(&nodes[dots - period..dots], behind))
        });
        if let Some(period) = found {
            let mut start = dots - period;
            while start >= period && alike(&nodes[start - period..start], &nodes[dots - period..dots]) {
                start -= period;
            }
            let end = dots + 1 + period;
            let first = first_row(&nodes[start..start + period]);
            let count = first.zip(first_row(&nodes[dots + 1..end])).and_then(|(first, last)| between(first, last));
            let body = nodes[start..start + period].to_vec();
            nodes.splice(start..end, [Node::Group { count, body }]);
            continue;
        }
        // Nothing says where it ends.
        let open = (1..=PERIOD_MAX.min(dots / 2))
            .find(|&period| alike(&nodes[dots - 2 * period..dots - period], &nodes[dots - period..dots]));
        match (open, dots.checked_sub(1).map(|before| nodes[before].clone())) {
            (Some(period), _) => {
                let body = nodes[dots - period..dots].to_vec();
                nodes.splice(dots - 2 * period..=dots, [Node::Group { count: None, body }]);
            }
            (None, Some(Node::Row(row))) => {
                nodes.splice(dots - 1..=dots, [Node::Rows { count: None, row, open: true }]);
            }
            (None, Some(Node::Rows { row, .. })) => {
                nodes.splice(dots - 1..=dots, [Node::Rows { count: None, row, open: true }]);
            }
            _ => return None,
        }
    }
    Some(nodes)
}

fn part(node: &Node) -> Part {
    match node {
        Node::Row(row) => Part::Line(items(row, false, false)),
        Node::Rows { count, row, open } => Part::Rows { count: count.clone(), items: items(row, true, *open) },
        Node::Group { count, body } => Part::Repeat { count: count.clone(), body: body.iter().map(in_group).collect() },
        Node::Dots => Part::Line(Vec::new()),
    }
}

/// A part of a block, whose own subscript says nothing inside.
fn in_group(node: &Node) -> Part {
    match node {
        Node::Row(row) => Part::Line(items(row, true, false)),
        node => part(node),
    }
}

fn items(row: &[Term], in_rows: bool, open: bool) -> Vec<Item> {
    let mut all: Vec<Item> = row
        .iter()
        .map(|term| match term {
            Term::One(name) => {
                // The row's own place is the first; the others tell columns apart.
                let twice = row.iter().filter(|other| other.name().name == name.name).count() > 1;
                let mut text = name.name.clone();
                let own = if !in_rows {
                    0
                } else if twice {
                    name.places.len().min(2) - 1
                } else {
                    name.places.len()
                };
                for place in name.places.iter().skip(own).filter_map(Size::constant) {
                    text.push_str(&format!("_{place}"));
                }
                Item::One(text)
            }
            Term::Rest(name) => Item::Rest(name.name.clone()),
            Term::Run { name, glued, .. } => {
                let size = term.size().filter(|_| !open);
                Item::Many { name: name.name.clone(), size, glued: *glued }
            }
        })
        .collect();
    let mut seen = Vec::new();
    all.iter_mut().for_each(|item| rename(item, &mut seen));
    all
}

fn rename(item: &mut Item, seen: &mut Vec<String>) {
    let (Item::One(name) | Item::Rest(name) | Item::Text(name) | Item::Many { name, .. }) = item;
    let base = name.clone();
    let mut number = 2;
    while seen.contains(name) {
        *name = format!("{base}_{number}");
        number += 1;
    }
    seen.push(name.clone());
}

/// Gives every item a name of its own.
fn unique(part: &mut Part, seen: &mut Vec<String>) {
    match part {
        Part::Line(items) | Part::Rows { items, .. } => items.iter_mut().for_each(|item| rename(item, seen)),
        Part::Repeat { body, .. } => body.iter_mut().for_each(|part| unique(part, seen)),
        Part::Queries { .. } => {}
    }
}
