//! The table of verdicts against expectations.

use super::figures::{mebibytes, milliseconds};
use super::style::{Style, Tone};
use comfy_table::{Cell, CellAlignment, ColumnConstraint, ContentArrangement, Table, presets};
use ojkit_model::finding::Finding;
use ojkit_model::judgement::{Judgement, Mark};
use ojkit_model::score::{GroupScore, told};
use ojkit_model::verdict::Verdict;
use std::io::{self, Write};

/// So many rows of a kind.
pub(super) fn counted(mark: Mark, count: usize) -> String {
    match mark {
        Mark::Expected => format!("{count} as expected"),
        Mark::Open => format!("{count} not compared with any answer"),
        Mark::Draft => super::figures::counted(count as u64, "draft"),
        Mark::Unexpected | Mark::Skipped | Mark::Doubtful => format!("{count} {}", mark.name()),
    }
}

fn tone(mark: Mark) -> Tone {
    match mark {
        Mark::Expected => Tone::Good,
        Mark::Unexpected => Tone::Bad,
        Mark::Skipped | Mark::Open | Mark::Doubtful => Tone::Warning,
        Mark::Draft => Tone::Strong,
    }
}

/// Writes a table per problem, what there is to say beyond it, and a closing line.
///
/// Judgements of one problem must stand together. `tier` says how programs were confined, where that is to be said.
///
/// # Errors
/// Those of the writer.
pub fn judgements(out: &mut dyn Write, judgements: &[Judgement], tier: Option<&str>, style: Style) -> io::Result<()> {
    let all: Vec<&Judgement> = judgements.iter().collect();
    for problem in all.chunk_by(|a, b| a.problem == b.problem) {
        writeln!(out, "{}", style.paint(Tone::Strong, &problem[0].problem))?;
        table(out, problem, style)?;
        scores(out, problem)?;
        details(out, problem)?;
        writeln!(out)?;
    }
    summary(out, &all, style)?;
    tier.map_or(Ok(()), |tier| writeln!(out, "confinement: {tier}"))
}

const MARK: usize = 0;
const SUBMISSION: usize = 1;
const VERDICT: usize = 3;
const EXPECTED: usize = 4;
const TIME: usize = 5;
const MEMORY: usize = 6;
/// From this width on a path stays on one line.
const WIDE: u16 = 110;

fn table(out: &mut dyn Write, judgements: &[&Judgement], style: Style) -> io::Result<()> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    if let Some(width) = style.width {
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    }
    let is_scored = judgements.iter().any(|judgement| judgement.score().is_some());
    let mut header = vec!["", "submission", "language", "verdict", "expected", "time", "memory", "first failure"];
    header.splice(TIME..TIME, is_scored.then_some("score"));
    table.set_header(header);
    for judgement in judgements {
        let right = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
        let mut row = vec![
            Cell::new(judgement.mark().name()),
            Cell::new(&judgement.submission),
            Cell::new(&judgement.language),
            Cell::new(verdict(judgement)),
            Cell::new(expected(&judgement.expected)),
            right(largest(judgement, |case| case.time_ms).map_or(String::new(), milliseconds)),
            right(largest(judgement, |case| case.memory_kib as f64).map_or(String::new(), mebibytes)),
            Cell::new(failure(judgement)),
        ];
        row.splice(TIME..TIME, is_scored.then(|| right(score(judgement))));
        table.add_row(row);
    }
    // Words and figures stay whole; messages wrap, and paths where the terminal is too narrow for both.
    let wide = style.width.is_none_or(|width| width >= WIDE);
    let scored = is_scored.then_some(MEMORY + 1);
    let whole = [MARK, VERDICT, EXPECTED, TIME, MEMORY].into_iter().chain(scored);
    for column in whole.chain(wide.then_some(SUBMISSION)) {
        if let Some(column) = table.column_mut(column) {
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    let mut marks = judgements.iter().map(|judgement| judgement.mark());
    for (number, line) in table.lines().enumerate() {
        let line = line.trim_end();
        // A row's first line begins with its mark behind one space of padding; a line that goes on has none.
        let begins = number > 0 && line.starts_with(' ') && line[1..].starts_with(|c: char| c != ' ');
        match begins.then(|| marks.next()).flatten() {
            Some(mark) if line[1..].starts_with(mark.name()) => {
                let (text, rest) = line[1..].split_at(mark.name().len());
                writeln!(out, " {}{rest}", style.paint(tone(mark), text))?;
            }
            _ => writeln!(out, "{line}")?,
        }
    }
    Ok(())
}

/// What each submission has reached, group by group, and what of it was not expected.
///
/// # Errors
/// Those of the writer.
pub(super) fn scores(out: &mut dyn Write, judgements: &[&Judgement]) -> io::Result<()> {
    for judgement in judgements {
        let Some(score) = judgement.score() else { continue };
        let groups: Vec<String> = score.groups.iter().map(group).collect();
        writeln!(out, " score: {}: {}", judgement.submission, groups.join(", "))?;
        for unexpected in &score.unexpected {
            writeln!(out, "   not as expected: {unexpected}")?;
        }
    }
    Ok(())
}

/// `few 30 of 30`, and where something failed, what.
fn group(group: &GroupScore) -> String {
    let verdict = match group.verdict {
        Verdict::Accepted => String::new(),
        verdict => format!(" ({})", verdict.short()),
    };
    format!("{} {} of {}{verdict}", group.name, told(group.score), group.max)
}

/// What does not fit a row: long messages of unexpected rows, and notes.
fn details(out: &mut dyn Write, judgements: &[&Judgement]) -> io::Result<()> {
    for judgement in judgements.iter().filter(|judgement| judgement.mark() == Mark::Unexpected) {
        if let Some(failure) = judgement.failure().filter(|failure| failure.message.contains('\n')) {
            writeln!(out, "\n {}:", judgement.submission)?;
            for line in failure.message.lines() {
                writeln!(out, "   {line}")?;
            }
        }
    }
    notes(out, judgements)
}

/// What was left out, and cases near a limit.
///
/// # Errors
/// Those of the writer.
pub(super) fn notes(out: &mut dyn Write, judgements: &[&Judgement]) -> io::Result<()> {
    for judgement in judgements {
        if !judgement.note.is_empty() {
            writeln!(out, " note: {}: {}", judgement.submission, judgement.note)?;
        }
        let noted: Vec<&Finding> = judgement.cases().into_iter().filter(|case| !case.note.is_empty()).collect();
        if let Some(case) = noted.first() {
            let more = match noted.len() {
                1 => String::new(),
                count => format!(" (and {} more cases)", count - 1),
            };
            writeln!(out, " note: {}: {}: {}{more}", judgement.submission, case.case, case.note)?;
        }
    }
    Ok(())
}

/// How many rows of each kind there are.
///
/// # Errors
/// Those of the writer.
pub(super) fn summary(out: &mut dyn Write, judgements: &[&Judgement], style: Style) -> io::Result<()> {
    let count = |mark: Mark| judgements.iter().filter(|judgement| judgement.mark() == mark).count();
    let total = judgements.len();
    if total == 0 {
        return writeln!(out, "no submission was judged");
    }
    let mut parts = vec![counted(Mark::Expected, count(Mark::Expected))];
    for mark in [Mark::Unexpected, Mark::Skipped, Mark::Open, Mark::Doubtful, Mark::Draft] {
        let text = counted(mark, count(mark));
        match (count(mark), mark) {
            (0, _) => {}
            (_, Mark::Draft) => parts.push(text),
            _ => parts.push(style.paint(tone(mark), &text)),
        }
    }
    writeln!(out, "{total} {}: {}", if total == 1 { "submission" } else { "submissions" }, parts.join(", "))?;
    match judgements.iter().filter(|judgement| judgement.earlier).count() {
        0 => Ok(()),
        earlier => writeln!(
            out,
            "{earlier} of these verdicts {} from an earlier run, because nothing has changed; --fresh runs them again",
            if earlier == 1 { "is" } else { "are" }
        ),
    }
}

pub(super) fn verdict(judgement: &Judgement) -> &'static str {
    judgement.verdict().map_or("-", |verdict| verdict.short())
}

pub(super) fn expected(verdicts: &[Verdict]) -> String {
    match verdicts {
        [] => "-".to_string(),
        verdicts => verdicts.iter().map(|verdict| verdict.short()).collect::<Vec<_>>().join(" or "),
    }
}

/// `30 of 100`; nothing where there is no score.
pub(super) fn score(judgement: &Judgement) -> String {
    judgement.score().map_or(String::new(), |score| format!("{} of {}", told(score.score), score.max))
}

pub(super) fn failure(judgement: &Judgement) -> String {
    if let Some(skipped) = &judgement.skipped {
        return skipped.to_string();
    }
    let standing = judgement.standing();
    if let Some(open) = standing.doubtful() {
        let message = open.message.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let message = if message.is_empty() { String::new() } else { format!(" ({message})") };
        return format!("{}: {open}{message}", open.case);
    }
    match &standing.failure {
        None => match standing.unanswered() {
            0 => String::new(),
            unanswered => format!("{unanswered} of {} outputs were not compared with an answer", standing.cases.len()),
        },
        Some(Finding { case, message, .. }) => {
            let mut lines = message.lines().filter(|line| !line.trim().is_empty());
            let first = lines.next().unwrap_or_default();
            // Python says last what is wrong; C++ says first in which function.
            let says = |line: &&str| line.contains("error: ") || line.contains("Error: ") || line.starts_with("error[");
            let line = match first.starts_with("Traceback ") {
                true => lines.next_back().unwrap_or(first),
                false if case.is_empty() && !says(&first) => lines.find(says).unwrap_or(first),
                false => first,
            };
            if case.is_empty() { line.to_string() } else { format!("{case}: {line}") }
        }
    }
}

pub(super) fn largest(judgement: &Judgement, of: impl Fn(&Finding) -> f64) -> Option<f64> {
    judgement.cases().into_iter().map(of).max_by(f64::total_cmp)
}

#[cfg(test)]
pub(crate) mod samples {
    //! Judgements of every kind, for the tests of reports.

    use super::*;
    use ojkit_model::finding::By;
    use ojkit_model::judgement::Skipped;

    /// An accepted, a wrong (as expected), a wrong (unexpected), a slow, a skipped one, one that does not compile, and a draft.
    pub(crate) fn judgements() -> Vec<Judgement> {
        let case = |name: &str, group: &str, verdict, message: &str| Finding {
            time_ms: 0.5,
            memory_kib: 2048,
            ..Finding::new(name, group, verdict, message.into())
        };
        let sample = || case("sample/1", "sample", Verdict::Accepted, "");
        let wrong = || case("secret/edge/03", "edge", Verdict::WrongAnswer, "line 1, token 1: expected Bob, got Alice");
        let judgement = |submission: &str, language: &str, expected: &[Verdict], findings: Vec<Finding>| Judgement {
            problem: "stone-game-iii".into(),
            submission: submission.into(),
            language: language.into(),
            expected: expected.to_vec(),
            findings,
            ..Judgement::default()
        };
        let mut near = case("secret/large/01", "large", Verdict::Accepted, "");
        (near.time_ms, near.memory_kib, near.note) = (912.4, 100 * 1024, "91 % of the time limit".into());
        let slow = case("secret/large/01", "large", Verdict::TimeLimitExceeded, "more than 1000 ms of CPU time");
        let mut skipped = judgement("accepted/suffix.java", "Java", &[Verdict::Accepted], vec![]);
        skipped.skipped =
            Some(Skipped { why: "javac was not found".into(), remedy: "apt-get install default-jdk".into() });
        let message = "typo.cpp:3:1: error: 'x' was not declared\n    3 | x\n      | ^";
        let error = Finding { by: By::Build, ..Finding::new("", "", Verdict::CompileError, message.into()) };
        let broken = judgement("accepted/typo.cpp", "C++", &[Verdict::Accepted], vec![error]);
        vec![
            judgement("accepted/dp.rs", "Rust", &[Verdict::Accepted], vec![sample(), near]),
            judgement("wrong_answer/greedy.rs", "Rust", &[Verdict::WrongAnswer], vec![sample(), wrong()]),
            judgement("accepted/off_by_one.py", "Python", &[Verdict::Accepted], vec![sample(), wrong()]),
            judgement(
                "time_limit_exceeded/memo.py",
                "Python",
                &[Verdict::TimeLimitExceeded, Verdict::RunTimeError],
                vec![sample(), slow],
            ),
            skipped,
            broken,
            judgement("draft/solution.rs", "Rust", &[], vec![sample(), wrong()]),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(judgements: &[Judgement], style: Style) -> String {
        let mut out = Vec::new();
        super::judgements(&mut out, judgements, Some("T1 (Landlock, seccomp)"), style).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn every_kind_of_row_is_shown_with_its_mark_and_its_reason() {
        insta::assert_snapshot!(text(&samples::judgements(), Style::default()));
    }

    #[test]
    fn a_narrow_terminal_wraps_and_stays_within_its_width() {
        let text = text(&samples::judgements(), Style { colour: false, width: Some(100) });
        let table: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
        assert!(table.iter().all(|line| line.chars().count() <= 100), "{text}");
        insta::assert_snapshot!(text);
    }

    #[test]
    fn colour_adds_to_the_text_and_changes_none_of_it() {
        for width in [None, Some(90), Some(40)] {
            let plain = text(&samples::judgements(), Style { colour: false, width });
            let coloured = text(&samples::judgements(), Style { colour: true, width });
            let mut stripped = coloured.clone();
            for code in ["\x1b[32m", "\x1b[31m", "\x1b[33m", "\x1b[1m", "\x1b[0m"] {
                assert!(coloured.contains(code), "{code:?} {width:?}");
                stripped = stripped.replace(code, "");
            }
            assert_eq!(stripped, plain);
        }
    }

    #[test]
    fn nothing_judged_is_said_too() {
        assert!(text(&[], Style::default()).starts_with("no submission was judged\n"));
    }
}
