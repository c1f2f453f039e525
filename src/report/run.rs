//! One run of one submission: what it printed, what it used, what the judge says.

use super::figures::{mebibytes, milliseconds};
use super::style::{Style, Tone};
use ojkit_judge::checker::excerpt::excerpt_within;
use ojkit_model::judgement::CaseJudgement;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::Outcome;
use std::io::{self, Write};

/// More lines of a text are counted, not shown.
const LINES: usize = 100;
const CHARS: usize = 400;

/// What stands above the output of a submission: where it was judged while it ran, that is what both sides said.
pub(super) fn heading(problem: &Problem) -> &'static str {
    if problem.is_interaction() { "conversation (`>` is the submission)" } else { "output" }
}

/// Writes the output, what was printed for debugging, time, memory and the verdict.
///
/// # Errors
/// Those of the writer.
pub fn run(
    out: &mut dyn Write,
    problem: &Problem,
    outcome: &Outcome,
    judgement: &CaseJudgement,
    style: Style,
) -> io::Result<()> {
    text(out, heading(problem), &outcome.stdout, style)?;
    if !outcome.stderr.is_empty() {
        text(out, "standard error", &outcome.stderr, style)?;
    }
    let verdict = match judgement.verdict {
        Verdict::Accepted if !judgement.compared => "nobody compared the answer".to_string(),
        Verdict::Accepted => style.paint(Tone::Good, judgement.verdict.name()),
        verdict => style.paint(Tone::Bad, verdict.name()),
    };
    let (time, memory) = (milliseconds(judgement.time_ms), mebibytes(judgement.memory_kib as f64));
    writeln!(out, "{}: {verdict}, {time}, {memory}", judgement.case)?;
    for line in judgement.message.lines().chain(judgement.note.lines()) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// Writes foreign bytes as indented printable lines under a heading, cut to a readable length.
pub(super) fn text(out: &mut dyn Write, heading: &str, bytes: &[u8], style: Style) -> io::Result<()> {
    writeln!(out, "{}:", style.paint(Tone::Strong, heading))?;
    if bytes.is_empty() {
        return writeln!(out, "  (nothing)");
    }
    let mut lines = bytes.split_inclusive(|&b| b == b'\n');
    for line in lines.by_ref().take(LINES) {
        let shown = excerpt_within(line.strip_suffix(b"\n").unwrap_or(line), CHARS);
        writeln!(out, "{}", format!("  {shown}").trim_end())?;
    }
    match lines.count() {
        0 => Ok(()),
        more => writeln!(out, "  ... {more} more lines"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_shows_output_debugging_use_and_verdict_and_no_terminal_escapes() {
        let judgement = CaseJudgement {
            case: "sample/1".into(),
            group: "sample".into(),
            compared: true,
            verdict: Verdict::WrongAnswer,
            message: "line 1, token 1: expected Bob, got Alice".into(),
            note: String::new(),
            time_ms: 1.25,
            memory_kib: 2048,
            points: None,
        };
        let outcome =
            Outcome { stdout: b"Alice\n\n\x1b[2J".to_vec(), stderr: b"i = 3\n".to_vec(), ..Outcome::default() };
        let mut out = Vec::new();
        run(&mut out, &Problem::default(), &outcome, &judgement, Style::default()).unwrap();
        let expected = "output:\n  Alice\n\n  \\x1b[2J\nstandard error:\n  i = 3\n\
            sample/1: wrong_answer, 1.2 ms, 2.0 MiB\n  line 1, token 1: expected Bob, got Alice\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }

    #[test]
    fn a_long_output_is_counted_not_shown() {
        let mut out = Vec::new();
        text(&mut out, "output", "x\n".repeat(1000).as_bytes(), Style::default()).unwrap();
        let out = String::from_utf8(out).unwrap();
        assert_eq!(out.lines().count(), 102);
        assert!(out.ends_with("  ... 900 more lines\n"));
    }
}
