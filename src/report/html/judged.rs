//! The page of `ojkit judge`: submissions, the matrix of cases, time against size, and every failure.

use super::matrix::matrix;
use super::plot::{Series, plot};
use super::{
    COLOURED, cell, contents, escaped, figure, folded, help, page, painted, scrolled, section, table, troubled, verdict,
};
use crate::report::difference::{Difference, difference};
use crate::report::figures::{counted, grouped, mebibytes, milliseconds};
use crate::report::junit::{End, Test};
use crate::report::search;
use crate::report::stress::in_words;
use crate::report::style::Style;
use crate::report::verdicts;
use ojkit_draw::Bound;
use ojkit_model::case::Case;
use ojkit_model::judgement::{Judgement, Mark};
use ojkit_model::score::{GroupScore, told as points};
use ojkit_model::verdict::Verdict;
use ojkit_search::stress::{Law, law};
use ojkit_work::follow_up::{Growth, Search};
use ojkit_work::tested::Found;

/// A problem with all that was judged.
#[derive(Debug)]
pub struct Judged<'a> {
    /// The problem.
    pub bound: &'a Bound,
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
    let slugs: Vec<&str> = problems.iter().map(|problem| problem.bound.problem.slug.as_str()).collect();
    let machine = format!("<li>Programs were confined by {}.</li>\n", escaped(tier));
    let lead = headline(&all, troubles.len()) + &help(&machine, true);
    let body: String = problems.iter().map(problem).collect();
    let title = match (&slugs[..], troubles) {
        ([slug], []) => format!("{slug}: judged"),
        _ => format!("{}, judged", counted((slugs.len() + troubles.len()) as u64, "problem")),
    };
    page(&title, &(lead + &contents(&slugs)), &(troubled(troubles) + &body))
}

/// The verdict on all rows: first what is unexpected, then how many there are of each other kind.
fn headline(all: &[&Judgement], troubles: usize) -> String {
    let count = |mark: Mark| all.iter().filter(|judgement| judgement.mark() == mark).count();
    let (total, unexpected) = (grouped(all.len() as u64), count(Mark::Unexpected));
    let line = match (unexpected, count(Mark::Expected)) {
        (0, expected) if expected == all.len() => format!("All {total} as expected"),
        (0, expected) => format!("{} of {total} as expected, none unexpected", grouped(expected as u64)),
        _ => format!("{} of {total} unexpected", grouped(unexpected as u64)),
    };
    let others =
        [Mark::Expected, Mark::Skipped, Mark::Open, Mark::Doubtful, Mark::Draft].map(|mark| (mark, count(mark)));
    let mut rest: Vec<String> =
        others.iter().filter(|(_, count)| *count > 0).map(|(mark, count)| verdicts::counted(*mark, *count)).collect();
    if troubles > 0 {
        rest.push(format!("{} could not be judged", counted(troubles as u64, "problem")));
    }
    let rest = if rest.len() > 1 || unexpected > 0 || troubles > 0 { rest.join(", ") } else { String::new() };
    let rest = if rest.is_empty() { rest } else { format!("<p class=soft>{}</p>\n", escaped(&rest)) };
    verdict(&line, unexpected == 0 && troubles == 0) + &rest
}

/// The same for CI: a test per submission, passed where its verdict is as expected. A draft that fails expects nothing, and is skipped with its reason.
pub fn tests(problems: &[Judged], troubles: &[(String, String)]) -> Vec<Test> {
    let mut tests = Vec::new();
    for judged in problems {
        for row in &judged.rows {
            let judgement = row.judgement;
            let failure = verdicts::failure(judgement);
            let end = match judgement.mark() {
                Mark::Draft if judgement.verdict() != Some(Verdict::Accepted) => {
                    End::Skipped(format!("draft: {}: {failure}", verdicts::verdict(judgement)))
                }
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
                    let mut failures = judgement.score().map_or(Vec::new(), |score| score.unexpected);
                    failures.extend(Some(failure).filter(|text| !text.is_empty()));
                    let failure = failures.join("; ");
                    let failure = if failure.is_empty() { passed(judgement) } else { failure };
                    let all = String::from_utf8_lossy(&told(judged, row, Style::default())).into_owned();
                    End::Failed(verdict.to_owned(), format!("{got}, expected {wanted}: {failure}"), all)
                }
            };
            let seconds = judgement.cases().iter().map(|case| case.time_ms).sum::<f64>() / 1000.0;
            let problem = judgement.problem.clone();
            tests.push(Test { problem, name: judgement.submission.clone(), seconds, end });
        }
    }
    tests.extend(troubles.iter().map(Test::broken));
    tests
}

/// What there is to say of a submission that failed nothing, although that was expected.
fn passed(judgement: &Judgement) -> String {
    let slowest = verdicts::largest(judgement, |case| case.time_ms)
        .map_or(String::new(), |ms| format!("; the slowest takes {}", milliseconds(ms)));
    format!("it passes {}{slowest}", counted(judgement.cases().len() as u64, "case"))
}

/// The groups that have scores, as any of the rows has reached something in them.
fn groups(judged: &Judged) -> Vec<GroupScore> {
    let score = judged.rows.iter().find_map(|row| row.judgement.score());
    score.map_or(Vec::new(), |score| score.groups)
}

fn problem(judged: &Judged) -> String {
    let of = &judged.bound.problem;
    let mut out = section(&of.slug, &format!("{}: {}", of.slug, of.title));
    let limits: Vec<String> =
        of.measured.time_ms.iter().map(|(language, one)| format!("{language} {} ms", grouped(one.limit))).collect();
    if !limits.is_empty() && !of.states_time() {
        out.push_str(&format!("<p class=soft>time limits, measured: {}</p>\n", escaped(&limits.join(", "))));
    }
    let groups = groups(judged);
    let names: Vec<String> = groups.iter().map(|group| format!("{} /{}", group.name, group.max)).collect();
    let mut head = vec!["", "submission", "language", "verdict", "expected"];
    head.extend(of.is_scored().then_some("score"));
    head.extend(names.iter().map(String::as_str));
    head.extend(["time", "memory", "first failure"]);
    let rows: Vec<String> = judged.rows.iter().map(|row| submission(row.judgement, of.is_scored(), &groups)).collect();
    out.push_str(&scrolled("submissions", &table(&head, &rows, "rows notes")));
    let judgements: Vec<&Judgement> = judged.rows.iter().map(|row| row.judgement).collect();
    out.push_str(&notes(&judgements));
    let failures: String = judged.rows.iter().map(|row| failure(judged, row)).collect();
    if !failures.is_empty() {
        out.push_str(&format!("<h3>Failures</h3>\n{failures}"));
    }
    out.push_str(&matrix(&of.slug, judged.cases, &judgements));
    let limit = of.states_time().then_some(of.limits.time_ms as f64);
    let series: Vec<Series> = judgements.iter().map(|one| times(judged, one)).collect();
    let drawn = plot(&series, "bytes of the input", limit);
    if !drawn.is_empty() {
        out.push_str(&format!("<h3>Time against size</h3>\n{drawn}"));
    }
    format!("<section class=problem>\n{out}</section>\n")
}

/// Scores that are not as expected, what was left out, and cases near a limit.
fn notes(judgements: &[&Judgement]) -> String {
    let scores = judgements.iter().filter_map(|judgement| Some((&judgement.submission, judgement.score()?)));
    let unexpected = scores.flat_map(|(name, score)| score.unexpected.into_iter().map(move |text| (name, text)));
    let mut lines: Vec<String> = unexpected.map(|(name, text)| format!("{name}: not as expected: {text}")).collect();
    let mut notes = Vec::new();
    // Writing to memory does not fail.
    let _ = verdicts::notes(&mut notes, judgements);
    lines.extend(
        String::from_utf8_lossy(&notes).lines().map(|line| line.trim().trim_start_matches("note: ").to_owned()),
    );
    let lines: String = lines.iter().map(|line| format!("<li>{}</li>\n", escaped(line))).collect();
    if lines.is_empty() { lines } else { format!("<ul class=soft>\n{lines}</ul>\n") }
}

fn tone(mark: Mark) -> &'static str {
    match mark {
        Mark::Expected => "good",
        Mark::Unexpected => "bad",
        Mark::Skipped | Mark::Open | Mark::Doubtful => "warn",
        Mark::Draft => "",
    }
}

fn submission(judgement: &Judgement, is_scored: bool, groups: &[GroupScore]) -> String {
    let mark = judgement.mark();
    let cell_of = |value: Option<f64>, text: fn(f64) -> String| {
        value.map_or_else(|| "<td></td>".to_owned(), |value| figure(value, &text(value)))
    };
    let score = judgement.score();
    let reached = |name: &str| score.as_ref()?.groups.iter().find(|group| group.name == name);
    let in_group = |group: &GroupScore| match reached(&group.name) {
        None => "<td></td>".to_owned(),
        Some(group) => {
            let is_whole = group.score >= group.max as f64;
            let verdict = if is_whole { String::new() } else { format!(" {}", group.verdict.short()) };
            let tone = if is_whole { "good" } else { "bad" };
            format!("<td class=\"n {tone}\" data-n={:.3}>{}{verdict}</td>", group.score, points(group.score))
        }
    };
    [
        format!("<td class=\"{}\">{}</td>", tone(mark), mark.name()),
        format!("<th scope=row>{}</th>", escaped(&judgement.submission)),
        cell(&judgement.language),
        cell(verdicts::verdict(judgement)),
        cell(&verdicts::expected(&judgement.expected)),
        if is_scored { cell(&verdicts::score(judgement)) } else { String::new() },
        groups.iter().map(in_group).collect(),
        cell_of(verdicts::largest(judgement, |case| case.time_ms), milliseconds),
        cell_of(verdicts::largest(judgement, |case| case.memory_kib as f64), mebibytes),
        cell(&verdicts::failure(judgement)),
    ]
    .concat()
}

/// Input, expected, got and difference of what failed, and what was looked into behind it.
fn told(judged: &Judged, row: &Row, style: Style) -> Vec<u8> {
    let judgement = row.judgement;
    let mut text = Vec::new();
    match (&row.found, judgement.failure()) {
        (Some(found), _) => {
            let Found { case, outcome, judgement, .. } = found;
            if !case.reason.is_empty() {
                text.extend(format!("{}: {}\n", case.name, case.reason).bytes());
            }
            let (input, expected) = (&case.input[..], case.answer.as_deref());
            let of = Difference { bound: judged.bound, input, expected, outcome, judgement };
            let _ = difference(&mut text, &of, style);
        }
        (None, Some(failure)) if row.search.is_none_or(|search| search.searched.countercase.is_none()) => {
            text.extend(format!("{}\n", failure.message).bytes());
        }
        _ => {}
    }
    if let Some(growth) = row.growth {
        let _ = search::growth_text(&mut text, growth);
    }
    if let Some(search) = row.search {
        let of = (&judged.bound.problem, &*judgement.submission);
        let _ = search::text(&mut text, search, of, style);
    }
    text
}

fn failure(judged: &Judged, row: &Row) -> String {
    let (mut text, judgement) = (told(judged, row, COLOURED), row.judgement);
    let mark = judgement.mark();
    if text.is_empty() && mark == Mark::Unexpected {
        let lines = judgement.score().map_or(Vec::new(), |score| score.unexpected);
        text = if lines.is_empty() { passed(judgement) } else { lines.join("\n") }.into_bytes();
    }
    if text.is_empty() {
        return String::new();
    }
    let verdict = verdicts::verdict(judgement);
    let wanted = match mark {
        Mark::Unexpected => format!(", expected {}", verdicts::expected(&judgement.expected)),
        _ => String::new(),
    };
    let why = verdicts::failure(judgement);
    let why = if why.is_empty() { why } else { format!("; {why}") };
    let head = format!("{}: {verdict}{wanted}{why}", judgement.submission);
    folded(tone(mark), mark == Mark::Unexpected, &head, &format!("<pre>{}</pre>\n", painted(&text)))
}

/// So many times the time of the smallest case some other must take before growth is told.
const STARTS: f64 = 8.0;
/// Shorter times are mostly the start of a process, and a lesser power is no growth that an algorithm has.
const NOISE_MS: f64 = 20.0;
const LEAST_POWER: f64 = 0.75;

/// The times of a submission within its limits, and how they grow where they tell.
fn times(judged: &Judged, judgement: &Judgement) -> Series {
    let size = |name: &str| judged.cases.iter().find(|case| case.name == name).map(|case| case.input.len() as u64);
    let ended =
        judgement.cases().into_iter().filter(|case| matches!(case.verdict, Verdict::Accepted | Verdict::WrongAnswer));
    let points: Vec<(u64, f64)> = ended.filter_map(|case| Some((size(&case.case)?, case.time_ms))).collect();
    let seconds: Vec<(u64, f64)> = points.iter().map(|&(size, ms)| (size, ms / 1000.0)).collect();
    // A process that takes long to start tells nothing of its program.
    let start = points.iter().min_by_key(|(size, _)| *size).map_or(0.0, |(_, ms)| *ms);
    let tells = points.iter().any(|(_, ms)| *ms > STARTS * start && *ms > NOISE_MS);
    let grows = |law: &Law| !matches!(law, Law::Power(power) if *power < LEAST_POWER);
    let growth = law(&seconds).filter(|_| tells).filter(grows).map(|law| (law, in_words(law)));
    Series { name: judgement.submission.clone(), points, growth }
}
