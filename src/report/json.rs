//! JSON for scripts: one object, `"format": 1`; fields may be added, and none changes its meaning.

use ojkit_judge::time_limit::{Origin, TimeLimit};
use ojkit_model::finding::{Finding, Reason, SEARCH, short};
use ojkit_model::judgement::Judgement;
use ojkit_model::score::{Points, Score};
use ojkit_model::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::io::{self, Write};
use std::time::Duration;

const FORMAT: u32 = 1;

#[derive(Serialize)]
struct Judged<'a> {
    format: u32,
    results: Vec<Row<'a>>,
    tier: &'a str,
    /// Those that were measured, because a spec states none.
    time_limits: Vec<serde_json::Value>,
}

#[derive(Serialize)]
struct Row<'a> {
    problem: &'a str,
    submission: &'a str,
    language: &'a str,
    expected: &'a [Verdict],
    /// Absent where it was skipped, null where some answers were compared with nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<Option<Verdict>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    skipped: Option<String>,
    as_expected: Option<bool>,
    compared: usize,
    unanswered: usize,
    undecided: usize,
    cases: Vec<CaseRow<'a>>,
    search: Option<&'a serde_json::Value>,
    growth: Option<&'a serde_json::Value>,
    first_failure: Option<Failure>,
    /// What failed and decides nothing, where that leaves no verdict.
    doubtful: Option<serde_json::Value>,
    /// Of a problem whose groups have scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<serde_json::Value>,
    /// What was left out on this machine, and what to install.
    #[serde(skip_serializing_if = "str::is_empty")]
    note: &'a str,
    /// Whether an earlier run found this, and it was not run again.
    earlier: bool,
}

#[derive(Serialize)]
struct CaseRow<'a> {
    case: &'a str,
    group: &'a str,
    /// Null where the answer was compared with nothing.
    verdict: Option<Verdict>,
    time_ms: f64,
    memory_kib: u64,
    /// What the checker gives, where that is less than all.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Points>,
    #[serde(skip_serializing_if = "str::is_empty")]
    note: &'a str,
}

#[derive(Serialize)]
struct Failure {
    /// `null` where no case ran, as after a compile error.
    case: Option<String>,
    message: String,
}

/// Writes judgements as the object that `judge --format json` promises, with a final newline.
///
/// A row has `verdict`, or `skipped` with the reason; where there is none, `as_expected` is null. `after` are the searches that followed the
/// cases, and how the time of a slow submission grows, by row, `time_limits` what was measured ([`time_limit`]). `tier` names the confinement in force.
///
/// # Errors
/// Those of the writer.
pub fn judgements(
    out: &mut dyn Write,
    judgements: &[Judgement],
    after: &[(Option<serde_json::Value>, Option<serde_json::Value>)],
    time_limits: Vec<serde_json::Value>,
    tier: &str,
) -> io::Result<()> {
    let of_row = |at: usize| after.get(at).map_or((None, None), |(search, growth)| (search.as_ref(), growth.as_ref()));
    let results = judgements.iter().enumerate().map(|(at, judgement)| row(judgement, of_row(at))).collect();
    serde_json::to_writer(&mut *out, &Judged { format: FORMAT, results, tier, time_limits })
        .map_err(io::Error::from)?;
    out.write_all(b"\n")
}

type Value<'a> = Option<&'a serde_json::Value>;

fn row<'a>(judgement: &'a Judgement, (search, growth): (Value<'a>, Value<'a>)) -> Row<'a> {
    let (skipped, standing) = (&judgement.skipped, judgement.standing());
    Row {
        problem: &judgement.problem,
        submission: &judgement.submission,
        language: &judgement.language,
        expected: &judgement.expected,
        verdict: skipped.is_none().then(|| judgement.verdict()),
        skipped: skipped.as_ref().map(ToString::to_string),
        as_expected: judgement.verdict().map(|_| judgement.as_expected()),
        compared: standing.cases.len() - standing.unanswered(),
        unanswered: standing.unanswered(),
        undecided: standing.undecided(),
        search,
        growth,
        cases: standing.cases.iter().map(|case| self::case(case)).collect(),
        doubtful: standing.doubtful().map(open),
        score: standing.score.as_ref().map(score),
        first_failure: standing
            .failure
            .map(|Finding { case, message, .. }| Failure { case: Some(case).filter(|case| !case.is_empty()), message }),
        note: &judgement.note,
        earlier: judgement.earlier,
    }
}

/// What decides nothing, as a row's field `doubtful`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Open {
    #[serde(flatten)]
    reason: Option<Reason>,
    case: String,
    /// Null where it is no failure.
    verdict: Option<Verdict>,
    message: String,
    expected: Option<String>,
    got: Option<String>,
    /// The sentence that says why it decides nothing.
    pub why: String,
}

impl Open {
    /// What took longer by the clock than it may.
    pub fn late(wall: Duration) -> Open {
        let why =
            format!("it was not judged to its end within the {} ms by the clock that it may take", wall.as_millis());
        Open { why, ..Open::default() }
    }

    /// What says nothing of a submission, and the case on which it happened.
    pub fn because(case: String, why: String) -> Open {
        Open { case, why, ..Open::default() }
    }

    /// A finding that has a reason.
    pub fn of(open: &Finding) -> Open {
        Open {
            reason: open.reason.clone(),
            case: open.case.clone(),
            verdict: Some(open.verdict).filter(|_| open.is_failure()),
            message: open.message.clone(),
            expected: open.expected.clone(),
            // What a case behind others gave may be the message of a crash.
            got: open
                .got
                .as_ref()
                .filter(|_| !open.is_after_others() || open.case == SEARCH)
                .and_then(|got| short(got.as_bytes())),
            why: open.to_string(),
        }
    }
}

/// The same as an object whose keys are in the order of the alphabet.
pub fn open(open: &Finding) -> serde_json::Value {
    // A value of strings alone does not fail to be written.
    serde_json::to_value(Open::of(open)).unwrap_or_default()
}

/// A row's field `score`.
pub(super) fn score(score: &Score) -> serde_json::Value {
    serde_json::to_value(score).unwrap_or_default()
}

fn case(case: &Finding) -> CaseRow<'_> {
    CaseRow {
        case: &case.case,
        group: &case.group,
        verdict: case.known(),
        // Microseconds: more digits would pretend to a precision that no clock here has.
        time_ms: (case.time_ms * 1000.0).round() / 1000.0,
        memory_kib: case.memory_kib,
        points: case.points,
        note: &case.note,
    }
}

/// A time limit that was measured, for scripts.
pub fn time_limit(slug: &str, limit: &TimeLimit) -> serde_json::Value {
    let (submission, case, measured) = match &limit.origin {
        Origin::Slowest { submission, run, .. } => (Some(submission), Some(&run.case), run.time_ms),
        Origin::Endless { submission, case } => (Some(submission), Some(case), None),
        Origin::Nobody => (None, None, None),
    };
    serde_json::json!({
        "problem": slug,
        "language": limit.language,
        "time_ms": limit.time_ms,
        "submission": submission,
        "case": case,
        "measured_ms": measured,
    })
}
