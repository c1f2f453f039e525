//! Edges as lines between nodes that have their places: around other nodes, with arrows and weights.

use super::{Link, Point, length};
use crate::svg::{Anchor, Canvas, Mark, NODE, width_of};

/// How far lines keep from nodes that are not theirs.
const FREE: f64 = 5.0;
/// More weights than these are in words alone.
const TEXTS_MAX: usize = 120;
/// Half of the height of a weight.
const TEXT: f64 = 7.0;

/// Nodes at their places, and what edges pass.
pub(super) struct Sketch {
    pub labels: Vec<String>,
    /// Half of the width of each node.
    pub halves: Vec<f64>,
    pub places: Vec<Point>,
    pub ways: Vec<Vec<Point>>,
    pub directed: bool,
}

/// The least and the largest coordinates: left, top, right, bottom.
pub(super) fn extent<'a>(points: impl Iterator<Item = &'a Point>) -> [f64; 4] {
    let first = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
    points.fold(first, |[a, b, c, d], &(x, y)| [a.min(x), b.min(y), c.max(x), d.max(y)])
}

impl Sketch {
    pub fn draw(&self, links: &[Link]) -> Canvas {
        let lines: Vec<Vec<Point>> = (0..links.len()).map(|at| self.line(at, links)).collect();
        let texts = self.texts(links, &lines);
        let mut corners: Vec<Point> = lines.iter().flatten().copied().collect();
        corners.extend(self.places.iter().zip(&self.halves).map(|((x, y), half)| (x - half - 4.0, y - NODE - 4.0)));
        corners.extend(texts.iter().map(|(link, (x, y))| (x - width_of(&link.text) / 2.0, y - TEXT)));
        let [left, top, ..] = extent(corners.iter());
        let at = |(x, y): Point| (x - left, y - top);
        let mut canvas = Canvas::default();
        for (link, line) in links.iter().zip(&lines) {
            let class = ["p-line", "p-ring", "p-line p-missing"][link.mark as usize];
            let mut points: Vec<Point> = line.iter().copied().map(at).collect();
            if self.directed {
                let [(tip, _), (end, kept)] = [1.0, 6.0].map(|near| self.cut(line, link.ends.1, near));
                points.truncate(kept);
                points.push(at(end));
                canvas.head(at(end), at(tip));
            }
            canvas.path(&points, class);
        }
        self.labels
            .iter()
            .zip(&self.places)
            .for_each(|(label, &place)| canvas.node(at(place), (label, ""), "", Mark::Plain));
        texts.iter().for_each(|(link, place)| canvas.text(at(*place), Anchor::Middle, "p-soft", &link.text));
        canvas
    }

    /// How far a point is from a node's border.
    fn clear(&self, node: usize, point: Point) -> f64 {
        let (x, y) = self.places[node];
        let beside = ((point.0 - x).abs() - (self.halves[node] - NODE)).max(0.0);
        length((beside, point.1 - y)) - NODE
    }

    /// Where a line comes so near to the node at its end, and how many of its points are before.
    fn cut(&self, line: &[Point], node: usize, near: f64) -> (Point, usize) {
        let kept = line.iter().rposition(|&point| self.clear(node, point) > near).map_or(1, |last| last + 1);
        let (mut out, mut within) = (line[kept - 1], line[kept.min(line.len() - 1)]);
        for _ in 0..16 {
            let middle = between(out, within, 0.5);
            *if self.clear(node, middle) > near { &mut out } else { &mut within } = middle;
        }
        (within, kept)
    }

    /// A line from centre to centre: straight where no other node is in its way.
    fn line(&self, at: usize, links: &[Link]) -> Vec<Point> {
        let (a, b) = links[at].ends;
        let (from, to) = (self.places[a], self.places[b]);
        if a == b {
            return self.ring(a, links);
        }
        if !self.ways[at].is_empty() {
            return rounded(&rounded(&[&[from], &self.ways[at][..], &[to]].concat()));
        }
        let is_twice = self.directed && links.binary_search_by_key(&(b, a), |link| link.ends).is_ok();
        let bends: &[f64] = if is_twice { &[0.12, 0.2, 0.3] } else { &[0.0, 0.12, -0.12, 0.2, -0.2, 0.32, -0.32] };
        let middle = between(from, to, 0.5);
        let reach = |node: usize| 0.7 * length(minus(to, from)) + 2.0 * self.halves[node];
        let is_near = |&node: &usize| node != a && node != b && length(minus(self.places[node], middle)) < reach(node);
        let others: Vec<usize> = (0..self.places.len()).filter(is_near).collect();
        let clear = |line: &[Point]| {
            let clears = dense(line).flat_map(|point| others.iter().map(move |&node| self.clear(node, point)));
            clears.fold(FREE, f64::min)
        };
        let tried = || bends.iter().map(|&bend| curve(from, to, bend));
        let widest = |best: Vec<Point>, next: Vec<Point>| if clear(&next) > clear(&best) { next } else { best };
        tried().find(|line| clear(line) >= FREE).or_else(|| tried().reduce(widest)).unwrap_or_default()
    }

    /// A loop at a node, away from its neighbours.
    fn ring(&self, node: usize, links: &[Link]) -> Vec<Point> {
        let (own, half) = (self.places[node], self.halves[node]);
        let others = links.iter().filter(|link| (link.ends.0 == node) != (link.ends.1 == node));
        let ways = others.map(|link| unit(minus(own, self.places[link.ends.0 + link.ends.1 - node])));
        let (x, y) = unit(ways.fold((0.1, -0.1), |sum, way| (sum.0 + way.0, sum.1 + way.1)));
        let centre = own.0 + (half - NODE).copysign(x);
        let points = [(8.0, 0.0), (22.0, -14.0), (36.0, 0.0), (22.0, 14.0), (8.0, 0.0)];
        rounded(&rounded(&points.map(|(out, beside)| (centre + out * x - beside * y, own.1 + out * y + beside * x))))
    }

    /// Where weights are: beside their lines, on no node and no other weight, and across as few lines as can be; not there where no such
    /// place is.
    fn texts<'a>(&self, links: &'a [Link], lines: &[Vec<Point>]) -> Vec<(&'a Link, Point)> {
        let lines: Vec<Vec<Point>> = lines.iter().map(|line| dense(line).collect()).collect();
        let mut taken: Vec<(&Link, Point)> = Vec::new();
        for (link, line) in links.iter().zip(&lines).filter(|(link, _)| !link.text.is_empty()).take(TEXTS_MAX) {
            let half = width_of(&link.text) / 2.0;
            let cost = |place: Point| {
                let on = |other: Point, wide: f64, high: f64| {
                    (place.0 - other.0).abs() < half + wide && (place.1 - other.1).abs() < TEXT + high
                };
                let is_taken = taken.iter().any(|(other, place)| on(*place, width_of(&other.text) / 2.0 + 2.0, TEXT));
                let mut nodes = self.places.iter().zip(&self.halves);
                let is_free = !is_taken && !nodes.any(|(&node, half)| on(node, half + 1.0, NODE + 1.0));
                is_free.then(|| lines.iter().flatten().filter(|&&point| on(point, 1.0, 0.0)).count())
            };
            let parts = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].map(|part| [(part, 1.0), (part, -1.0)]);
            let places = parts.as_flattened().iter().map(|(part, side)| {
                let at = ((line.len() - 1) as f64 * part) as usize;
                let (x, y) = unit(minus(line[(at + 1).min(line.len() - 1)], line[at.max(1) - 1]));
                let out = side * (y.abs() * half + x.abs() * TEXT + 2.0);
                (line[at].0 + y * out, line[at].1 - x * out)
            });
            let best = places.filter_map(|place| Some((cost(place)?, place))).min_by_key(|best| best.0);
            taken.extend(best.map(|(_, place)| (link, place)));
        }
        taken
    }
}

fn minus(a: Point, b: Point) -> Point {
    (a.0 - b.0, a.1 - b.1)
}

fn unit(way: Point) -> Point {
    let far = length(way).max(0.01);
    (way.0 / far, way.1 / far)
}

fn between(a: Point, b: Point, part: f64) -> Point {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// A line that is bent to its right, by a part of its length.
fn curve(from: Point, to: Point, bend: f64) -> Vec<Point> {
    let ((x, y), (dx, dy)) = (between(from, to, 0.5), minus(to, from));
    let middle = (x - 2.0 * bend * dy, y + 2.0 * bend * dx);
    let count = if bend == 0.0 { 1 } else { 12 };
    let parts = (0..=count).map(|at| f64::from(at) / f64::from(count));
    parts.map(|part| between(between(from, middle, part), between(middle, to, part), part)).collect()
}

/// A line whose corners are cut.
fn rounded(points: &[Point]) -> Vec<Point> {
    let cut = points.windows(2).flat_map(|pair| [between(pair[0], pair[1], 0.25), between(pair[0], pair[1], 0.75)]);
    std::iter::once(points[0]).chain(cut).chain(points.last().copied()).collect()
}

/// Points along a line, so near to each other that none of them is beyond what is in the way.
fn dense(points: &[Point]) -> impl Iterator<Item = Point> {
    points.windows(2).flat_map(|pair| {
        let count = (length(minus(pair[1], pair[0])) / 5.0).ceil().max(1.0) as usize;
        (0..=count).map(move |at| between(pair[0], pair[1], at as f64 / count as f64))
    })
}
