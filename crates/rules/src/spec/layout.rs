//! The `stdin:` block: names line by line, and at most one `repeat T:`.

use super::types::is_identifier;
use ojkit_model::problem::{Layout, LayoutLine};
use ojkit_text::yaml::{Kind, Line, Node, Reader, Span, Style, short};

const HELP: &str = "one line of names per line of input, and `repeat T:` above an indented block";

/// More than the parameters that a problem may have, and their lengths.
const NAMES_MAX: usize = 256;

/// Reads a layout; notes what is wrong.
pub fn layout(reader: &mut Reader, node: &Node) -> Option<Layout> {
    if !matches!(&node.kind, Kind::Scalar { style: Style::Literal, .. }) {
        return reader.mismatch(node, "stdin", "a block of lines after `|`");
    }
    let before = reader.count();
    let mut lines: Vec<LayoutLine> = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    let mut block: Option<usize> = None;
    let mut repeated: Option<Span> = None;
    for line in reader.lines(node).into_iter().filter(|line| !line.text.trim().is_empty()) {
        let indent = line.text.len() - line.text.trim_start().len();
        let inside = repeated.is_some() && indent > 0 && matches!(lines.last(), Some(LayoutLine::Repeat { .. }));
        if indent > 0 && !inside {
            reader.fault(line.span, "this line is indented, but there is no `repeat T:` above it", HELP);
            continue;
        }
        if inside && *block.get_or_insert(indent) != indent {
            reader.fault(line.span, "the lines of a repeated block begin in one column", HELP);
            continue;
        }
        let words = words(line);
        if words.first().is_some_and(|word| word.text == "repeat") && words.len() > 1 {
            if let Some(count) = repeat(reader, line, &words, repeated.is_some()) {
                repeated = Some(line.span);
                lines.push(LayoutLine::Repeat { count: count.to_owned(), lines: Vec::new() });
            }
            continue;
        }
        if seen.len() + words.len() > NAMES_MAX {
            reader.fault(line.span, format!("the layout has more than {NAMES_MAX} names"), "use arrays");
            break;
        }
        for word in &words {
            if !is_identifier(word.text) {
                reader.fault(word.span, format!("`{}` cannot be a name", short(word.text)), HELP);
            } else if seen.contains(&word.text) {
                let message = format!("`{}` appears twice in the layout", word.text);
                reader.fault(word.span, message, "each name is read once");
            }
            seen.push(word.text);
        }
        let names = LayoutLine::Names(words.iter().map(|word| word.text.to_owned()).collect());
        match lines.last_mut() {
            Some(LayoutLine::Repeat { lines, .. }) if inside => lines.push(names),
            _ => lines.push(names),
        }
    }
    if let (Some(span), true) =
        (repeated, lines.iter().any(|line| matches!(line, LayoutLine::Repeat { lines, .. } if lines.is_empty())))
    {
        reader.fault(span, "nothing is repeated", "indent the lines of a test case below `repeat T:`");
    }
    if lines.is_empty() && reader.count() == before {
        reader.fault(node.span, "stdin is empty", HELP);
    }
    (reader.count() == before).then_some(Layout { lines })
}

/// The name of the count in `repeat T:`.
fn repeat<'n>(reader: &mut Reader, line: Line<'n>, words: &[Line<'n>], second: bool) -> Option<&'n str> {
    if second {
        return reader.refuse(line.span, "a layout has one `repeat` at most", "put the whole test case into one block");
    }
    let count = match words {
        [_, count] => count.text.strip_suffix(':'),
        [_, count, colon] if colon.text == ":" => Some(count.text),
        _ => None,
    };
    if let Some(count) = count.filter(|count| is_identifier(count)) {
        return Some(count);
    }
    reader.refuse(line.span, "this is not a `repeat T:` line", "write `repeat`, the name of the count, and a colon")
}

/// The words of a line with their places.
fn words(line: Line) -> Vec<Line> {
    let mut words = Vec::new();
    let mut column = line.span.column;
    for word in line.text.split(' ') {
        let width = word.chars().count();
        if width > 0 {
            words.push(Line { text: word, span: Span { line: line.span.line, column, width } });
        }
        column += width + 1;
    }
    words
}
