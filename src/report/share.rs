//! The table of verdicts for others: text for a chat, and a picture. Nothing in it names a path, a machine or a person.

use super::figures::{mebibytes, milliseconds};
use super::verdicts::{expected, largest, verdict};
use ojkit_model::judgement::{Judgement, Mark};
use ojkit_picture::STYLE;
use ojkit_picture::svg::{Anchor, Canvas, LINE, width_of};

/// What the columns are.
const HEAD: [&str; 7] = ["", "submission", "verdict", "expected", "time", "memory", "first failure"];
/// More rows are counted, not shown.
const ROWS_MAX: usize = 100;

/// A problem with its rows.
#[derive(Debug)]
struct Shared {
    problem: String,
    rows: Vec<[String; HEAD.len()]>,
    /// How many are left out.
    more: usize,
}

/// Verdicts by problem, as they are shown to others.
#[derive(Debug)]
pub struct Table(Vec<Shared>);

impl Table {
    /// Those of judgements; the ones of a problem stand together.
    pub fn of(all: &[Judgement]) -> Table {
        let problem = |rows: &[Judgement]| Shared {
            problem: plain(&rows[0].problem),
            rows: rows.iter().take(ROWS_MAX).map(row).collect(),
            more: rows.len().saturating_sub(ROWS_MAX),
        };
        Table(all.chunk_by(|a, b| a.problem == b.problem).map(problem).collect())
    }

    /// The table in lines between marks of code, which chats show as it is.
    pub fn text(&self) -> String {
        let mut out = "```\n".to_owned();
        for Shared { problem, rows, more } in &self.0 {
            let (columns, width) = columns(rows);
            out += &format!("{problem}\n");
            for row in std::iter::once(&HEAD.map(str::to_owned)).chain(rows) {
                let cells = columns.iter().map(|&at| format!("{:<1$}", row[at], width[at]));
                out += cells.collect::<Vec<_>>().join("  ").trim_end();
                out.push('\n');
            }
            out += &left_out(*more);
        }
        out + SIGNATURE + "\n```\n"
    }

    /// The table as a file of SVG.
    pub fn svg(&self) -> String {
        let mut canvas = Canvas::default();
        let (row_height, gap) = (LINE * 1.5, 18.0);
        let mut top = LINE;
        for Shared { problem, rows, more } in &self.0 {
            canvas.text((0.0, top), Anchor::Start, "p-name", problem);
            let (columns, _) = columns(rows);
            let mut left = 0.0;
            for at in columns {
                canvas.text((left, top + row_height), Anchor::Start, "p-soft", HEAD[at]);
                let mut width = width_of(HEAD[at]);
                for (number, row) in rows.iter().enumerate() {
                    let y = top + row_height * (number + 2) as f64;
                    let class = if at == 0 && row[0] == BAD { "p-bad" } else { "" };
                    canvas.text((left, y), Anchor::Start, class, &row[at]);
                    width = width.max(width_of(&row[at]));
                }
                left += width + gap;
            }
            top += row_height * (rows.len() + 2) as f64;
            if *more > 0 {
                canvas.text((0.0, top), Anchor::Start, "p-soft", left_out(*more).trim_end());
                top += row_height;
            }
        }
        canvas.text((0.0, top), Anchor::Start, "p-soft", SIGNATURE);
        let words = self.0.iter().map(|one| format!("{}: {} submissions", one.problem, one.rows.len() + one.more));
        canvas.element(&words.collect::<Vec<_>>().join("; "), STYLE)
    }
}

const SIGNATURE: &str = concat!("ojkit ", env!("CARGO_PKG_VERSION"));
const BAD: &str = "\u{2717}";

fn left_out(more: usize) -> String {
    if more == 0 { String::new() } else { format!("and {more} more\n") }
}

/// The columns in which something stands, and how wide each column is.
fn columns(rows: &[[String; HEAD.len()]]) -> (Vec<usize>, [usize; HEAD.len()]) {
    let filled = |at: usize| rows.iter().any(|row| !row[at].is_empty());
    let width = std::array::from_fn(|at| {
        rows.iter().map(|row| row[at].chars().count()).chain([HEAD[at].chars().count()]).max().unwrap_or_default()
    });
    ((0..HEAD.len()).filter(|&at| filled(at)).collect(), width)
}

/// What may be said of a judgement: no message, since a compiler's or a program's own words have paths in them.
fn row(judgement: &Judgement) -> [String; HEAD.len()] {
    let sign = match judgement.mark() {
        Mark::Expected => "\u{2713}",
        Mark::Unexpected => BAD,
        Mark::Draft if judgement.verdict().is_some_and(|verdict| verdict.short() != "AC") => BAD,
        Mark::Draft => "\u{2713}",
        Mark::Skipped | Mark::Open | Mark::Doubtful => "?",
    };
    // Below `submissions/` a folder says what is expected; elsewhere it says whose machine this is.
    let parts: Vec<&str> = judgement.submission.split(['/', '\\']).collect();
    let name = match parts[..] {
        [_, _] => judgement.submission.as_str(),
        [.., name] => name,
        [] => "",
    };
    let measured = |of: fn(&ojkit_model::finding::Finding) -> f64, shown: fn(f64) -> String| {
        largest(judgement, of).map(shown).unwrap_or_default()
    };
    let expected = if judgement.expected.is_empty() { String::new() } else { expected(&judgement.expected) };
    let case = judgement.failure().map(|failure| failure.case).unwrap_or_default();
    let time = measured(|case| case.time_ms, milliseconds);
    let memory = measured(|case| case.memory_kib as f64, mebibytes);
    [sign.into(), plain(name), verdict(judgement).into(), expected, time, memory, plain(&case)]
}

/// A name without what a chat or a terminal would obey.
fn plain(name: &str) -> String {
    name.chars().map(|c| if c.is_control() || c == '`' { '?' } else { c }).collect()
}
