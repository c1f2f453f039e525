//! What a test of one submission found: the first difference, or how much was tried in vain.

use super::difference::{Difference, difference};
use super::figures::counted;
use super::json;
use super::search::{Growth, Search};
use super::site;
use super::stress;
use super::style::{Style, Tone};
use ojkit_draw::Bound;
use ojkit_model::case::Case;
use ojkit_model::judgement::{CaseJudgement, Doubt, Judgement};
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::Outcome;
use std::io::{self, Write};

/// A failure, run once more by itself.
#[derive(Clone, Debug)]
pub struct Found {
    /// The case.
    pub case: Case,
    /// What happened.
    pub outcome: Outcome,
    /// What the judge says.
    pub judgement: CaseJudgement,
    /// Whether the input is a smaller one than that of the case, made from it to be looked at.
    pub is_made_small: bool,
}

/// What came of a test.
#[derive(Clone, Debug, Default)]
pub struct Tested {
    /// Samples that were compared with their answers.
    pub samples: usize,
    /// Cases that ran, samples and all.
    pub cases: usize,
    /// How many of them were compared with nothing.
    pub unanswered: usize,
    /// How many cases were not run, since the others had taken too long already.
    pub unrun: usize,
    /// How many outputs differ from the answer where no checker says whether they are right.
    pub undecided: usize,
    /// The case that took longest.
    pub slowest: Option<CaseJudgement>,
    /// The reference that gave answers.
    pub oracle: Option<String>,
    /// What did not come to a run: a verdict, and what the compiler said.
    pub refused: Option<(Verdict, String)>,
    /// The first failure.
    pub found: Option<Found>,
    /// What failed and decides nothing, and the case, run once more by itself.
    pub doubt: Option<(Doubt, Found)>,
    /// The search behind the cases.
    pub search: Option<Search>,
    /// How the time grows of what is too slow.
    pub growth: Option<Growth>,
}

impl Tested {
    /// Counts what was judged.
    pub fn note(&mut self, judgement: &Judgement) {
        for case in &judgement.cases {
            self.cases += 1;
            self.unanswered += usize::from(!case.compared);
            self.undecided += usize::from(case.undecided);
            self.samples += usize::from(case.compared && !case.undecided && case.group == "sample");
            if self.slowest.as_ref().is_none_or(|slowest| slowest.time_ms < case.time_ms) {
                self.slowest = Some(case.clone());
            }
        }
    }

    /// The verdict; none where answers were compared with nothing.
    fn verdict(&self) -> Option<Verdict> {
        match (&self.refused, &self.found) {
            (Some((verdict, _)), _) => Some(*verdict),
            (None, Some(found)) => Some(found.judgement.verdict),
            (None, None) => {
                let is_settled = self.unanswered + self.unrun == 0 && self.cases > 0 && self.doubt.is_none();
                is_settled.then_some(Verdict::Accepted)
            }
        }
    }
}

/// Writes it for a person.
///
/// # Errors
/// Those of the writer.
pub fn text(out: &mut dyn Write, bound: &Bound, tested: &Tested, style: Style) -> io::Result<()> {
    if let Some((verdict, message)) = &tested.refused {
        writeln!(out, "{}", style.paint(Tone::Bad, verdict.name()))?;
        return message.lines().try_for_each(|line| writeln!(out, "  {line}"));
    }
    if let Some(found) = &tested.found {
        return failure(out, bound, tested, found, style);
    }
    if let Some((doubt, found)) = &tested.doubt {
        return doubtful(out, bound, tested, (doubt, found), style);
    }
    let searched = tested.search.as_ref();
    if let Some((search, doubt)) = searched.and_then(|search| Some((search, search.doubt.as_ref()?))) {
        writeln!(out, "{}: {doubt}; this does not count", style.paint(Tone::Warning, "note"))?;
        if let Some(case) = &search.searched.countercase {
            writeln!(out, "{}", shown(bound, case.input.as_bytes()))?;
        }
    }
    sentences(out, tested, style)?;
    if let Some(search) = searched {
        search.searched.notes.iter().try_for_each(|note| writeln!(out, "note: {note}"))?;
    }
    Ok(())
}

/// What was checked and what was not, with the first word in colour.
fn sentences(out: &mut dyn Write, tested: &Tested, style: Style) -> io::Result<()> {
    let tone = if tested.standing().is_printed() { Tone::Good } else { Tone::Warning };
    let mut sentences = tested.sentences().into_iter();
    if let Some(first) = sentences.next() {
        let end = first.find([' ', ':']).unwrap_or(first.len());
        writeln!(out, "{}{}", style.paint(tone, &first[..end]), &first[end..])?;
    }
    sentences.try_for_each(|sentence| writeln!(out, "{sentence}"))?;
    if tested.doubt.is_none() {
        tested.slowest_case().map_or(Ok(()), |slowest| writeln!(out, "{slowest}"))?;
    }
    tested.remedy().map_or(Ok(()), |remedy| writeln!(out, "    help: {remedy}"))
}

/// An input on one line.
fn shown(bound: &Bound, input: &[u8]) -> String {
    match site::input(bound, input) {
        Some(values) => {
            let one = |value: &site::Shown| format!("  {} = {}", value.name, value.text);
            values.iter().map(one).collect::<Vec<_>>().join("\n")
        }
        None => String::from_utf8_lossy(input).lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n"),
    }
}

/// A failure that does not count.
fn doubtful(
    out: &mut dyn Write,
    bound: &Bound,
    tested: &Tested,
    (doubt, found): (&Doubt, &Found),
    style: Style,
) -> io::Result<()> {
    let Found { case, outcome, judgement, .. } = found;
    let verdict = if judgement.verdict == Verdict::Accepted { "difference" } else { judgement.verdict.name() };
    writeln!(out, "{} on {}, which does not count:", style.paint(Tone::Warning, verdict), doubt.case)?;
    let shown = Difference { bound, input: &case.input, expected: case.answer.as_deref(), outcome, judgement };
    difference(out, &shown, style)?;
    sentences(out, tested, style)
}

fn failure(out: &mut dyn Write, bound: &Bound, tested: &Tested, found: &Found, style: Style) -> io::Result<()> {
    let verdict = style.paint(Tone::Bad, found.judgement.verdict.name());
    let countercase = tested.search.as_ref().and_then(|search| search.searched.countercase.as_ref());
    match (countercase, &tested.oracle) {
        (Some(case), Some(oracle)) => {
            let inputs = tested.search.as_ref().map_or(0, |search| search.searched.cases);
            let tried = counted(inputs, "generated input");
            writeln!(out, "{verdict} after {tried}, compared with {oracle} ({})", stress::how_small(case))?;
        }
        _ if found.is_made_small => {
            let name = &found.case.name;
            writeln!(out, "{verdict} on {name}, made small: this input fails too")?;
        }
        _ => writeln!(out, "{verdict} on {}", found.case.name)?,
    }
    let Found { case, outcome, judgement, .. } = found;
    let shown = Difference { bound, input: &case.input, expected: case.answer.as_deref(), outcome, judgement };
    difference(out, &shown, style)?;
    if let Some(growth) = countercase.and_then(|case| case.growth.as_ref()) {
        stress::grows(out, growth)?;
    }
    if let Some(growth) = &tested.growth {
        growth.text(out)?;
    }
    let notes = tested.search.iter().filter(|_| countercase.is_some()).flat_map(|search| &search.searched.notes);
    notes.into_iter().try_for_each(|note| writeln!(out, "note: {note}"))
}

/// The object that `test --format json` prints.
pub fn json(bound: &Bound, submission: &str, tested: &Tested) -> serde_json::Value {
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
        "submission": submission,
        "verdict": tested.verdict().map(Verdict::name),
        "standing": tested.standing().name(),
        "first_failure": found.or(refused),
        "doubtful": tested.doubt.as_ref().map(|(doubt, found)| {
            let mut value = json::doubt(doubt);
            value["input"] = text(&found.case.input).into();
            value
        }),
        "samples": tested.samples,
        "cases": tested.cases,
        "compared": tested.cases - tested.unanswered,
        "unanswered": tested.unanswered,
        "undecided": tested.undecided,
        "not_run": tested.unrun,
        "oracle": tested.oracle,
        "search": tested.search.as_ref().map(|search| search.json(&bound.problem)),
    })
}
