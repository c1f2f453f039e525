//! The page of `ojkit judge`: submissions, the matrix of cases, time against size, and every failure.

use super::plot::{Series, plot};
use super::{COLOURED, cell, contents, escaped, figure, folded, page, painted, scrolled, section, table, troubled};
use crate::report::difference::{Difference, difference};
use crate::report::figures::{mebibytes, milliseconds};
use crate::report::junit::{End, Test};
use crate::report::matrix::Matrix;
use crate::report::search::{Growth, Search};
use crate::report::stress::in_words;
use crate::report::style::Style;
use crate::report::test::Found;
use crate::report::verdicts::{self, Mark};
use ojkit_model::case::Case;
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use ojkit_rules::Bound;
use ojkit_search::stress::law;

/// A problem with all that was judged.
#[derive(Debug)]
pub struct Judged<'a> {
    /// The problem.
    pub bound: &'a Bound,
    /// Its cases.
    pub cases: &'a [Case],
    /// Its submissions.
    pub rows: Vec<Row<'a>>,
}

/// A submission with all that is known of it.
#[derive(Debug)]
pub struct Row<'a> {
    /// What the judge says.
    pub judgement: &'a Judgement,
    /// Its first failure, run once more by itself, where there is one.
    pub found: Option<Found>,
    /// The search that followed its cases.
    pub search: Option<&'a Search>,
    /// How its time grows.
    pub growth: Option<&'a Growth>,
}

/// The page. `troubles` are problems that could not be judged, with the reason; `tier` says how programs were confined.
pub fn html(problems: &[Judged], troubles: &[(String, String)], tier: &str) -> String {
    let all: Vec<&Judgement> = problems.iter().flat_map(|problem| &problem.rows).map(|row| row.judgement).collect();
    let mut lead = Vec::new();
    // Writing to memory does not fail.
    let _ = verdicts::summary(&mut lead, &all, COLOURED);
    let slugs: Vec<&str> = problems.iter().map(|problem| problem.bound.problem.slug.as_str()).collect();
    let lead = format!("<p>{}</p>\n<p class=soft>confinement: {}</p>\n", painted(&lead), escaped(tier));
    let body: String = problems.iter().map(problem).collect();
    let title = match (&slugs[..], troubles) {
        ([slug], []) => format!("{slug}: judged"),
        _ => format!("{} problems, judged", slugs.len() + troubles.len()),
    };
    page(&title, &(lead + &contents(&slugs)), &(troubled(troubles) + &body))
}

/// The same for CI: a test per submission, passed where its verdict is as expected.
pub fn tests(problems: &[Judged], troubles: &[(String, String)]) -> Vec<Test> {
    let mut tests = Vec::new();
    for judged in problems {
        for row in &judged.rows {
            let judgement = row.judgement;
            let failure = verdicts::failure(judgement);
            let end = match Mark::of(judgement) {
                Mark::Expected | Mark::Draft => End::Passed,
                Mark::Skipped | Mark::Open => End::Skipped(failure),
                Mark::Doubtful if judgement.is_doubt_expected() => End::Skipped(failure),
                Mark::Doubtful => {
                    let all = String::from_utf8_lossy(&told(judged, row, Style::default())).into_owned();
                    End::Failed("doubtful".to_owned(), failure, all)
                }
                Mark::Unexpected => {
                    let verdict = judgement.verdict().map_or("", Verdict::name);
                    let (got, wanted) = (verdicts::verdict(judgement), verdicts::expected(&judgement.expected));
                    let score = judgement.score.as_ref().map_or(&[][..], |score| &score.unexpected);
                    let failure = score.iter().chain([&failure].into_iter().filter(|text| !text.is_empty()));
                    let failure = failure.cloned().collect::<Vec<_>>().join("; ");
                    let all = String::from_utf8_lossy(&told(judged, row, Style::default())).into_owned();
                    End::Failed(verdict.to_owned(), format!("{got}, expected {wanted}: {failure}"), all)
                }
            };
            let seconds = judgement.cases.iter().map(|case| case.time_ms).sum::<f64>() / 1000.0;
            let problem = judgement.problem.clone();
            tests.push(Test { problem, name: judgement.submission.clone(), seconds, end });
        }
    }
    tests.extend(troubles.iter().map(Test::broken));
    tests
}

fn problem(judged: &Judged) -> String {
    let of = &judged.bound.problem;
    let mut out = section(&of.slug, &format!("{}: {}", of.slug, of.title));
    let mut head = vec!["", "submission", "language", "verdict", "expected", "time", "memory", "first failure"];
    head.splice(5..5, of.is_scored().then_some("score"));
    let rows: Vec<String> = judged.rows.iter().map(|row| submission(row.judgement, of.is_scored())).collect();
    out.push_str(&scrolled("submissions", &table(&head, &rows, "")));
    let judgements: Vec<&Judgement> = judged.rows.iter().map(|row| row.judgement).collect();
    let mut notes = Vec::new();
    let _ = verdicts::scores(&mut notes, &judgements);
    let _ = verdicts::notes(&mut notes, &judgements);
    if !notes.is_empty() {
        out.push_str(&format!("<pre>{}</pre>\n", painted(&notes)));
    }
    let failures: String = judged.rows.iter().map(|row| failure(judged, row)).collect();
    if !failures.is_empty() {
        out.push_str(&format!("<h3>Failures</h3>\n{failures}"));
    }
    out.push_str(&matrix(judged, &judgements));
    let limit = of.states_time().then_some(of.limits.time_ms as f64);
    let series: Vec<Series> = judgements.iter().map(|one| times(judged, one)).collect();
    let drawn = plot(&series, "bytes of the input", limit);
    if !drawn.is_empty() {
        out.push_str(&format!("<h3>Time against size</h3>\n{drawn}"));
    }
    format!("<section class=problem>\n{out}</section>\n")
}

fn tone(mark: Mark) -> &'static str {
    match mark {
        Mark::Expected => "good",
        Mark::Unexpected => "bad",
        Mark::Skipped | Mark::Open | Mark::Doubtful => "warn",
        Mark::Draft => "",
    }
}

fn submission(judgement: &Judgement, is_scored: bool) -> String {
    let mark = Mark::of(judgement);
    let cell_of = |value: Option<f64>, text: fn(f64) -> String| {
        value.map_or_else(|| "<td></td>".to_owned(), |value| figure(value, &text(value)))
    };
    [
        format!("<td class=\"{}\">{}</td>", tone(mark), mark.text()),
        format!("<th scope=row>{}</th>", escaped(&judgement.submission)),
        cell(&judgement.language),
        cell(verdicts::verdict(judgement)),
        cell(&verdicts::expected(&judgement.expected)),
        if is_scored { cell(&verdicts::score(judgement)) } else { String::new() },
        cell_of(verdicts::largest(&judgement.cases, |case| case.time_ms), milliseconds),
        cell_of(verdicts::largest(&judgement.cases, |case| case.memory_kib as f64), mebibytes),
        cell(&verdicts::failure(judgement)),
    ]
    .concat()
}

/// Input, expected, got and difference of what failed, and what was looked into behind it.
fn told(judged: &Judged, row: &Row, style: Style) -> Vec<u8> {
    let judgement = row.judgement;
    let mut text = Vec::new();
    match (&row.found, &judgement.first_failure) {
        (Some(found), _) => {
            let Found { case, outcome, judgement, .. } = found;
            if !case.reason.is_empty() {
                text.extend(format!("{}: {}\n", case.name, case.reason).bytes());
            }
            let (input, expected) = (&case.input[..], case.answer.as_deref());
            let of = Difference { bound: judged.bound, input, expected, outcome, judgement };
            let _ = difference(&mut text, &of, style);
        }
        (None, Some((_, message))) if row.search.is_none_or(|search| search.searched.countercase.is_none()) => {
            text.extend(format!("{message}\n").bytes());
        }
        _ => {}
    }
    if let Some(growth) = row.growth {
        let _ = growth.text(&mut text);
    }
    if let Some(search) = row.search {
        let _ = search.text(&mut text, &judged.bound.problem, &judgement.submission, style);
    }
    text
}

fn failure(judged: &Judged, row: &Row) -> String {
    let (text, judgement) = (told(judged, row, COLOURED), row.judgement);
    if text.is_empty() {
        return String::new();
    }
    let mark = Mark::of(judgement);
    let verdict = verdicts::verdict(judgement);
    let head = format!("{}: {verdict}, {}", judgement.submission, verdicts::failure(judgement));
    let head = head.trim_end_matches([' ', ',']);
    folded(tone(mark), mark == Mark::Unexpected, head, &format!("<pre>{}</pre>\n", painted(&text)))
}

fn matrix(judged: &Judged, judgements: &[&Judgement]) -> String {
    let matrix = Matrix::new(judged.cases, judgements.iter().copied());
    if matrix.submissions.is_empty() || matrix.cases.is_empty() {
        return String::new();
    }
    let mut head = String::new();
    for (text, class) in [("case", ""), ("why", ""), ("bytes", ""), ("kills", "")]
        .into_iter()
        .chain(matrix.submissions.iter().map(|one| (one.submission.as_str(), "up")))
    {
        head.push_str(&format!("<th scope=col class=\"{class}\"><button>{}</button></th>", escaped(text)));
    }
    let mut rows = String::new();
    for (number, case) in matrix.cases.iter().enumerate() {
        let (size, kills) = (case.input.len(), matrix.killed(number).len());
        rows.push_str(&format!("<tr><th scope=row>{}</th>{}", escaped(&case.name), cell(&cut(&case.reason))));
        rows.push_str(&format!("<td class=n>{size}</td><td class=n>{kills}</td>"));
        for cell in &matrix.cells[number] {
            rows.push_str(&match cell {
                None => "<td></td>".to_owned(),
                Some(one) => {
                    let open = one.verdict == Verdict::Accepted && !one.compared;
                    let class = if open {
                        "warn"
                    } else if one.verdict == Verdict::Accepted {
                        "good"
                    } else {
                        "bad"
                    };
                    let word = if open { "?" } else { one.verdict.short() };
                    format!("<td class={class} data-n={:.1}>{word}</td>", one.time_ms)
                }
            });
        }
        rows.push_str("</tr>\n");
    }
    let of = &judged.bound.problem.slug;
    let table = format!("<table class=matrix>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n");
    let findings: String = matrix.findings(of).iter().map(|line| format!("<li>{}</li>\n", escaped(line))).collect();
    format!(
        "<h3>Cases and submissions</h3>\n{}<ul>\n{findings}</ul>\n",
        scrolled(&format!("{of}: cases and submissions"), &table)
    )
}

/// A reason need not be read whole here.
fn cut(reason: &str) -> String {
    const CHARS: usize = 80;
    match reason.char_indices().nth(CHARS) {
        Some((end, _)) => format!("{}...", &reason[..end]),
        None => reason.to_owned(),
    }
}

/// So many times the time of the smallest case some other must take before growth is told.
const STARTS: f64 = 8.0;

/// The times of a submission within its limits, and how they grow where they tell.
fn times(judged: &Judged, judgement: &Judgement) -> Series {
    let size = |name: &str| judged.cases.iter().find(|case| case.name == name).map(|case| case.input.len() as u64);
    let ended =
        judgement.cases.iter().filter(|case| case.verdict == Verdict::Accepted || case.verdict == Verdict::WrongAnswer);
    let points: Vec<(u64, f64)> = ended.filter_map(|case| Some((size(&case.case)?, case.time_ms))).collect();
    let seconds: Vec<(u64, f64)> = points.iter().map(|&(size, ms)| (size, ms / 1000.0)).collect();
    // A process that takes long to start tells nothing of its program.
    let start = points.iter().min_by_key(|(size, _)| *size).map_or(0.0, |(_, ms)| *ms);
    let tells = points.iter().any(|(_, ms)| *ms > STARTS * start);
    let growth = law(&seconds).filter(|_| tells).map(|law| (law, in_words(law)));
    Series { name: judgement.submission.clone(), points, growth }
}
