//! A result as a value: tables, findings, notes and plots. Drawers turn it into a terminal's text, a page, a file for CI and rows of a spreadsheet.

use super::junit::Test;
use super::style::Tone;

/// What a command has found.
#[derive(Clone, Debug, Default)]
pub struct Document {
    pub title: String,
    /// The verdict on everything, and whether it is a good one.
    pub verdict: Option<(String, bool)>,
    /// Paragraphs below the verdict, on the page alone.
    pub lead: Vec<String>,
    /// What kept problems from being looked at, by problem: on the page and for CI alone.
    pub troubles: Vec<(String, String)>,
    pub parts: Vec<(On, Part)>,
    /// The same for CI.
    pub tests: Vec<Test>,
}

/// Where a part or a column is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum On {
    #[default]
    Both,
    Terminal,
    Page,
}

/// A part of a document.
#[derive(Clone, Debug)]
pub enum Part {
    /// What follows is of a problem, say: its name, and the heading.
    Section(String, String),
    Table(Table),
    Finding(Finding),
}

impl From<Table> for Part {
    fn from(table: Table) -> Part {
        Part::Table(table)
    }
}

impl From<Finding> for Part {
    fn from(finding: Finding) -> Part {
        Part::Finding(finding)
    }
}

/// A table, column by column.
#[derive(Clone, Debug, Default)]
pub struct Table {
    pub label: &'static str,
    pub columns: Vec<Column>,
}

impl Table {
    /// How many rows there are.
    pub fn height(&self) -> usize {
        self.columns.first().map_or(0, |column| column.cells.len())
    }
}

/// A column of a table.
#[derive(Clone, Debug)]
pub struct Column {
    pub name: String,
    pub on: On,
    pub cells: Vec<Cell>,
}

impl Document {
    /// An empty one.
    pub fn new(title: impl Into<String>, troubles: &[(String, String)]) -> Document {
        Document { title: title.into(), troubles: troubles.to_vec(), ..Document::default() }
    }

    /// Appends a part.
    pub fn add(&mut self, part: impl Into<Part>) {
        self.parts.push((On::Both, part.into()));
    }

    /// Appends a part that is shown in one place alone.
    pub fn add_on(&mut self, on: On, part: impl Into<Part>) {
        self.parts.push((on, part.into()));
    }
}

impl Column {
    /// A column with a cell for each of some rows.
    pub fn new<R>(name: impl Into<String>, rows: &[R], cell: impl FnMut(&R) -> Cell) -> Column {
        Column { name: name.into(), on: On::Both, cells: rows.iter().map(cell).collect() }
    }

    /// The same in one place alone.
    pub fn on(self, on: On) -> Column {
        Column { on, ..self }
    }
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    pub text: String,
    /// What a figure is sorted by.
    pub value: Option<f64>,
    pub tone: Option<Tone>,
}

impl Cell {
    /// A text.
    pub fn text(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), ..Cell::default() }
    }

    /// A figure, as it is shown.
    pub fn figure(value: f64, text: impl Into<String>) -> Cell {
        Cell { value: Some(value), ..Cell::text(text) }
    }

    /// A plain count.
    pub fn count(count: usize) -> Cell {
        Cell::figure(count as f64, count.to_string())
    }

    /// The same in a tone.
    pub fn toned(self, tone: impl Into<Option<Tone>>) -> Cell {
        Cell { tone: tone.into(), ..self }
    }
}

/// Something that was found: a line, and what there is to say below it.
#[derive(Clone, Debug, Default)]
pub struct Finding {
    pub tone: Option<Tone>,
    /// Whether a page shows the text below the line at once.
    pub is_open: bool,
    pub head: String,
    pub body: Text,
}

impl Finding {
    /// One that is open where it is a bad one.
    pub fn new(tone: impl Into<Option<Tone>>, head: impl Into<String>, body: Text) -> Finding {
        let tone = tone.into();
        Finding { tone, is_open: tone == Some(Tone::Bad), head: head.into(), body }
    }
}

/// Text, parts of which have a tone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Text(Vec<(Option<Tone>, String)>);

impl Text {
    /// Appends a plain text.
    pub fn say(&mut self, text: impl Into<String>) -> &mut Text {
        self.0.push((None, text.into()));
        self
    }

    /// Appends a text in a tone.
    pub fn toned(&mut self, tone: Tone, text: impl Into<String>) -> &mut Text {
        self.0.push((Some(tone), text.into()));
        self
    }

    /// Its parts, one after another.
    pub fn parts(&self) -> impl Iterator<Item = (Option<Tone>, &str)> {
        self.0.iter().map(|(tone, text)| (*tone, text.as_str()))
    }

    /// The lines of a change: what was taken away begins with `- `, what was put there with `+ `.
    pub fn of_change(lines: &str) -> Text {
        let mut text = Text::default();
        for line in lines.lines() {
            match line.as_bytes() {
                [b'-', b' ', ..] => text.toned(Tone::Removed, line),
                [b'+', b' ', ..] => text.toned(Tone::Added, line),
                _ => text.say(line),
            }
            .say("\n");
        }
        text
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
