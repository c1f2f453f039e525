//! Nodes in layers, all edges down: rooted trees, and directed graphs without a cycle.

use super::{Drawing, Point};

/// The layer of each node, where no edges form a cycle: below all that lead to it, and a source just above what it leads to.
pub(super) fn layers(count: usize, arcs: &[(usize, usize)]) -> Option<Vec<usize>> {
    let (mut next, mut before) = (vec![Vec::new(); count], vec![0; count]);
    arcs.iter().for_each(|&(from, to)| (next[from].push(to), before[to] += 1).1);
    let mut order: Vec<usize> = (0..count).filter(|&node| before[node] == 0).collect();
    let (sources, mut layer, mut at) = (order.len(), vec![0; count], 0);
    while let Some(&node) = order.get(at) {
        at += 1;
        for &to in &next[node] {
            layer[to] = layer[to].max(layer[node] + 1);
            before[to] -= 1;
            order.extend((before[to] == 0).then_some(to));
        }
    }
    let above = |node: usize, layer: &[usize]| next[node].iter().map(|&to| layer[to] - 1).min().unwrap_or(0);
    order[..sources].iter().for_each(|&node| layer[node] = above(node, &layer));
    (order.len() == count).then_some(layer)
}

/// Rows of nodes, and their neighbours in the rows above (0) and below (1); those from `real` on are where an edge passes a row.
struct Rows {
    rows: Vec<Vec<usize>>,
    near: [Vec<Vec<usize>>; 2],
    real: usize,
}

/// The places of nodes in their layers, and what each edge passes.
pub(super) fn layered(layer: &[usize], arcs: &[(usize, usize)], room: Point, is_tree: bool) -> Drawing {
    let (mut level, mut near, mut chains) = (layer.to_vec(), [0, 1].map(|_| vec![Vec::new(); layer.len()]), Vec::new());
    for &(from, to) in arcs {
        let passed = level.len()..level.len() + layer[to] - layer[from] - 1;
        level.extend(layer[from] + 1..layer[to]);
        near.iter_mut().for_each(|near| near.resize(level.len(), Vec::new()));
        let chain: Vec<usize> = [from].into_iter().chain(passed).chain([to]).collect();
        chain.windows(2).for_each(|pair| (near[1][pair[0]].push(pair[1]), near[0][pair[1]].push(pair[0])).1);
        chains.push(chain);
    }
    let mut rows = vec![Vec::new(); layer.iter().max().map_or(0, |last| last + 1)];
    (0..level.len()).for_each(|node| rows[level[node]].push(node));
    let x = Rows { rows, near, real: layer.len() }.ordered().straightened();
    let place = |node: usize| (x[node] * room.0, level[node] as f64 * room.1);
    let way = |chain: &Vec<usize>| -> Vec<Point> {
        let (from, to) = (place(chain[0]), place(chain[chain.len() - 1]));
        // What is far beside its parent would pass over those between.
        let far = is_tree && (from.0 - to.0).abs() > 2.5 * room.0;
        let (middle, passed) = ((from.1 + to.1) / 2.0, &chain[1..chain.len() - 1]);
        if far { vec![(from.0, middle), (to.0, middle)] } else { passed.iter().copied().map(place).collect() }
    };
    ((0..layer.len()).map(place).collect(), chains.iter().map(way).collect())
}

fn mean(near: &[usize], place: &[f64], own: f64) -> f64 {
    if near.is_empty() { own } else { near.iter().map(|&node| place[node]).sum::<f64>() / near.len() as f64 }
}

impl Rows {
    /// Each row by the mean place of its neighbours, down and up in turn, until the fewest edges cross.
    fn ordered(mut self) -> Rows {
        let mut place = vec![0.0; self.near[0].len()];
        let index = |row: &[usize], place: &mut [f64]| (0..row.len()).for_each(|at| place[row[at]] = at as f64);
        self.rows.iter().for_each(|row| index(row, &mut place));
        let mut best = (self.crossings(&place), self.rows.clone());
        for round in 0..16 {
            let near = &self.near[round % 2];
            for at in 0..self.rows.len() {
                let row = if round % 2 == 0 { at } else { self.rows.len() - 1 - at };
                let of = |node: &usize| mean(&near[*node], &place, place[*node]);
                self.rows[row].sort_by(|a, b| of(a).total_cmp(&of(b)));
                index(&self.rows[row], &mut place);
            }
            let crossed = self.crossings(&place);
            if crossed < best.0 {
                best = (crossed, self.rows.clone());
            }
        }
        Rows { rows: best.1, ..self }
    }

    fn crossings(&self, place: &[f64]) -> usize {
        let below = |&node: &usize| self.near[1][node].iter().map(move |&to| (place[node], place[to]));
        let of_row = |row: &Vec<usize>| {
            let ends: Vec<Point> = row.iter().flat_map(below).collect();
            let crosses = |a: usize, b: usize| (ends[a].0 - ends[b].0) * (ends[a].1 - ends[b].1) < 0.0;
            (0..ends.len()).map(|a| (0..a).filter(|&b| crosses(a, b)).count()).sum::<usize>()
        };
        self.rows.iter().map(of_row).sum()
    }

    /// How far each node is from the left: near to its neighbours' mean, and far enough from those beside it. What only passes takes half
    /// of the room.
    fn straightened(&self) -> Vec<f64> {
        const ROUNDS: usize = 12;
        let half = |node: usize| if node < self.real { 0.5 } else { 0.25 };
        let mut x = vec![0.0; self.near[0].len()];
        for round in 0..=ROUNDS {
            for at in 0..self.rows.len() {
                let row = &self.rows[if round % 2 == 0 { at } else { self.rows.len() - 1 - at }];
                let wanted = |&node: &usize| {
                    let [near, other] = [0, 1].map(|side| &self.near[(round + side) % 2][node]);
                    mean(if near.is_empty() || round == ROUNDS { other } else { near }, &x, x[node])
                };
                let mut left: Vec<f64> = row.iter().map(wanted).collect();
                let mut right = left.clone();
                let gap = |at: usize| half(row[at - 1]) + half(row[at]);
                (1..row.len()).for_each(|at| left[at] = left[at].max(left[at - 1] + gap(at)));
                (1..row.len()).rev().for_each(|at| right[at - 1] = right[at - 1].min(right[at] - gap(at)));
                (0..row.len()).for_each(|at| x[row[at]] = (left[at] + right[at]) / 2.0);
            }
        }
        x
    }
}
