//! A spec with its constraint lines in their canonical form.

use super::lines::LINE_BYTES_MAX;
use super::read;
use crate::grammar::{GRAMMAR, LineReader};
use ojkit_lines::print;
use ojkit_model::constraint::{Constraint, Rule};
use ojkit_model::problem::Problem;

/// The spec with each constraint line of a block in its canonical form; none where nothing changes, or it cannot be read.
///
/// All that stands behind a condition follows from it, so that each is the last of its line. What is in a list keeps its wording
/// and its quotes, as does a line that could not be read again.
pub fn with_canonical_lines(text: &str, reader: LineReader) -> Option<String> {
    let before = read("", "", text.as_bytes(), reader).ok()?;
    let ending = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    for constraint in constraints(&before) {
        let Some(line) = lines.get_mut(constraint.line - 1).filter(|line| line.trim() == constraint.text) else {
            continue;
        };
        let indent = &line[..line.len() - line.trim_start().len()];
        let said = |rules: &[Rule]| print(&Constraint { text: String::new(), line: 0, rules: rules.to_vec() });
        let parts: Vec<String> =
            constraint.rules.split_inclusive(|rule| matches!(rule, Rule::When { .. })).map(said).collect();
        let again = parts.iter().filter(|part| part.len() <= LINE_BYTES_MAX).filter_map(|part| GRAMMAR.read(part).ok());
        if again.flatten().collect::<Vec<_>>() == constraint.rules {
            *line = line.replacen(&constraint.text, &parts.join(&format!("{ending}{indent}")), 1);
        }
    }
    let changed = lines.concat();
    let after = read("", "", changed.as_bytes(), reader).ok()?;
    let says = |problem| constraints(problem).flat_map(|line| &line.rules).cloned().collect::<Vec<_>>();
    (changed != text && says(&before) == says(&after)).then_some(changed)
}

fn constraints(problem: &Problem) -> impl Iterator<Item = &Constraint> {
    let narrowed = problem.groups.iter().map(|group| &group.constraints);
    let narrowed = narrowed.chain(problem.oracle.iter().map(|oracle| &oracle.constraints));
    problem.constraints.iter().chain(narrowed.flatten())
}
