//! `ojkit strength`: how many wrong programs the cases kill.

use crate::cli::cases::{Making, sound};
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::stress;
use crate::cli::time_limits;
use crate::cli::written::Written;
use crate::report::html::strength as html;
use crate::report::progress::Progress;
use crate::report::strength as report;
use ojkit_draw::kept;
use ojkit_files::atomic::{self, StoreError};
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation;
use ojkit_languages::{BuildError, Machine};
use ojkit_search::strength::{self, Options, Remedy, Setting, StrengthError, Subject};
use ojkit_work::collection::read_if_there;
use ojkit_work::failure::{Failure, Outcome};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How many wrong programs the cases kill: wrong submissions, and small changes to accepted ones
#[derive(Debug, clap::Args)]
pub(super) struct Strength {
    /// Problems [default: the one here, or all]
    #[arg(value_name = "PROBLEM")]
    problems: Vec<String>,
    /// Keep the fewest cases that kill what lives
    #[arg(long)]
    fix: bool,
    /// Choose a smallest set of generated cases with the same kills
    #[arg(long)]
    minimize: bool,
    /// The seed of the random inputs that survivors are tried on
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How long to search inputs that survivors fail, for each problem
    #[arg(long, value_name = "SECONDS", default_value_t = Options::default().time.as_secs_f64(), value_parser = stress::seconds)]
    time: f64,
    /// How many inputs survivors are tried on, where the time allows
    #[arg(long, value_name = "N", default_value_t = Options::default().inputs, value_parser = clap::value_parser!(u64).range(1..))]
    search: u64,
    #[command(flatten)]
    written: Written,
}

/// How often `--fix` keeps cases and measures again.
const ROUNDS_MAX: usize = 4;

impl Strength {
    /// Measures one problem, and tries survivors on so many inputs, for so many seconds at most.
    pub fn of(problem: &str, search: u64, time: f64) -> Strength {
        let (problems, written) = (vec![problem.to_owned()], Written::default());
        Strength { problems, fix: false, minimize: false, seed: Options::default().seed, time, search, written }
    }

    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        context.look_from_first(&self.problems);
        let machine = context.machine()?;
        let mut code = ExitCode::AsExpected;
        let (mut results, mut troubles) = (Vec::new(), Vec::new());
        let stop = ojkit_run::interrupt::asked_for();
        for slug in context.problems(&self.problems)? {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            match self.settle(context, &machine, &slug) {
                Ok(strength) => results.push(strength),
                Err(Failure::Output(error)) => return Err(Failure::Output(error)),
                // One broken problem keeps nobody from measuring the others.
                Err(failure) => {
                    write!(context.world.stderr, "{}", failure.text())?;
                    code = code.and(ExitCode::of(&failure));
                    troubles.push((slug, failure.text()));
                }
            }
        }
        time_limits::mention_unmeasured(context)?;
        if stop.load(Ordering::Relaxed) {
            code = code.and(ExitCode::Stopped);
        }
        let style = context.style();
        match context.json() {
            true => report::json(context.world.stdout, &results)?,
            false => report::text(context.world.stdout, &results, self.fix, style)?,
        }
        let page = || html::html(&results, self.fix, &troubles);
        self.written.write(context, page, ("ojkit strength", || html::tests(&results, &troubles)))?;
        let lives = |s: &strength::Strength| {
            let wrong = s.wrong.iter().any(|wrong| wrong.killed.is_none() && wrong.skipped.is_none());
            wrong || !s.differing.is_empty() || s.survivors.iter().any(|survivor| survivor.countercase.is_some())
        };
        Ok(code.and(if results.iter().any(lives) { ExitCode::Found } else { ExitCode::AsExpected }))
    }

    /// Measures, and with `--fix` keeps what kills survivors until none is left that an input tells apart: a kept case may take the place
    /// of a generated one that was needed.
    fn settle(&self, context: &mut Context, machine: &Machine, slug: &str) -> Outcome<strength::Strength> {
        let mut strength = self.measure(context, machine, slug)?;
        if !self.fix || strength.remedies.is_empty() {
            return Ok(strength);
        }
        if !context.load_on(machine, slug)?.unenforced().is_empty() {
            let why = "nothing was kept: what would kill may break a line that nothing enforces";
            strength.notes.push(format!("{why}; look at it, and keep what is legal with `ojkit add-case {slug}`"));
            strength.remedies.clear();
            return Ok(strength);
        }
        let mut kept = Vec::new();
        for _ in 0..ROUNDS_MAX {
            if strength.remedies.is_empty() || ojkit_run::interrupt::asked_for().load(Ordering::Relaxed) {
                break;
            }
            let change = keep(context, slug, &strength.remedies)?;
            match self.measure(context, machine, slug) {
                Ok(measured) => {
                    kept.append(&mut strength.remedies);
                    strength = measured;
                }
                Err(Failure::Output(error)) => return Err(Failure::Output(error)),
                // What was kept is as good as it was.
                Err(_) if ojkit_run::interrupt::asked_for().load(Ordering::Relaxed) => {
                    kept.append(&mut strength.remedies);
                    strength.notes.push("stopped: with what was kept, nothing was measured again".to_string());
                }
                // Accepted submissions that disagree on a case would leave the problem without answers.
                Err(failure) => {
                    change.undo(context, slug)?;
                    strength.notes.push(format!("what would kill was not kept: {}", on_one_line(&failure.text())));
                    break;
                }
            }
        }
        strength.remedies = kept;
        Ok(strength)
    }

    fn measure(&self, context: &mut Context, machine: &Machine, slug: &str) -> Outcome<strength::Strength> {
        let collection = context.collection()?;
        let mut loaded = context.load_on(machine, slug)?;
        context.needs_parameters(&loaded)?;
        let folder = collection.folder(slug);
        let known = |path: &std::path::Path| machine.language_of(path).is_some();
        let (submissions, _) = expectation::discover(&loaded.problem, &folder, &known);
        let making = Making { collection: &collection, machine, loaded: &loaded, submissions: &submissions };
        let cases = making.ready(context)?;
        let files = submissions.iter().map(|submission| submission.source.as_path());
        time_limits::measure(context, machine, &mut loaded, (&submissions, &cases), files)?;
        let scratch = machine.scratch();
        let built_checker =
            BuiltChecker::new(machine, &loaded.problem, &folder).map_err(|error| failure(slug, error.into()))?;
        let earlier = Earlier::of(machine);
        let setting = Setting {
            machine,
            bound: &loaded,
            built_checker: &built_checker,
            scratch: &scratch,
            jobs: context.jobs(),
            stop: ojkit_run::interrupt::asked_for(),
            earlier: earlier.as_ref(),
        };
        let subject = Subject { folder: &folder, submissions: &submissions, cases: &cases, drawing: &loaded.drawing };
        let options = Options {
            minimize: self.minimize,
            seed: self.seed,
            time: Duration::from_secs_f64(self.time),
            inputs: self.search,
        };
        let progress = Progress::new(context.shows_progress(), &format!("{slug}: mutants"));
        let measured = strength::measure(&setting, &subject, options, &mut || progress.advance(1));
        drop(progress);
        sound(&loaded)?;
        measured.map_err(|error| failure(slug, error))
    }
}

/// A message of several lines as one.
fn on_one_line(message: &str) -> String {
    let lines = message.lines().map(str::trim).filter(|line| *line != "no answer was written");
    let joined = lines.collect::<Vec<_>>().join("; ").replace(":; ", ": ");
    joined.trim_start_matches("error: ").to_string()
}

/// What became of the file of kept cases.
struct Change {
    before: Option<Vec<u8>>,
    after: Option<Vec<u8>>,
}

impl Change {
    /// Takes it back, unless somebody has changed the file since.
    fn undo(self, context: &mut Context, slug: &str) -> Outcome<()> {
        let collection = context.collection()?;
        let path = collection.kept(slug);
        let _lock = collection.lock(slug)?;
        if read_if_there(&path)? != self.after {
            return Ok(());
        }
        match self.before {
            Some(before) => atomic::write(&path, &before)?,
            None => std::fs::remove_file(&path).map_err(|error| StoreError::new("remove", &path, error))?,
        }
        Ok(())
    }
}

/// Appends the cases that kill what lived.
fn keep(context: &mut Context, slug: &str, remedies: &[Remedy]) -> Outcome<Change> {
    let (collection, loaded) = (context.collection()?, context.load(slug)?);
    let path = collection.kept(slug);
    let shown = context.shown(&path);
    let _lock = collection.lock(slug)?;
    let before = read_if_there(&path)?;
    let mut text = before.clone();
    for remedy in remedies {
        let grown = kept::append(&shown, text.as_deref(), &remedy.reason, &remedy.input, &loaded)?;
        text = Some(grown.into_bytes());
    }
    if let Some(text) = &text {
        atomic::write(&path, text)?;
    }
    Ok(Change { before, after: text })
}

fn failure(slug: &str, error: StrengthError) -> Failure {
    match error {
        StrengthError::Build(BuildError::Missing { what, remedy }) => {
            Failure::Lacking(format!("{slug}: {what}: {remedy}"))
        }
        error => Failure::Found(format!("{slug}: {error}")),
    }
}
