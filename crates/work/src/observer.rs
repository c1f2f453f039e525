//! What work says before its result is there: notes for a person, and progress.

use ojkit_judge::expectation::{ORACLE, REFERENCE};
use ojkit_judge::submission::{Entry, Event};
use ojkit_judge::time_limit::TimeLimit;
use ojkit_model::finding::Finding;
use ojkit_model::limits::Limits;
use ojkit_search::stress::Tell;
use std::cell::RefCell;
use std::fmt;
use std::io;

/// What the caller does with notes and progress.
pub trait Observer {
    /// Takes a note.
    ///
    /// # Errors
    /// What it is written to is gone, which ends the work.
    fn note(&mut self, note: Note) -> io::Result<()>;

    /// Follows a step that takes time.
    fn progress(&mut self, _progress: Progress) {}
}

/// A step that takes time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress<'p> {
    /// It begins; steps may have steps.
    Begun(&'p str),
    /// How many parts it has.
    Length(usize),
    /// So many parts are done by now.
    Done(usize),
    /// Another part is done, or the next one has a name.
    Advanced,
    /// A submission of a problem begins with a case, for which it has so much.
    Started {
        problem: &'p str,
        submission: &'p str,
        case: &'p str,
        limits: Limits,
    },
    /// A submission of a problem has met a case, which is another part that is done.
    Judged {
        /// The problem's slug.
        problem: &'p str,
        /// The submission, as results name it.
        submission: &'p str,
        case: &'p Finding,
    },
    Ended,
}

/// Follows a step while `work` is done.
pub(crate) fn step<T>(observer: &mut dyn Observer, what: &str, work: impl FnOnce(&mut dyn Observer) -> T) -> T {
    observer.progress(Progress::Begun(what));
    let done = work(observer);
    observer.progress(Progress::Ended);
    done
}

/// Follows a search, which tells how many inputs it has tried.
pub(crate) fn search<T>(observer: &mut dyn Observer, what: &str, work: impl FnOnce(Option<Tell>) -> T) -> T {
    step(observer, what, |observer| {
        let observer = RefCell::new(observer);
        work(Some(Tell(&|tried| observer.borrow_mut().progress(Progress::Done(tried as usize)))))
    })
}

/// Follows a run of the judge over some entries.
pub(crate) fn follow(observer: &mut dyn Observer, entries: &[Entry], event: &Event) {
    match event {
        Event::Begun { submissions, cases } => observer.progress(Progress::Length(submissions + cases)),
        Event::Started(index, case, limits) => {
            let Some(Entry { bound, submission, .. }) = entries.get(*index) else { return };
            let (problem, submission) = (&*bound.problem.slug, &*submission.path);
            observer.progress(Progress::Started { problem, submission, case, limits: *limits });
        }
        Event::Built(_) => observer.progress(Progress::Advanced),
        Event::Judged(index, case) | Event::Recalled(index, case) => {
            let Some(Entry { bound, submission, .. }) = entries.get(*index) else { return };
            observer.progress(Progress::Judged { problem: &bound.problem.slug, submission: &submission.path, case });
        }
    }
}

/// Passes on what must be known: warnings, and progress.
pub struct Terse<'o>(pub &'o mut dyn Observer);

impl Observer for Terse<'_> {
    fn note(&mut self, note: Note) -> io::Result<()> {
        if note.level() == Level::Warning { self.0.note(note) } else { Ok(()) }
    }

    fn progress(&mut self, progress: Progress) {
        self.0.progress(progress);
    }
}

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    Done,
    /// Something to know beside the result.
    Note,
    /// Something that takes from the result; it is shown to those who want quiet, too.
    Warning,
}

/// What a person should know beside a result. Its text has no prefix; fields are text as messages show it.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// A case page was written.
    Wrote { page: String, cases: usize },
    /// A case page no longer fits, and is made again.
    Stale { page: String, why: String },
    /// What came up while the cases of a problem were made.
    Cases { problem: String, what: String },
    /// The problem is nothing but samples.
    OnlySamples { problem: String, secret: usize },
    /// Files that are one side of a sample without the other.
    Lonely { problem: String, what: String },
    /// The problem has no model, so that its cases have no answers.
    NoModel { problem: String },
    /// The model cannot be built here, and another accepted submission answers.
    StandIn { problem: String, model: String, why: String, answers: String },
    /// The bank's reference is not asked, since the folder says something else of the question than the bank.
    OtherFacts { problem: String, what: &'static str },
    /// The bank's reference cannot be built here, and its oracle answers, within these lines.
    SmallReference { problem: String, why: String, within: Vec<String> },
    /// The machine lacks what the answers of all new cases need.
    NoAnswers { problem: String, why: String },
    /// The machine lacks what the answers of some cases need.
    Unanswered { problem: String, cases: usize, why: String },
    /// The model has no answer to an input of the user's.
    NoAnswer { why: String },
    /// A brute force is used, up to the sizes at which it is fast enough.
    UsingReference { reference: String, within: Vec<String>, spec: Option<(String, String)> },
    /// A brute force cannot serve, so that it is not asked.
    NoReference { file: String, why: &'static str },
    /// Cases on which a brute force fails are left out: their inputs may be illegal.
    LeftOut { reference: String, cases: Vec<String>, unenforced: Option<String> },
    /// What was left out while a submission was judged.
    Judged { what: String },
    /// A time limit that no spec states was measured.
    TimeLimit { problem: String, limit: TimeLimit },
    /// No time limit could be measured.
    Unmeasured { problems: Vec<String> },
    /// No search followed the cases of a submission.
    NoSearch { submission: String, why: String },
    /// It was not measured how the time of a submission grows.
    NoGrowth { submission: String, why: String },
}

impl Note {
    /// How much it matters.
    pub fn level(&self) -> Level {
        match self {
            Note::Wrote { .. } => Level::Done,
            Note::StandIn { .. }
            | Note::SmallReference { .. }
            | Note::NoReference { .. }
            | Note::NoAnswers { .. }
            | Note::Unanswered { .. }
            | Note::Lonely { .. }
            | Note::NoAnswer { .. }
            | Note::NoSearch { .. }
            | Note::NoGrowth { .. } => Level::Warning,
            _ => Level::Note,
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Wrote { page, cases } => write!(f, "wrote {page}: {cases} cases"),
            Note::Stale { page, why } => write!(f, "{page} was stale and is regenerated: {why}"),
            Note::Cases { problem, what } => write!(f, "{problem}: {what}"),
            Note::OnlySamples { problem, secret: 0 } => {
                write!(f, "{problem} has only samples: nothing else is judged")
            }
            Note::OnlySamples { problem, secret } => {
                let cases = if *secret == 1 { "1 secret case" } else { &format!("{secret} secret cases") };
                write!(f, "{problem} has no constraints: its samples and {cases} are judged, and nothing is generated")
            }
            Note::Lonely { problem, what } => write!(f, "{problem}: {what}"),
            Note::NoModel { problem } => {
                write!(f, "{problem} has no model: only samples, crashes, time and the possible outputs are judged")
            }
            Note::StandIn { problem, model, why, answers } => {
                write!(f, "{problem}: the model {model} cannot be built here ({why}); {answers} answers")
            }
            Note::NoReference { file, why } => write!(f, "{file} is not asked: {why}; only the samples have answers"),
            Note::OtherFacts { problem, what } => {
                write!(f, "{problem}: {REFERENCE} is not asked: {what} in the folder and in the bank differ")
            }
            Note::SmallReference { problem, why, within } => {
                let within = within.join(", ");
                write!(
                    f,
                    "{problem}: {REFERENCE} cannot be built here ({why}); {ORACLE} answers instead, within {within}"
                )
            }
            Note::NoAnswers { problem, why } => write!(f, "{problem}: the cases have no answers: {why}"),
            Note::Unanswered { problem, cases, why } => write!(f, "{problem}: {cases} cases have no answer: {why}"),
            Note::NoAnswer { why } => f.write_str(why),
            Note::UsingReference { reference, within, spec } => {
                let fast = if within.is_empty() { "for every size" } else { "up to " };
                write!(f, "using {reference} as the reference (fast enough {fast}{})", within.join(", "))?;
                let Some((spec, submission)) = spec else { return Ok(()) };
                write!(f, "\n    to keep these bounds, write in {spec}:\n    oracle:\n      submission: {submission}")?;
                write!(f, "\n      constraints: |")?;
                within.iter().try_for_each(|line| write!(f, "\n        {line}"))
            }
            Note::LeftOut { reference, cases, unenforced } => {
                let (cases_are, inputs) = match cases.len() {
                    1 => ("1 case is".to_owned(), "its input"),
                    count => (format!("{count} cases are"), "their inputs"),
                };
                let first = cases.first().map_or("", String::as_str);
                write!(
                    f,
                    "{cases_are} left out: {reference} fails there, so {inputs} may be illegal (first: {first})"
                )?;
                unenforced.iter().try_for_each(|line| write!(f, "; nothing enforces `{line}`"))
            }
            Note::Judged { what } => f.write_str(what),
            Note::TimeLimit { problem, limit } => write!(f, "{problem}: {limit}"),
            Note::Unmeasured { problems } => {
                const NAMED: usize = 3;
                let names = problems[..problems.len().min(NAMED)].join(", ");
                let more = match problems.len().saturating_sub(NAMED) {
                    0 => String::new(),
                    more => format!(" and {more} more problems"),
                };
                let seconds = Limits::UNSTATED_TIME_MS / 1000;
                write!(f, "{names}{more}: time limit: {seconds} s, as no accepted submission could be measured")
            }
            Note::NoSearch { submission, why } => write!(f, "{submission}: no search: {why}"),
            Note::NoGrowth { submission, why } => write!(f, "{submission}: {why}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terse_observer_passes_on_warnings_alone() {
        struct All(Vec<Note>);
        impl Observer for All {
            fn note(&mut self, note: Note) -> io::Result<()> {
                self.0.push(note);
                Ok(())
            }
        }
        let mut all = All(Vec::new());
        let warning = Note::NoAnswer { why: "no g++".into() };
        for note in [Note::OnlySamples { problem: "sum".into(), secret: 0 }, warning.clone()] {
            Terse(&mut all).note(note).unwrap();
        }
        assert_eq!(all.0, [warning]);
    }

    #[test]
    fn no_more_than_three_problems_are_named_that_have_no_limit() {
        let note = |count: usize| Note::Unmeasured { problems: (1..=count).map(|n| format!("p{n}")).collect() };
        assert!(note(3).to_string().starts_with("p1, p2, p3: time limit: "));
        assert!(note(5).to_string().starts_with("p1, p2, p3 and 2 more problems: time limit: "));
    }
}
