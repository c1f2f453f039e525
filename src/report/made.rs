//! What `ojkit gen` made: cases with their reasons.

use super::document::{Cell, Column, Detail, Document, Drawn, Kind, On, Part, Table, Text, Tone};
use super::figures::counted;
use super::junit::{End, Test};
use super::pictures;
use ojkit_draw::Bound;
use ojkit_judge::checker::excerpt::excerpt_within;
use ojkit_model::case::Case;
use serde::{Deserialize, Serialize};

/// So much of an input or of an answer is shown beside many others.
const SHOWN: usize = 160;
const LINES: usize = 8;

/// The cases of a problem, as `ojkit gen` made them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Made {
    slug: String,
    /// What is shown of each case: inputs are too large to be kept for all problems.
    cases: Table,
    changes: Vec<String>,
    /// What was said while they were made: how many cases of a group have which answer, and what was not reached.
    pub notes: Vec<String>,
    is_stale: bool,
    /// The pictures of each sample.
    samples: Vec<(String, Vec<Drawn>)>,
}

impl Made {
    /// What is shown of a problem's cases. `changes` are lines, `is_stale` is whether the page in the collection is another one.
    pub fn new(bound: &Bound, (cases, notes): (&[Case], Vec<String>), changes: &[String], is_stale: bool) -> Made {
        let input = |case: &Case| {
            let operations = bound.operations(&case.input);
            Cell::text(beginning(operations.as_deref().map_or(&case.input[..], str::as_bytes)))
        };
        let none = || Cell::text("none").toned(Tone::Muted);
        let columns = vec![
            Column::new("case", cases, |case| Cell::text(&case.name)).kind(Kind::Name),
            Column::new("group", cases, |case| Cell::text(&case.group)),
            Column::new("why", cases, |case| Cell::text(&case.reason)),
            Column::new("bytes", cases, |case| Cell::count(case.input.len())),
            Column::new("input", cases, input).kind(Kind::Code),
            Column::new("answer", cases, |case| {
                case.answer.as_deref().map_or_else(none, |text| Cell::text(beginning(text)))
            })
            .kind(Kind::Code),
        ];
        let slug = bound.problem.slug.clone();
        let samples = cases.iter().filter(|case| case.group == "sample");
        let samples =
            samples.map(|case| (case.name.clone(), pictures::drawn(pictures::input(bound, &case.input)))).collect();
        let table = Table { label: format!("{slug}: cases"), class: "rows cases".into(), columns, ..Table::default() };
        Made { slug, cases: table, changes: changes.to_vec(), notes, is_stale, samples }
    }
}

fn beginning(text: &[u8]) -> String {
    let mut lines = Vec::new();
    let (mut left, mut rest) = (SHOWN, text);
    while !rest.is_empty() {
        if left == 0 || lines.len() == LINES {
            lines.push("...".to_owned());
            break;
        }
        let end = rest.iter().take(left * 4).position(|&byte| byte == b'\n');
        let line = end.map_or(rest, |end| &rest[..end]);
        lines.push(excerpt_within(line, left));
        let Some(end) = end else { break };
        left = left.saturating_sub(end);
        rest = &rest[end + 1..];
    }
    lines.join("\n")
}

/// What `ojkit gen` made.
pub fn document(made: &[Made], troubles: &[(String, String)]) -> Document<'static> {
    let mut document = Document::new("Cases", troubles);
    let count: usize = made.iter().map(|one| one.cases.height()).sum();
    let stale = made.iter().filter(|one| one.is_stale).count();
    let of = counted(made.len() as u64, "problem");
    let line = match stale {
        0 => format!("{} of {of}", counted(count as u64, "case")),
        _ => format!("{stale} of {of} stale"),
    };
    document.verdict = Some((line, stale == 0));
    for one in made {
        document.add(On::Both, Part::Section(one.slug.clone(), one.slug.clone()));
        let changes = one.changes.join("\n");
        if one.is_stale || !changes.is_empty() {
            let stale = one.is_stale.then_some((Tone::Bad, "the case page is stale"));
            let (tone, head) = stale.map_or((None, "changed"), |(tone, head)| (Some(tone), head));
            document.add(On::Both, Part::Detail(Detail::new(tone, head, Text::line(&changes))));
        }
        document.add(On::Both, Part::Notes(one.notes.clone()));
        document.add(On::Both, Part::Table(one.cases.clone()));
        for (name, pictures) in one.samples.iter().filter(|(_, pictures)| !pictures.is_empty()) {
            let pictures = pictures.clone();
            document.add(On::Page, Part::Detail(Detail { pictures, ..Detail::new(None, name, Text::default()) }));
        }
        let failed = || End::Failed("stale".into(), "the case page is stale".into(), changes);
        let end = if one.is_stale { failed() } else { End::Passed };
        document.tests.push(Test { problem: one.slug.clone(), name: "case page".into(), seconds: 0.0, end });
    }
    document
}
