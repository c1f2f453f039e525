//! A result as a value: tables, findings, notes and plots. Drawers turn it into a terminal's text, a page, a file for CI and rows of a spreadsheet.

use super::junit::Test;
use super::matrix::Matrix;
use ojkit_search::stress::Law;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a command has found.
#[derive(Clone, Debug, Default)]
pub struct Document<'a> {
    pub title: String,
    /// The verdict on everything, and whether it is a good one.
    pub verdict: Option<(String, bool)>,
    /// Paragraphs below the verdict, on the page alone.
    pub lead: Vec<String>,
    /// What kept problems from being looked at, by problem.
    pub troubles: Vec<(String, String)>,
    /// What a page says beside its keys.
    pub help: String,
    pub parts: Vec<(On, Part<'a>)>,
    /// The same for CI.
    pub tests: Vec<Test>,
}

/// Where a part or a column is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum On {
    #[default]
    Both,
    Terminal,
    Page,
}

/// A part of a document.
#[derive(Clone, Debug)]
pub enum Part<'a> {
    /// What follows is of a problem, say: its name, and the heading.
    Section(String, String),
    Table(Table),
    Detail(Detail),
    Text(Text),
    Notes(Vec<String>),
    Plot(Plot),
    /// Below a section.
    Heading(&'static str),
    /// A paragraph that is not what matters.
    Aside(String),
    /// Which case kills which submission of a problem.
    Matrix(String, Matrix<'a>),
}

impl From<Text> for Document<'_> {
    fn from(text: Text) -> Self {
        Document { parts: vec![(On::Both, Part::Text(text))], ..Document::default() }
    }
}

/// Time against size; both axes by powers of ten.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    pub title: &'static str,
    pub series: Vec<Series>,
    /// What sizes count.
    pub size: &'static str,
    /// A limit, which is drawn too.
    pub limit_ms: Option<f64>,
}

/// A program's times.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    pub name: String,
    /// Sizes and milliseconds, in any order.
    pub points: Vec<(u64, f64)>,
    /// How they grow, and the same in words.
    pub growth: Option<(Law, String)>,
}

/// A table, column by column.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Table {
    pub label: String,
    /// How a page draws it.
    pub class: String,
    /// Whether a terminal leaves columns out that are empty, and cuts lines instead of wrapping them.
    pub is_list: bool,
    pub columns: Vec<Column>,
}

impl Table {
    /// A table for a terminal whose lines are not wrapped.
    pub fn list(columns: Vec<Column>) -> Table {
        Table { is_list: true, columns, ..Table::default() }
    }

    /// How many rows there are.
    pub fn height(&self) -> usize {
        self.columns.first().map_or(0, |column| column.cells.len())
    }
}

/// A column of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Column {
    pub name: String,
    pub on: On,
    pub kind: Kind,
    pub cells: Vec<Cell>,
}

/// What stands in a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// Texts, which may be wrapped.
    #[default]
    Text,
    /// Words that stay whole.
    Word,
    /// Figures that stay whole, below each other from the right.
    Figure,
    /// A text in the letters of code.
    Code,
    /// What the rows are of; it stays whole on a wide terminal.
    Name,
}

impl<'a> Document<'a> {
    /// One that says at its beginning what kept problems from being looked at.
    pub fn new(title: impl Into<String>, troubles: &[(String, String)]) -> Document<'a> {
        let detail = |(problem, why): &(String, String)| {
            let body = Text(vec![(None, why.clone())]);
            (On::Page, Part::Detail(Detail::new(Tone::Bad, format!("{problem}: not looked at"), body)))
        };
        let parts = troubles.iter().map(detail).collect();
        Document { title: title.into(), parts, troubles: troubles.to_vec(), ..Document::default() }
    }

    /// Appends a part.
    pub fn add(&mut self, on: On, part: Part<'a>) {
        self.parts.push((on, part));
    }
}

impl Column {
    /// A column with a cell for each of some rows.
    pub fn new<R>(name: impl Into<String>, rows: &[R], cell: impl FnMut(&R) -> Cell) -> Column {
        Column { name: name.into(), on: On::Both, kind: Kind::Text, cells: rows.iter().map(cell).collect() }
    }

    /// The same with something else in it than text.
    pub fn kind(self, kind: Kind) -> Column {
        Column { kind, ..self }
    }

    /// The same in one place alone.
    pub fn on(self, on: On) -> Column {
        Column { on, ..self }
    }
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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
pub struct Detail {
    pub tone: Option<Tone>,
    /// Whether a page shows the text below the line at once.
    pub is_open: bool,
    pub head: String,
    pub body: Text,
    /// Pictures as elements of a page, which alone shows them, each with its name.
    pub pictures: Vec<Drawn>,
}

/// The name of a picture, and its element.
pub type Drawn = (String, String);

impl Detail {
    /// One that is open where it is a bad one.
    pub fn new(tone: impl Into<Option<Tone>>, head: impl Into<String>, body: Text) -> Detail {
        let tone = tone.into();
        Detail { tone, is_open: tone == Some(Tone::Bad), head: head.into(), body, pictures: Vec::new() }
    }
}

/// What a colour says. It never says it alone: the text beside it does too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tone {
    /// As it should be.
    Good,
    /// Something was found.
    Bad,
    /// Something was left out.
    Warning,
    /// It is not there.
    Muted,
    /// A heading.
    Strong,
    /// A line that was taken away, which begins with `- `, and one that was put there, with `+ `.
    Removed,
    Added,
}

/// Text, parts of which have a tone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Text(pub Vec<(Option<Tone>, String)>);

impl Text {
    /// One line.
    pub fn line(text: impl fmt::Display) -> Text {
        Text(vec![(None, format!("{text}\n"))])
    }

    /// Appends what `write!` is given.
    pub fn write_fmt(&mut self, text: fmt::Arguments) {
        self.say(text.to_string());
    }

    /// Appends a line that stands above others.
    pub fn heading(&mut self, text: impl fmt::Display) {
        self.toned(Tone::Strong, format!("{text}:")).say("\n");
    }

    /// Appends lines of what was noted.
    pub fn notes(&mut self, notes: &[String]) {
        notes.iter().for_each(|note| writeln!(self, "note: {note}"));
    }

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

    /// The lines of a change: what was taken away begins with `- `, what was put there with `+ `.
    pub fn of_change(lines: &str) -> Text {
        let one = |line: &str| match line.as_bytes() {
            [b'-', b' ', ..] => (Some(Tone::Removed), line.to_owned()),
            [b'+', b' ', ..] => (Some(Tone::Added), line.to_owned()),
            _ => (None, line.to_owned()),
        };
        Text(lines.lines().flat_map(|line| [one(line), (None, "\n".to_owned())]).collect())
    }

    /// The text alone.
    pub fn plain(&self) -> String {
        self.0.iter().map(|(_, text)| text.as_str()).collect()
    }
}
