//! Places for graphs without a known figure: distances on the page follow those in the graph.

use super::{FEW, Point, length};
use std::collections::VecDeque;
use std::f64::consts::TAU;

/// Rounds of majorization; more of them move nothing visibly.
const ROUNDS: usize = 100;
/// So many starts, a circle and then scattered ones, are tried where nodes are few.
const STARTS: usize = 4;

/// A place for each node of a connected graph, of which each has so much room: of a few starts, which are the same each time, the one
/// that ends with the fewest crossings.
pub(super) fn places(near: &[Vec<usize>], room: (f64, f64)) -> Vec<Point> {
    let size = 1.1 * room.0.max(room.1);
    let far: Vec<Vec<f64>> =
        (0..near.len()).map(|node| distances(near, node).iter().map(|&far| far as f64 * size).collect()).collect();
    let edges: Vec<(usize, usize)> =
        (0..near.len()).flat_map(|a| near[a].iter().filter(move |&&b| a < b).map(move |&b| (a, b))).collect();
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(state >> 16) / 65_536.0 * size
    };
    let tried = (0..if near.len() > FEW { 1 } else { STARTS }).map(|start| {
        let mut places = circle(near.len(), size);
        if start > 0 {
            places.fill_with(|| (next(), next()));
        }
        settle(&mut places, &far);
        (crossings(&places, &edges), places)
    });
    let (_, mut places) = tried.min_by_key(|tried| tried.0).unwrap_or_default();
    apart(&mut places, (room.0 - 8.0, room.1 - 8.0));
    places
}

fn crossings(places: &[Point], edges: &[(usize, usize)]) -> usize {
    let side = |a: Point, b: Point, c: Point| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0) > 0.0;
    let cross = |&(a, b): &(usize, usize), &(c, d): &(usize, usize)| {
        let [p, q, r, s] = [a, b, c, d].map(|node| places[node]);
        a != c && a != d && b != c && b != d && side(p, q, r) != side(p, q, s) && side(r, s, p) != side(r, s, q)
    };
    edges.iter().map(|one| edges.iter().filter(|other| cross(one, other)).count()).sum()
}

/// Stress majorization, node by node.
fn settle(places: &mut [Point], far: &[Vec<f64>]) {
    for node in (0..ROUNDS * far.len()).map(|at| at % far.len()) {
        let ((x, y), mut sum) = (places[node], (0.0, 0.0, 0.0));
        for (to, &wanted) in places.iter().zip(&far[node]).filter(|(_, wanted)| **wanted > 0.0) {
            let (dx, dy, weight) = (x - to.0, y - to.1, 1.0 / (wanted * wanted));
            let stretch = wanted / length((dx, dy)).max(1e-6);
            sum.0 += weight * (to.0 + stretch * dx);
            sum.1 += weight * (to.1 + stretch * dy);
            sum.2 += weight;
        }
        places[node] = (sum.0 / sum.2, sum.1 / sum.2);
    }
}

/// Pushes nodes of a size apart until none touches another.
fn apart(places: &mut [Point], (width, height): (f64, f64)) {
    for _ in 0..ROUNDS * 10 {
        let mut is_moved = false;
        for (a, b) in (1..places.len()).flat_map(|b| (0..b).map(move |a| (a, b))) {
            let (x, y) = (places[b].0 - places[a].0, places[b].1 - places[a].1);
            let over = (width - x.abs(), height - y.abs());
            if over.0 > 0.01 && over.1 > 0.01 {
                is_moved = true;
                let by = if over.0 < over.1 { (over.0.copysign(x), 0.0) } else { (0.0, over.1.copysign(y)) };
                places[a] = (places[a].0 - by.0 / 2.0, places[a].1 - by.1 / 2.0);
                places[b] = (places[b].0 + by.0 / 2.0, places[b].1 + by.1 / 2.0);
            }
        }
        if !is_moved {
            return;
        }
    }
}

/// So many places around a centre, from the top on and clockwise, each `apart` from the next.
pub(super) fn circle(count: usize, apart: f64) -> Vec<Point> {
    let one = TAU / count.max(3) as f64;
    // The series of sine (odd) and cosine: what machines compute for these is not the same everywhere.
    let series = |odd: usize, angle: f64| {
        let (mut term, mut sum) = if odd == 1 { (angle, angle) } else { (1.0, 1.0) };
        for k in 1..16 {
            term *= -angle * angle / ((2 * k + odd) * (2 * k + odd - 1)) as f64;
            sum += term;
        }
        sum
    };
    // Neighbours are 2 r sin(angle / 2) apart.
    let radius = apart / (2.0 * series(1, one / 2.0));
    let angle = |at: usize| one * at as f64 - if 2 * at > count { TAU } else { 0.0 };
    (0..count).map(|at| (radius * series(1, angle(at)), -radius * series(0, angle(at)))).collect()
}

/// How many edges each node is from one.
pub(super) fn distances(near: &[Vec<usize>], from: usize) -> Vec<usize> {
    let (mut far, mut open) = (vec![usize::MAX; near.len()], VecDeque::from([from]));
    far[from] = 0;
    while let Some(node) = open.pop_front() {
        for &next in near[node].iter() {
            if far[next] == usize::MAX {
                far[next] = far[node] + 1;
                open.push_back(next);
            }
        }
    }
    far
}
