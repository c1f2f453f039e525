//! The table of verdicts against expectations.

use super::document::{Cell, Column, Kind, On, Table, Text, Tone};
use super::figures::{mebibytes, milliseconds};
use ojkit_model::finding::Finding;
use ojkit_model::judgement::{Judgement, Mark};
use ojkit_model::score::{GroupScore, told};
use ojkit_model::verdict::Verdict;

/// So many rows of a kind.
pub(super) fn counted(mark: Mark, count: usize) -> String {
    match mark {
        Mark::Expected => format!("{count} as expected"),
        Mark::Open => format!("{count} not compared with any answer"),
        Mark::Draft => super::figures::counted(count as u64, "draft"),
        Mark::Unexpected | Mark::Skipped | Mark::Doubtful => format!("{count} {}", mark.name()),
    }
}

pub(super) fn tone(mark: Mark) -> Tone {
    match mark {
        Mark::Expected => Tone::Good,
        Mark::Unexpected => Tone::Bad,
        Mark::Skipped | Mark::Open | Mark::Doubtful => Tone::Warning,
        Mark::Draft => Tone::Strong,
    }
}

/// The table of a problem's submissions; a page has a column for each of the groups that have scores.
pub(super) fn table(rows: &[&Judgement]) -> Table {
    let largest = |row: &Judgement, of: fn(&Finding) -> f64, text: fn(f64) -> String| {
        largest(row, of).map_or(Cell::default(), |value| Cell::figure(value, text(value)))
    };
    let mut columns = vec![
        Column::new("", rows, |row| Cell::text(row.mark().name()).toned(tone(row.mark()))).kind(Kind::Word),
        Column::new("submission", rows, |row| Cell::text(&row.submission)).kind(Kind::Name),
        Column::new("language", rows, |row| Cell::text(&row.language)),
        Column::new("verdict", rows, |row| Cell::text(verdict(row))).kind(Kind::Word),
        Column::new("expected", rows, |row| Cell::text(expected(&row.expected))).kind(Kind::Word),
    ];
    if let Some(first) = rows.iter().find_map(|row| row.score()) {
        let of = |row: &&Judgement| row.score().map(|score| format!("{} of {}", told(score.score), score.max));
        columns.push(Column::new("score", rows, |row| Cell::text(of(row).unwrap_or_default())).kind(Kind::Figure));
        for GroupScore { name, max, .. } in &first.groups {
            columns.push(Column::new(format!("{name} /{max}"), rows, |row| reached(row, name)).on(On::Page));
        }
    }
    columns.extend([
        Column::new("time", rows, |row| largest(row, |case| case.time_ms, milliseconds)).kind(Kind::Figure),
        Column::new("memory", rows, |row| largest(row, |case| case.memory_kib as f64, mebibytes)).kind(Kind::Figure),
        Column::new("first failure", rows, |row| Cell::text(failure(row))),
    ]);
    Table { label: "submissions".into(), class: "rows notes".into(), columns, ..Table::default() }
}

fn reached(row: &Judgement, name: &str) -> Cell {
    let group = row.score().and_then(|score| score.groups.into_iter().find(|group| group.name == name));
    let Some(group) = group else { return Cell::default() };
    let (points, verdict) = (told(group.score), group.verdict.short());
    match group.score >= group.max as f64 {
        true => Cell::figure(group.score, points).toned(Tone::Good),
        false => Cell::figure(group.score, format!("{points} {verdict}")).toned(Tone::Bad),
    }
}

/// What does not fit a table: what each submission has reached, group by group, and long messages of unexpected rows.
pub(super) fn beside(rows: &[&Judgement], is_shown: bool) -> Text {
    let mut out = Text::default();
    for (row, score) in rows.iter().filter_map(|row| Some((row, row.score()?))) {
        let groups: Vec<String> = score.groups.iter().map(group).collect();
        writeln!(out, " score: {}: {}", row.submission, groups.join(", "));
        score.unexpected.iter().for_each(|unexpected| writeln!(out, "   not as expected: {unexpected}"));
    }
    for row in rows.iter().filter(|row| row.mark() == Mark::Unexpected && !is_shown) {
        if let Some(failure) = row.failure().filter(|failure| failure.message.contains('\n')) {
            writeln!(out, "\n {}:", row.submission);
            failure.message.lines().for_each(|line| writeln!(out, "   {line}"));
        }
    }
    out
}

/// `few 30 of 30`, and where something failed, what.
fn group(group: &GroupScore) -> String {
    let verdict = match group.verdict {
        Verdict::Accepted => String::new(),
        verdict => format!(" ({})", verdict.short()),
    };
    format!("{} {} of {}{verdict}", group.name, told(group.score), group.max)
}

/// What was left out, and cases near a limit.
pub(super) fn notes(rows: &[&Judgement]) -> Vec<String> {
    let mut notes = Vec::new();
    for row in rows {
        if !row.note.is_empty() {
            notes.push(format!("{}: {}", row.submission, row.note));
        }
        let noted: Vec<&Finding> = row.cases().into_iter().filter(|case| !case.note.is_empty()).collect();
        if let Some(case) = noted.first() {
            let more = match noted.len() {
                1 => String::new(),
                count => format!(" (and {} more cases)", count - 1),
            };
            notes.push(format!("{}: {}: {}{more}", row.submission, case.case, case.note));
        }
    }
    notes
}

/// How many rows of each kind there are.
pub(super) fn summary(rows: &[&Judgement]) -> Text {
    let mut out = Text::default();
    let count = |mark: Mark| rows.iter().filter(|row| row.mark() == mark).count();
    if rows.is_empty() {
        return Text::line("no submission was judged");
    }
    let submissions = if rows.len() == 1 { "submission" } else { "submissions" };
    out.say(format!("{} {submissions}: {}", rows.len(), counted(Mark::Expected, count(Mark::Expected))));
    let others = [Mark::Unexpected, Mark::Skipped, Mark::Open, Mark::Doubtful, Mark::Draft];
    for mark in others.into_iter().filter(|mark| count(*mark) > 0) {
        let tone = Some(tone(mark)).filter(|_| mark != Mark::Draft);
        out.say(", ").0.push((tone, counted(mark, count(mark))));
    }
    out.say("\n");
    let earlier = rows.iter().filter(|row| row.earlier).count();
    if earlier > 0 {
        let is = if earlier == 1 { "is" } else { "are" };
        let why = "because nothing has changed; --fresh runs them again";
        writeln!(out, "{earlier} of these verdicts {is} from an earlier run, {why}");
    }
    out
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
