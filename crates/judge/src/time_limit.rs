//! The limits of a problem whose spec states none: they follow from what the accepted submissions take on this machine.

use crate::built::Built;
use crate::earlier;
use crate::expectation::Submission;
use crate::pool;
use crate::runner::Runner;
use ojkit_draw::Bound;
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::limits::{Limits, Measure, Measures};
use ojkit_model::verdict::Verdict;
use ojkit_run::Outcome;
use ojkit_run::outcome::Exceeded;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::time::Duration;

/// The limit of one language, and what it follows from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TimeLimit {
    pub language: String,
    /// CPU time in milliseconds, whatever the language's factor.
    pub time_ms: u64,
    pub origin: Origin,
}

/// What a limit follows from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Origin {
    /// The slowest accepted submission, on the case that takes it longest.
    Slowest {
        submission: String,
        run: SlowestRun,
        /// By what its time is multiplied, for it is in another language.
        factor: f64,
    },
    /// An accepted submission did not end in the time that everybody gets where nobody says one.
    Endless { submission: String, case: String },
    /// No accepted submission could be run.
    Nobody,
}

/// What takes a submission longest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SlowestRun {
    pub case: String,
    /// CPU milliseconds: the middle of three runs alone; absent where one did not end.
    pub time_ms: Option<f64>,
    /// The most memory that it takes on any case, in KiB.
    pub memory_kib: u64,
}

impl fmt::Display for TimeLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "time limit in {}: {} ms", self.language, self.time_ms)?;
        match &self.origin {
            Origin::Slowest { submission, run, factor } => {
                let (case, took) = (&run.case, run.time_ms.unwrap_or_default());
                let factor = if *factor == 1.0 { String::new() } else { format!(" by the languages' factor {factor}") };
                write!(f, ", from the slowest, {submission}: {took:.1} ms{factor} on {case}")
            }
            Origin::Endless { submission, case } => write!(f, ", as {submission} does not end in that on {case}"),
            Origin::Nobody => write!(f, ", as no accepted submission could be measured"),
        }
    }
}

/// A problem whose limits are asked for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    pub bound: &'a Bound,
    pub submissions: &'a [Submission],
    pub cases: &'a [Case],
    /// Programs that run at the same time while the slowest case is looked for.
    pub jobs: usize,
}

/// The limits of some languages, where the spec states none, and the same as a problem keeps them; measured where no earlier run has done so.
///
/// Of a language without an accepted submission the model's time counts, by the languages' factors; without a model, that of all accepted ones.
pub fn derive(machine: &Machine, asked: &Asked, languages: &[String]) -> (Vec<TimeLimit>, Measures) {
    // What the bank answers with is in one language, and as quick as can be: others are not measured by it.
    let counts = |one: &&Submission| one.expected == [Verdict::Accepted] && !one.is_banked();
    let accepted: Vec<&Submission> = asked.submissions.iter().filter(counts).collect();
    let is_model = |submission: &&&Submission| asked.bound.problem.model.as_ref() == Some(&submission.path);
    let model: Vec<&Submission> = accepted.iter().filter(is_model).copied().collect();
    let mut measured = Measured { machine, asked, digest: earlier::digest(asked.cases), runs: BTreeMap::new() };
    let problem = &asked.bound.problem;
    let mut limit = |language: &String| {
        let own: Vec<&Submission> =
            accepted.iter().filter(|one| name_of(machine, one).is_some_and(|name| name == language)).copied().collect();
        let found = [&own, &model, &accepted].into_iter().find_map(|candidates| measured.slowest(candidates, language));
        let (time_ms, origin) = found.unwrap_or((Limits::UNSTATED_TIME_MS, Origin::Nobody));
        TimeLimit { language: language.clone(), time_ms, origin }
    };
    let times: Vec<TimeLimit> =
        if problem.states_time() { Vec::new() } else { languages.iter().map(&mut limit).collect() };
    let memory_mib = if problem.states_memory() { None } else { measured.memory(&accepted) };
    let on = |origin: &Origin| match origin {
        Origin::Slowest { submission, .. } | Origin::Endless { submission, .. } => Some(submission.clone()),
        Origin::Nobody => None,
    };
    let measure = |one: &TimeLimit| (one.language.clone(), Measure { limit: one.time_ms, on: on(&one.origin) });
    let time_ms = times.iter().map(measure).collect();
    (times, Measures { time_ms, memory_mib })
}

fn name_of<'m>(machine: &'m Machine, submission: &Submission) -> Option<&'m str> {
    machine.language_of(&submission.source).map(|language| language.name.as_str())
}

/// Three runs so far apart were not alone on the machine, and are not remembered.
const UNSTEADY: f64 = 1.5;
/// Counts up where what is measured changes.
const VERSION: &str = "time-limit 2";
/// The file of a cache's entry.
const FILE: &str = "slowest.json";

/// What is known of submissions, by their paths; none of one that cannot be run.
struct Measured<'a> {
    machine: &'a Machine,
    asked: &'a Asked<'a>,
    digest: String,
    runs: BTreeMap<String, Option<SlowestRun>>,
}

impl Measured<'_> {
    /// The limit that follows from the slowest of some submissions; none where none of them can be run.
    fn slowest(&mut self, candidates: &[&Submission], language: &str) -> Option<(u64, Origin)> {
        self.measure(candidates);
        let factor_of =
            |name: &str| self.machine.languages().iter().find(|row| row.name == name).map(|r| r.time_factor);
        let own = factor_of(language)?;
        let mut slowest: Option<(f64, Origin)> = None;
        for submission in candidates {
            let Some(Some(run)) = self.runs.get(&submission.path) else { continue };
            let name = submission.path.clone();
            let Some(time_ms) = run.time_ms else {
                let origin = Origin::Endless { submission: name, case: run.case.clone() };
                return Some((Limits::UNSTATED_TIME_MS, origin));
            };
            let from = name_of(self.machine, submission).and_then(factor_of).unwrap_or(own);
            let factor = Limits::across(from, own);
            if slowest.as_ref().is_none_or(|(longest, _)| *longest < time_ms * factor) {
                let origin = Origin::Slowest { submission: name, run: run.clone(), factor };
                slowest = Some((time_ms * factor, origin));
            }
        }
        let (time_ms, origin) = slowest?;
        let limit = |time_ms: f64| Limits::derived_time_ms(Duration::from_secs_f64(time_ms / 1000.0), own);
        // By how much languages differ is a guess, which leads no further than where nothing is known.
        let most = match &origin {
            Origin::Slowest { run, factor, .. } if *factor > 1.0 => limit(run.time_ms?).max(Limits::UNSTATED_TIME_MS),
            _ => u64::MAX,
        };
        Some((limit(time_ms).min(most), origin))
    }

    /// The memory limit that follows from the largest of some submissions; none where none of them can be run.
    fn memory(&mut self, candidates: &[&Submission]) -> Option<Measure> {
        self.measure(candidates);
        let run = |one: &&Submission| Some((self.runs.get(&one.path)?.as_ref()?.memory_kib, one.path.clone()));
        let (largest, on) = candidates.iter().filter_map(run).max_by_key(|(memory_kib, _)| *memory_kib)?;
        Some(Measure { limit: Limits::derived_memory_mib(largest), on: Some(on) })
    }

    /// Measures the submissions that are not known yet.
    fn measure(&mut self, candidates: &[&Submission]) {
        let Measured { machine, asked, digest, runs } = self;
        let fresh: Vec<&Submission> =
            candidates.iter().filter(|submission| !runs.contains_key(&submission.path)).copied().collect();
        // Which case takes longest is seen beside other runs; how long, alone.
        let looked = pool::map(
            asked.jobs,
            fresh.len(),
            || Runner::new(machine),
            |runner, item, _: &dyn Fn(())| look(machine, runner, asked, fresh[item], digest),
            &mut |()| (),
        );
        let mut runner = Runner::new(machine);
        for (submission, looked) in fresh.into_iter().zip(looked) {
            let run = match looked {
                Looked::Unable => None,
                Looked::Known(run) => Some(run),
                Looked::Slowest { built, case, memory_kib, key } => {
                    alone(machine, &mut runner, &built, (case, memory_kib), key.as_deref())
                }
            };
            runs.insert(submission.path.clone(), run);
        }
    }
}

/// What a first look at a submission gives.
enum Looked<'a> {
    /// It cannot be built, or not run.
    Unable,
    /// An earlier run has measured it, or it does not end.
    Known(SlowestRun),
    /// The case that takes longest, and by what the result is found again.
    Slowest { built: Box<Built>, case: &'a Case, memory_kib: u64, key: Option<String> },
}

fn look<'a>(
    machine: &Machine,
    runner: &mut Runner,
    asked: &Asked<'a>,
    submission: &Submission,
    digest: &str,
) -> Looked<'a> {
    let problem = &asked.bound.problem;
    let mut limits = problem.limits.without_time();
    if !problem.states_memory() {
        limits = limits.with_twice_the_memory();
    }
    let Ok(built) = Built::new(machine, asked.bound, &submission.source, limits) else { return Looked::Unable };
    let key = host().map(|host| {
        let recipe = format!("{:?}{:?}{}", built.artifact.recipe(), built.granted, machine.tier());
        let parts = [VERSION, &host, built.artifact.key(), &recipe, digest];
        sha256_hex_of_parts(&parts.map(str::as_bytes))
    });
    let remembered = key.as_ref().and_then(|key| machine.cache().recall(key, FILE));
    if let Some(run) = remembered.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
        return Looked::Known(run);
    }
    let mut slowest: Option<(Duration, &Case)> = None;
    let mut memory_kib = 0;
    for case in asked.cases {
        let built = built.with_room_for(case.answer.as_deref());
        let served = runner.run_served(&built, None, &case.input).ok().flatten();
        let Some(outcome) = served.or_else(|| runner.run(&built, &case.input).ok()) else { return Looked::Unable };
        if did_not_end(&outcome) {
            let run = SlowestRun { case: case.name.clone(), time_ms: None, memory_kib };
            // By the clock alone, a busy machine may be to blame.
            if outcome.exceeded == Some(Exceeded::CpuTime) {
                remember(machine, key.as_deref(), &run);
            }
            return Looked::Known(run);
        }
        memory_kib = memory_kib.max(outcome.memory_kib);
        if outcome.exceeded.is_none() && slowest.is_none_or(|(longest, _)| longest < outcome.cpu) {
            slowest = Some((outcome.cpu, case));
        }
    }
    slowest.map_or(Looked::Unable, |(_, case)| Looked::Slowest { built: Box::new(built), case, memory_kib, key })
}

fn did_not_end(outcome: &Outcome) -> bool {
    matches!(outcome.exceeded, Some(Exceeded::CpuTime | Exceeded::WallTime))
}

/// The middle of three runs with nothing of ours beside them, remembered where they lie together.
fn alone(
    machine: &Machine,
    runner: &mut Runner,
    built: &Built,
    (case, memory_kib): (&Case, u64),
    key: Option<&str>,
) -> Option<SlowestRun> {
    let built = built.with_room_for(case.answer.as_deref());
    let mut times = Vec::new();
    for _ in 0..3 {
        let outcome = runner.run(&built, &case.input).ok()?;
        if did_not_end(&outcome) {
            return Some(SlowestRun { case: case.name.clone(), time_ms: None, memory_kib });
        }
        times.push(outcome.cpu);
    }
    times.sort();
    let run = SlowestRun { case: case.name.clone(), time_ms: Some(times[1].as_secs_f64() * 1000.0), memory_kib };
    // What is short gets the least limit however long it takes.
    let limit = |time| Limits::derived_time_ms(time, built.artifact.recipe().time_factor);
    let is_steady = times[2] <= times[0].mul_f64(UNSTEADY) || limit(times[2]) == limit(times[0]);
    if is_steady {
        remember(machine, key, &run);
    }
    Some(run)
}

/// Writes a measurement into the cache; what cannot be written is measured again the next time.
fn remember(machine: &Machine, key: Option<&str>, run: &SlowestRun) {
    if let (Some(key), Ok(text)) = (key, serde_json::to_vec(run)) {
        machine.cache().remember(key, FILE, &text);
    }
}

/// The machine's name: a cache in a home that several share holds what each of them measured.
fn host() -> Option<String> {
    fs::read_to_string("/proc/sys/kernel/hostname").ok()
}
