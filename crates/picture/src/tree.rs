//! Trees, each with its root above: tidy, so that no two nodes meet and equal parts look equal wherever they are.
//!
//! The children of a node are packed from the left and from the right, each as near to its neighbours as the rims of their levels
//! allow, and stand in the middle between both places; their parent stands over the middle of the first and the last of them.

use super::compare::{Differences, Item};
use super::kind::{Given, Kind};
use super::svg::{Canvas, NODE, half_of_both};
use super::{Drawn, NODES_MAX, summary};
use ojkit_model::input::{NULL, Value};
use std::collections::VecDeque;

/// From one level to the next.
const LEVEL: f64 = 54.0;
/// Between two nodes of a level.
const GAP: f64 = 14.0;
/// Half of the room that is left for a child that is not there beside its sibling.
const ABSENT: f64 = 6.0;

/// A node of a value, in level order: its cell, its parent's place in the order, and which child of it this is.
struct Place {
    cell: i64,
    parent: usize,
    slot: usize,
}

/// Trees of a value: one, or those of an array; `expected` is in the same picture.
pub(crate) fn picture(given: &Given, kind: &Kind) -> Drawn {
    let [value] = given.fields else { return None };
    let of = |value: &Value| -> Option<Vec<Vec<Place>>> {
        match (kind, value.ends.len()) {
            (Kind::Parents, _) => Some(vec![below_parents(&value.cells)?]),
            (_, 1) => Some(vec![places(&value.cells, *kind == Kind::NaryTree)]),
            _ => Some(
                (0..value.len()).map(|at| places(&value.cells[value.range(1, at)], *kind == Kind::NaryTree)).collect(),
            ),
        }
    };
    let (got, expected) = (of(value)?, given.expected.and_then(of));
    let (mut canvas, mut differences, mut words) = (Canvas::default(), Differences::default(), Vec::new());
    let size = |trees: &[Vec<Place>]| trees.len() + trees.iter().map(Vec::len).sum::<usize>();
    let is_large = size(&got).max(expected.as_deref().map_or(0, size)) > NODES_MAX;
    if is_large {
        words.extend(got.iter().take(3).map(|tree| facts(tree)));
        let differing = expected.iter().flatten().zip(&got).find_map(|(other, own)| first_difference(own, other));
        words.extend(expected.iter().flatten().take(3).map(|tree| format!("expected: {}", facts(tree))));
        words.extend(differing);
        return Some(summary(&words));
    }
    for at in 0..got.len().max(expected.as_ref().map_or(0, Vec::len)) {
        let none = Vec::new();
        let own = got.get(at).unwrap_or(&none);
        let other = expected.as_ref().map(|trees| trees.get(at).unwrap_or(&none));
        let left = if canvas.width > 0.0 { canvas.width + 2.0 * GAP } else { 0.0 };
        canvas.place((left, 0.0), &drawn(&union(own, other, *kind == Kind::Tree, &mut differences)));
        let order: Vec<String> = own.iter().map(|place| place.cell.to_string()).collect();
        words.push(format!("{}: {} in level order", facts(own), order.join(", ")));
    }
    differences.key(&mut canvas);
    let is_drawn = canvas.width > 0.0;
    is_drawn.then(|| (canvas, words.join("; ") + &differences.words()))
}

/// The nodes of a level order; `null` is a missing child, or in a tree with any number of children the end of a node's children.
fn places(cells: &[i64], is_nary: bool) -> Vec<Place> {
    let mut found: Vec<Place> = Vec::new();
    let (mut parent, mut slot) = (0, 0);
    for (at, &cell) in cells.iter().enumerate() {
        if at == 0 && cell == NULL {
            break;
        }
        if at > 0 && parent >= found.len() {
            break;
        }
        match (at, cell) {
            (0, _) => found.push(Place { cell, parent: 0, slot: 0 }),
            (1, NULL) if is_nary => {}
            (_, NULL) if is_nary => (parent, slot) = (parent + 1, 0),
            _ => {
                if cell != NULL {
                    found.push(Place { cell, parent, slot });
                }
                slot += 1;
                if slot == 2 && !is_nary {
                    (parent, slot) = (parent + 1, 0);
                }
            }
        }
    }
    found
}

/// The nodes of a tree whose array has each node's parent, and -1 or itself for the root's; nothing where that is no tree.
fn below_parents(parents: &[i64]) -> Option<Vec<Place>> {
    let mut children = vec![Vec::new(); parents.len()];
    let mut root = None;
    for (node, &parent) in parents.iter().enumerate() {
        match usize::try_from(parent) {
            Ok(parent) if parent != node => children.get_mut(parent)?.push(node),
            _ if root.is_some() => return None,
            _ => root = Some(node),
        }
    }
    let mut open = VecDeque::from([(root?, 0, 0)]);
    let mut found = Vec::new();
    while let Some((node, parent, slot)) = open.pop_front() {
        open.extend(children[node].iter().enumerate().map(|(slot, &child)| (child, found.len(), slot)));
        found.push(Place { cell: node as i64, parent, slot });
    }
    (found.len() == parents.len()).then_some(found)
}

/// A node to draw; a child that is not there keeps its room where its sibling is there.
struct Node {
    item: Item,
    children: Vec<Option<usize>>,
}

/// Both trees in one, place by place, each node behind its parent.
fn union(got: &[Place], expected: Option<&Vec<Place>>, is_binary: bool, differences: &mut Differences) -> Vec<Node> {
    let children = |places: &[Place]| {
        let mut children = vec![Vec::new(); places.len()];
        places.iter().enumerate().skip(1).for_each(|(at, place)| children[place.parent].push(at));
        children
    };
    let none = Vec::new();
    let other = expected.unwrap_or(&none);
    let (own_children, other_children) = (children(got), children(other));
    let mut open = VecDeque::from([((!got.is_empty()).then_some(0), (!other.is_empty()).then_some(0))]);
    let mut nodes = Vec::new();
    while let Some((own, wanted)) = open.pop_front() {
        let text = |place: &Place| place.cell.to_string();
        let item =
            differences.item(own.map(|at| text(&got[at])), wanted.map(|at| text(&other[at])), expected.is_some());
        let in_slot = |places: &[Place], children: &[Vec<usize>], node: Option<usize>, slot: usize| {
            node.and_then(|node| children[node].iter().copied().find(|&child| places[child].slot == slot))
        };
        let count = |places: &[Place], children: &[Vec<usize>], node: Option<usize>| {
            node.and_then(|node| children[node].last()).map_or(0, |&last| places[last].slot + 1)
        };
        let mut slots = count(got, &own_children, own).max(count(other, &other_children, wanted));
        slots = if is_binary && slots > 0 { 2 } else { slots };
        let mut below = Vec::new();
        for slot in 0..slots {
            let pair = (in_slot(got, &own_children, own, slot), in_slot(other, &other_children, wanted, slot));
            let is_there = pair.0.is_some() || pair.1.is_some();
            below.push(is_there.then_some(nodes.len() + 1 + open.len()));
            open.extend(is_there.then_some(pair));
        }
        nodes.push(Node { item, children: below });
    }
    nodes
}

fn drawn(nodes: &[Node]) -> Canvas {
    let mut canvas = Canvas::default();
    if nodes[0].item == Item::default() {
        return canvas;
    }
    let mut x = vec![0.0; nodes.len()];
    let shape = rims(nodes, 0, &mut x);
    let mut y = vec![NODE + 4.0; nodes.len()];
    x[0] = 4.0 - shape.iter().map(|rim| rim.0).fold(0.0, f64::min);
    for (at, node) in nodes.iter().enumerate() {
        for &child in node.children.iter().flatten() {
            (x[child], y[child]) = (x[child] + x[at], y[at] + LEVEL);
            let class = if nodes[child].item.mark == super::Mark::Missing { "p-line p-missing" } else { "p-line" };
            canvas.line((x[at], y[at] + NODE), (x[child], y[child] - NODE), class);
        }
    }
    for (at, Node { item, .. }) in nodes.iter().enumerate() {
        canvas.node_instead((x[at], y[at]), (&item.label, &item.instead), "", item.mark);
    }
    canvas
}

/// Places the children of a node relative to it, and gives the left and right rim of each level below, from its own on.
fn rims(nodes: &[Node], at: usize, x: &mut [f64]) -> Vec<(f64, f64)> {
    let node = &nodes[at];
    let half = half_of_both(&node.item.label, &node.item.instead);
    let below: Vec<Vec<(f64, f64)>> = node
        .children
        .iter()
        .map(|child| child.map_or(vec![(-ABSENT, ABSENT)], |child| rims(nodes, child, x)))
        .collect();
    let mirrored: Vec<Vec<(f64, f64)>> =
        below.iter().rev().map(|shape| shape.iter().map(|&(left, right)| (-right, -left)).collect()).collect();
    let (left, right) = (packed(&below), packed(&mirrored));
    let width = left.last().copied().unwrap_or(0.0);
    let mut own = vec![(-half, half)];
    for (index, shape) in below.iter().enumerate() {
        let place = (left[index] + width - right[below.len() - 1 - index]) / 2.0 - width / 2.0;
        if let Some(child) = node.children[index] {
            x[child] = place;
        }
        for (level, rim) in shape.iter().enumerate() {
            let rim = (rim.0 + place, rim.1 + place);
            match own.get_mut(level + 1) {
                Some(own) => *own = (own.0.min(rim.0), own.1.max(rim.1)),
                None => own.push(rim),
            }
        }
    }
    own
}

/// Where each shape is, as far to the left as those before it allow; the first is at 0.
fn packed(shapes: &[Vec<(f64, f64)>]) -> Vec<f64> {
    let mut rim: Vec<f64> = Vec::new();
    let place = |shape: &Vec<(f64, f64)>| {
        let place = rim.iter().zip(shape).map(|(rim, level)| rim + GAP - level.0).fold(0.0, f64::max);
        for (level, &(_, right)) in shape.iter().enumerate() {
            match rim.get_mut(level) {
                Some(rim) => *rim = place + right,
                None => rim.push(place + right),
            }
        }
        place
    };
    shapes.iter().map(place).collect()
}

/// How many nodes, how deep, and the figure's name.
fn facts(places: &[Place]) -> String {
    let count = places.len();
    let (mut depth, mut children, mut full_up_to) = (vec![1; count], vec![0; count], true);
    for (at, place) in places.iter().enumerate().skip(1) {
        depth[at] = depth[place.parent] + 1;
        children[place.parent] += 1;
        full_up_to &= 2 * place.parent + place.slot + 1 == at;
    }
    let mut height = vec![[0_usize; 2]; count];
    let mut is_balanced = true;
    for (at, place) in places.iter().enumerate().rev() {
        is_balanced &= height[at][0].abs_diff(height[at][1]) <= 1;
        if at > 0 {
            let own = 1 + height[at][0].max(height[at][1]);
            let above = &mut height[place.parent][place.slot.min(1)];
            *above = own.max(*above);
        }
    }
    let most = children.iter().max().copied().unwrap_or(0);
    let deepest = depth.iter().max().copied().unwrap_or(0);
    let figures = [
        ("chain", most == 1),
        ("star", deepest == 2 && most > 2),
        ("perfect", full_up_to && most == 2 && count + 1 == 1 << deepest.min(40)),
        ("complete", full_up_to && most == 2),
        ("full", most == 2 && children.iter().all(|&count| count != 1)),
        ("balanced", most == 2 && is_balanced),
    ];
    let figure = figures.iter().find(|(_, is_one)| *is_one).map_or(String::new(), |(name, _)| format!(", {name}"));
    let nodes = if count == 1 { "node" } else { "nodes" };
    format!("tree of {count} {nodes}, depth {deepest}{figure}")
}

/// The first node in level order that differs, in words.
fn first_difference(got: &[Place], expected: &[Place]) -> Option<String> {
    let of = |place: &Place| (place.cell, place.parent, place.slot);
    let at = (0..got.len().max(expected.len())).find(|&at| got.get(at).map(of) != expected.get(at).map(of))?;
    Some(format!("the first node that differs is number {at} in level order"))
}
