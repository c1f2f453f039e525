//! What reports make of values: no program is started.

mod class;
mod difference;
mod listing;
mod matrix;
mod samples;
mod strength;
mod verdicts;

use ojkit::report::document::Document;
use ojkit::report::terminal::{Style, draw};

fn drawn(document: &Document, style: Style) -> String {
    let mut out = Vec::new();
    draw(&mut out, document, style).unwrap();
    String::from_utf8(out).unwrap()
}
