//! What a connected graph is called, and where its nodes are drawn.

use super::force::{self, circle, distances};
use super::layered::{layered, layers};
use super::{FEW, Point};
use crate::NODES_MAX;
use std::collections::BTreeSet;
use std::f64::consts::TAU;

/// So many nodes of a path are beside each other; the next ones go back below them.
const ROW: usize = 12;
/// Edges pass so many layers together; where they pass more, layers say nothing.
const PASSED_MAX: usize = 1_000;

/// A figure: its name after a comma, the places of its nodes (none where it would not be readable), and what its edges pass.
#[derive(Default)]
pub(super) struct Shape {
    pub name: String,
    pub places: Vec<Point>,
    pub ways: Vec<Vec<Point>>,
}

/// The shape of a connected graph whose nodes have so much room each; `arcs` has no loops.
pub(super) fn shape(count: usize, arcs: &[(usize, usize)], directed: bool, room: (f64, f64)) -> Shape {
    let mut near = vec![Vec::new(); count];
    arcs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).for_each(|(a, b)| near[a].push(b));
    near.iter_mut().for_each(|near| (near.sort_unstable(), near.dedup()).1);
    let degrees: Vec<usize> = near.iter().map(Vec::len).collect();
    let size = room.0.max(room.1) - if count > FEW / 3 { 14.0 } else { 0.0 };
    let (edges, most) = (degrees.iter().sum::<usize>() / 2, degrees.iter().max().copied().unwrap_or(0));
    let named = |name: &str, places: Vec<Point>| Shape { name: name.to_owned(), places, ..Shape::default() };
    let is_tree = edges + 1 == count;
    if count == 1 {
        return named("", vec![(0.0, 0.0)]);
    }
    let [from, to] = [0, 1].map(|end| arcs.iter().map(|&(a, b)| [a, b][end]).collect::<BTreeSet<_>>().len());
    // Arcs that run against each other make no path, no star and no cycle.
    let [is_one_way, is_star] =
        [from == edges && to == edges, from == 1 || to == 1].map(|agree| !directed || (agree && arcs.len() == edges));
    let layer = if directed { layers(count, arcs) } else { is_tree.then(|| distances(&near, 0)) };
    if is_tree && most <= 2 && (is_one_way || layer.is_none()) {
        let into = |node: usize| arcs.iter().filter(|arc| directed && arc.1 == node).count();
        let start = (0..count).filter(|&node| degrees[node] == 1).min_by_key(|&node| into(node)).unwrap_or(0);
        let column = |at: usize| if (at / ROW).is_multiple_of(2) { at % ROW } else { ROW - 1 - at % ROW };
        let place = |at: usize| (column(at) as f64 * room.0, (at / ROW) as f64 * room.1);
        return named(if is_one_way { ", a path" } else { "" }, by_order(&walk(&near, start), place));
    }
    if is_tree && most > 2 && most + 1 == count && (is_star || layer.is_none()) {
        let mut places = circle(count - 1, size.max(size * TAU / count as f64));
        let centre = degrees.iter().position(|&degree| degree == most).unwrap_or(0);
        places.insert(centre, (0.0, 0.0));
        return named(if is_star { ", a star" } else { "" }, places);
    }
    if let Some(layer) = layer {
        let down = arcs.iter().map(|&(a, b)| if layer[a] < layer[b] { (a, b) } else { (b, a) }).collect::<Vec<_>>();
        let last = layer.iter().max().copied().unwrap_or(0);
        let name = if directed { format!(", without a cycle, in {} layers", last + 1) } else { ", a tree".to_owned() };
        let passed = down.iter().map(|&(from, to)| layer[to] - layer[from] - 1).sum::<usize>();
        if count < NODES_MAX && passed <= PASSED_MAX {
            let (places, mut ways) = layered(&layer, &down, room, is_tree);
            ways.iter_mut().zip(arcs).filter(|(_, arc)| layer[arc.0] > layer[arc.1]).for_each(|(way, _)| way.reverse());
            return Shape { places, ways, ..named(&name, Vec::new()) };
        }
        return named(&name, if count <= FEW { circle(count, 1.3 * size) } else { Vec::new() });
    }
    if most <= 2 {
        let places = circle(count, size);
        return named(if is_one_way { ", a cycle" } else { "" }, by_order(&walk(&near, 0), |at| places[at]));
    }
    if edges == count * (count - 1) / 2 {
        return named(", a complete graph", if count < NODES_MAX { circle(count, 1.3 * size) } else { Vec::new() });
    }
    if let Some(cells) = grid(&near, edges).filter(|_| most <= 4) {
        return named(", a grid", cells.iter().map(|&(x, y)| (x as f64 * room.0, y as f64 * room.1)).collect());
    }
    let side: Vec<usize> = distances(&near, 0).into_iter().map(|far| far % 2).collect();
    let right = side.iter().sum::<usize>();
    let is_bipartite = arcs.iter().all(|&(a, b)| side[a] != side[b]);
    if is_bipartite && (side.is_sorted() || edges == right * (count - right)) {
        let mut next = [right as f64 / 2.0, (count - right) as f64 / 2.0];
        let place = |&side: &usize| {
            next[side] += 1.0;
            (side as f64 * size * (2.0 + count as f64 / 12.0), next[side] * room.1)
        };
        return named(", a bipartite graph", side.iter().map(place).collect());
    }
    let places = match arcs.len() {
        many if count >= NODES_MAX || (count > FEW && many > 2 * count) => Vec::new(),
        many if many > 4 * count => circle(count, size),
        _ => force::places(&near, room),
    };
    Shape { places, ..Shape::default() }
}

fn by_order(order: &[usize], place: impl Fn(usize) -> Point) -> Vec<Point> {
    let mut places = vec![(0.0, 0.0); order.len()];
    order.iter().enumerate().for_each(|(at, &node)| places[node] = place(at));
    places
}

/// The nodes of a path or a cycle in their order.
fn walk(near: &[Vec<usize>], start: usize) -> Vec<usize> {
    let mut order = vec![start];
    let mut next = Some(near[start][0]);
    while let Some(node) = next.filter(|&node| node != start) {
        let last = order[order.len() - 1];
        order.push(node);
        next = near[node].iter().copied().find(|&next| next != last);
    }
    order
}

/// Columns and rows of a lattice: from a corner, diagonal by diagonal, the node that two neighbours share besides the one before them.
fn grid(near: &[Vec<usize>], edges: usize) -> Option<Vec<(usize, usize)>> {
    /// Longer grids are not looked for.
    const SUM_MAX: usize = 2_000;
    let corner = near.iter().position(|near| near.len() == 2)?;
    let mut cells = vec![None; near.len()];
    cells[corner] = Some((0, 0));
    let mut diagonal: Vec<Option<usize>> = near[corner].iter().copied().map(Some).collect();
    for sum in 1..near.len().min(SUM_MAX) {
        let placed = diagonal.iter().enumerate().filter_map(|(row, node)| Some((row, (*node)?)));
        placed.for_each(|(row, node)| cells[node] = Some((sum - row, row)));
        let free = |node: usize| near[node].iter().copied().filter(|&next| cells[next].is_none());
        let shared = |pair: &[Option<usize>]| {
            free(pair[0]?).find(|&node| pair[1].is_some_and(|other| near[other].contains(&node)))
        };
        let inner: Vec<Option<usize>> = diagonal.windows(2).map(shared).collect();
        let border = |node: Option<usize>| free(node?).find(|&node| !inner.contains(&Some(node)));
        let (first, last) = (border(diagonal[0]), border(diagonal[sum]));
        diagonal = [&[first], &inner[..], &[last]].concat();
    }
    let cells: Vec<(usize, usize)> = cells.into_iter().collect::<Option<_>>()?;
    let (columns, rows) = cells.iter().fold((0, 0), |(x, y), cell| (x.max(cell.0 + 1), y.max(cell.1 + 1)));
    let is_beside = |a: usize, b: usize| cells[a].0.abs_diff(cells[b].0) + cells[a].1.abs_diff(cells[b].1) == 1;
    let all_beside = (0..near.len()).all(|a| near[a].iter().all(|&b| is_beside(a, b)));
    let cells_apart = cells.iter().collect::<BTreeSet<_>>().len() == columns * rows;
    (all_beside && cells_apart && 2 * columns * rows == edges + columns + rows).then_some(cells)
}
