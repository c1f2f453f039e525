//! The page of `ojkit gen`: cases with their reasons.

use super::{cell, contents, escaped, figure, folded, help, page, scrolled, section, table, troubled, verdict};
use crate::report::figures::counted;
use crate::report::junit::{End, Test};
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
    /// The cells of each case: inputs are too large to be kept for all problems.
    rows: Vec<String>,
    changes: Vec<String>,
    is_stale: bool,
}

impl Made {
    /// What is shown of a problem's cases. `changes` are lines, `is_stale` is whether the page in the collection is another one.
    pub fn new(bound: &Bound, cases: &[Case], changes: &[String], is_stale: bool) -> Made {
        let row = |case: &Case| {
            let shown = |text: &[u8]| format!("<td class=mono>{}</td>", escaped(&beginning(text)));
            let answer = case.answer.as_deref().map_or_else(|| "<td class=none>none</td>".to_owned(), shown);
            let size = case.input.len();
            let size = figure(size as f64, &size.to_string());
            let name = format!("<th scope=row>{}</th>", escaped(&case.name));
            let operations = bound.operations(&case.input);
            let input = operations.as_deref().map_or(&case.input[..], str::as_bytes);
            format!("{name}{}{}{size}{}{answer}", cell(&case.group), cell(&case.reason), shown(input))
        };
        let rows = cases.iter().map(row).collect();
        Made { slug: bound.problem.slug.clone(), rows, changes: changes.to_vec(), is_stale }
    }
}

/// The first lines of a text.
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
pub fn html(made: &[Made], troubles: &[(String, String)]) -> String {
    let mut body = troubled(troubles);
    for Made { slug, rows, changes, is_stale } in made {
        body.push_str(&section(slug, slug));
        if !changes.is_empty() || *is_stale {
            let head = if *is_stale { "the case page is stale" } else { "changed" };
            let lines = format!("<pre>{}</pre>\n", escaped(&changes.join("\n")));
            body.push_str(&folded(if *is_stale { "bad" } else { "" }, *is_stale, head, &lines));
        }
        let head = ["case", "group", "why", "bytes", "input", "answer"];
        body.push_str(&scrolled(&format!("{slug}: cases"), &table(&head, rows, "rows cases")));
    }
    let slugs: Vec<&str> = made.iter().map(|one| one.slug.as_str()).collect();
    let count: usize = made.iter().map(|one| one.rows.len()).sum();
    let stale = made.iter().filter(|one| one.is_stale).count();
    let of = counted(made.len() as u64, "problem");
    let line = match stale {
        0 => format!("{} of {of}", counted(count as u64, "case")),
        _ => format!("{stale} of {of} stale"),
    };
    let lead = format!("{}{}{}", verdict(&line, stale == 0), help("", true), contents(&slugs));
    page("Cases", &lead, &body)
}

/// The same for CI: a test per problem, failed where its page is stale.
pub fn tests(made: &[Made], troubles: &[(String, String)]) -> Vec<Test> {
    let one = |Made { slug, changes, is_stale, .. }: &Made| {
        let failed = || End::Failed("stale".into(), "the case page is stale".into(), changes.join("\n"));
        let end = if *is_stale { failed() } else { End::Passed };
        Test { problem: slug.clone(), name: "case page".into(), seconds: 0.0, end }
    };
    made.iter().map(one).chain(troubles.iter().map(Test::broken)).collect()
}
