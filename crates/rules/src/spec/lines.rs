//! Lines of statement text in a spec: constraints, unchecked lines, promises, and what YAML does to them.

use ojkit_lines::SyntaxError;
use ojkit_model::constraint::{Constraint, Rule};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_text::yaml::{Kind, Line, Node, Reader, Source, Span, Style};

/// What to do about a line that YAML reads in its own way.
const REMEDY: &str = "a block `constraints: |` needs no quoting: begin it, and write one line for each";

/// The lines of a block, or of a list of texts; notes what YAML cut or joined.
///
/// A block after `|` is taken as it is, blank lines left out. In every other form a line reaches the kit only as far as YAML lets it, so
/// that whatever YAML may have taken away is refused.
pub fn statement_lines<'n>(reader: &mut Reader, node: &'n Node, what: &str) -> Vec<Line<'n>> {
    let mut lines = raw_lines(reader, node, what);
    if let Some(beyond) = lines.get(LINES_MAX) {
        let message = format!("{what} has more than {LINES_MAX} lines");
        reader.fault(beyond.span, message, "keep the lines of the statement alone");
        lines.truncate(LINES_MAX);
    }
    if let Some(long) = lines.iter().find(|line| line.text.len() > LINE_BYTES_MAX) {
        let message = format!("this line has more than {LINE_BYTES_MAX} bytes");
        reader.fault(long.span, message, "split it into several lines");
        lines.clear();
    }
    lines
}

/// A statement has tens of lines, of tens of characters.
const LINES_MAX: usize = 1000;
pub(super) const LINE_BYTES_MAX: usize = 4000;

fn raw_lines<'n>(reader: &mut Reader, node: &'n Node, what: &str) -> Vec<Line<'n>> {
    match &node.kind {
        Kind::Scalar { style: Style::Literal, .. } => {
            let lines = reader.lines(node);
            lines.into_iter().map(trimmed).filter(|line| !line.text.is_empty()).collect()
        }
        Kind::Scalar { .. } => entry_line(reader, node, what).into_iter().collect(),
        Kind::Sequence { items, flow } => {
            let quoted = |item: &Node| matches!(item.kind, Kind::Scalar { style: Style::Quoted, .. });
            if *flow && !items.iter().all(quoted) {
                let message = format!("YAML splits a list in brackets at every `,`, so {what} must be quoted in one");
                reader.fault(node.span, message, remedy(what));
                return Vec::new();
            }
            items.iter().take(LINES_MAX + 1).filter_map(|item| entry_line(reader, item, what)).collect()
        }
        Kind::Mapping { .. } => {
            cut_at_colon(reader, node, what);
            Vec::new()
        }
    }
}

/// What a line of the spec says.
pub type Said<'s> = &'s dyn Fn(&str) -> Result<Vec<Rule>, SyntaxError>;

/// The constraints of a block or list, parsed; notes lines that are no constraint.
pub fn constraints(reader: &mut Reader, node: &Node, said: Said) -> Vec<Constraint> {
    let lines = statement_lines(reader, node, "constraints");
    lines.into_iter().filter_map(|line| constraint(reader, line, said)).collect()
}

const UNCHECKED: &str = "a line that the kit cannot check goes below `unchecked:`";

fn constraint(reader: &mut Reader, line: Line, said: Said) -> Option<Constraint> {
    match said(line.text) {
        Ok(rules) => Some(Constraint { text: line.text.to_owned(), line: line.span.line, rules }),
        Err(error) => {
            let span = Span { column: line.span.column + error.column.max(1) - 1, width: error.width, ..line.span };
            let help = match line.text.starts_with('#') {
                true => "inside a block a `#` is text like any other: put comments above the key".into(),
                // Nothing of the line was understood: a near word is a guess, so the other way out stands beside it.
                false if error.column > 1 => error.help,
                false if error.help.is_empty() => UNCHECKED.into(),
                false => error.help.in_words(|words| format!("{words}; {UNCHECKED}")),
            };
            reader.refuse(span, error.message, help)
        }
    }
}

/// One text of a list, or a text alone: whole, on one line, not cut.
fn entry_line<'n>(reader: &mut Reader, node: &'n Node, what: &str) -> Option<Line<'n>> {
    let Kind::Scalar { text, style } = &node.kind else {
        match &node.kind {
            Kind::Mapping { flow: false, .. } => cut_at_colon(reader, node, what),
            _ => {
                let message = format!("one of {what} was read as {}, since it begins with a bracket", node.describe());
                reader.fault(node.span, message, remedy(what));
            }
        }
        return None;
    };
    if text.trim().is_empty() {
        return reader.refuse(node.span, format!("one of {what} is empty"), "delete it, or write its text");
    }
    let written = reader.source.line(node.span.line);
    if written.len() > LINE_BYTES_MAX {
        let message = format!("this line has more than {LINE_BYTES_MAX} bytes");
        return reader.refuse(node.span, message, remedy(what));
    }
    let behind: String = written.chars().skip(node.span.column - 1 + node.span.width).collect();
    let plain = *style == Style::Plain;
    if *style == Style::Folded || text.contains('\n') || (plain && !written.contains(text.as_str())) {
        let message = format!("YAML joins the lines of this text, so {what} in it cannot be separated");
        return reader.refuse(node.span, message, remedy(what));
    }
    if plain && behind.trim_start().starts_with('#') {
        let column = written.chars().count() - behind.trim_start().chars().count() + 1;
        let width = behind.trim().chars().count();
        let span = Span { line: node.span.line, column, width };
        let message = "YAML takes the rest of this line for a comment and cuts it off";
        let help = format!("{}; a comment goes on a line of its own", remedy(what));
        return reader.refuse(span, message, help);
    }
    reader.lines(node).first().copied().map(trimmed)
}

fn cut_at_colon(reader: &mut Reader, node: &Node, what: &str) {
    let message = format!("YAML takes the `: ` in this text for the end of a key, so it cannot be one of {what}");
    reader.fault(node.span, message, remedy(what));
}

fn remedy(what: &str) -> String {
    REMEDY.replace("constraints", what)
}

fn trimmed(line: Line) -> Line {
    let text = line.text.trim_start();
    let column = line.span.column + line.text.chars().count() - text.chars().count();
    let text = text.trim_end();
    Line { text, span: Span { line: line.span.line, column, width: text.chars().count().max(1) } }
}

/// Where broken YAML lies in a list of constraints, what to do is to write a block.
pub fn explain_cut(source: &Source, faults: &mut [Diagnostic]) {
    let Some(fault) = faults.last_mut() else { return };
    let indent = |line: &str| line.len() - line.trim_start().len();
    let is_entry = |line: &str| line.trim_start().starts_with("- ");
    let entry = (1..=fault.line).rev().take(3).find(|&number| is_entry(source.line(number)));
    let Some(entry) = entry else { return };
    let above = (1..entry).rev().take(LINES_MAX).map(|number| source.line(number));
    let key = above
        .filter(|line| !line.trim().is_empty() && !is_entry(line))
        .find(|line| indent(line) <= indent(source.line(entry)));
    for what in ["constraints", "unchecked", "promises"] {
        if key.is_some_and(|key| key.trim_start().strip_prefix(what).is_some_and(|rest| rest.starts_with(':'))) {
            fault.help = remedy(what).into();
        }
    }
}
