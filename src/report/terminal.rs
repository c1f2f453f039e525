//! A document on a terminal: tables in columns that fit its width, and colours by tone.

use super::document::{Cell, Column, Detail, Document, Kind, On, Part, Table, Text, Tone};
use super::matrix::{Matrix, letter};
use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, presets};
use std::io::{self, Write};

/// From this width on a name stays on one line.
const WIDE: u16 = 110;
/// From this one on, characters that take no room in a column stand for the codes of colours; where a text has them itself, it loses them.
const MARKS: u32 = 0xe_0020;

/// How text is to be shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    pub colour: bool,
    /// Columns of the terminal; `None` where there is none, and then nothing is wrapped.
    pub width: Option<u16>,
}

impl Style {
    /// The text in a tone, where colour is wanted.
    pub fn paint(self, tone: Tone, text: &str) -> String {
        let code = code(tone);
        if self.colour && code > 0 { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }
}

fn code(tone: Tone) -> u32 {
    match tone {
        Tone::Good => 32,
        Tone::Bad => 31,
        Tone::Warning => 33,
        Tone::Strong => 1,
        Tone::Muted | Tone::Removed | Tone::Added => 0,
    }
}

/// Columns of the terminal that standard output goes to, where it is one.
pub fn terminal_width() -> Option<u16> {
    let (terminal_size::Width(columns), _) = terminal_size::terminal_size_of(std::io::stdout())?;
    Some(columns)
}

/// Draws a document.
///
/// # Errors
/// Those of the writer.
pub fn draw(out: &mut dyn Write, document: &Document, style: Style) -> io::Result<()> {
    let parts: Vec<&Part> = document.parts.iter().filter(|(on, _)| *on != On::Page).map(|(_, part)| part).collect();
    for (at, part) in parts.iter().enumerate() {
        match part {
            // A section without anything in it is not shown.
            Part::Section(..) if matches!(parts.get(at + 1), None | Some(Part::Section(..))) => {}
            Part::Section(_, title) => {
                let title = if title.is_empty() { String::new() } else { style.paint(Tone::Strong, title) + "\n" };
                write!(out, "{}{title}", if at > 0 { "\n" } else { "" })?;
            }
            Part::Table(drawn) => table(out, drawn, style)?,
            Part::Detail(Detail { tone, head, body, .. }) => {
                writeln!(out, " {}", tone.map_or(head.clone(), |tone| style.paint(tone, head)))?;
                painted(body, style).lines().try_for_each(|line| writeln!(out, "   {line}"))?;
            }
            Part::Text(text) => write!(out, "{}", painted(text, style))?,
            Part::Notes(notes) => notes.iter().try_for_each(|note| writeln!(out, " note: {note}"))?,
            Part::Matrix(problem, drawn) => matrix(out, problem, drawn, style)?,
            Part::Plot(_) | Part::Heading(_) | Part::Aside(_) => {}
        }
    }
    Ok(())
}

fn painted(text: &Text, style: Style) -> String {
    text.0.iter().map(|(tone, text)| tone.map_or(text.clone(), |tone| style.paint(tone, text))).collect()
}

/// A text between the marks of its tone.
fn marked(text: &str, tone: Option<Tone>) -> String {
    let mark = |code| char::from_u32(MARKS + code).unwrap_or_default();
    let text = text.replace(|c| (MARKS..MARKS + 100).contains(&u32::from(c)), "\u{fffd}");
    tone.map_or(text.clone(), |tone| format!("{}{text}{}", mark(code(tone)), mark(0)))
}

/// A line of a table with colours where its marks are.
fn unmarked(line: &str, style: Style) -> String {
    let shown = |c: char| match u32::from(c).checked_sub(MARKS) {
        Some(code @ 0..100) if style.colour => format!("\x1b[{code}m"),
        Some(0..100) => String::new(),
        _ => c.to_string(),
    };
    line.chars().map(shown).collect()
}

/// Draws a table; cells wrap where it is wider than the terminal.
fn table(out: &mut dyn Write, table: &Table, style: Style) -> io::Result<()> {
    let mut drawn = comfy_table::Table::new();
    drawn.load_style(presets::NOTHING);
    if let Some(width) = style.width.filter(|_| !table.is_list) {
        drawn.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    }
    let is_empty = |column: &Column| column.cells.iter().all(|cell| cell.text.is_empty());
    let is_shown = |column: &&Column| column.on != On::Page && !(table.is_list && is_empty(column));
    let columns: Vec<_> = table.columns.iter().filter(is_shown).collect();
    drawn.set_header(columns.iter().map(|column| marked(&column.name, None)));
    for row in 0..table.height() {
        let cell = |column: &&Column| {
            let Cell { text, value, tone } = &column.cells[row];
            let is_figure = value.is_some() || column.kind == Kind::Figure;
            let align = if is_figure { CellAlignment::Right } else { CellAlignment::Left };
            comfy_table::Cell::new(marked(text, *tone)).set_alignment(align)
        };
        drawn.add_row(columns.iter().map(cell));
    }
    let is_wide = style.width.is_none_or(|width| width >= WIDE);
    let is_whole = |kind: Kind| matches!(kind, Kind::Word | Kind::Figure) || (is_wide && kind == Kind::Name);
    for (at, _) in columns.iter().enumerate().filter(|(_, column)| is_whole(column.kind)) {
        drawn.column_mut(at).map(|column| column.set_constraint(ColumnConstraint::ContentWidth));
    }
    let has_tones = columns.iter().any(|column| column.cells.iter().any(|cell| cell.tone.is_some()));
    for (number, line) in drawn.lines().enumerate() {
        let mut line = line.trim_end();
        if table.is_list {
            line = line.strip_prefix(' ').unwrap_or(line);
        }
        let mut line = unmarked(line, style);
        if let Some(width) = style.width.map(usize::from).filter(|&width| table.is_list && line.chars().count() > width)
        {
            line = line.chars().take(width.saturating_sub(1)).chain(['…']).collect();
        }
        writeln!(out, "{}", if number > 0 || has_tones { line } else { style.paint(Tone::Strong, &line) })?;
    }
    Ok(())
}

const LEGEND: &str = ". accepted, W wrong answer, R run-time error, T time, M memory, O output, J judge error";

/// Draws a matrix of letters, with a column for each submission.
fn matrix(out: &mut dyn Write, problem: &str, matrix: &Matrix, style: Style) -> io::Result<()> {
    let title = style.paint(Tone::Strong, &format!("{problem}: which case kills which submission"));
    writeln!(out, "{title} ({LEGEND})")?;
    for (number, submission) in matrix.submissions.iter().enumerate() {
        writeln!(out, " {:>3} {}", number + 1, submission.submission)?;
    }
    let width = matrix.cases.iter().map(|case| case.name.chars().count()).chain([4]).max().unwrap_or(4);
    let numbers: String = (1..=matrix.submissions.len()).map(|number| format!("{number:>4}")).collect();
    writeln!(out, " {:width$}  kills{numbers}", "case")?;
    for (row, case) in matrix.cases.iter().enumerate() {
        let mut line = format!(" {:width$}  {:>5}", case.name, matrix.killed(row).len());
        for cell in &matrix.cells[row] {
            let sign = cell.map_or(" ", |case| letter(case.verdict));
            let sign = if matches!(sign, "." | " ") { sign.to_owned() } else { style.paint(Tone::Bad, sign) };
            line.push_str(&format!("   {sign}"));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    matrix.findings(problem).iter().try_for_each(|line| writeln!(out, " {line}"))?;
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_in_a_table_brings_no_colour_of_its_own() {
        let style = Style { colour: true, width: None };
        assert_eq!(unmarked(&marked("\u{e0028}x", Some(Tone::Bad)), style), "\x1b[31m\u{fffd}x\x1b[0m");
        assert_eq!(unmarked(&marked("\u{e0028}x", None), Style::default()), "\u{fffd}x");
    }
}
