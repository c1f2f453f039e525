//! Pictures of inputs and answers: laid out here, and written as SVG, the same bytes each time; for terminals as lines of text.
//!
//! # Theory of operation
//!
//! A value is drawn by its type, by what its parameter is called, and by what the statement's lines say of it: `kind` decides, for
//! terminals (`plain`) too. Each kind has a function that lays a value out and draws it on a canvas (`svg`). Where an expected and a
//! given answer are there, both are in one picture (`compare`): what is wrong has a ring, what is missing is dashed. Every picture says
//! in words what it shows, for those who have it read to them.
//!
//! # What must stay true
//!
//! Nothing here knows a clock, a file or a hash map's order, and no sine is computed: the same value gives the same bytes on every
//! machine. No picture shows more than [`NODES_MAX`] nodes; what is larger is summed up in words.

mod cells;
mod compare;
mod graph;
mod intervals;
mod kind;
mod list;
pub mod plain;
mod points;
mod scale;
pub mod svg;
mod tree;

use compare::Differences;
use kind::{Given, Kind};
use ojkit_model::input::{Field, Input, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Type};
use svg::{Anchor, Canvas, LINE, cut};
pub use svg::{Mark, STYLE, escaped};

/// From so many nodes on, a value is summed up instead of drawn.
pub const NODES_MAX: usize = 200;

/// What is read aloud has at most so many characters.
const WORDS_MAX: usize = 300;

/// A picture of a value.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The parameter's name; `answer` where it is what a function gives, and `answer (nums)` where one changes `nums` in place.
    pub name: String,
    /// What it shows, in words.
    pub words: String,
    /// Whether it is of a tree or a graph, which no reader of a statement sees in its text.
    pub has_nodes: bool,
    canvas: Canvas,
}

impl Picture {
    /// The picture as an element of a page whose style has [`STYLE`].
    pub fn inline(&self) -> String {
        self.canvas.element(&self.words, "")
    }

    /// The picture as a file of its own.
    pub fn file(&self) -> String {
        self.canvas.element(&self.words, STYLE)
    }
}

/// Pictures of those values of an input that are seen better than read; none of an input in blocks.
pub fn of_input(problem: &Problem, input: &Input) -> Vec<Picture> {
    let (mut first, mut pictures) = (0, Vec::new());
    for parameter in problem.signature.parameters.iter().filter(|_| input.repeats.is_empty()) {
        let count = Field::of(std::slice::from_ref(parameter)).len();
        let fields = &input.fields[first..first + count];
        first += count;
        pictures.extend(picture(Given { input: Some(input), ..Given::new(problem, parameter, fields) }));
    }
    pictures
}

/// One picture of the answer that is expected and of that which was got, where both are there; of one of them else.
pub fn of_answer(problem: &Problem, expected: Option<&Value>, got: Option<&Value>) -> Option<Picture> {
    let changed = problem.signature.parameters.first().map(|first| first.name.clone());
    let changed = changed.filter(|_| matches!(problem.signature.returns, Some(Type::Void | Type::Prefix)));
    let name = changed.clone().unwrap_or_else(|| "answer".to_owned());
    let parameter = Parameter { name, ty: problem.signature.answer()?.clone() };
    let (fields, expected) = (std::slice::from_ref(got.or(expected)?), expected.filter(|_| got.is_some()));
    let picture = picture(Given { expected, ..Given::new(problem, &parameter, fields) })?;
    let name = changed.map_or(picture.name, |changed| format!("answer ({changed})"));
    Some(Picture { name, ..picture })
}

/// Several pictures below each other as one, each with its name.
pub fn sheet(pictures: &[Picture]) -> Picture {
    let mut canvas = Canvas::default();
    for picture in pictures {
        let top = if canvas.height > 0.0 { canvas.height + LINE } else { 0.0 };
        canvas.text((0.0, top + LINE / 2.0), Anchor::Start, "p-name", &picture.name);
        canvas.place((0.0, top + 1.5 * LINE), &picture.canvas);
    }
    let words: Vec<String> = pictures.iter().map(|one| format!("{}: {}", one.name, one.words)).collect();
    let has_nodes = pictures.iter().any(|one| one.has_nodes);
    Picture { name: String::new(), words: words.join("; "), has_nodes, canvas }
}

/// The picture of one parameter.
fn picture(given: Given) -> Option<Picture> {
    // Rows that are not there say nothing of their kind.
    let kind = given.wanted().filter(|_| given.fields[0].is_empty()).unwrap_or(given).kind()?;
    let has_nodes = matches!(kind, Kind::Tree | Kind::NaryTree | Kind::Parents | Kind::Edges(_) | Kind::Neighbours);
    let (canvas, words) = draw(kind, &given).or_else(|| draw(given.plain_kind()?, &given))?;
    Some(Picture { name: given.parameter.name.clone(), words: cut(&words, WORDS_MAX), has_nodes, canvas })
}

/// A drawing and what it shows in words; nothing where a value is none of its kind.
type Drawn = Option<(Canvas, String)>;

fn draw(kind: Kind, given: &Given) -> Drawn {
    match kind {
        Kind::Tree | Kind::NaryTree | Kind::Parents => tree::picture(given, &kind),
        Kind::List(back, tail) => list::picture(given, back, &tail),
        Kind::Edges(_) | Kind::Neighbours => graph::picture(given, &kind),
        Kind::Intervals => intervals::picture(given),
        Kind::Points | Kind::Polygon => points::picture(given, kind == Kind::Polygon),
        Kind::Moves => cells::moves(given),
        Kind::Grid => cells::table(given, true),
        Kind::Table => cells::table(given, false),
        Kind::Bars => cells::bars(given),
        Kind::Texts => cells::texts(given),
    }
}

/// A drawing and its words, with the names of its parts and what differs.
fn finished<'a>(drawn: (Canvas, String), names: impl Iterator<Item = &'a String>, differences: &Differences) -> Drawn {
    let (mut canvas, words) = drawn;
    let names: Vec<&str> = names.take(WORDS_MAX / 4).map(String::as_str).collect();
    differences.key(&mut canvas);
    Some((canvas, if names.is_empty() { words } else { format!("{words}: {}", names.join(", ")) }))
}

/// What is too large to be drawn: sentences on it.
fn summary(sentences: &[String]) -> (Canvas, String) {
    let mut canvas = Canvas::default();
    sentences.iter().for_each(|sentence| canvas.sentence(sentence));
    (canvas, sentences.join("; "))
}

/// A count with its noun.
fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// The cells of a tree or a list, or of each in an array of them.
fn each(value: &Value) -> impl Iterator<Item = &[i64]> {
    let level = value.ends.len() - 1;
    (0..value.ends[level].len()).map(move |at| &value.cells[value.range(level, at)])
}
