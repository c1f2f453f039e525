//! What a run says as it goes: `--format jsonl` on standard output, and the same lines in a folder of the cache.

use crate::cli::page::Follower;
use crate::store::runs::{self, About, Runs};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_work::observer::Progress;
use serde_json::{Value, json};
use std::collections::BTreeMap;
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
    follower: Option<Follower>,
    steps: Vec<Step>,
    /// Those of each submission of a problem, as they were said last.
    limits: BTreeMap<(String, String), Limits>,
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
    begun: Instant,
}

impl Trace {
    /// Begins the trace of a run in a cache; `prints` says whether the lines go to standard output, too, and `follower` gets them in any case.
    pub fn begin(
        cache: &Path,
        about: &About,
        (prints, follower): (bool, Option<Follower>),
        out: &mut dyn Write,
    ) -> Trace {
        let folder = Runs::at(cache).begin(about).ok();
        let begun = json!({
            "format": 1,
            "event": "begun",
            "command": about.command,
            "run": folder.as_ref().map(runs::Trace::name),
            "submission": about.submission,
            "problem": about.problem,
        });
        let (steps, limits) = (Vec::new(), BTreeMap::new());
        let mut trace = Trace { folder, prints, follower, steps, limits, said: None, is_over: false, broken: None };
        trace.event(&begun, out);
        trace
    }

    /// Follows the steps of work.
    pub fn progress(&mut self, progress: Progress, out: &mut dyn Write) {
        match (progress, self.steps.last_mut()) {
            (Progress::Begun(what), _) => {
                self.steps.push(Step { what: what.to_owned(), done: 0, length: 0, begun: Instant::now() });
                self.step(out);
            }
            (Progress::Ended, _) => {
                self.step(out);
                self.steps.pop();
            }
            (_, None) => {}
            (Progress::Started { problem, submission, limits, .. }, _) => {
                let of = (problem.to_owned(), submission.to_owned());
                if self.limits.insert(of, limits) != Some(limits) {
                    let (time, memory) = (limits.time_ms, limits.memory_mib);
                    self.event(&json!({ "event": "limits", "problem": problem, "submission": submission, "time_ms": time, "memory_mib": memory }), out);
                }
            }
            (Progress::Length(parts), Some(step)) => {
                step.length = parts;
                self.step(out);
            }
            (Progress::Done(done), Some(step)) => {
                step.done = done;
                self.step_now_and_then(out);
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
        let Some(Step { what, done, length, begun }) = self.steps.last() else { return };
        let seconds = begun.elapsed().as_millis() as f64 / 1000.0;
        let event = json!({ "event": "step", "what": what, "done": done, "length": length, "seconds": seconds });
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
        self.follower.iter().for_each(|follower| follower.line(line));
        if self.prints && self.broken.is_none() {
            self.broken = writeln!(out, "{line}").and_then(|()| out.flush()).err();
        }
    }
}
