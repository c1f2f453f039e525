//! What a test of one submission found: the first difference, or how much was tried in vain.

use super::difference::{Difference, INPUT_LINES, difference, lines};
use super::document::{Detail, Document, On, Part, Text, Tone};
use super::figures::counted;
use super::json;
use super::junit::{End, Test};
use super::pictures;
use super::search;
use super::site;
use super::standing;
use super::stress::{self, Given};
use ojkit_draw::Bound;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::finding::Finding;
use ojkit_model::finding::SEARCH;
use ojkit_model::verdict::Verdict;
use ojkit_work::stress::is_short;
use ojkit_work::tested::{Found, Standing, Tested};

/// The verdict; none where some outputs have no answer to be compared with.
fn verdict(tested: &Tested) -> Option<Verdict> {
    match (&tested.refused, &tested.found) {
        (Some((verdict, _)), _) => Some(*verdict),
        (None, Some(found)) => Some(found.judgement.verdict),
        (None, None) => {
            let is_complete = tested.unanswered + tested.unrun == 0 && tested.unenforced.is_none();
            let is_settled = is_complete && tested.cases > 0 && tested.open.is_none();
            is_settled.then_some(Verdict::Accepted)
        }
    }
}

/// What it found, as a page and for CI too.
pub fn document(bound: &Bound, tested: &Tested) -> Document<'static> {
    let (shown, is_good) = (text(bound, tested), tested.standing().is_printed());
    let mut document = Document::new(format!("{}: test", tested.submission), &[]);
    let verdict = verdict(tested).map_or(standing::name(tested.standing()), Verdict::name);
    document.verdict = Some((verdict.to_owned(), is_good));
    document.lead.push(format!("{}: {}", bound.problem.slug, bound.problem.title));
    let plain = shown.plain();
    let line = plain.lines().next().unwrap_or_default().to_owned();
    let end = match tested.standing() {
        _ if is_good => End::Passed,
        Standing::Refused => End::Failed(verdict.to_owned(), line.clone(), plain),
        _ => End::Skipped(line.clone()),
    };
    let (problem, name) = (bound.problem.slug.clone(), tested.submission.clone());
    document.tests = vec![Test { problem, name, seconds: 0.0, end }];
    document.add(On::Terminal, Part::Text(shown.clone()));
    let found = tested.found.as_ref().or(tested.open.as_ref().map(|(_, found)| found));
    let pictures = found.map_or(Vec::new(), |found| pictures::of_found(bound, found));
    let tone = if is_good { Tone::Good } else { Tone::Bad };
    document.add(On::Page, Part::Detail(Detail { is_open: true, pictures, ..Detail::new(tone, line, shown) }));
    document
}

/// What it found.
pub fn text(bound: &Bound, tested: &Tested) -> Text {
    let mut text = Text::default();
    let out = &mut text;
    match (&tested.refused, &tested.found, &tested.open) {
        (Some((verdict, message)), ..) => {
            out.toned(Tone::Bad, verdict.name()).say("\n");
            message.lines().for_each(|line| writeln!(out, "  {line}"));
        }
        (None, Some(found), _) => failure(out, bound, tested, found),
        (None, None, Some((open, found))) => doubtful(out, bound, tested, (open, found)),
        (None, None, None) => passed(out, bound, tested),
    }
    text
}

fn passed(out: &mut Text, bound: &Bound, tested: &Tested) {
    let searched = tested.search.as_ref();
    if let Some((search, open)) = searched.and_then(|search| Some((search, search.open()?))) {
        out.toned(Tone::Warning, "note").say(format!(": {open}; this does not count\n"));
        if let Some(case) = &search.searched.countercase {
            lines(out, site::line(bound, case.input.as_bytes(), "\n").as_bytes(), INPUT_LINES);
        }
    }
    sentences(out, tested);
    if let Some(search) = searched {
        out.notes(&search.searched.notes);
    }
}

/// What was checked and what was not, with the first word in colour.
fn sentences(out: &mut Text, tested: &Tested) {
    let tone = if tested.standing().is_printed() { Tone::Good } else { Tone::Warning };
    let mut sentences = standing::sentences(tested).into_iter();
    if let Some(first) = sentences.next() {
        let end = first.find([' ', ':']).unwrap_or(first.len());
        out.toned(tone, &first[..end]).say(format!("{}\n", &first[end..]));
    }
    sentences.for_each(|sentence| writeln!(out, "{sentence}"));
    if tested.open.is_none() {
        standing::slowest_case(tested).iter().for_each(|slowest| writeln!(out, "{slowest}"));
    }
    standing::remedy(tested).iter().for_each(|remedy| writeln!(out, "    help: {remedy}"));
}

/// A failure that does not count.
fn doubtful(out: &mut Text, bound: &Bound, tested: &Tested, (open, found): (&Finding, &Found)) {
    let Found { case, outcome, judgement, .. } = found;
    let verdict = if judgement.verdict == Verdict::Accepted { "difference" } else { judgement.verdict.name() };
    out.toned(Tone::Warning, verdict).say(format!(" on {}, which does not count:\n", open.case));
    let shown = Difference { bound, input: &case.input, expected: case.answer.as_deref(), outcome, judgement };
    difference(out, &shown);
    sentences(out, tested)
}

fn failure(out: &mut Text, bound: &Bound, tested: &Tested, found: &Found) {
    out.toned(Tone::Bad, found.judgement.verdict.name());
    let search = tested.search.as_ref().filter(|_| found.is_made_small || found.case.group == SEARCH);
    let countercase = search.and_then(|search| search.searched.countercase.as_ref());
    match (countercase, &tested.reference) {
        (Some(case), _) if found.is_made_small => {
            writeln!(out, " on {}, and on this input too ({})", found.case.name, stress::how_small(case));
        }
        (Some(case), Some(reference)) => {
            let inputs = tested.search.as_ref().map_or(0, |search| search.searched.cases);
            let tried = counted(inputs, "generated input");
            writeln!(out, " after {tried}, compared with {reference} ({})", stress::how_small(case));
        }
        _ if found.is_made_small && found.judgement.is_after_others() => {
            writeln!(out, " on {}, shown on small inputs", found.case.name);
        }
        _ if found.is_made_small => writeln!(out, " on {}, shown on a part of its input", found.case.name),
        _ => writeln!(out, " on {}", found.case.name),
    }
    let Found { case, outcome, judgement, .. } = found;
    let shown = Difference { bound, input: &case.input, expected: case.answer.as_deref(), outcome, judgement };
    difference(out, &shown);
    if let Some(growth) = countercase.and_then(|case| case.growth.as_ref()) {
        stress::grows(out, growth);
    }
    if let Some(growth) = &tested.growth {
        search::growth_text(out, growth);
    }
    let notes = search.iter().filter(|_| countercase.is_some()).flat_map(|search| &search.searched.notes);
    notes.into_iter().for_each(|note| writeln!(out, "note: {note}"));
    let file = search.and_then(|search| search.input.as_deref());
    let again = match countercase {
        _ if judgement.is_after_others() => Some(stress::again(&bound.problem, &tested.submission, Given::All)),
        Some(case) => stress::replay(&bound.problem, &tested.submission, file, case),
        // A part of a case that is too long for a command is as slow as the case.
        None if found.is_made_small && !is_short(&case.input) => {
            Some(stress::again(&bound.problem, &tested.submission, Given::Case(&case.name)))
        }
        None => again(bound, &tested.submission, case),
    };
    again.iter().for_each(|command| writeln!(out, "again: {command}"));
}

/// The command that runs a submission on a case again; none for one that stands on no page and is too long for a command.
fn again(bound: &Bound, submission: &str, case: &Case) -> Option<String> {
    again_by(bound, case, |given| stress::again(&bound.problem, submission, given))
}

/// What a command makes of a case as it is given to it again.
pub(super) fn again_by(bound: &Bound, case: &Case, command: impl Fn(Given) -> String) -> Option<String> {
    match &case.recipe {
        Recipe::Text(text) if text.is_empty() && !is_short(&case.input) => return None,
        Recipe::Text(text) if text.is_empty() => {}
        _ => return Some(command(Given::Case(&case.name))),
    }
    let values = site::input(bound, &case.input).filter(|values| !values.is_empty());
    let lines = values.map(|values| values.into_iter().map(|value| value.text).collect::<Vec<_>>().join("\n"));
    Some(command(Given::Text(lines.as_deref().or(str::from_utf8(&case.input).ok())?)))
}

/// The object that `test --format json` prints.
pub fn json(bound: &Bound, tested: &Tested) -> serde_json::Value {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let values = |input: &[u8]| {
        let values = site::input(bound, input)?;
        Some(values.into_iter().map(|value| (value.name, value.text.into())).collect::<serde_json::Map<_, _>>())
    };
    let found = tested.found.as_ref().map(|found| {
        serde_json::json!({
            "case": found.case.name,
            "made_small": found.is_made_small,
            "input": text(&found.case.input),
            "site": values(&found.case.input),
            "expected": found.case.answer.as_deref().map(text),
            "got": text(&found.outcome.stdout),
            "stderr": text(&found.outcome.stderr),
            "message": found.judgement.message,
            "time_ms": found.judgement.time_ms,
            "memory_kib": found.judgement.memory_kib,
        })
    });
    let refused = tested.refused.as_ref().map(|(_, message)| serde_json::json!({ "case": "", "message": message }));
    serde_json::json!({
        "problem": bound.problem.slug,
        "submission": tested.submission,
        "verdict": verdict(tested).map(Verdict::name),
        "standing": standing::name(tested.standing()),
        "first_failure": found.or(refused),
        "doubtful": tested.open.as_ref().map(|(open, found)| {
            let mut value = json::open(open);
            value["input"] = text(&found.case.input).into();
            value
        }),
        "samples": tested.samples,
        "cases": tested.cases,
        "compared": tested.cases - tested.unanswered,
        "unanswered": tested.unanswered,
        "undecided": tested.undecided,
        "not_run": tested.unrun,
        "unenforced": tested.unenforced,
        "oracle": tested.reference,
        "search": tested.search.as_ref().map(|search| search::json(search, &bound.problem)),
    })
}
