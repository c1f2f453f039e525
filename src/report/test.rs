//! What a test of one submission found: the first difference, or how much was tried in vain.

use super::difference::{Difference, difference};
use super::figures::{counted, grouped, mebibytes, milliseconds};
use super::json;
use super::search::Search;
use super::site;
use super::stress;
use super::style::{Style, Tone};
use ojkit_model::case::Case;
use ojkit_model::judgement::{Because, CaseJudgement, Doubt, Judgement};
use ojkit_model::verdict::Verdict;
use ojkit_rules::Bound;
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
    /// How many outputs differ from the answer where no checker says whether they are right.
    pub undecided: usize,
    /// The case that took longest.
    pub slowest: Option<CaseJudgement>,
    /// Whoever gave answers.
    pub oracle: Option<String>,
    /// What did not come to a run: a verdict, and what the compiler said.
    pub refused: Option<(Verdict, String)>,
    /// The first failure.
    pub found: Option<Found>,
    /// What failed and decides nothing, and the case, run once more by itself.
    pub doubt: Option<(Doubt, Found)>,
    /// The search behind the cases.
    pub search: Option<Search>,
}

impl Tested {
    /// Counts what was judged.
    pub fn note(&mut self, judgement: &Judgement) {
        for case in &judgement.cases {
            self.cases += 1;
            self.unanswered += usize::from(!case.compared);
            self.undecided += usize::from(case.undecided);
            self.samples += usize::from(case.compared && case.group == "sample");
            if self.slowest.as_ref().is_none_or(|slowest| slowest.time_ms < case.time_ms) {
                self.slowest = Some(case.clone());
            }
        }
    }

    /// Whether nothing failed.
    fn is_clean(&self) -> bool {
        self.found.is_none() && self.refused.is_none()
    }

    /// Whether nothing failed, and somebody who is right was asked wherever that was possible.
    pub fn is_right(&self) -> bool {
        self.is_clean() && self.doubt.is_none() && (self.unanswered == 0 || self.oracle.is_some())
    }

    /// The verdict; none where answers were compared with nothing.
    fn verdict(&self) -> Option<Verdict> {
        match (&self.refused, &self.found) {
            (Some((verdict, _)), _) => Some(*verdict),
            (None, Some(found)) => Some(found.judgement.verdict),
            (None, None) => {
                let is_settled = self.unanswered == 0 && self.cases > 0 && self.doubt.is_none();
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
        writeln!(out, "{}: {doubt}; that decides nothing", style.paint(Tone::Warning, "note"))?;
        if let Some(case) = &search.searched.countercase {
            writeln!(out, "{}", shown(bound, case.input.as_bytes()))?;
        }
    }
    let parts = [
        (tested.samples > 0).then(|| counted(tested.samples as u64, "sample")),
        Some(tested.cases.saturating_sub(tested.samples + tested.unanswered))
            .filter(|&n| n > 0)
            .map(|n| counted(n as u64, "case")),
        searched.map(|search| counted(search.searched.cases, "searched input")),
    ];
    let tried = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let slowest = slowest(tested);
    match (&tested.oracle, tested.unanswered) {
        (_, 0) if tested.cases == 0 => {
            writeln!(out, "{}: there is no case to test it on", style.paint(Tone::Warning, "no verdict"))?;
        }
        (None, 0) if tested.cases == tested.samples => {
            writeln!(out, "{}: {tried}; nothing else is known{slowest}", style.paint(Tone::Good, "accepted"))?;
        }
        (_, 0) => writeln!(out, "{}: {tried}{slowest}", style.paint(Tone::Good, "accepted"))?,
        (Some(oracle), more) => {
            let right = style.paint(Tone::Good, "right as far as is known");
            writeln!(out, "{right}: {tried}, by {oracle}")?;
            writeln!(
                out,
                "{} more ran within the limits, with answers that nobody knows{slowest}",
                counted(more as u64, "case")
            )?;
        }
        (None, more) => {
            writeln!(
                out,
                "{}: {}",
                style.paint(Tone::Warning, "no verdict"),
                if tried.is_empty() { "nothing was compared".to_owned() } else { format!("{tried} passed") }
            )?;
            writeln!(
                out,
                "{} more ran within the limits, with answers that nobody knows{slowest}",
                counted(more as u64, "case")
            )?;
            writeln!(
                out,
                "    help: a brute force beside it, called brute with its language's ending, or --against FILE, answers the small ones"
            )?;
        }
    }
    if let Some(search) = searched {
        search.searched.notes.iter().try_for_each(|note| writeln!(out, "note: {note}"))?;
    }
    Ok(())
}

/// The slowest case, as the end of a sentence.
fn slowest(tested: &Tested) -> String {
    tested.slowest.as_ref().map_or(String::new(), |case| {
        let (time, memory) = (milliseconds(case.time_ms), mebibytes(case.memory_kib as f64));
        let note = if case.note.is_empty() { String::new() } else { format!(", {}", case.note) };
        format!("; slowest {time}, {memory} ({}{note})", case.case)
    })
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

/// A failure that decides nothing.
fn doubtful(
    out: &mut dyn Write,
    bound: &Bound,
    tested: &Tested,
    (doubt, found): (&Doubt, &Found),
    style: Style,
) -> io::Result<()> {
    writeln!(out, "{}: {doubt}", style.paint(Tone::Warning, "no verdict"))?;
    writeln!(out, "on {}:", doubt.case)?;
    let Found { case, outcome, judgement, .. } = found;
    difference(
        out,
        &Difference { bound, input: &case.input, expected: case.answer.as_deref(), outcome, judgement },
        style,
    )?;
    if doubt.because == Because::NoChecker {
        let searched = tested.search.as_ref().and_then(|search| search.searched.undecided.as_ref());
        let more =
            searched.map_or(String::new(), |some| format!(", and {} of the searched inputs", grouped(some.count)));
        writeln!(out, "outputs of {} of {} differ{more}", tested.undecided, counted(tested.cases as u64, "case"))?;
        return writeln!(
            out,
            "    help: write a checker (docs/checkers.md), or, where one answer alone is right, take `checker: unwritten` out of the spec"
        );
    }
    writeln!(out, "{} passed", counted(tested.samples as u64, "sample"))?;
    if matches!(doubt.because, Because::Disagreement { .. }) {
        return writeln!(out, "    help: correct whichever accepted submission is wrong, or take it out of them");
    }
    writeln!(
        out,
        "    help: where this input is illegal, add the line that it breaks to constraints, or a validator; where it is legal, ojkit add-case keeps it, and then it decides"
    )
}

fn failure(out: &mut dyn Write, bound: &Bound, tested: &Tested, found: &Found, style: Style) -> io::Result<()> {
    let verdict = style.paint(Tone::Bad, found.judgement.verdict.name());
    let countercase = tested.search.as_ref().and_then(|search| search.searched.countercase.as_ref());
    match (countercase, &tested.oracle) {
        (Some(case), Some(oracle)) => {
            let inputs = tested.search.as_ref().map_or(0, |search| search.searched.cases);
            let tried = counted(inputs, "searched input");
            writeln!(out, "{verdict} after {tried}, by {oracle} ({})", stress::how_small(case))?;
        }
        _ if found.is_made_small => {
            let name = &found.case.name;
            writeln!(
                out,
                "{verdict} on {name}; this smaller input, made from it, fails too (the case stays as it is)"
            )?;
        }
        _ => writeln!(out, "{verdict} on {}", found.case.name)?,
    }
    let Found { case, outcome, judgement, .. } = found;
    let shown = Difference { bound, input: &case.input, expected: case.answer.as_deref(), outcome, judgement };
    difference(out, &shown, style)?;
    if let Some(growth) = countercase.and_then(|case| case.growth.as_ref()) {
        stress::grows(out, growth)?;
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
        "oracle": tested.oracle,
        "search": tested.search.as_ref().map(|search| search.json(&bound.problem)),
    })
}
