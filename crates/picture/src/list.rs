//! Linked lists: nodes with arrows, and one back where the list closes.

use super::compare::Differences;
use super::kind::Given;
use super::svg::{Canvas, NODE, half_of};
use super::{Drawn, NODES_MAX, counted, each, summary};
use ojkit_model::input::Value;

/// Between two nodes of a row.
const GAP: f64 = 26.0;
/// From one row to the next.
const ROW: f64 = 64.0;
/// A row that is wider goes on in the next.
const WIDTH: f64 = 800.0;
/// Left of the rows, where the arrow to the next row and the arrow back have their lanes.
const MARGIN: f64 = 22.0;

/// The lists of a value: one, or those of an array, one below the other.
pub(crate) fn picture(given: &Given, back: Option<usize>, tail: &[i64]) -> Drawn {
    let [value] = given.fields else { return None };
    let of = |value: &Value| -> Vec<Vec<i64>> { each(value).map(|cells| [cells, tail].concat()).collect() };
    let (got, expected) = (of(value), given.expected.map(of));
    let size = |lists: &[Vec<i64>]| lists.len() + lists.iter().map(Vec::len).sum::<usize>();
    let count = size(&got) - got.len();
    let mut words = format!("{} of {}", if got.len() == 1 { "list" } else { "lists" }, counted(count, "node"));
    if size(&got).max(expected.as_deref().map_or(0, size)) > NODES_MAX {
        let others = expected.iter().map(|lists| format!("expected: {} nodes", size(lists) - lists.len()));
        return Some(summary(&std::iter::once(words).chain(others).collect::<Vec<_>>()));
    }
    let back = back.filter(|&back| back < count);
    let (mut canvas, mut differences) = (Canvas::default(), Differences::default());
    for at in 0..got.len().max(expected.as_ref().map_or(0, Vec::len)) {
        let text = |list: &Vec<i64>| list.iter().map(i64::to_string).collect::<Vec<_>>();
        let own = got.get(at).map(text).unwrap_or_default();
        let other = expected.as_ref().map(|lists| lists.get(at).map(text).unwrap_or_default());
        let items = differences.row(&own, other.as_deref());
        let (mut x, mut y) = (MARGIN, canvas.height + NODE + 4.0);
        let mut places: Vec<(f64, f64)> = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let half = half_of(&item.label, &item.instead);
            if x > MARGIN && x + 2.0 * half > WIDTH {
                let (from, top, middle) = (x - GAP, y, y + ROW / 2.0);
                (x, y) = (MARGIN, y + ROW);
                let lane = [(from, top), (from + 10.0, top), (from + 10.0, middle), (8.0, middle), (8.0, y), (x, y)];
                canvas.path(&lane, "p-line");
                canvas.head((8.0, y), (x, y));
            } else if index > 0 {
                canvas.path(&[(x - GAP, y), (x, y)], "p-line");
                canvas.head((x - GAP, y), (x, y));
            }
            let tone = if tail.is_empty() || index < value.cells.len() { "" } else { "p-s0" };
            places.push((x + half, y));
            canvas.node((x + half, y), (&item.label, &item.instead), tone, item.mark);
            x += 2.0 * half + GAP;
        }
        if let (Some(&(from_x, from_y)), Some(&(to_x, to_y))) = (places.last(), back.and_then(|back| places.get(back)))
        {
            let (from_x, to_x, low, high) = (from_x + 5.0, to_x - 5.0, from_y + NODE + 14.0, to_y + NODE + 14.0);
            let mut lane = vec![(from_x, from_y + NODE), (from_x, low)];
            if to_y < from_y {
                lane.extend([(2.0, low), (2.0, high)]);
            }
            lane.extend([(to_x, high), (to_x, to_y + NODE)]);
            canvas.path(&lane, "p-line");
            canvas.head((to_x, high), (to_x, to_y + NODE));
        }
    }
    if let Some(back) = back {
        words += &format!(" whose last node leads back to index {back}");
    } else if !tail.is_empty() {
        words += &format!(", the last {} of another list", tail.len());
    }
    let all: Vec<String> =
        got.iter().map(|list| list.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")).collect();
    differences.key(&mut canvas);
    (canvas.width > 0.0).then(|| (canvas, format!("{words}: {}{}", all.join("; "), differences.words())))
}
