//! Answers to records: a line of JSON each, and a table at the end.

use super::figures::{counted, grouped};
use super::json::Open;
use super::{search, site};
use ojkit_draw::Bound;
use ojkit_model::case::Case;
use ojkit_model::finding::{Finding, SEARCH};
use ojkit_model::judgement::Judgement;
use ojkit_model::score::Score;
use ojkit_model::verdict::Verdict;
use ojkit_work::records::{Answer as Judged, Kind, Who};
use ojkit_work::stress::Search;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::{self, Write};
use std::time::Duration;

/// What is answered to one record: a line that is written, and read again by a later run.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Answer {
    /// The record's line, its name, and who handed it in.
    #[serde(flatten)]
    pub who: Who,
    pub problem: String,
    pub language: String,
    pub verdict: Option<Verdict>,
    pub expected: Vec<Verdict>,
    as_expected: Option<bool>,
    /// Cases that it passed until its first failure, of so many that the problem has.
    passed: Option<usize>,
    cases: Option<usize>,
    /// The largest of its cases: CPU time in milliseconds, and memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    time_ms: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    memory_kib: Option<u64>,
    pub first_failure: Option<First>,
    /// The smallest input known that it fails.
    pub smallest: Option<Smallest>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    pub doubtful: Option<Open>,
    search: Option<Value>,
    /// Cases without an answer to compare with.
    unanswered: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// What kind of error that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<Kind>,
}

/// The first case that a submission fails.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct First {
    /// Its name; none where no case ran, as after a compile error.
    pub case: Option<String>,
    pub message: String,
    #[serde(skip)]
    by_clock: bool,
}

/// An input that a submission fails, as a person reads it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Smallest {
    /// The input in the notation of its site, or as text; one that is long is cut.
    pub input: String,
    pub message: String,
    #[serde(skip)]
    by_clock: bool,
}

/// A longer input is not read, but recognized.
const INPUT_CHARS: usize = 300;

impl Smallest {
    /// The smallest input known that a submission fails: what a search has found, else the case of its first failure.
    pub fn of(bound: &Bound, cases: &[Case], judgement: &Judgement, search: Option<&Search>) -> Option<Smallest> {
        let countercase = search.filter(|search| search.open().is_none());
        let (input, message, by_clock) = match countercase.and_then(|search| search.searched.countercase.as_ref()) {
            Some(found) => (found.input.as_bytes(), found.message.clone(), found.by_clock),
            None => {
                let failure = judgement.failure()?;
                let case = cases.iter().find(|case| case.name == failure.case)?;
                (&*case.input, failure.message, failure.by_clock)
            }
        };
        let text = site::line(bound, input, ", ");
        let text = match text.char_indices().nth(INPUT_CHARS) {
            None => text,
            Some((end, _)) => format!("{}... ({} bytes)", &text[..end], grouped(input.len() as u64)),
        };
        Some(Smallest { input: text, message, by_clock })
    }
}

impl Answer {
    /// A record that could not be judged.
    pub fn unjudged(who: Who, kind: Kind, error: String) -> Answer {
        Answer { who, kind: Some(kind), error: Some(error), ..Answer::default() }
    }

    /// A record that took too long by the clock.
    pub fn late(who: Who, wall: Duration) -> Answer {
        Answer { who, doubtful: Some(Open::late(wall)), ..Answer::default() }
    }

    /// What was found of a record, whoever handed it in.
    pub fn of_record(judged: &Judged) -> Answer {
        let Judged { bound, cases, judgement, search } = *judged;
        let smallest = Smallest::of(bound, cases, judgement, search);
        let answer = Answer::of(judgement, smallest, search.map(|search| search::json(search, &bound.problem)));
        let cases = Some(cases.len()).filter(|_| answer.error.is_none());
        Answer { cases, ..answer }.without_faults(judgement)
    }

    /// The same without a verdict where something else than the submission failed.
    fn without_faults(self, judgement: &Judgement) -> Answer {
        if let Some(skipped) = judgement.skipped.as_ref().filter(|skipped| skipped.is_library) {
            let doubtful = Some(Open::because(String::new(), skipped.to_string()));
            return Answer { doubtful, error: None, kind: None, passed: None, ..self };
        }
        let Some(failure) = judgement.standing().failure.filter(|_| self.verdict == Some(Verdict::JudgeError)) else {
            return self;
        };
        let Finding { case, message, .. } = failure;
        if failure.by_machine {
            return Answer::unjudged(self.who, Kind::Machine, format!("this machine could not judge it: {message}"));
        }
        let doubtful = Some(Open::because(case, format!("not the submission failed, but its judge: {message}")));
        Answer { verdict: None, first_failure: None, smallest: None, score: None, doubtful, ..self }
    }

    /// A judgement, whose ever it will be.
    pub fn of(judgement: &Judgement, smallest: Option<Smallest>, search: Option<Value>) -> Answer {
        let standing = judgement.standing();
        let passed = standing.cases.iter().filter(|case| !case.is_failure() && case.case != SEARCH).count();
        let time_ms = standing.cases.iter().map(|case| case.time_ms).fold(0.0, f64::max);
        let first = |Finding { case, message, by_clock, .. }: Finding| {
            let case = Some(case).filter(|case| !case.is_empty());
            First { case, message, by_clock }
        };
        Answer {
            verdict: judgement.verdict(),
            smallest,
            doubtful: standing.doubtful().map(Open::of),
            search,
            unanswered: standing.unanswered(),
            passed: Some(passed),
            time_ms: Some((time_ms * 10.0).round() / 10.0),
            memory_kib: standing.cases.iter().map(|case| case.memory_kib).max(),
            error: judgement.skipped.as_ref().map(ToString::to_string),
            kind: judgement.skipped.as_ref().map(|_| Kind::MissingCompiler),
            first_failure: standing.failure.map(first),
            score: standing.score,
            ..Answer::default()
        }
    }

    /// The same judgement as the answer to one record.
    pub fn to(&self, who: Who, problem: String, language: String, expected: Vec<Verdict>) -> Answer {
        let answer = Answer { who, problem, language, expected, ..self.clone() };
        Answer { as_expected: answer.compared(), ..answer }
    }

    /// Whether the verdict is as expected, where both are there.
    fn compared(&self) -> Option<bool> {
        let verdict = self.verdict.filter(|_| !self.expected.is_empty())?;
        Some(self.expected.contains(&verdict))
    }

    /// The same without what differs from run to run: addresses in messages, what was measured, and times that only the clock told.
    pub fn settled(mut self) -> Answer {
        (self.time_ms, self.memory_kib) = (None, None);
        let settle = |message: &mut String, by_clock: bool| {
            *message = if by_clock { NOT_ENDED.to_owned() } else { settled(message) };
        };
        self.first_failure.iter_mut().for_each(|first| settle(&mut first.message, first.by_clock));
        self.smallest.iter_mut().for_each(|smallest| settle(&mut smallest.message, smallest.by_clock));
        self.error = self.error.map(|error| settled(&error));
        if let Some(search) = self.search.as_mut().and_then(Value::as_object_mut) {
            search.remove("earlier");
            search.remove("seconds");
            if search.get("ended_by").is_some_and(|by| by == "clock") {
                search.remove("inputs");
            }
        }
        self
    }

    /// Its line, without the end: one object, whose keys are in the order of the alphabet. An error has nothing beside it.
    pub fn line(&self) -> String {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        if let (Some(_), Some(object)) = (&self.error, value.as_object_mut()) {
            object.retain(|key, _| matches!(&**key, "error" | "kind" | "line" | "id" | "student" | "meta"));
        }
        value.to_string()
    }

    /// Whether there is no verdict for nothing but cases that have no answers.
    pub fn is_unanswered(&self) -> bool {
        self.verdict.is_none() && self.doubtful.is_none() && self.error.is_none() && self.unanswered > 0
    }
}

/// What is said of a run that the clock ended, without its times.
const NOT_ENDED: &str = "not ended in time, although it used less CPU time than it may";

/// A message without addresses.
fn settled(message: &str) -> String {
    let mut parts = message.split("0x");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_hexdigit());
        text += if rest.len() + 6 <= part.len() { "0x..." } else { "0x" };
        text += if rest.len() + 6 <= part.len() { rest } else { part };
    }
    without_thread(&text)
}

/// A panic's message in Rust without the number of its thread, which counts the processes before it: `thread 'main' (7) panicked`.
fn without_thread(text: &str) -> String {
    let Some((before, behind)) = text.split_once(") panicked at ") else { return text.to_owned() };
    match before.rsplit_once(" (") {
        Some((head, number)) if !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()) => {
            format!("{head} panicked at {behind}")
        }
        _ => text.to_owned(),
    }
}

/// What came of all records.
#[derive(Debug, Default)]
pub struct Tally {
    /// By problem, how often each verdict was given.
    verdicts: BTreeMap<String, BTreeMap<&'static str, usize>>,
    /// By what was expected and what was given.
    unexpected: BTreeMap<(String, &'static str), usize>,
    right: usize,
    errors: usize,
    open: usize,
    unanswered: Unanswered,
}

/// Submissions without a verdict, because cases of their problems have no answers.
#[derive(Debug, Default)]
pub struct Unanswered {
    count: u64,
    problems: BTreeSet<String>,
}

impl Unanswered {
    /// One more, to a problem.
    pub fn add(&mut self, problem: &str) {
        self.count += 1;
        self.problems.insert(problem.to_owned());
    }
}

impl fmt::Display for Unanswered {
    /// Says how many there are, and what to do; nothing where there are none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMED: usize = 3;
        if self.count == 0 {
            return Ok(());
        }
        let names: Vec<&str> = self.problems.iter().take(NAMED).map(String::as_str).collect();
        let more = match self.problems.len().saturating_sub(NAMED) {
            0 => String::new(),
            more => format!(" and {}", counted(more as u64, "more problem")),
        };
        let (have, names) = (if self.count == 1 { "has" } else { "have" }, names.join(", "));
        let submissions = counted(self.count, "submission");
        write!(f, "{submissions} {have} no verdict, because cases of {names}{more} have no answers; ")?;
        f.write_str("name a `model:` or an `oracle:` in the spec, or put a brute force beside the drafts")
    }
}

impl Tally {
    /// Counts the answer to a record.
    pub fn count(&mut self, answer: &Answer) {
        if answer.error.is_some() {
            self.errors += 1;
            return;
        }
        let verdict = answer.verdict.map_or("-", Verdict::short);
        *self.verdicts.entry(answer.problem.clone()).or_default().entry(verdict).or_default() += 1;
        match answer.compared() {
            Some(true) => self.right += 1,
            Some(false) => {
                let expected: Vec<&str> = answer.expected.iter().map(|verdict| verdict.short()).collect();
                *self.unexpected.entry((expected.join(" or "), verdict)).or_default() += 1;
            }
            None => self.open += 1,
        }
        if answer.is_unanswered() {
            self.unanswered.add(&answer.problem);
        }
    }

    /// Whether nothing was unexpected, and nothing failed.
    pub fn is_as_expected(&self) -> bool {
        self.unexpected.is_empty() && self.errors == 0
    }

    /// Writes the table.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn text(&self, out: &mut dyn Write) -> io::Result<()> {
        let width = self.verdicts.keys().map(|problem| problem.chars().count()).max().unwrap_or_default();
        for (problem, counts) in &self.verdicts {
            let counts: Vec<String> = counts.iter().map(|(verdict, count)| format!("{verdict} {count}")).collect();
            writeln!(out, "{problem:width$}  {}", counts.join("  "))?;
        }
        for ((expected, verdict), count) in &self.unexpected {
            writeln!(out, "expected {expected}, got {verdict}: {count}")?;
        }
        let wrong: usize = self.unexpected.values().sum();
        let all = self.right + wrong + self.open + self.errors;
        writeln!(
            out,
            "{all} records: {} as expected, {wrong} not, {} without expectation or verdict, {} with errors",
            self.right, self.open, self.errors
        )?;
        if self.unanswered.count > 0 { writeln!(out, "{}", self.unanswered) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judge_or_a_machine_that_fails_is_no_verdict() {
        let answer = |by_machine| {
            let failed = Finding::new("secret/1", "", Verdict::JudgeError, "no".to_owned());
            let judgement = Judgement { findings: vec![Finding { by_machine, ..failed }], ..Judgement::default() };
            let answer = Answer::of(&judgement, None, None).without_faults(&judgement);
            serde_json::from_str::<Value>(&answer.line()).unwrap()
        };
        let (machine, judge) = (answer(true), answer(false));
        assert_eq!(machine["kind"], "machine", "{machine}");
        assert_eq!((&judge["verdict"], &judge["first_failure"]), (&Value::Null, &Value::Null), "{judge}");
        assert_eq!(judge["doubtful"]["why"], "not the submission failed, but its judge: no");
    }

    #[test]
    fn a_settled_message_has_nothing_that_differs_from_run_to_run() {
        for (message, wanted) in [
            ("thread 'main' (344) panicked at a.rs:1:2: no", "thread 'main' panicked at a.rs:1:2: no"),
            (
                "exit code 101: thread '<unnamed>' (7) panicked at a.rs",
                "exit code 101: thread '<unnamed>' panicked at a.rs",
            ),
            ("f(x) panicked at noon", "f(x) panicked at noon"),
            ("at 0x7f00aa12bc and 0x1f", "at 0x... and 0x1f"),
        ] {
            assert_eq!(settled(message), wanted);
        }
    }
}
