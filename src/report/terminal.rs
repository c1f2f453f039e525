//! A document on a terminal: tables in columns that fit its width, and colours by tone.

use super::document::{Cell, Document, Finding, On, Part, Table, Text};
use super::style::{Style, Tone};
use comfy_table::{CellAlignment, ContentArrangement, presets};
use std::io::{self, Write};

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
                let title = style.paint(Tone::Strong, title);
                writeln!(out, "{}{title}", if at > 0 { "\n" } else { "" })?;
            }
            Part::Table(drawn) => table(out, drawn, style)?,
            Part::Finding(Finding { tone, head, body, .. }) => {
                writeln!(out, " {}", tone.map_or(head.clone(), |tone| style.paint(tone, head)))?;
                painted(body, style).lines().try_for_each(|line| writeln!(out, "   {line}"))?;
            }
        }
    }
    Ok(())
}

/// A text with its colours.
fn painted(text: &Text, style: Style) -> String {
    text.parts().map(|(tone, text)| tone.map_or(text.to_owned(), |tone| style.paint(tone, text))).collect()
}

/// Draws a table; cells wrap where it is wider than the terminal.
fn table(out: &mut dyn Write, table: &Table, style: Style) -> io::Result<()> {
    let mut drawn = comfy_table::Table::new();
    drawn.load_style(presets::NOTHING);
    if let Some(width) = style.width {
        drawn.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    }
    let columns: Vec<_> = table.columns.iter().filter(|column| column.on != On::Page).collect();
    drawn.set_header(columns.iter().map(|column| &column.name));
    for row in 0..table.height() {
        let cell = |cell: &Cell| {
            let is_figure = cell.value.is_some();
            let align = if is_figure { CellAlignment::Right } else { CellAlignment::Left };
            comfy_table::Cell::new(&cell.text).set_alignment(align)
        };
        drawn.add_row(columns.iter().map(|column| cell(&column.cells[row])));
    }
    for (number, line) in drawn.lines().enumerate() {
        let line = line.trim_end();
        writeln!(out, "{}", if number == 0 { style.paint(Tone::Strong, line) } else { line.to_owned() })?;
    }
    Ok(())
}
