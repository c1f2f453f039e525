//! The edges of a figure.

use super::ways::{Below, any_way, is_connected, lead, lead_back, leads};
use super::{Figure, Form, Labels};
use ojkit_rules::hand::{Edges, EdgesAsked, Ways, Wishes};
use ojkit_rules::partial::partial_input::Rejected;
use std::collections::HashSet;

/// Tries for one more edge that is not there yet.
const TRIES: usize = 64;
/// Parents of deep trees are among so many nodes before.
const NEAR: u64 = 3;
/// Nodes of each of many components.
const PART: usize = 4;
/// Nodes of a layer.
const LAYER: usize = 3;
/// Where all pairs are at most so many times the edges, they are listed.
const PAIRS: usize = 4;

/// The edges of a figure with as many nodes and edges as are asked for: what it lacks is added at random within its components, what it has
/// too many is left out at its end.
///
/// Errors: the lines forbid it.
pub fn edges(figure: Figure, asked: &EdgesAsked, random: &mut Below) -> Result<Edges, Rejected> {
    let EdgesAsked { nodes, edges, wishes, is_parents, terminals } = *asked;
    let ways = wishes.ways;
    let must_join = wishes.tree || wishes.connected || is_parents || ways.span();
    if figure.form.forbidden(&wishes, is_parents).is_some() || (edges > 0 && nodes == 0) {
        return Err(Rejected);
    }
    let form = if figure.form == Form::Any && must_join { Form::Tree } else { figure.form };
    let mut found = match form {
        Form::Any | Form::Sparse if ways.between || ways.joined => any_way((nodes, edges), random),
        form => base(form, (nodes, edges), &wishes, random),
    };
    if ways.strong {
        lead_back(form, &mut found, (nodes, edges), wishes.no_repeats);
    }
    // Whole figures are connected; of a part that is not known.
    let is_part = found.len() > edges || found.len() + 1 < nodes || (found.len() == edges && !form.is_tree());
    found.truncate(edges);
    if must_join && is_part && !is_connected(&found, nodes) {
        return Err(Rejected);
    }
    let missing = edges - found.len();
    if missing > 0 {
        let any = Extra { form: if form == Form::Tree { Form::Any } else { form }, nodes, wishes };
        any.add(missing, &mut found, random)?;
    }
    let is_directed = Ways { joined: false, ..ways }.any();
    // Edges that ascend lead on along their numbers alone.
    let order = match wishes.ascending {
        Some(true) if is_directed => Labels::InOrder,
        Some(false) if is_directed => Labels::Reversed,
        _ => figure.labels,
    };
    found.iter_mut().filter(|edge| wishes.acyclic && edge.0 > edge.1).for_each(|edge| *edge = (edge.1, edge.0));
    let mut labels = labels(order, nodes, wishes.is_rooted, random);
    let is_mixed = order == Labels::Shuffled;
    let is_way = if ways.any() && !ways.strong {
        lead(ways, terminals, &mut found, &mut labels, random);
        is_directed
    } else {
        is_mixed && !wishes.is_rooted && place(terminals, figure.form, &found, &mut labels, random)
    };
    for edge in &mut found {
        *edge = (labels[edge.0], labels[edge.1]);
        let is_turned = match wishes.ascending {
            Some(up) => (edge.0 < edge.1) != up && edge.0 != edge.1,
            None => is_mixed && !is_way && !ways.strong && !wishes.acyclic && !is_parents && random(2) == 1,
        };
        // Along an order of their own, edges cannot be turned to ascend as well: then the order is that of the numbers.
        if is_turned {
            *edge = (edge.1, edge.0);
        }
    }
    if is_mixed {
        shuffle(&mut found, random);
    }
    if leads(ways, terminals, &found, nodes) { Ok(found) } else { Err(Rejected) }
}

fn shuffle<T>(items: &mut [T], random: &mut Below) {
    for at in (1..items.len()).rev() {
        items.swap(at, random(at as u64 + 1) as usize);
    }
}

fn labels(order: Labels, nodes: usize, is_rooted: bool, random: &mut Below) -> Vec<usize> {
    let mut labels: Vec<usize> = (0..nodes).collect();
    let free = &mut labels[usize::from(is_rooted && nodes > 0)..];
    match order {
        Labels::InOrder => {}
        Labels::Reversed => free.reverse(),
        Labels::Shuffled => shuffle(free, random),
    }
    labels
}

/// Numbers the nodes between which a way is asked for as the two ends of the figure, next to each other, or leaves them: whether its edges
/// lead from one end to the other. The ends of a figure of several parts are in different ones.
fn place((from, to): (usize, usize), form: Form, found: &Edges, labels: &mut [usize], random: &mut Below) -> bool {
    let how = random(4);
    let (first, last) = match how {
        1 if !found.is_empty() => found[random(found.len() as u64) as usize],
        2.. if form != Form::Any && !labels.is_empty() => (0, labels.len() - 1),
        _ => return false,
    };
    if first == last || from == to {
        return false;
    }
    for (node, label) in [(first, from), (last, to)] {
        let at = labels.iter().position(|&own| own == label).unwrap_or(node);
        labels.swap(node, at);
    }
    how > 1
}

/// The edges that make the figure, so ordered that those of the first nodes come first.
fn base(form: Form, (n, most): (usize, usize), wishes: &Wishes, random: &mut Below) -> Edges {
    let path = |from: usize, to: usize| (from + 1..to).map(|x| (x - 1, x));
    let mut tree = |from: usize, to: usize| -> Edges {
        (from + 1..to).map(|x| (from + random((x - from) as u64) as usize, x)).collect()
    };
    let half = n / 2;
    match form {
        Form::Any | Form::Sparse => Vec::new(),
        Form::Path => path(0, n).collect(),
        Form::Star => (1..n).map(|x| (0, x)).collect(),
        Form::Caterpillar => {
            let spine = n.div_ceil(2);
            path(0, spine).chain((spine..n).map(|x| (x - spine, x))).collect()
        }
        Form::Broom => path(0, half.max(1)).chain((half.max(1)..n).map(|x| (half.max(1) - 1, x))).collect(),
        Form::Binary => (1..n).map(|x| ((x - 1) / 2, x)).collect(),
        Form::Near => (1..n).map(|x| (x - 1 - random(NEAR.min(x as u64)) as usize, x)).collect(),
        Form::Far => {
            let parent = |random: &mut Below, x: usize| random(x as u64).min(random(x as u64)) as usize;
            (1..n).map(|x| (parent(random, x) / 2, x)).collect()
        }
        Form::Tree | Form::TreePlus => tree(0, n),
        Form::OddCycle | Form::EvenCycle => {
            let is_even = form == Form::EvenCycle;
            let length = if n.is_multiple_of(2) == is_even { n } else { n.saturating_sub(1) };
            let closing = (length > 2).then(|| (length - 1, 0));
            path(0, length).chain(closing).chain((length..n).map(|x| (half.min(length.saturating_sub(1)), x))).collect()
        }
        Form::Chord => path(0, n).chain((n > 3).then(|| (n / 4, n - 1))).collect(),
        Form::Detour => (n > 2).then(|| (0, n - 1)).into_iter().chain(path(0, n)).collect(),
        Form::Complete => (1..n).flat_map(|x| (0..x).map(move |y| (y, x))).take(most).collect(),
        Form::Bipartite => {
            let sides = |x: usize| (0..x).filter(move |y| (x - y) % 2 == 1).map(move |y| (y, x));
            (1..n).flat_map(sides).take(most).collect()
        }
        Form::TwoParts => [tree(0, half), tree(half, n)].concat(),
        Form::ManyParts => (0..n).step_by(PART).flat_map(|from| path(from, n.min(from + PART))).collect(),
        Form::Bridge => {
            let bridge = (half > 0).then(|| (half - 1, half));
            tree(0, half).into_iter().chain(bridge).chain(tree(half, n)).collect()
        }
        Form::MultiEdges => {
            let twice = path(0, n).flat_map(|edge| std::iter::repeat_n(edge, if wishes.no_repeats { 1 } else { 2 }));
            let loops = (0..n).filter(|_| !wishes.no_loops && !wishes.acyclic).map(|x| (x, x));
            twice.chain(loops).collect()
        }
        Form::Grid => {
            let side = n.isqrt().max(1);
            let left = |x: usize| (!x.is_multiple_of(side)).then(|| (x - 1, x));
            let above = |x: usize| (x >= side).then(|| (x - side, x));
            (0..n).flat_map(|x| [left(x), above(x)]).flatten().collect()
        }
        Form::Layers => {
            let before = |x: usize| {
                let first = (x - 1) / LAYER * LAYER;
                let layer = if x <= LAYER { 0..1 } else { first - LAYER + 1..first + 1 };
                layer.map(move |y| (y, x))
            };
            (1..n).flat_map(before).collect()
        }
    }
}

/// Edges beside those that make a figure.
struct Extra {
    form: Form,
    nodes: usize,
    wishes: Wishes,
}

impl Extra {
    fn add(&self, missing: usize, found: &mut Edges, random: &mut Below) -> Result<(), Rejected> {
        let key = |(a, b): (usize, usize)| (a.min(b), a.max(b));
        let is_listed =
            self.wishes.no_repeats && self.nodes.saturating_mul(self.nodes) / 2 <= PAIRS * (found.len() + missing);
        let mut there: HashSet<(usize, usize)> = HashSet::new();
        if self.wishes.no_repeats {
            there.extend(found.iter().map(|&edge| key(edge)));
        }
        if is_listed {
            let pairs = (0..self.nodes).flat_map(|b| (0..=b).map(move |a| (a, b)));
            let mut left: Edges = pairs.filter(|edge| self.suits(*edge) && !there.contains(edge)).collect();
            shuffle(&mut left, random);
            left.truncate(missing);
            found.extend(&left);
            return if left.len() == missing { Ok(()) } else { Err(Rejected) };
        }
        for _ in 0..missing {
            let mut tries = (0..TRIES).map(|_| {
                let a = random(self.nodes as u64) as usize;
                (a, self.mate(a, random))
            });
            let is_new =
                |edge: &(usize, usize)| self.suits(*edge) && (!self.wishes.no_repeats || there.insert(key(*edge)));
            found.push(tries.find(is_new).ok_or(Rejected)?);
        }
        Ok(())
    }

    /// Another node of the same component.
    fn mate(&self, node: usize, random: &mut Below) -> usize {
        let half = self.nodes / 2;
        let component = match self.form {
            Form::TwoParts | Form::Bridge if node < half => 0..half,
            Form::TwoParts | Form::Bridge => half..self.nodes,
            Form::ManyParts => node / PART * PART..self.nodes.min(node / PART * PART + PART),
            _ => 0..self.nodes,
        };
        component.start + random(component.len() as u64) as usize
    }

    fn suits(&self, (a, b): (usize, usize)) -> bool {
        let half = self.nodes / 2;
        let is_within = match self.form {
            Form::TwoParts | Form::Bridge => (a < half) == (b < half),
            Form::ManyParts => a / PART == b / PART,
            Form::Bipartite => a % 2 != b % 2,
            _ => true,
        };
        is_within && !((self.wishes.no_loops || self.wishes.acyclic) && a == b)
    }
}
