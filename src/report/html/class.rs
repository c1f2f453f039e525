//! The page of `ojkit judge --from`: verdicts by problem, failures of the same kind together, and every student and submission.

use super::{escaped, folded, help, page, scrolled, table, tabled, verdict};
use crate::report::class::{self, Cluster, Row};
use crate::report::document::{Cell, Column, Kind, Table};
use crate::report::figures::{counted, grouped};
use crate::report::stream::Unanswered;
use serde_json::json;
use std::collections::{BTreeMap, HashMap};

/// So many kinds of failure are shown, and names in each.
const CLUSTERS: usize = 100;
const NAMES: usize = 500;
/// More problems than this have no column each.
const PROBLEMS: usize = 40;

/// The page of all rows.
pub fn html(rows: &[Row]) -> String {
    let (line, is_good) = class::headline(rows);
    let problems = class::problems(rows);
    let students = class::students(rows, &problems);
    let several = students.len() < rows.len();
    let who = if several { format!(" by {}", counted(students.len() as u64, "student")) } else { String::new() };
    let what =
        format!("{}{who}, {}", counted(rows.len() as u64, "submission"), counted(problems.len() as u64, "problem"));
    let mut unanswered = Unanswered::default();
    rows.iter().filter(|row| row.is_unanswered).for_each(|row| unanswered.add(&row.problem));
    let why = unanswered.to_string();
    let why = if why.is_empty() { why } else { format!("<p>{}.</p>\n", escaped(&why)) };
    let lead = format!("{}<p class=soft>{}</p>\n{why}{}", verdict(&line, is_good), escaped(&what), help("", false));
    let mut body = format!("<h2>Problems</h2>\n{}", by_problem(rows, &problems));
    body.push_str(&same(&class::clusters(rows)));
    if several && problems.len() <= PROBLEMS {
        body.push_str(&by_student(&students, &problems));
    }
    body.push_str(&submissions(rows));
    page("Submissions, judged", &lead, &body)
}

fn by_problem(rows: &[Row], problems: &[&str]) -> String {
    let mut counts: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    let mut shorts: Vec<&str> = Vec::new();
    for row in rows {
        *counts.entry(&row.problem).or_default().entry(row.short()).or_default() += 1;
        if !shorts.contains(&row.short()) {
            shorts.push(row.short());
        }
    }
    shorts.sort_by_key(|short| (*short != "AC", *short == "error", *short));
    let unread = counts.contains_key("").then_some("");
    let names: Vec<&str> = problems.iter().copied().chain(unread).collect();
    let count =
        |count: usize| Cell::figure(count as f64, if count > 0 { grouped(count as u64) } else { String::new() });
    let named = |name: &str| if name.is_empty() { "(records that cannot be read)" } else { name }.to_owned();
    let mut columns = vec![
        Column::new("problem", &names, |name| Cell::text(named(name))).kind(Kind::Name),
        Column::new("submissions", &names, |name| count(counts[name].values().sum())),
    ];
    let of = |name: &str, short: &str| counts[name].get(short).copied().unwrap_or_default();
    columns.extend(shorts.iter().map(|short| Column::new(*short, &names, |name| count(of(name, short)))));
    tabled(&Table { label: "problems".into(), class: "rows".into(), columns, ..Table::default() })
}

fn same(clusters: &[Cluster]) -> String {
    if clusters.is_empty() {
        return String::new();
    }
    let one = |cluster: &Cluster| {
        let mut inside = String::new();
        for (message, count) in cluster.messages.iter().take(5) {
            inside.push_str(&format!("<li>{} <span class=soft>({count})</span></li>\n", escaped(message)));
        }
        let names = cluster.students.iter().take(NAMES).map(|name| escaped(name)).collect::<Vec<_>>().join(", ");
        let more = cluster.students.len().saturating_sub(NAMES);
        let more = if more > 0 { format!(" and {} more", grouped(more as u64)) } else { String::new() };
        let problem = if cluster.problem.is_empty() { String::new() } else { format!("{}: ", cluster.problem) };
        folded("", false, &format!("{problem}{}", cluster.title), &format!("<ul>{inside}</ul>\n<p>{names}{more}</p>\n"))
    };
    let more = match clusters.len().saturating_sub(CLUSTERS) {
        0 => String::new(),
        more => format!(
            "<p class=soft>{} are not shown here; the submissions below have them.</p>\n",
            counted(more as u64, "smaller group")
        ),
    };
    let shown: String = clusters.iter().take(CLUSTERS).map(one).collect();
    let why = "Submissions are grouped by the smallest input that they fail. That says nothing about who wrote them.";
    format!("<h2>Same failure</h2>\n<p class=soft>{why}</p>\n{shown}{more}")
}

/// A table that the page's script draws a part at a time; texts that come again are stored once.
fn paged(Table { label, class, columns, .. }: &Table) -> String {
    let kind = |column: &Column| match column.kind {
        Kind::Figure => 'n',
        Kind::Word => 'v',
        Kind::Code => 'm',
        Kind::Text | Kind::Name => 't',
    };
    let (mut texts, mut known, mut rows) = (Vec::new(), HashMap::new(), vec![Vec::new(); columns[0].cells.len()]);
    for column in columns {
        for (row, Cell { text, value, .. }) in rows.iter_mut().zip(&column.cells) {
            row.push(match column.kind {
                Kind::Figure => json!(value),
                _ => json!(known.entry(text).or_insert_with(|| {
                    texts.push(text);
                    texts.len() - 1
                })),
            });
        }
    }
    let kinds: String = columns.iter().map(kind).collect();
    // A `<` could end the element that holds it.
    let data = json!({ "kinds": kinds, "texts": texts, "rows": rows }).to_string().replace('<', "\\u003c");
    let head: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    format!(
        "<div class=paged data-rows=\"{label}\">\n<p><label>Filter <input type=search></label> <button class=turn>Previous</button> \
         <button class=turn>Next</button> <span class=count role=status></span></p>\n{}</div>\n<noscript><p>These rows need the \
         page's script; --csv writes them too.</p></noscript>\n<script type=\"application/json\" id=\"{label}\">{data}</script>\n",
        scrolled(label, &table(&head, &[], class))
    )
}

fn by_student(students: &[class::Reached], problems: &[&str]) -> String {
    let solved = |reached: &[Option<(&Row, usize)>]| {
        reached.iter().flatten().filter(|(row, _)| row.short() == "AC").count() as f64
    };
    let tried = |one: Option<(&Row, usize)>| {
        one.map_or(String::new(), |(row, count)| {
            let verdict = row.score.map_or(row.short().to_owned(), |_| format!("{} {}", row.short(), row.scored()));
            if count > 1 { format!("{verdict} ({count} tries)") } else { verdict }
        })
    };
    let mut columns = vec![
        Column::new("student", students, |(name, _)| Cell::text(*name)),
        Column::new("solved", students, |(_, reached)| Cell::figure(solved(reached), "")).kind(Kind::Figure),
    ];
    let of = |at: usize| move |(_, reached): &class::Reached| Cell::text(tried(reached[at]));
    columns.extend(problems.iter().enumerate().map(|(at, name)| Column::new(*name, students, of(at)).kind(Kind::Word)));
    format!(
        "<h2>Students</h2>\n{}",
        paged(&Table { label: "students".into(), class: "rows".into(), columns, ..Table::default() })
    )
}

fn submissions(rows: &[Row]) -> String {
    let score = |row: &Row| Cell { value: row.score.map(|(score, _)| score), ..Cell::default() };
    let expected =
        |row: &Row| Cell::text(row.expected.iter().map(|verdict| verdict.short()).collect::<Vec<_>>().join(" or "));
    let mut columns = vec![Column::new("student", rows, |row| Cell::text(&row.student))];
    if rows.iter().any(|row| row.student != row.id) {
        columns.push(Column::new("id", rows, |row| Cell::text(&row.id)));
    }
    columns.extend([
        Column::new("problem", rows, |row| Cell::text(&row.problem)),
        Column::new("language", rows, |row| Cell::text(&row.language)),
        Column::new("verdict", rows, |row| Cell::text(row.short())).kind(Kind::Word),
    ]);
    if rows.iter().any(|row| !row.expected.is_empty()) {
        columns.push(Column::new("expected", rows, expected));
    }
    if rows.iter().any(|row| row.score.is_some()) {
        columns.push(Column::new("score", rows, score).kind(Kind::Figure));
    }
    columns.extend([
        Column::new("smallest failing input", rows, |row| Cell::text(&row.input)).kind(Kind::Code),
        Column::new("what is wrong", rows, |row| Cell::text(row.first_line())).kind(Kind::Code),
    ]);
    let table = Table { label: "submissions".into(), class: "rows notes".into(), columns, ..Table::default() };
    format!("<h2>Submissions</h2>\n{}", paged(&table))
}
