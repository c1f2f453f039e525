//! Which nodes can be reached from which: checked in linear time, and counted edge by edge while a small graph is drawn.

use super::Graph;
use crate::expr::evaluate::bounds;
use crate::hand::Ways;
use crate::values::Values;
use ojkit_model::constraint::Structure;

/// For each of so many nodes, from 0, whether one node reaches it along edges from their first to their second end.
pub fn reached(edges: &[(usize, usize)], nodes: usize, from: usize) -> Vec<bool> {
    // The heads of a node's edges are side by side: of node x they end at `ends[x]`.
    let mut ends = vec![0; nodes + 1];
    edges.iter().for_each(|&(a, _)| ends[a + 1] += 1);
    (0..nodes).for_each(|x| ends[x + 1] += ends[x]);
    let mut heads = vec![0; edges.len()];
    for &(a, b) in edges {
        heads[ends[a]] = b;
        ends[a] += 1;
    }
    let mut seen = vec![false; nodes];
    seen[from] = true;
    let mut open = vec![from];
    while let Some(x) = open.pop() {
        let start = if x == 0 { 0 } else { ends[x - 1] };
        for &y in &heads[start..ends[x]] {
            if !std::mem::replace(&mut seen[y], true) {
                open.push(y);
            }
        }
    }
    seen
}

impl Graph {
    /// Two nodes of which the second should be reached from the first, and is not.
    pub(super) fn unreached(&self, values: &Values, field: usize) -> Option<(i128, i128)> {
        let is_joined = self.structure == Structure::Joined;
        if !is_joined && !matches!(self.structure, Structure::StronglyConnected | Structure::Reachable) {
            return None;
        }
        let edges = self.edges(values, field)?;
        let node = |term| bounds(term, values).single();
        let (first, last) = (node(&self.first)?, node(&self.last)?);
        let (from, to) = (self.from.as_ref().and_then(node), self.to.as_ref().and_then(node));
        let mut forth: Vec<(i128, i128)> = edges.iter().map(|&(a, b, _)| (a.into(), b.into())).collect();
        let mut back: Vec<(i128, i128)> = forth.iter().map(|&(a, b)| (b, a)).collect();
        match (from, to) {
            (Some(from), Some(to)) => {
                if is_joined {
                    forth.append(&mut back);
                }
                beyond(&forth, from, to, to)
            }
            (_, None) => {
                let from = from.unwrap_or(first);
                let missed = beyond(&forth, from, first, last);
                let missing = if self.from.is_none() { beyond(&back, from, first, last) } else { None };
                missed.or(missing.map(|(a, b)| (b, a)))
            }
            (None, Some(to)) => beyond(&back, to, first, last).map(|(a, b)| (b, a)),
        }
    }
}

/// A node, and the first among some that it does not reach.
fn beyond(edges: &[(i128, i128)], from: i128, first: i128, last: i128) -> Option<(i128, i128)> {
    let mut nodes: Vec<i128> = edges.iter().flat_map(|&(a, b)| [a, b]).chain([from]).collect();
    nodes.sort_unstable();
    nodes.dedup();
    let place = |x: i128| nodes.binary_search(&x).unwrap_or_default();
    let places: Vec<(usize, usize)> = edges.iter().map(|&(a, b)| (place(a), place(b))).collect();
    let seen = reached(&places, nodes.len(), place(from));
    let is_reached = |x: i128| nodes.binary_search(&x).is_ok_and(|at| seen[at]);
    (first..=last).find(|&x| !is_reached(x)).map(|x| (from, x))
}

/// How many edges are missing at least behind this one, by which nodes reach which, row by row (Eswaran and Tarjan 1976).
pub(super) fn missing(
    ways: Ways,
    (reaches, n): (&[bool], usize),
    (source, sink): (usize, usize),
    (u, v): (usize, usize),
) -> usize {
    let leads = |a: usize, b: usize| reaches[a * n + b] || (reaches[a * n + u] && reaches[v * n + b]);
    let is_alike = |a: usize, b: usize| leads(a, b) && leads(b, a);
    // Of the strongly connected components, each by its first node, those without an edge into them and those without one out of them.
    let firsts = || (0..n).filter(|&a| (0..a).all(|b| !is_alike(a, b)));
    let sources: Vec<usize> = firsts().filter(|&a| (0..n).all(|b| !leads(b, a) || leads(a, b))).collect();
    let sinks: Vec<usize> = firsts().filter(|&a| (0..n).all(|b| !leads(a, b) || leads(b, a))).collect();
    let others = |of: &[usize], node: usize| of.iter().filter(|&&a| !is_alike(a, node)).count();
    let is_one = sources.len() == 1 && sources == sinks;
    let asked = [
        (ways.strong && !is_one, sources.len().max(sinks.len())),
        (ways.from_source, others(&sources, source)),
        (ways.to_sink, others(&sinks, sink)),
        (ways.between, usize::from(!leads(source, sink))),
    ];
    asked.into_iter().map(|(is_asked, count)| if is_asked { count } else { 0 }).max().unwrap_or(0)
}
