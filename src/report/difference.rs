//! What a submission got wrong on one input, as its author reads it: input, expected, got, where they part, and what was printed.

use super::document::{Text, Tone};
use super::figures::{mebibytes, milliseconds};
use super::site::{self, Shown};
use ojkit_draw::Bound;
use ojkit_judge::checker::excerpt::{escaped, excerpt_within, unseen_difference};
use ojkit_judge::interaction::tail;
use ojkit_judge::sanitized::own_words;
use ojkit_model::finding::Finding;
use ojkit_model::problem::{Checker, Problem};
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::{Ending, Outcome};

/// A failure, with everything that is known of it.
#[derive(Clone, Copy, Debug)]
pub struct Difference<'a> {
    pub bound: &'a Bound,
    pub input: &'a [u8],
    pub expected: Option<&'a [u8]>,
    pub outcome: &'a Outcome,
    pub judgement: &'a Finding,
}

/// Lines of an input that are shown, and of an answer: with their headings and a mark, 40 of a failure.
pub(super) const INPUT_LINES: usize = 19;
pub(super) const ANSWER_LINES: usize = 8;
/// Lines of what was printed for debugging at its beginning and at its end.
const DEBUG_LINES: usize = 10;
/// A longer line is cut.
const CHARS: usize = 160;
/// So many characters of a text are shown, however few its lines.
const LINES_CHARS: usize = 1000;
/// So much of a long line stands before the place where it matters.
const BEFORE: usize = 40;
/// Values of a site stand below each other.
const INDENT: &str = "  ";

/// What stands above the output of a submission: where it was judged while it ran, that is what both sides said.
pub(super) fn heading(problem: &Problem) -> &'static str {
    if problem.is_interaction() { "conversation (`>` is the submission)" } else { "output" }
}

/// Writes it.
pub fn difference(out: &mut Text, found: &Difference) {
    match site::input(found.bound, found.input) {
        Some(values) => given(out, &values),
        None => {
            out.heading("input");
            lines(out, found.input, INPUT_LINES);
        }
    }
    if found.bound.problem.is_interaction() {
        out.heading(heading(&found.bound.problem));
        // What matters is how it ended.
        tail(&found.outcome.stdout).lines().skip(1).for_each(|line| writeln!(out, "{INDENT}{line}"));
    }
    let has_output = !found.outcome.stdout.is_empty() || found.judgement.verdict == Verdict::WrongAnswer;
    let marked = match found.expected {
        _ if found.bound.problem.is_interaction() => false,
        Some(expected) if has_output => sides(out, found, expected),
        Some(expected) => {
            one(out, found, "expected", expected);
            false
        }
        None if has_output => {
            one(out, found, "got", &found.outcome.stdout);
            false
        }
        None => false,
    };
    // Where the place is marked, the checker's count of lines and tokens says less.
    let is_alone = !found.judgement.is_after_others();
    if !marked || found.judgement.verdict != Verdict::WrongAnswer || !is_alone {
        said(found).lines().for_each(|line| writeln!(out, "{line}"));
    }
    let heading = debug_heading(found.outcome);
    debugging(out, heading, own_words(found.outcome));
    let Finding { time_ms, memory_kib, .. } = found.judgement;
    // What was stopped early was not measured.
    if *memory_kib == 0 {
        return;
    }
    writeln!(out, "{}, {}", milliseconds(*time_ms), mebibytes(*memory_kib as f64))
}

/// Whether lines of the input are left out that a command can draw again.
pub(super) fn is_cut(found: &Difference) -> bool {
    let count = found.input.iter().filter(|&&byte| byte == b'\n').count();
    count > INPUT_LINES && site::input(found.bound, found.input).is_none() && !found.bound.problem.is_only_samples()
}

/// An input as its site gives it.
pub(super) fn given(out: &mut Text, values: &[Shown]) {
    out.heading("input");
    let mut room = INPUT_LINES.saturating_sub(values.len());
    for value in values {
        parameter(out, value, room);
        room = room.saturating_sub(value.picture.len());
    }
}

/// A parameter by its name, with its picture below where there is room for it.
fn parameter(out: &mut Text, value: &Shown, room: usize) {
    let text = cut(&value.text, 0).0;
    match value.name.is_empty() {
        true => writeln!(out, "{INDENT}{text}"),
        false => writeln!(out, "{INDENT}{} = {text}", value.name),
    }
    drawn(out, value, room)
}

fn drawn(out: &mut Text, value: &Shown, room: usize) {
    let lines = value.picture.iter().filter(|_| value.picture.len() <= room);
    lines.for_each(|line| writeln!(out, "{INDENT}{INDENT}{line}"))
}

/// One side alone.
pub(super) fn one(out: &mut Text, found: &Difference, heading: &str, text: &[u8]) {
    match site::answer(found.bound, text) {
        Some(value) => {
            out.toned(Tone::Strong, format!("{heading}:")).say(format!(" {}\n", cut(&value.text, 0).0));
            drawn(out, &value, INPUT_LINES - 1);
        }
        None => {
            out.heading(heading);
            lines(out, text, INPUT_LINES);
        }
    }
}

/// Both sides; whether the place where they part was marked.
pub(super) fn sides(out: &mut Text, found: &Difference, expected: &[u8]) -> bool {
    let got = &found.outcome.stdout[..];
    // Where another output would be right too, the first difference says nothing.
    let marks = found.judgement.verdict == Verdict::WrongAnswer && is_in_order(&found.bound.problem.checker);
    match (site::answer(found.bound, expected), site::answer(found.bound, got)) {
        (Some(mut right), Some(mut wrong)) => {
            let unseen = unseen_difference(&right.text, &wrong.text).filter(|_| marks);
            (right.text, wrong.text) = (escaped(&right.text), escaped(&wrong.text));
            let place = if marks { parting(&right.text, &wrong.text) } else { None };
            let at = place.map_or(0, |(at, _)| at);
            out.toned(Tone::Strong, "expected:").say(format!(" {}\n", cut(&right.text, at).0));
            drawn(out, &right, ANSWER_LINES);
            let (text, shift) = cut(&wrong.text, at);
            out.toned(Tone::Strong, "got:").say(format!("      {text}\n"));
            if let Some((at, width)) = place {
                let column = "expected: ".len() + at - shift.0 + shift.1;
                mark(out, column, width);
            }
            unseen.iter().for_each(|says| writeln!(out, "{says}"));
            drawn(out, &wrong, ANSWER_LINES);
            place.is_some()
        }
        _ => {
            let place = if marks { first_line(expected, got) } else { None };
            let unseen = place.as_ref().and_then(|place| place.unseen);
            for (heading, text, is_got) in [("expected", expected, false), ("got", got, true)] {
                out.heading(heading);
                marked_lines(out, text, place.as_ref(), is_got);
            }
            unseen.iter().for_each(|says| writeln!(out, "{says}"));
            place.is_some()
        }
    }
}

fn mark(out: &mut Text, column: usize, width: usize) {
    out.say(" ".repeat(column)).toned(Tone::Bad, "^".repeat(width.min(CHARS))).say("\n");
}

/// Whether an output is compared from its beginning to its end.
pub(super) fn is_in_order(checker: &Checker) -> bool {
    matches!(checker, Checker::Tokens | Checker::Exact | Checker::Floats { .. } | Checker::Values { .. })
}

/// Where two values part: a character's place in the second, and how much of it is to be marked.
fn parting(expected: &str, got: &str) -> Option<(usize, usize)> {
    let (a, b): (Vec<char>, Vec<char>) = (expected.chars().collect(), got.chars().collect());
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    if same == a.len() && same == b.len() {
        return None;
    }
    let ends = |c: &char| matches!(c, ',' | '[' | ']' | ' ');
    let start = b[..same].iter().rposition(ends).map_or(0, |at| at + 1);
    let width = b[start..].iter().position(ends).unwrap_or(b.len() - start);
    Some((start, width.max(1)))
}

/// The first line in which two texts differ, with the place in it where they do.
struct Parted {
    line: usize,
    at: usize,
    width: usize,
    unseen: Option<&'static str>,
}

fn first_line(expected: &[u8], got: &[u8]) -> Option<Parted> {
    let split = |text: &[u8]| -> Vec<String> {
        let text = String::from_utf8_lossy(text);
        text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()
    };
    let (expected, got) = (split(expected), split(got));
    let count = expected.len().max(got.len());
    let of = |lines: &[String], at: usize| lines.get(at).cloned().unwrap_or_default();
    let line = (0..count).find(|&at| of(&expected, at) != of(&got, at))?;
    let (expected, got) = (of(&expected, line), of(&got, line));
    let (at, width) = parting(&escaped(&expected), &escaped(&got))?;
    Some(Parted { line, at, width, unseen: unseen_difference(&expected, &got) })
}

/// The lines around the one that differs, with a mark below it.
fn marked_lines(out: &mut Text, text: &[u8], place: Option<&Parted>, is_got: bool) {
    let Some(place) = place else { return lines(out, text, ANSWER_LINES) };
    let text = String::from_utf8_lossy(text).into_owned();
    let all: Vec<&str> = text.lines().collect();
    // The lines that say how many are left out are two of them.
    let first = place.line.saturating_sub(ANSWER_LINES / 2 - 1);
    let last = all.len().min(first + ANSWER_LINES - 2);
    if first > 0 {
        writeln!(out, "{INDENT}... {first} lines that are equal");
    }
    for (number, line) in all.iter().enumerate().take(last).skip(first) {
        let at = if number == place.line { place.at } else { 0 };
        let (shown, shift) = cut(&escaped(line), at);
        writeln!(out, "{}", format!("{INDENT}{shown}").trim_end());
        if is_got && number == place.line {
            let column = INDENT.len() + at - shift.0 + shift.1;
            mark(out, column, place.width);
        }
    }
    if all.is_empty() {
        writeln!(out, "{INDENT}(nothing)");
    } else if is_got && place.line >= all.len() {
        out.say(INDENT).toned(Tone::Bad, "^ it ends here").say("\n");
    }
    if last < all.len() {
        writeln!(out, "{INDENT}... {} more lines", all.len() - last);
    }
}

/// A text in at most so many lines: a longer one by its beginning and its end.
pub(super) fn lines(out: &mut Text, text: &[u8], most: usize) {
    let mut all = text.split(|&b| b == b'\n').collect::<Vec<_>>();
    if all.last().is_some_and(|line| line.is_empty()) {
        all.pop();
    }
    if all.is_empty() {
        return writeln!(out, "{INDENT}(nothing)");
    }
    // Long lines say as much as a short text does.
    let mut room = LINES_CHARS;
    let mut fits = |line: &&&[u8]| {
        let fits = room > 0;
        room = room.saturating_sub(line.len().min(CHARS));
        fits
    };
    let end = if all.len() > most { most / 3 } else { 0 };
    let first = all.iter().take(most - end - usize::from(end > 0)).take_while(&mut fits).count();
    let last = all.iter().rev().take(end).take_while(&mut fits).count();
    let shown = |line: &[u8]| format!("{INDENT}{}", excerpt_within(line, CHARS)).trim_end().to_owned();
    all[..first].iter().for_each(|line| writeln!(out, "{}", shown(line)));
    let more = all.len() - first - last;
    if more > 0 {
        writeln!(out, "{INDENT}... {more} more lines");
    }
    all[all.len() - last..].iter().for_each(|line| writeln!(out, "{}", shown(line)));
}

/// What stands above standard error: where a program crashes, its runtime has written there too.
pub(super) fn debug_heading(outcome: &Outcome) -> &'static str {
    if outcome.ending == Ending::Exited(0) { "printed for debugging" } else { "standard error" }
}

/// What was written to standard error: the beginning and the end.
fn debugging(out: &mut Text, heading: &str, text: &[u8]) {
    if text.trim_ascii().is_empty() {
        return;
    }
    out.heading(heading);
    let text = String::from_utf8_lossy(text).replace('\t', "    ");
    let text = text.as_bytes();
    let all: Vec<&[u8]> = text.trim_ascii_end().split(|&b| b == b'\n').collect();
    let mut line = |line: &[u8]| writeln!(out, "{}", format!("{INDENT}{}", excerpt_within(line, CHARS)).trim_end());
    if all.len() <= 2 * DEBUG_LINES + 1 {
        return all.iter().for_each(|text| line(text));
    }
    all[..DEBUG_LINES].iter().for_each(|text| line(text));
    line(format!("... {} more lines", all.len() - 2 * DEBUG_LINES).as_bytes());
    all[all.len() - DEBUG_LINES..].iter().for_each(|text| line(text))
}

/// A line with the place that matters in sight and nothing that a terminal would obey; how many characters were left out before it, and
/// how many stand in their stead.
fn cut(line: &str, at: usize) -> (String, (usize, usize)) {
    const DOTS: &str = "... ";
    let printable: Vec<char> = line.chars().map(|c| if c.is_control() { '?' } else { c }).collect();
    let count = printable.len();
    let start = if at + BEFORE > CHARS { at - BEFORE.min(at) } else { 0 };
    let end = count.min(start + CHARS);
    let shown: String = printable[start..end].iter().collect();
    let before = if start > 0 { DOTS } else { "" };
    let after = if end < count { format!("... ({count} characters)") } else { String::new() };
    (format!("{before}{shown}{after}"), (start, before.len()))
}

/// What the judge said of a failure, without the lists of a class, which are shown as its input.
pub(super) fn said(found: &Difference) -> String {
    let message = &found.judgement.message;
    let lists = found.bound.operations(found.input);
    lists.map_or(message.clone(), |lists| message.replace(&format!("\n{}", lists.trim_end()), ""))
}
