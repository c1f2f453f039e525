//! Trees, each with its root above: tidy, so that no two nodes meet and equal parts look equal wherever they are.
//!
//! The children of a node are packed from the left and from the right, each as near to its neighbours as the rims of their levels
//! allow, and are drawn in the middle between both places; their parent is over the middle of the first and the last of them.

use super::compare::{Differences, Item};
use super::kind::{Given, Kind};
use super::svg::{Canvas, Mark, NODE, half_of};
use super::{Drawn, NODES_MAX, counted, each, summary};
use ojkit_model::input::{NULL, Value};
use std::collections::VecDeque;

/// From one level to the next.
const LEVEL: f64 = 54.0;
/// Between two nodes of a level.
const GAP: f64 = 14.0;
/// The left and right rim of a child that is not there beside its sibling.
const ABSENT: (f64, f64) = (-6.0, 6.0);

/// A node of a tree in level order, with its children's places in the order; those of a binary tree may not be there.
pub(crate) struct Node<T> {
    pub cell: T,
    pub children: Vec<Option<usize>>,
}

type Tree = Vec<Node<String>>;

/// Trees of a value: one, or those of an array; `expected` is in the same picture.
pub(crate) fn picture(given: &Given, kind: &Kind) -> Drawn {
    let [value] = given.fields else { return None };
    let is_binary = *kind == Kind::Tree;
    let of = |value: &Value| -> Option<Vec<Tree>> {
        match kind {
            Kind::Parents => Some(vec![below_parents(&value.cells)?]),
            _ => Some(each(value).map(|cells| in_level_order(cells, is_binary)).collect()),
        }
    };
    let (got, expected) = (of(value)?, given.expected.and_then(of));
    let size = |trees: &[Tree]| trees.len() + trees.iter().map(Vec::len).sum::<usize>();
    let (mut canvas, mut differences, mut words) = (Canvas::default(), Differences::default(), Vec::new());
    if size(&got).max(expected.as_deref().map_or(0, size)) > NODES_MAX {
        words.extend(got.iter().take(3).map(facts));
        words.extend(expected.iter().flatten().take(3).map(|tree| format!("expected: {}", facts(tree))));
        let differing =
            given.expected.and_then(|expected| expected.cells.iter().zip(&value.cells).position(|(a, b)| a != b));
        words.extend(differing.map(|at| format!("first difference at index {at} of the level order")));
        return Some(summary(&words));
    }
    for at in 0..got.len().max(expected.as_ref().map_or(0, Vec::len)) {
        let none = Tree::new();
        let own = got.get(at).unwrap_or(&none);
        let nodes = union(own, expected.as_ref().map(|trees| trees.get(at).unwrap_or(&none)), &mut differences);
        let left = if canvas.width > 0.0 { canvas.width + 2.0 * GAP } else { 0.0 };
        canvas.place((left, 0.0), &drawn(&nodes));
        let order: Vec<&str> = own.iter().map(|node| node.cell.as_str()).collect();
        words.push(format!("{}: {} in level order", facts(own), order.join(", ")));
    }
    differences.key(&mut canvas);
    (canvas.width > 0.0).then(|| (canvas, words.join("; ") + &differences.words()))
}

/// A tree from its level order; `null` is a missing child, or in a tree with any number of children the end of a node's children.
pub(crate) fn in_level_order(cells: &[i64], is_binary: bool) -> Vec<Node<String>> {
    let mut tree = Tree::new();
    let mut parent = 0;
    for (at, &cell) in cells.iter().enumerate() {
        let is_there = cell != NULL;
        let next = tree.len();
        if at > 0 && (is_there || is_binary) {
            let Some(above) = tree.get_mut(parent) else { break };
            above.children.push(is_there.then_some(next));
            parent += usize::from(is_binary && above.children.len() == 2);
        } else if at > 1 {
            parent += 1;
        }
        if is_there {
            tree.push(Node { cell: cell.to_string(), children: Vec::new() });
        }
    }
    // A child that is not there has a place only beside its sibling.
    tree.iter_mut().for_each(|node| match node.children[..] {
        [None] | [None, None] => node.children.clear(),
        [Some(_)] if is_binary => node.children.push(None),
        _ => {}
    });
    tree
}

/// The tree of an array that has each node's parent, and -1 or itself for the root's; nothing where that is no tree.
fn below_parents(parents: &[i64]) -> Option<Tree> {
    let mut children = vec![Vec::new(); parents.len()];
    let mut root = None;
    for (node, &parent) in parents.iter().enumerate() {
        match usize::try_from(parent) {
            Ok(parent) if parent != node => children.get_mut(parent)?.push(node),
            _ => root = Some(node),
        }
    }
    let (mut tree, mut open) = (Tree::new(), VecDeque::from([root?]));
    while let Some(node) = open.pop_front() {
        let next = tree.len() + 1 + open.len();
        let places = (next..next + children[node].len()).map(Some).collect();
        tree.push(Node { cell: node.to_string(), children: places });
        open.extend(&children[node]);
    }
    (tree.len() == parents.len()).then_some(tree)
}

/// Both trees in one, place by place.
fn union(got: &Tree, expected: Option<&Tree>, differences: &mut Differences) -> Vec<Node<Item>> {
    let root = |tree: Option<&Tree>| tree.filter(|tree| !tree.is_empty()).map(|_| 0);
    let mut open = VecDeque::from([(root(Some(got)), root(expected))]);
    let mut nodes = Vec::new();
    while let Some((own, wanted)) = open.pop_front() {
        let own = own.map(|at| &got[at]);
        let wanted = wanted.and_then(|at| Some(&expected?[at]));
        let cell = differences.item(own.map(|node| &node.cell), expected.map(|_| wanted.map(|node| &node.cell)));
        let [own, wanted] = [own, wanted].map(|node| node.map_or(&[][..], |node| &node.children));
        let mut children = Vec::new();
        for slot in 0..own.len().max(wanted.len()) {
            let pair = [own, wanted].map(|children| children.get(slot).copied().flatten());
            let is_there = pair != [None, None];
            children.push(is_there.then_some(nodes.len() + 1 + open.len()));
            open.extend(is_there.then_some((pair[0], pair[1])));
        }
        nodes.push(Node { cell, children });
    }
    nodes
}

fn drawn(nodes: &[Node<Item>]) -> Canvas {
    let mut canvas = Canvas::default();
    if nodes[0].cell == Item::default() {
        return canvas;
    }
    let (mut x, mut y) = (vec![0.0; nodes.len()], vec![NODE + 4.0; nodes.len()]);
    let shape = rims(nodes, 0, &mut x);
    x[0] = 4.0 - shape.iter().map(|rim| rim.0).fold(0.0, f64::min);
    for (at, node) in nodes.iter().enumerate() {
        for &child in node.children.iter().flatten() {
            (x[child], y[child]) = (x[child] + x[at], y[at] + LEVEL);
            let class = if nodes[child].cell.mark == Mark::Missing { "p-line p-missing" } else { "p-line" };
            canvas.path(&[(x[at], y[at] + NODE), (x[child], y[child] - NODE)], class);
        }
        canvas.node((x[at], y[at]), (&node.cell.label, &node.cell.instead), "", node.cell.mark);
    }
    canvas
}

/// Places the children of a node relative to it, and gives the left and right rim of each level below, from its own on.
fn rims(nodes: &[Node<Item>], at: usize, x: &mut [f64]) -> Vec<(f64, f64)> {
    let node = &nodes[at];
    let mut shape = |child: &Option<usize>| child.map_or(vec![ABSENT], |child| rims(nodes, child, x));
    let below: Vec<Vec<(f64, f64)>> = node.children.iter().map(&mut shape).collect();
    let left = packed(below.iter(), |rim| rim);
    let mut right = packed(below.iter().rev(), |(left, right)| (-right, -left));
    right.reverse();
    let half = half_of(&node.cell.label, &node.cell.instead);
    let mut own = vec![(-half, half)];
    for (index, shape) in below.iter().enumerate() {
        let place = (left[index] - right[index]) / 2.0;
        if let Some(child) = node.children[index] {
            x[child] = place;
        }
        own.resize(own.len().max(shape.len() + 1), (f64::MAX, f64::MIN));
        for (own, rim) in own[1..].iter_mut().zip(shape) {
            *own = (own.0.min(rim.0 + place), own.1.max(rim.1 + place));
        }
    }
    own
}

/// Where each shape is, as near to those before it as they allow; the first is at 0.
fn packed<'a>(shapes: impl Iterator<Item = &'a Vec<(f64, f64)>>, side: impl Fn((f64, f64)) -> (f64, f64)) -> Vec<f64> {
    let mut rim: Vec<f64> = Vec::new();
    let place = |shape: &Vec<(f64, f64)>| {
        let place = rim.iter().zip(shape).map(|(rim, &level)| rim + GAP - side(level).0).fold(0.0, f64::max);
        rim.resize(rim.len().max(shape.len()), 0.0);
        rim.iter_mut().zip(shape).for_each(|(rim, &level)| *rim = place + side(level).1);
        place
    };
    shapes.map(place).collect()
}

/// How many nodes, how deep, and the figure's name.
fn facts(tree: &Tree) -> String {
    let count = tree.len();
    let (mut depth, mut height, mut is_balanced, mut is_complete) = (vec![1; count], vec![1; count], true, true);
    for (at, node) in tree.iter().enumerate() {
        for (slot, &child) in node.children.iter().enumerate() {
            is_complete &= child.is_none_or(|child| child == 2 * at + slot + 1);
            child.into_iter().for_each(|child| depth[child] = depth[at] + 1);
        }
    }
    for (at, node) in tree.iter().enumerate().rev() {
        let heights = || node.children.iter().map(|child| child.map_or(0, |child| height[child]));
        let (least, most) = (heights().min().unwrap_or(0), heights().max().unwrap_or(0));
        is_balanced &= most - least <= 1;
        height[at] = most + 1;
    }
    let children = || tree.iter().map(|node| node.children.iter().flatten().count());
    let (most, deepest) = (children().max().unwrap_or(0), depth.iter().max().copied().unwrap_or(0));
    let figures = [
        ("chain", most == 1),
        ("star", deepest == 2 && most > 2),
        ("perfect", most == 2 && is_complete && count + 1 == 1 << deepest),
        ("complete", most == 2 && is_complete),
        ("full", most == 2 && children().all(|count| count != 1)),
        ("balanced", most == 2 && is_balanced),
    ];
    let figure = figures.iter().find(|(_, is_one)| *is_one).map_or(String::new(), |(name, _)| format!(", {name}"));
    format!("tree of {}, depth {deepest}{figure}", counted(count, "node"))
}
