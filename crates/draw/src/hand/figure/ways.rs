//! Figures in which some nodes are to be reached from others.

use super::Form;
use ojkit_rules::forms::reached;
use ojkit_rules::hand::{Edges, Ways};

/// A random number below another one.
pub type Below<'b> = dyn FnMut(u64) -> u64 + 'b;

/// Whether every node is joined with every other one.
pub(super) fn is_connected(edges: &Edges, nodes: usize) -> bool {
    nodes == 0 || reached(&both_ways(edges), nodes, 0).iter().all(|seen| *seen)
}

fn both_ways(edges: &Edges) -> Edges {
    edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect()
}

fn turned(edges: &Edges) -> Edges {
    edges.iter().map(|&(a, b)| (b, a)).collect()
}

/// A path of a few nodes or many, among others that no edge joins yet.
pub(super) fn any_way((nodes, edges): (usize, usize), random: &mut Below) -> Edges {
    let most = edges.min(nodes.saturating_sub(1));
    let length = if most == 0 { 0 } else { 1 + random(most as u64) as usize };
    (0..length).map(|x| (x, x + 1)).collect()
}

/// Edges back, so that all nodes are reached from all: every edge turned round where the figure is one of those that go both ways, else one to the first
/// node, from which all are reached, from each node that no edge leads out of.
pub(super) fn lead_back(form: Form, found: &mut Edges, (nodes, most): (usize, usize), no_repeats: bool) {
    if form.goes_both_ways() && !no_repeats && 2 * found.len() <= most {
        found.extend(turned(found));
        return;
    }
    let mut leads_on = vec![false; nodes];
    found.iter().filter(|(a, b)| a != b).for_each(|&(a, _)| leads_on[a] = true);
    let ends: Vec<usize> = (1..nodes).filter(|&x| !leads_on[x]).collect();
    for (at, &end) in ends.iter().enumerate() {
        // An edge back may join what an edge joins already; from end to end there is none.
        let next = ends.get(at + 1).filter(|_| no_repeats);
        let is_last = at + 1 == ends.len() && (no_repeats || found.len() == most);
        match found.iter_mut().find(|edge| is_last && **edge == (0, end)) {
            // The last end is reached over other nodes as well.
            Some(edge) => *edge = (end, 0),
            None => found.push((end, *next.unwrap_or(&0))),
        }
    }
}

/// Numbers nodes so that ways lead where lines ask for: from the first node of the figure to another one, far or near, or turned round to it.
pub(super) fn lead(
    ways: Ways,
    (source, sink): (usize, usize),
    found: &mut Edges,
    labels: &mut [usize],
    random: &mut Below,
) {
    let mut number = |node: usize, label: usize| {
        let at = labels.iter().position(|&own| own == label).unwrap_or(node);
        labels.swap(node, at);
    };
    let nodes = found.iter().map(|&(a, b)| a.max(b) + 1).max().unwrap_or(1);
    if ways.to_sink && !ways.from_source {
        *found = turned(found);
        number(0, sink);
        return;
    }
    number(0, source);
    let seen = reached(&if ways.joined { both_ways(found) } else { found.clone() }, nodes, 0);
    let others: Vec<usize> = (1..nodes).filter(|&x| seen[x]).collect();
    let Some(&last) = others.last().filter(|_| source != sink) else { return };
    let is_all = ways.from_source && ways.to_sink;
    let end = if is_all || random(2) == 0 { last } else { others[random(others.len() as u64) as usize] };
    number(end, sink);
}

/// Whether all ways are there that lines ask for.
pub(super) fn leads(ways: Ways, (source, sink): (usize, usize), edges: &Edges, nodes: usize) -> bool {
    let all = |edges: &Edges, from: usize| reached(edges, nodes, from).iter().all(|seen| *seen);
    (!ways.any() || nodes > 0)
        && (!ways.strong || (all(edges, 0) && all(&turned(edges), 0)))
        && (!ways.from_source || all(edges, source))
        && (!ways.to_sink || all(&turned(edges), sink))
        && (!ways.between || reached(edges, nodes, source)[sink])
        && (!ways.joined || reached(&both_ways(edges), nodes, source)[sink])
}
