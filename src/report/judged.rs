//! What `ojkit judge` found: submissions, the matrix of cases, time against size, and every failure.

use super::difference::{Difference, difference, is_cut};
use super::document::{Detail, Document, On, Part, Plot, Series, Text};
use super::figures::{counted, grouped, milliseconds};
use super::junit::{End, Test};
use super::matrix::Matrix;
use super::pictures;
use super::search;
use super::stress::in_words;
use super::verdicts;
use ojkit_draw::Bound;
use ojkit_model::case::Case;
use ojkit_model::judgement::{Judgement, Mark};
use ojkit_model::verdict::Verdict;
use ojkit_search::stress::{Law, law};
use ojkit_work::follow_up::Growth;
use ojkit_work::stress::Search;
use ojkit_work::tested::Found;

/// A problem with all that was judged.
#[derive(Debug)]
pub struct Judged<'a> {
    pub bound: &'a Bound,
    pub cases: &'a [Case],
    /// Its submissions.
    pub rows: Vec<Row<'a>>,
}

/// A submission with all that is known of it.
#[derive(Debug)]
pub struct Row<'a> {
    pub judgement: &'a Judgement,
    /// Its first failure, run once more by itself, where there is one.
    pub found: Option<Found>,
    /// Whether that is shown on the terminal too.
    pub is_shown: bool,
    pub search: Option<&'a Search>,
    pub growth: Option<&'a Growth>,
}

/// What was judged. `troubles` are problems that could not be judged, with the reason; `tier` says how programs were confined, `is_weak` whether
/// that is less than usual.
pub fn document<'a>(
    problems: &'a [Judged],
    troubles: &[(String, String)],
    (tier, is_weak): (&str, bool),
) -> Document<'a> {
    let all: Vec<&Judgement> = problems.iter().flat_map(|problem| &problem.rows).map(|row| row.judgement).collect();
    let title = match (problems, troubles) {
        ([one], []) => format!("{}: judged", one.bound.problem.slug),
        _ => format!("{}, judged", counted((problems.len() + troubles.len()) as u64, "problem")),
    };
    let mut document = Document::new(title, troubles);
    headline(&mut document, &all);
    document.help = format!("Programs were confined by {tier}.");
    let is_shown = problems.iter().flat_map(|problem| &problem.rows).any(|row| row.is_shown);
    on_terminal(&mut document, &all, is_shown, is_weak.then_some(tier));
    for judged in problems {
        on_page(&mut document, judged);
        document.tests.extend(judged.rows.iter().map(|row| test(judged, row)));
    }
    document
}

/// A table per problem, what there is to say beyond it unless that is shown with the failure, and a closing line. Judgements of one problem stand
/// together.
pub(super) fn on_terminal(document: &mut Document, all: &[&Judgement], is_shown: bool, tier: Option<&str>) {
    let mut add = |part: Part<'static>| document.add(On::Terminal, part);
    for rows in all.chunk_by(|a, b| a.problem == b.problem) {
        add(Part::Section(String::new(), rows[0].problem.clone()));
        add(Part::Table(verdicts::table(rows)));
        add(Part::Text(verdicts::beside(rows, is_shown)));
        add(Part::Notes(verdicts::notes(rows)));
    }
    add(Part::Section(String::new(), String::new()));
    add(Part::Text(verdicts::summary(all)));
    if let Some(tier) = tier {
        add(Part::Text(Text::line(format!("confinement: {tier}"))));
    }
}

/// The verdict on all rows: first what is unexpected, then how many there are of each other kind.
fn headline(document: &mut Document, all: &[&Judgement]) {
    let troubles = document.troubles.len();
    let count = |mark: Mark| all.iter().filter(|judgement| judgement.mark() == mark).count();
    let (total, unexpected) = (grouped(all.len() as u64), count(Mark::Unexpected));
    let line = match (unexpected, count(Mark::Expected)) {
        (0, expected) if expected == all.len() => format!("All {total} as expected"),
        (0, expected) => format!("{} of {total} as expected, none unexpected", grouped(expected as u64)),
        _ => format!("{} of {total} unexpected", grouped(unexpected as u64)),
    };
    let others = [Mark::Expected, Mark::Skipped, Mark::Open, Mark::Doubtful, Mark::Draft];
    let others = others.into_iter().filter(|mark| count(*mark) > 0);
    let mut rest: Vec<String> = others.map(|mark| verdicts::counted(mark, count(mark))).collect();
    if troubles > 0 {
        rest.push(format!("{} could not be judged", counted(troubles as u64, "problem")));
    }
    if !rest.is_empty() && (rest.len() > 1 || unexpected > 0 || troubles > 0) {
        document.lead.push(rest.join(", "));
    }
    document.verdict = Some((line, unexpected == 0 && troubles == 0));
}

/// The same for CI, passed where the verdict is as expected. A draft that fails expects nothing, and is skipped with its reason.
fn test(judged: &Judged, row: &Row) -> Test {
    let judgement = row.judgement;
    let failure = verdicts::failure(judgement);
    let end = match judgement.mark() {
        Mark::Draft if judgement.verdict() != Some(Verdict::Accepted) => {
            End::Skipped(format!("draft: {}: {failure}", verdicts::verdict(judgement)))
        }
        Mark::Expected | Mark::Draft => End::Passed,
        Mark::Skipped | Mark::Open => End::Skipped(failure),
        Mark::Doubtful if judgement.is_doubt_expected() => End::Skipped(failure),
        Mark::Doubtful => End::Failed("doubtful".to_owned(), failure, told(judged, row).plain()),
        Mark::Unexpected => {
            let verdict = judgement.verdict().map_or("", Verdict::name);
            let (got, wanted) = (verdicts::verdict(judgement), verdicts::expected(&judgement.expected));
            let mut failures = judgement.score().map_or(Vec::new(), |score| score.unexpected);
            failures.extend(Some(failure).filter(|text| !text.is_empty()));
            let failure = failures.join("; ");
            let failure = if failure.is_empty() { passed(judgement) } else { failure };
            let line = format!("{got}, expected {wanted}: {failure}");
            End::Failed(verdict.to_owned(), line, told(judged, row).plain())
        }
    };
    let seconds = judgement.cases().iter().map(|case| case.time_ms).sum::<f64>() / 1000.0;
    Test { problem: judgement.problem.clone(), name: judgement.submission.clone(), seconds, end }
}

/// What there is to say of a submission that failed nothing, although that was expected.
fn passed(judgement: &Judgement) -> String {
    let slowest = verdicts::largest(judgement, |case| case.time_ms)
        .map_or(String::new(), |ms| format!("; the slowest takes {}", milliseconds(ms)));
    format!("it passes {}{slowest}", counted(judgement.cases().len() as u64, "case"))
}

fn on_page<'a>(document: &mut Document<'a>, judged: &'a Judged) {
    let mut add = |part: Part<'a>| document.add(On::Page, part);
    let of = &judged.bound.problem;
    add(Part::Section(of.slug.clone(), format!("{}: {}", of.slug, of.title)));
    let limits: Vec<String> =
        of.measured.time_ms.iter().map(|(language, one)| format!("{language} {} ms", grouped(one.limit))).collect();
    if !limits.is_empty() && !of.states_time() {
        add(Part::Aside(format!("time limits, measured: {}", limits.join(", "))));
    }
    let judgements: Vec<&Judgement> = judged.rows.iter().map(|row| row.judgement).collect();
    add(Part::Table(verdicts::table(&judgements)));
    let scores = judgements.iter().filter_map(|judgement| Some((&judgement.submission, judgement.score()?)));
    let unexpected = scores.flat_map(|(name, score)| score.unexpected.into_iter().map(move |text| (name, text)));
    let mut notes: Vec<String> = unexpected.map(|(name, text)| format!("{name}: not as expected: {text}")).collect();
    notes.extend(verdicts::notes(&judgements));
    add(Part::Notes(notes));
    let failures: Vec<Detail> = judged.rows.iter().filter_map(|row| failure(judged, row)).collect();
    if !failures.is_empty() {
        add(Part::Heading("Failures"));
        failures.into_iter().for_each(|failure| add(Part::Detail(failure)));
    }
    add(Part::Matrix(of.slug.clone(), Matrix::new(judged.cases, judgements.iter().copied())));
    let series = judgements.iter().map(|one| times(judged, one)).collect();
    let limit_ms = of.states_time().then_some(of.limits.time_ms as f64);
    add(Part::Plot(Plot { title: "Time against size", series, size: "bytes of the input", limit_ms }));
}

/// Input, expected, got and difference of what failed, and what was looked into behind it.
fn told(judged: &Judged, row: &Row) -> Text {
    let judgement = row.judgement;
    let mut text = Text::default();
    match (&row.found, judgement.failure()) {
        (Some(found), _) => {
            let Found { case, outcome, judgement, .. } = found;
            if !case.reason.is_empty() {
                writeln!(text, "{}: {}", case.name, case.reason);
            }
            let (input, expected) = (&case.input[..], case.answer.as_deref());
            let of = Difference { bound: judged.bound, input, expected, outcome, judgement };
            difference(&mut text, &of);
            if case.name.starts_with("secret/") && is_cut(&of) {
                writeln!(text, "whole input: ojkit gen {} --show {}", judged.bound.problem.slug, case.group);
            }
        }
        (None, Some(failure)) if row.search.is_none_or(|search| search.searched.countercase.is_none()) => {
            writeln!(text, "{}", failure.message);
        }
        _ => {}
    }
    if let Some(growth) = row.growth {
        search::growth_text(&mut text, growth);
    }
    if let Some(search) = row.search {
        let of = (&judged.bound.problem, &*judgement.submission);
        search::text(&mut text, search, of);
    }
    text
}

fn failure(judged: &Judged, row: &Row) -> Option<Detail> {
    let (mut text, judgement) = (told(judged, row), row.judgement);
    let mark = judgement.mark();
    if text.0.is_empty() && mark == Mark::Unexpected {
        let scores = judgement.score().map_or(String::new(), |score| score.unexpected.join("\n"));
        text.say(if scores.is_empty() { passed(judgement) } else { scores });
    }
    if text.0.is_empty() {
        return None;
    }
    let verdict = verdicts::verdict(judgement);
    let wanted = match mark {
        Mark::Unexpected => format!(", expected {}", verdicts::expected(&judgement.expected)),
        _ => String::new(),
    };
    let why = verdicts::failure(judgement);
    let why = if why.is_empty() { why } else { format!("; {why}") };
    let countercase = row.search.and_then(|search| search.searched.countercase.as_ref());
    let pictures = match (&row.found, countercase) {
        (Some(found), _) => pictures::of_found(judged.bound, found),
        (None, Some(case)) => pictures::of_countercase(&judged.bound.problem, case),
        (None, None) => Vec::new(),
    };
    let head = format!("{}: {verdict}{wanted}{why}", judgement.submission);
    Some(Detail { pictures, ..Detail::new(verdicts::tone(mark), head, text) })
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
