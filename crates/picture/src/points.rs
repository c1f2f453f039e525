//! Points of a plane, and polygons.

use crate::compare::Differences;
use crate::kind::Given;
use crate::scale::{Row, Scale, rows};
use crate::svg::{Anchor, Canvas, LINE, Mark, width_of};
use crate::{Drawn, NODES_MAX, counted, finished, summary};

/// How long the longer side of the plane is.
const SIDE: f64 = 380.0;
/// Sides whose lengths differ by more are scaled apart from each other.
const RATIO_MAX: f64 = 5.0;
/// Up to so many points have their coordinates beside them.
const LABELLED: usize = 16;
/// A point's radius, and what is free between points and axes.
const DOT: f64 = 4.0;
const PAD: f64 = 14.0;

/// Points of a plane between its axes; those of a polygon with the area that they enclose.
pub(crate) fn picture(given: &Given, is_polygon: bool) -> Drawn {
    let mut differences = Differences::default();
    let (dots, count) = rows(given, |row| format!("({}, {})", row[0], row[1]), &mut differences)?;
    let [mut wide, mut high] = [0, 1].map(|at| Scale::new(dots.iter().map(|dot| dot.cells[at]), SIDE, 0.0));
    let kind = if is_polygon { "polygon of " } else { "" };
    let extent = |scale: &Scale| format!("from {} to {}", scale.least, scale.largest);
    let (x, y) = (extent(&wide), extent(&high));
    let words = format!("{kind}{}, x {x}, y {y}{}", counted(count, "point"), differences.words());
    if dots.len() >= NODES_MAX {
        return Some(summary(&[words]));
    }
    let ratio = wide.range() / high.range();
    let is_even = (1.0 / RATIO_MAX..=RATIO_MAX).contains(&ratio);
    let size = if is_even { (SIDE * ratio.min(1.0), SIDE / ratio.max(1.0)) } else { (SIDE, SIDE / 1.5) };
    (wide.length, high.length) = size;
    let corners = if is_polygon { given.rows()? } else { Vec::new() };
    finished((drawn(&dots, &wide, &high, &corners), words), dots.iter().map(|dot| &dot.name), &differences)
}

fn drawn(dots: &[Row], wide: &Scale, high: &Scale, corners: &[Vec<i64>]) -> Canvas {
    let mut canvas = Canvas::default();
    let ticks = [wide.ticks(80.0), high.ticks(45.0)];
    let left = ticks[1].iter().map(|tick| width_of(&tick.to_string())).fold(0.0, f64::max) + 8.0;
    let (top, bottom, right) = (LINE, 2.0 * PAD + LINE + high.length, left + wide.length + 2.0 * PAD);
    let at = |cells: &[i64]| (left + PAD + wide.at(cells[0]), bottom - PAD - high.at(cells[1]));
    for &tick in &ticks[0] {
        let x = left + PAD + wide.at(tick);
        canvas.path(&[(x, top), (x, bottom)], "p-cell");
        canvas.text((x, bottom + 11.0), Anchor::Middle, "p-soft", &tick.to_string());
    }
    for &tick in &ticks[1] {
        let y = bottom - PAD - high.at(tick);
        canvas.path(&[(left, y), (right, y)], "p-cell");
        canvas.text((left - 6.0, y), Anchor::End, "p-soft", &tick.to_string());
    }
    canvas.path(&[(left, top), (left, bottom), (right, bottom)], "p-line");
    canvas.text((left, top - 9.0), Anchor::Middle, "p-soft", "y");
    canvas.text((right + 6.0, bottom), Anchor::Start, "p-soft", "x");
    if !corners.is_empty() {
        let corners: Vec<(f64, f64)> = corners.iter().map(|corner| at(corner)).collect();
        canvas.area(&corners, "p-line p-s0");
    }
    // What is taken: its middle, and half of its size.
    let mut taken: Vec<[f64; 4]> =
        dots.iter().map(|dot| [at(&dot.cells).0, at(&dot.cells).1, DOT + 1.0, DOT + 1.0]).collect();
    for dot in dots {
        let (x, y) = at(&dot.cells);
        canvas.circle((x, y), DOT, if dot.mark == Mark::Missing { "p-missing" } else { "p-head" });
        if dot.mark == Mark::Wrong {
            canvas.circle((x, y), DOT + 4.0, "p-ring");
        }
        let label = if dots.len() <= LABELLED { &dot.name } else { &dot.times };
        let half = width_of(label) / 2.0;
        let (beside, above) = (half + DOT + 2.0, DOT + 7.0);
        let sides = [(beside, -above), (-beside, -above), (beside, above), (-beside, above), (0.0, -above - 3.0)];
        let is_free = |&(dx, dy): &(f64, f64)| {
            let touches =
                |[px, py, wide, high]: &[f64; 4]| (x + dx - px).abs() < half + wide && (y + dy - py).abs() < 7.0 + high;
            x + dx - half > left && y + dy > top - 8.0 && y + dy < bottom - 8.0 && !taken.iter().any(touches)
        };
        if let Some((dx, dy)) = sides.into_iter().find(is_free).filter(|_| !label.is_empty()) {
            taken.push([x + dx, y + dy, half, 7.0]);
            canvas.text((x + dx, y + dy), Anchor::Middle, "p-soft", label);
        }
    }
    canvas
}
