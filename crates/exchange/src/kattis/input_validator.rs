//! An input validator as one program that needs nothing: the problem's layout and rules as a table, and what reads it.

use crate::package::line_of;
use ojkit_draw::Bound;
use ojkit_model::problem::CheckerInterface;

const PARTS: [&str; 4] = [
    include_str!("python/reading.py"),
    include_str!("python/expressions.py"),
    include_str!("python/forms.py"),
    include_str!("python/whole.py"),
];

/// A Python program that accepts on its standard input what the problem's lines accept: exit code 42, else 43, or as testlib has them 0 and 3.
///
/// A validator program of the problem's own is no part of it.
pub fn input_validator(bound: &Bound, interface: CheckerInterface) -> String {
    let (accepted, refused) = match interface {
        CheckerInterface::Kattis | CheckerInterface::Both => ("42", "43"),
        CheckerInterface::Testlib => ("0", "3"),
    };
    let table = bound.validator.table();
    // A table of numbers and names always has a text, and a JSON text of a text is one of Python's.
    let table = serde_json::to_string(&table).unwrap_or_default();
    let table = serde_json::to_string(&table).unwrap_or_default();
    let lines: Vec<String> =
        bound.problem.constraints.iter().map(|line| format!("#   {}", line_of(&line.text))).collect();
    let lines = if lines.is_empty() { "#   (none)".to_owned() } else { lines.join("\n") };
    let text = PARTS.concat().replace("@TITLE@", &line_of(&bound.problem.title)).replace("@LINES@", &lines);
    text.replace("@ACCEPTED@", accepted).replace("@REFUSED@", refused).replace("@TABLE@", &table)
}
