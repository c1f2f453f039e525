//! The list of problems.

use super::style::{Style, Tone};
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use std::io::{self, Write};

/// One problem at a glance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The folder's name.
    pub slug: String,
    /// The title.
    pub title: String,
    /// The judge and its number.
    pub source: String,
    /// `easy`, `medium`, `hard`.
    pub difficulty: String,
    /// Number of submissions.
    pub submissions: usize,
    /// Number of cases; none where there is no case page.
    pub cases: Option<usize>,
    /// What a person should know.
    pub notes: Vec<String>,
}

/// Writes the list and how many there are.
///
/// # Errors
/// Those of the writer.
pub fn table(out: &mut dyn Write, rows: &[Row], style: Style) -> io::Result<()> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    if let Some(width) = style.width {
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    }
    table.set_header(["problem", "title", "source", "difficulty", "submissions", "cases", "notes"]);
    for row in rows {
        let cases = row.cases.map_or("none yet".to_owned(), |count| count.to_string());
        let submissions = row.submissions.to_string();
        table.add_row([
            &row.slug,
            &row.title,
            &row.source,
            &row.difficulty,
            &submissions,
            &cases,
            &row.notes.join(", "),
        ]);
    }
    for column in [4, 5] {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for (number, line) in table.lines().enumerate() {
        let line = line.trim_end();
        writeln!(out, "{}", if number == 0 { style.paint(Tone::Strong, line) } else { line.to_owned() })?;
    }
    writeln!(out, "{} {}", rows.len(), if rows.len() == 1 { "problem" } else { "problems" })
}

/// A row for scripts.
pub fn json(row: &Row) -> serde_json::Value {
    serde_json::json!({
        "problem": row.slug,
        "title": row.title,
        "source": row.source,
        "difficulty": row.difficulty,
        "submissions": row.submissions,
        "cases": row.cases,
        "notes": row.notes,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_shows_what_is_there_and_what_is_missing() {
        let rows = [
            Row {
                slug: "two-sum".into(),
                title: "Two Sum".into(),
                source: "leetcode 1".into(),
                difficulty: "easy".into(),
                submissions: 7,
                cases: Some(64),
                notes: vec![],
            },
            Row { slug: "odd".into(), notes: vec!["broken spec".into()], ..Row::default() },
        ];
        let mut out = Vec::new();
        table(&mut out, &rows, Style::default()).unwrap();
        insta::assert_snapshot!(String::from_utf8(out).unwrap());
        assert_eq!(json(&rows[1])["cases"], serde_json::Value::Null);
    }
}
