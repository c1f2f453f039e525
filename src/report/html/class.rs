//! The page of `ojkit judge --from`: verdicts by problem, failures of the same kind together, and every student and submission.

use super::{escaped, figure, folded, help, page, scrolled, table, verdict};
use crate::report::class::{self, Cluster, Row};
use crate::report::figures::{counted, grouped};
use crate::report::stream::Unanswered;
use serde_json::{Value, json};
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
    let head: Vec<&str> = ["problem", "submissions"].into_iter().chain(shorts.iter().copied()).collect();
    let unread = counts.contains_key("").then_some("");
    let lines = problems.iter().copied().chain(unread).map(|problem| {
        let of = &counts[problem];
        let all: usize = of.values().sum();
        let count = |count: usize| match count {
            0 => "<td class=n data-n=0></td>".to_owned(),
            count => figure(count as f64, &grouped(count as u64)),
        };
        let name = if problem.is_empty() { "(records that cannot be read)" } else { problem };
        let cells: String = shorts.iter().map(|short| count(of.get(short).copied().unwrap_or_default())).collect();
        format!("<th scope=row>{}</th>{}{cells}", escaped(name), count(all))
    });
    scrolled("problems", &table(&head, &lines.collect::<Vec<_>>(), "rows"))
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

/// A column of a long table: its head, and how its cells look: `t` a text, `m` one in code's letters, `v` a verdict, `n` a number.
type Column<'a> = (&'a str, char);

/// A table that the page's script draws a part at a time; texts that come again are stored once.
struct Long {
    texts: Vec<String>,
    known: HashMap<String, usize>,
    rows: Vec<Value>,
}

impl Long {
    fn new() -> Long {
        Long { texts: Vec::new(), known: HashMap::new(), rows: Vec::new() }
    }

    fn text(&mut self, text: &str) -> Value {
        let next = self.texts.len();
        let at = *self.known.entry(text.to_owned()).or_insert(next);
        if at == next {
            self.texts.push(text.to_owned());
        }
        json!(at)
    }

    fn html(self, name: &str, class: &str, columns: &[Column]) -> String {
        let kinds: String = columns.iter().map(|(_, kind)| kind).collect();
        let data = json!({ "kinds": kinds, "texts": self.texts, "rows": self.rows });
        // A `<` could end the element that holds it.
        let data = data.to_string().replace('<', "\\u003c");
        let head: String =
            columns.iter().map(|(text, _)| format!("<th scope=col><button>{}</button></th>", escaped(text))).collect();
        format!(
            "<div class=paged data-rows=\"{name}\">\n<p><label>Filter <input type=search></label> <button class=turn>Previous</button> \
             <button class=turn>Next</button> <span class=count role=status></span></p>\n{}</div>\n<noscript><p>These rows need the \
             page's script; --csv writes them too.</p></noscript>\n<script type=\"application/json\" id=\"{name}\">{data}</script>\n",
            scrolled(
                name,
                &format!("<table class=\"{class}\">\n<thead><tr>{head}</tr></thead>\n<tbody></tbody>\n</table>\n")
            )
        )
    }
}

fn by_student(students: &[class::Reached], problems: &[&str]) -> String {
    let mut long = Long::new();
    for (name, reached) in students {
        let solved = reached.iter().flatten().filter(|(row, _)| row.short() == "AC").count();
        let mut cells = vec![long.text(name), json!(solved)];
        for one in reached {
            let text = one.map_or(String::new(), |(row, count)| {
                let verdict = row.score.map_or(row.short().to_owned(), |_| format!("{} {}", row.short(), row.scored()));
                if count > 1 { format!("{verdict} ({count} tries)") } else { verdict }
            });
            cells.push(long.text(&text));
        }
        long.rows.push(Value::Array(cells));
    }
    let columns: Vec<Column> =
        [("student", 't'), ("solved", 'n')].into_iter().chain(problems.iter().map(|problem| (*problem, 'v'))).collect();
    format!("<h2>Students</h2>\n{}", long.html("students", "rows", &columns))
}

fn submissions(rows: &[Row]) -> String {
    let mut long = Long::new();
    let is_scored = rows.iter().any(|row| row.score.is_some());
    let is_expected = rows.iter().any(|row| !row.expected.is_empty());
    let is_named = rows.iter().any(|row| row.student != row.id);
    for row in rows {
        let expected: Vec<&str> = row.expected.iter().map(|verdict| verdict.short()).collect();
        let mut cells = vec![long.text(&row.student)];
        cells.extend(is_named.then(|| long.text(&row.id)));
        cells.extend([&*row.problem, &*row.language, row.short()].map(|text| long.text(text)));
        cells.extend(is_expected.then(|| long.text(&expected.join(" or "))));
        cells.extend(is_scored.then(|| json!(row.score.map(|(score, _)| score))));
        cells.extend([&*row.input, row.first_line()].map(|text| long.text(text)));
        long.rows.push(Value::Array(cells));
    }
    let mut columns: Vec<Column> = vec![("student", 't')];
    columns.extend(is_named.then_some(("id", 't')));
    columns.extend([("problem", 't'), ("language", 't'), ("verdict", 'v')]);
    columns.extend(is_expected.then_some(("expected", 't')));
    columns.extend(is_scored.then_some(("score", 'n')));
    columns.extend([("smallest failing input", 'm'), ("what is wrong", 'm')]);
    format!("<h2>Submissions</h2>\n{}", long.html("submissions", "rows notes", &columns))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::class::samples::rows;

    #[test]
    fn a_class_has_its_verdict_its_groups_and_every_row_as_data() {
        let page = html(&rows());
        for part in [
            "<p class=\"verdict good\">1 of 6 accepted</p>",
            "coin-change: 3 submissions fail on coins = [2,3], amount = 4</summary>",
            "<li>expected 2, got -1 <span class=soft>(2)</span></li>",
            "<p>Ada, Bob, Cem &lt;b&gt;</p>",
            "Cem \\u003cb>",
            "\"AC (2 tries)\"",
        ] {
            assert!(page.contains(part), "{part} is not in the page");
        }
        assert_eq!(page.matches("<script>").count(), 1);
    }

    #[test]
    fn ten_thousand_rows_are_a_page_of_a_few_megabytes() {
        let (one, rows) = (rows()[0].clone(), 10_000);
        let all: Vec<Row> = (0..rows).map(|line| Row { line, id: line.to_string(), ..one.clone() }).collect();
        assert!(html(&all).len() < 1 << 20);
    }
}
