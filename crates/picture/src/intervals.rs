//! Intervals as bars above a line of numbers.

use crate::compare::Differences;
use crate::kind::Given;
use crate::scale::{Row, Scale, rows};
use crate::svg::{Anchor, Canvas, Mark, width_of};
use crate::{Drawn, NODES_MAX, counted, finished, summary};

/// How high a row of bars is, and a bar.
const ROW: f64 = 22.0;
const BAR: f64 = 12.0;
/// How long the line is.
const LENGTH: f64 = 560.0;
/// Where numbers are nearer to each other, they are placed by rank.
const CLOSE: f64 = 1.5;

/// The intervals of a value, in as few rows as their labels allow.
pub(crate) fn picture(given: &Given) -> Drawn {
    let mut differences = Differences::default();
    let (bars, count) = rows(given, |row| format!("{} to {}", row[0], row[1]), &mut differences)?;
    let scale = Scale::new(bars.iter().flat_map(|bar| [bar.cells[0], bar.cells[1]]), LENGTH, CLOSE);
    let rank = if scale.ranks.is_empty() { "" } else { ", placed by rank" };
    let count = counted(count, "interval");
    let words = format!("{count} from {} to {}{rank}{}", scale.least, scale.largest, differences.words());
    if bars.len() >= NODES_MAX {
        return Some(summary(&[words]));
    }
    finished((drawn(&bars, &scale), words), bars.iter().map(|bar| &bar.name), &differences)
}

/// Bars in rows: each in the first one where it touches no other.
fn drawn(bars: &[Row], scale: &Scale) -> Canvas {
    let (mut canvas, mut rows) = (Canvas::default(), Vec::<f64>::new());
    let start = |bar: &Row| scale.at(bar.cells[0]) - 8.0 - width_of(&bar.cells[0].to_string());
    let left = -bars.iter().map(start).fold(0.0, f64::min);
    let place = |bar: &Row| {
        let weight = bar.cells.get(2).map_or(String::new(), |weight| format!(" ({weight})"));
        let label = format!("{}{weight}{}", bar.cells[1], bar.times);
        // A single number is seen too.
        let (from, to) = (left + scale.at(bar.cells[0]) - 2.0, left + scale.at(bar.cells[1]) + 2.0);
        let row = rows.iter().position(|&taken| taken <= left + start(bar)).unwrap_or(rows.len());
        rows.resize(rows.len().max(row + 1), 0.0);
        rows[row] = to + 8.0 + width_of(&label);
        (from, to, ROW * (row as f64 + 0.5), label)
    };
    let places: Vec<(f64, f64, f64, String)> = bars.iter().map(place).collect();
    let bottom = ROW * rows.len() as f64 + 4.0;
    let widest = width_of(&scale.least.to_string()).max(width_of(&scale.largest.to_string()));
    for tick in scale.ticks(widest + 24.0) {
        let x = left + scale.at(tick);
        canvas.path(&[(x, 0.0), (x, bottom + 4.0)], "p-cell");
        canvas.text((x, bottom + 12.0), Anchor::Middle, "p-soft", &tick.to_string());
    }
    canvas.path(&[(left, bottom), (left + scale.length, bottom)], "p-line");
    for (bar, (from, to, y, label)) in bars.iter().zip(places) {
        let tone = if bar.mark == Mark::Missing { "" } else { "p-s0" };
        canvas.cell((from, y - BAR / 2.0), (to - from, BAR), ("", ""), tone, bar.mark);
        canvas.text((from - 4.0, y), Anchor::End, "p-soft", &bar.cells[0].to_string());
        canvas.text((to + 4.0, y), Anchor::Start, "p-soft", &label);
    }
    canvas
}
