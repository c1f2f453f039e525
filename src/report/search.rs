//! The search that followed a submission's cases.

use super::document::Text;
use super::figures::grouped;
use super::stress::{self, Facts};
use ojkit_model::problem::Problem;
use ojkit_search::stress::{Searched, TimeGrowth};
use ojkit_work::follow_up::Growth;
use ojkit_work::stress::Search;

/// The object of a row's field `growth`.
pub fn growth_json(growth: &Growth) -> serde_json::Value {
    serde_json::json!({
        "submission": stress::growth_json(&growth.measured.submission),
        "reference": growth.measured.reference.as_ref().map(stress::growth_json),
    })
}

/// Appends how the time of a submission that is slow grows, and that of the reference.
pub fn growth_text(out: &mut Text, growth: &Growth) {
    stress::grows(out, &growth.measured.submission);
    let Some(TimeGrowth { points, law, .. }) = &growth.measured.reference else { return };
    let Some((size, seconds)) = points.last() else { return };
    let law = law.map_or(String::new(), |law| format!(", {}", stress::in_words(law)));
    writeln!(out, "{} takes {seconds:.3} s at size {}{law}", growth.reference, grouped(*size));
}

fn ended_by(searched: &Searched) -> &'static str {
    match searched.stopped {
        true => "interrupt",
        false if searched.late => "clock",
        false => "count",
    }
}

/// The object of a row's field `search`.
pub fn json(search: &Search, problem: &Problem) -> serde_json::Value {
    let searched = &search.searched;
    serde_json::json!({
        "inputs": searched.cases,
        "countercase": searched.countercase.as_ref().map(|case| stress::countercase_json(problem, case)),
        "undecided": searched.undecided.as_ref().map_or(0, |undecided| undecided.count),
        "doubtful": search.open().map(ToString::to_string),
        "seconds": searched.seconds,
        "ended_by": ended_by(searched),
        "earlier": search.remembered,
        "notes": searched.notes,
    })
}

/// Appends what was searched.
pub fn text(out: &mut Text, search: &Search, (problem, submission): (&Problem, &str)) {
    let Search { searched, reference, .. } = search;
    if searched.countercase.is_some() {
        return stress::text(out, &Facts { kept: None, problem, submission, search, against: false });
    }
    if let Some(open) = search.open() {
        writeln!(out, "{submission}: {open}; that decides nothing");
    }
    let of = search.count.map_or(String::new(), |count| format!(" of {}", grouped(count)));
    let seconds = format!(" in {:.1} s", searched.seconds);
    let ended = match ended_by(searched) {
        "count" => seconds,
        "clock" if search.count.is_none() => seconds,
        by => format!("{of}{seconds}, ended by the {by}"),
    };
    let earlier = if search.remembered { ", as an earlier run found" } else { "" };
    let inputs = grouped(searched.cases);
    let found = match &searched.undecided {
        Some(undecided) => {
            let count = grouped(undecided.count);
            format!("{count} outputs differ from {reference}, and no checker says whether they are right,")
        }
        None => format!("no difference from {reference}"),
    };
    writeln!(out, "search: {found} on {inputs} further inputs{ended}{earlier}");
    out.notes(&searched.notes);
}
