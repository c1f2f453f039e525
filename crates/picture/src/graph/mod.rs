//! Graphs: known figures as such, those without a cycle in layers, others by distances; large ones in words.

mod figure;
mod force;
mod layered;
mod lines;

use crate::compare::Differences;
use crate::kind::{Given, Kind};
use crate::svg::{Mark, NODE, half_of, width_of};
use crate::{Drawn, NODES_MAX, counted, finished, summary};
use figure::{Shape, shape};
use std::collections::{BTreeMap, BTreeSet};

type Point = (f64, f64);

/// The places of nodes, and what edges pass between their ends.
type Drawing = (Vec<Point>, Vec<Vec<Point>>);

/// Edges as they are written: from, to, weight.
type Edges = Vec<(i64, i64, Option<i64>)>;

/// More lines than these are no picture but a surface.
const LINES_MAX: usize = 2_000;
/// Up to so many nodes, what is no figure is drawn however its edges run.
const FEW: usize = 60;

/// The edges between two nodes, as one line.
struct Link {
    ends: (usize, usize),
    text: String,
    name: String,
    mark: Mark,
}

/// A connected part: its nodes, ascending, the edges between them by their index in it, and which lines these are.
#[derive(Default)]
struct Part {
    nodes: Vec<usize>,
    arcs: Vec<(usize, usize)>,
    lines: Vec<usize>,
}

/// A graph from its edges, its lists of neighbours, its matrix, or the node that each one leads to.
pub(crate) fn picture(given: &Given, kind: &Kind) -> Drawn {
    let (edges, count, direction) = read(given, kind)?;
    let directed = direction == Some(true);
    let expected = given.wanted().and_then(|given| read(&given, kind)).map(|(edges, ..)| edges);
    let ends = || edges.iter().chain(expected.iter().flatten()).flat_map(|edge| [edge.0, edge.1]);
    let mut labels: BTreeSet<i64> = ends().collect();
    let count = count.unwrap_or(0).max(0);
    if count < NODES_MAX as i64 {
        let first = first(count, ends(), given.problem.indices_from);
        labels.extend(first..first + count);
    }
    let labels: Vec<i64> = labels.into_iter().collect();
    // Where there are more, those without edges have a number alone.
    let total = Some(labels.len().max(count as usize)).filter(|&total| total > 0)?;
    let isolated = total - labels.len();
    let mut differences = Differences::default();
    let links = links(&labels, [Some(&edges), expected.as_ref()], directed, &mut differences);
    let parts = parts(labels.len(), &links);
    let labels: Vec<String> = labels.iter().map(i64::to_string).collect();
    let halves: Vec<f64> = labels.iter().map(|label| half_of(label, "")).collect();
    let half = halves.iter().copied().fold(NODE, f64::max);
    let text = links.iter().map(|link| width_of(&link.text)).fold(0.0, f64::max);
    let gap = if text > 0.0 { text + 30.0 } else { 30.0 };
    let room = (2.0 * half + gap, 2.0 * NODE + gap.clamp(32.0, 44.0));
    let shapes: Vec<Shape> = parts.iter().map(|part| shape(part.nodes.len(), &part.arcs, directed, room)).collect();
    // A loop is part of no figure.
    let has_loop = links.iter().any(|link| link.ends.0 == link.ends.1);
    let words = format!(
        "{}graph of {} and {}{}{}",
        direction.map_or("", |directed| if directed { "directed " } else { "undirected " }),
        counted(total, "node"),
        counted(edges.len(), "edge"),
        match &shapes[..] {
            [shape] if isolated == 0 => if has_loop { "" } else { &shape.name }.to_owned(),
            _ => format!(", in {}", counted(parts.len() + isolated, "component")),
        },
        differences.words()
    );
    if total >= NODES_MAX || links.len() > LINES_MAX || shapes.iter().any(|shape| shape.places.is_empty()) {
        let mut degrees = vec![0; labels.len()];
        links.iter().for_each(|link| (degrees[link.ends.0] += 1, degrees[link.ends.1] += 1).1);
        degrees.sort_unstable();
        let [least, median, most] =
            [0, total / 2, total - 1].map(|at| at.checked_sub(isolated).map_or(0, |at| degrees[at]));
        return Some(summary(&[words, format!("degrees from {least} to {most}, median {median}")]));
    }
    let (places, ways) = packed(parts, shapes, links.len(), room);
    let canvas = lines::Sketch { labels, halves, places, ways, directed }.draw(&links);
    finished((canvas, words), links.iter().map(|link| &link.name), &differences)
}

/// The edges, how many nodes there are, and whether edges have a direction, as far as both are known.
fn read(given: &Given, kind: &Kind) -> Option<(Edges, Option<i64>, Option<bool>)> {
    let from = given.problem.indices_from;
    match (kind, given.fields) {
        (Kind::Edges(_), [value]) if value.ends.len() == 1 => {
            let (count, cells) = (value.cells.len() as i64, || value.cells.iter().copied());
            let from = if value.cells.contains(&-1) { 0 } else { first(count, cells(), from) };
            let all = (from..).zip(cells()).filter(|(_, to)| (from..from + count).contains(to));
            Some((all.map(|(own, to)| (own, to, None)).collect(), Some(count), Some(true)))
        }
        (Kind::Edges(direction), _) => {
            let edge = |row: Vec<i64>| Some((*row.first()?, *row.get(1)?, row.get(2).copied()));
            let edges = given.rows()?.into_iter().map(edge).collect::<Option<Edges>>()?;
            Some((edges, ["n", "numCourses", "V", "N"].iter().find_map(|name| given.number(name)), *direction))
        }
        _ => neighbours(given.rows()?, from),
    }
}

/// The label of the first of so many nodes: 0 or 1 where what is written says so.
fn first(count: i64, mut written: impl Iterator<Item = i64>, from: i64) -> i64 {
    written.find(|&label| label == 0 || label == count).map_or(from, |label| i64::from(label != 0))
}

/// A square matrix of weights, where 0 and -1 are no edge, or the neighbours of each node; directed where it is not symmetric.
fn neighbours(rows: Vec<Vec<i64>>, from: i64) -> Option<(Edges, Option<i64>, Option<bool>)> {
    let count = rows.len() as i64;
    let is_matrix =
        rows.iter().enumerate().all(|(at, row)| row.len() == rows.len() && row[at] == rows[0][0]) && count > 1;
    let is_weighted = rows.iter().flatten().any(|&cell| !(-1..=1).contains(&cell));
    let from = if is_matrix { from } else { first(count, rows.iter().flatten().copied(), from) };
    let cells = (from..).zip(&rows).flat_map(|(own, row)| (from..).zip(row).map(move |(to, &cell)| (own, to, cell)));
    let mut edges: Edges = match is_matrix {
        true => {
            let there = cells.filter(|&(own, to, cell)| to != own && cell != 0 && cell != -1);
            there.map(|(own, to, cell)| (own, to, is_weighted.then_some(cell))).collect()
        }
        false => cells.map(|(own, _, cell)| (own, cell, None)).collect(),
    };
    let mut back: Edges = edges.iter().map(|&(from, to, weight)| (to, from, weight)).collect();
    edges.sort_unstable();
    back.sort_unstable();
    let directed = edges != back;
    edges.retain(|&(from, to, _)| directed || from <= to);
    edges.iter().all(|&(_, to, _)| (from..from + count).contains(&to)).then_some((edges, Some(count), Some(directed)))
}

/// The lines of what was got and what is expected, by their ends.
fn links(labels: &[i64], sides: [Option<&Edges>; 2], directed: bool, differences: &mut Differences) -> Vec<Link> {
    let index = |label: i64| labels.binary_search(&label).expect("all ends are labels");
    let mut all: BTreeMap<(usize, usize), [Vec<Option<i64>>; 2]> = BTreeMap::new();
    for (side, edges) in sides.into_iter().enumerate() {
        for &(a, b, weight) in edges.into_iter().flatten() {
            let (a, b) = (index(a), index(b));
            let ends = if directed { (a, b) } else { (a.min(b), a.max(b)) };
            all.entry(ends).or_default()[side].push(weight);
        }
    }
    let link = |(ends, mut weights): ((usize, usize), [Vec<Option<i64>>; 2])| {
        let texts = weights.each_mut().map(|side| text(side));
        let name = |text: &String| {
            let text = if text.is_empty() { String::new() } else { format!(" ({text})") };
            format!("{} {} {}{text}", labels[ends.0], if directed { "->" } else { "-" }, labels[ends.1])
        };
        let [got, wanted] = texts.each_ref().map(|text| text.as_ref().map(name));
        let item = differences.item(got.as_ref(), sides[1].map(|_| wanted.as_ref()));
        let text = match texts {
            [Some(got), Some(wanted)] if got != wanted => format!("{got} ({wanted})"),
            [got, wanted] => got.or(wanted).unwrap_or_default(),
        };
        Link { ends, text, name: item.label, mark: item.mark }
    };
    all.into_iter().map(link).collect()
}

/// The weights of edges between the same nodes, how many edges these are where they have none, or nothing where there is no edge.
fn text(weights: &mut [Option<i64>]) -> Option<String> {
    const LISTED: usize = 3;
    weights.sort_unstable();
    let listed: Vec<String> = weights.iter().flatten().take(LISTED).map(i64::to_string).collect();
    match weights.len() {
        0 => None,
        count if count > 1 && listed.is_empty() => Some(format!("\u{d7}{count}")),
        count if count > LISTED => Some(format!("{}, ... ({count})", listed.join(", "))),
        _ => Some(listed.join(", ")),
    }
}

/// The connected parts, by their first nodes.
fn parts(count: usize, links: &[Link]) -> Vec<Part> {
    fn root(above: &mut [usize], mut node: usize) -> usize {
        while above[node] != node {
            above[node] = above[above[node]];
            node = above[node];
        }
        node
    }
    let mut above: Vec<usize> = (0..count).collect();
    for link in links {
        let (a, b) = (root(&mut above, link.ends.0), root(&mut above, link.ends.1));
        above[a.max(b)] = a.min(b);
    }
    let mut parts: BTreeMap<usize, Part> = BTreeMap::new();
    (0..count).for_each(|node| parts.entry(root(&mut above, node)).or_default().nodes.push(node));
    for (at, &Link { ends: (a, b), .. }) in links.iter().enumerate().filter(|(_, link)| link.ends.0 != link.ends.1) {
        let part = parts.entry(root(&mut above, a)).or_default();
        let [a, b] = [a, b].map(|node| part.nodes.partition_point(|&other| other < node));
        part.arcs.push((a, b));
        part.lines.push(at);
    }
    parts.into_values().collect()
}

/// All parts beside and below each other: the places of the nodes, and what each line passes.
fn packed(parts: Vec<Part>, shapes: Vec<Shape>, lines: usize, room: Point) -> Drawing {
    let mut places = vec![(0.0, 0.0); parts.iter().map(|part| part.nodes.len()).sum()];
    let mut ways = vec![Vec::new(); lines];
    let extents = shapes.iter().map(|shape| lines::extent(shape.places.iter().chain(shape.ways.iter().flatten())));
    let extents: Vec<[f64; 4]> =
        extents.map(|[x, y, right, bottom]| [x, y, right - x + room.0, bottom - y + room.1]).collect();
    let widest = extents.iter().map(|extent| extent[2]).fold(0.0, f64::max);
    let surface = extents.iter().map(|extent| extent[2] * extent[3]).sum::<f64>();
    let limit = widest.max(1.3 * surface.sqrt()) + 1.0;
    let (mut x, mut y, mut below) = (0.0, 0.0, 0.0);
    for ((part, shape), [left, top, width, height]) in parts.into_iter().zip(shapes).zip(extents) {
        if x + width > limit {
            (x, y) = (0.0, below);
        }
        let shifted = |place: Point| (x + place.0 - left, y + place.1 - top);
        part.nodes.iter().zip(shape.places).for_each(|(&node, place)| places[node] = shifted(place));
        let moved = shape.ways.into_iter().map(|way| way.into_iter().map(shifted).collect());
        part.lines.iter().zip(moved).for_each(|(&line, way)| ways[line] = way);
        (x, below) = (x + width, f64::max(below, y + height));
    }
    (places, ways)
}

fn length((x, y): Point) -> f64 {
    (x * x + y * y).sqrt()
}
