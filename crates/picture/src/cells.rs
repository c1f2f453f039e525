//! Values as cells beside each other.

use super::svg::{Canvas, Mark};
use ojkit_model::input::Value;

/// A row of cells.
pub(crate) fn row(value: &Value, expected: Option<&Value>) -> (Canvas, String) {
    let mut canvas = Canvas::default();
    for (at, cell) in value.cells.iter().enumerate() {
        let differs = expected.is_some_and(|expected| expected.cells.get(at) != Some(cell));
        let mark = if differs { Mark::Wrong } else { Mark::Plain };
        canvas.cell((40.0 * at as f64, 0.0), (40.0, 28.0), &cell.to_string(), "", mark);
    }
    (canvas, format!("a row of {} cells", value.cells.len()))
}
