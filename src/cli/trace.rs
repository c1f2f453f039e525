//! What a run says as it goes: `--format jsonl` on standard output, and the same lines in a folder of the cache.

use crate::store::runs::{self, About, Runs};
use ojkit_model::verdict::Verdict;
use ojkit_work::observer::Progress;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// How often a step says how far it is.
const EVERY: Duration = Duration::from_millis(250);

/// A run that leaves a trace.
#[derive(Debug)]
pub(super) struct Trace {
    /// None where the cache cannot be written.
    folder: Option<runs::Trace>,
    prints: bool,
    steps: Vec<Step>,
    said: Option<Instant>,
    /// Whether the result is said, which is the last line.
    is_over: bool,
    /// Why nothing is printed any longer.
    broken: Option<io::Error>,
}

#[derive(Debug)]
struct Step {
    what: String,
    done: usize,
    length: usize,
}

impl Trace {
    /// Begins the trace of a run in a cache; `prints` says whether the lines go to standard output, too.
    pub fn begin(cache: &Path, about: &About, prints: bool, out: &mut dyn Write) -> Trace {
        let folder = Runs::at(cache).begin(about).ok();
        let begun = json!({
            "format": 1,
            "event": "begun",
            "command": about.command,
            "run": folder.as_ref().map(runs::Trace::name),
            "submission": about.submission,
            "problem": about.problem,
        });
        let mut trace = Trace { folder, prints, steps: Vec::new(), said: None, is_over: false, broken: None };
        trace.event(&begun, out);
        trace
    }

    /// Follows the steps of work.
    pub fn progress(&mut self, progress: Progress, out: &mut dyn Write) {
        match (progress, self.steps.last_mut()) {
            (Progress::Begun(what), _) => {
                self.steps.push(Step { what: what.to_owned(), done: 0, length: 0 });
                self.step(out);
            }
            (Progress::Ended, _) => {
                self.step(out);
                self.steps.pop();
            }
            (_, None) | (Progress::Started { .. }, _) => {}
            (Progress::Length(parts), Some(step)) => {
                step.length = parts;
                self.step(out);
            }
            (Progress::Advanced, Some(step)) => {
                step.done += 1;
                self.step_now_and_then(out);
            }
            (Progress::Judged { problem, submission, case }, Some(step)) => {
                step.done += 1;
                let event = json!({
                    "event": "case",
                    "problem": problem,
                    "submission": submission,
                    "case": case.case,
                    "group": case.group,
                    "verdict": case.known().map(Verdict::name),
                    "message": Some(&case.message).filter(|message| !message.is_empty()),
                    "time_ms": (case.time_ms * 1000.0).round() / 1000.0,
                    "memory_kib": case.memory_kib,
                });
                self.event(&event, out);
                self.step_now_and_then(out);
            }
        }
    }

    fn step_now_and_then(&mut self, out: &mut dyn Write) {
        if self.said.is_none_or(|said| said.elapsed() >= EVERY) {
            self.step(out);
        }
    }

    fn step(&mut self, out: &mut dyn Write) {
        let Some(Step { what, done, length }) = self.steps.last() else { return };
        let event = json!({ "event": "step", "what": what, "done": done, "length": length });
        self.said = Some(Instant::now());
        self.event(&event, out);
    }

    /// Says that something is done.
    pub fn event(&mut self, event: &Value, out: &mut dyn Write) {
        if self.is_over {
            return;
        }
        let line = event.to_string();
        self.folder.iter_mut().for_each(|folder| folder.event(&line));
        self.print(&line, out);
    }

    /// Says the result, which ends the trace; its run lives on until its process ends.
    pub fn result(&mut self, object: &str, out: &mut dyn Write) -> io::Result<()> {
        let line = format!("{{\"event\":\"result\",{}", object.trim_start_matches('{'));
        self.folder.iter_mut().for_each(|folder| folder.result(&line));
        self.print(&line, out);
        self.is_over = true;
        self.broken.take().map_or(Ok(()), Err)
    }

    fn print(&mut self, line: &str, out: &mut dyn Write) {
        if self.prints && self.broken.is_none() {
            self.broken = writeln!(out, "{line}").and_then(|()| out.flush()).err();
        }
    }
}
