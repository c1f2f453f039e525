//! `ojkit strength`: how many wrong programs the cases kill.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::parts::{Cut, Run, line};
use crate::cli::stress;
use crate::cli::written::Written;
use crate::report::strength as report;
use ojkit_draw::kept;
use ojkit_files::atomic::{self, StoreError};
use ojkit_judge::time_limit::Origin;
use ojkit_strength::{self as measure, Options, Remedy};
use ojkit_work::collection::read_if_there;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::observer::{Note, Observer};
use ojkit_work::workspace::{Opened, Workspace};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::PathBuf;
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
    cut: Cut,
    /// Put a part into this file, whole or not at all
    #[arg(long, value_name = "FILE", requires = "part")]
    output: Option<PathBuf>,
    #[command(flatten)]
    written: Written,
}

/// What came of a problem.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Row {
    Measured {
        strength: Box<measure::Strength>,
        /// Whether no accepted submission led to a limit in some language.
        is_unmeasured: bool,
    },
    /// What is said of one that could not be measured, and how that ends the command.
    Broken { problem: String, code: u8, text: String },
}

/// How often `--fix` keeps cases and measures again.
const ROUNDS_MAX: usize = 4;

impl Strength {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        self.cut.check(context, &self.written.files(), self.output.as_deref())?;
        if self.fix && self.cut.is_cut() {
            let help = "leave out --fix, or --part and --parts";
            return Err(Failure::usage("--fix changes the problems that all parts are made of", help));
        }
        context.names.look_from_first(&self.problems);
        let machine = context.machine()?;
        let slugs = context.names.problems(&self.problems)?;
        let workspace = context.workspace(machine)?;
        let run = || Run::new(&workspace.collection, self.command(&slugs), &slugs, None);
        if let Some(part) = self.cut.part {
            let (run, tier) = (run(), workspace.machine.tier().to_string());
            let rows = self.rows(context, &workspace, &slugs[part.of(slugs.len())])?;
            if is_stopped() {
                return Ok(ExitCode::Stopped);
            }
            let lines: Vec<String> = rows.iter().map(line).collect::<Outcome<_>>()?;
            return self.cut.write(context, (part, run, tier), self.output.as_deref(), &lines);
        }
        self.written.open_page(context, !self.cut.is_cut(), "strength")?;
        let rows = if self.cut.is_cut() {
            let (rows, _) = self.cut.read(context, &run())?;
            rows.iter().try_for_each(|row| told(context, row))?;
            rows
        } else {
            context.trace("strength", None, &slugs)?;
            self.rows(context, &workspace, &slugs)?
        };
        self.show(context, rows)
    }

    /// Measures problems until somebody asks for an end; one that is broken keeps nobody from measuring the others.
    fn rows(&self, context: &mut Context, workspace: &Workspace, slugs: &[String]) -> Outcome<Vec<Row>> {
        let mut rows = Vec::new();
        for slug in slugs {
            if is_stopped() {
                break;
            }
            let mut is_unmeasured = false;
            let row = match self.settle(workspace, slug, &mut is_unmeasured, &mut context.observer()) {
                Ok(strength) => Row::Measured { strength: Box::new(strength), is_unmeasured },
                Err(Failure::Output(error)) => return Err(Failure::Output(error)),
                Err(failure) => {
                    let (problem, code) = (slug.clone(), ExitCode::of(&failure).number());
                    Row::Broken { problem, code, text: failure.text() }
                }
            };
            told(context, &row)?;
            rows.push(row);
        }
        Ok(rows)
    }

    fn show(&self, context: &mut Context, rows: Vec<Row>) -> Outcome<ExitCode> {
        let mut code = if is_stopped() { ExitCode::Stopped } else { ExitCode::AsExpected };
        let (mut results, mut troubles, mut unmeasured) = (Vec::new(), Vec::new(), BTreeSet::new());
        for row in rows {
            match row {
                Row::Measured { strength, is_unmeasured } => {
                    unmeasured.extend(is_unmeasured.then(|| strength.problem.clone()));
                    results.push(*strength);
                }
                Row::Broken { problem, code: number, text } => {
                    code = code.and(ExitCode::of_number(number.into()).unwrap_or(ExitCode::Bug));
                    troubles.push((problem, text));
                }
            }
        }
        if !unmeasured.is_empty() {
            context.observer().note(Note::Unmeasured { problems: unmeasured.into_iter().collect() })?;
        }
        let bound = |slug: &str| self.written.report.as_ref().and_then(|_| context.load(slug).ok());
        let document = report::document(&results, self.fix, &troubles, &bound);
        context.result(&report::json(&results)?)?;
        if !context.json() {
            context.draw(&document)?;
        }
        self.written.draw(context, "ojkit strength", &document)?;
        Ok(results.iter().map(found).fold(code, ExitCode::and))
    }

    /// The command with all that decides its rows.
    fn command(&self, slugs: &[String]) -> String {
        let names = if self.problems.is_empty() { String::new() } else { format!(" {}", slugs.join(" ")) };
        let minimize = if self.minimize { " --minimize" } else { "" };
        format!("strength{names}{minimize} --seed {} --time {} --search {}", self.seed, self.time, self.search)
    }

    /// Measures, and with `--fix` keeps what kills survivors until none is left that an input tells apart: a kept case may take the place
    /// of a generated one that was needed.
    fn settle(
        &self,
        workspace: &Workspace,
        slug: &str,
        is_unmeasured: &mut bool,
        observer: &mut dyn Observer,
    ) -> Outcome<measure::Strength> {
        let mut measured = |observer: &mut dyn Observer| -> Outcome<measure::Strength> {
            let (strength, limits) = workspace.strength(slug, self.options(), observer)?;
            *is_unmeasured |= limits.iter().any(|limit| limit.origin == Origin::Nobody);
            Ok(strength)
        };
        let mut strength = measured(observer)?;
        if !self.fix || strength.remedies.is_empty() {
            return Ok(strength);
        }
        let problem = workspace.open(slug, observer)?;
        if !problem.bound.unenforced().is_empty() {
            let why = "nothing was kept: what would kill may break a line that nothing enforces";
            strength.notes.push(format!("{why}; look at it, and keep what is legal with `ojkit add-case {slug}`"));
            strength.remedies.clear();
            return Ok(strength);
        }
        let mut kept = Vec::new();
        for _ in 0..ROUNDS_MAX {
            if strength.remedies.is_empty() || is_stopped() {
                break;
            }
            let change = keep(&problem, &strength.remedies)?;
            match measured(observer) {
                Ok(again) => {
                    kept.append(&mut strength.remedies);
                    strength = again;
                }
                Err(Failure::Output(error)) => return Err(Failure::Output(error)),
                // What was kept is as good as it was.
                Err(_) if is_stopped() => {
                    kept.append(&mut strength.remedies);
                    strength.notes.push("stopped: with what was kept, nothing was measured again".to_string());
                }
                // Accepted submissions that disagree on a case would leave the problem without answers.
                Err(failure) => {
                    change.undo(&problem)?;
                    strength.notes.push(format!("what would kill was not kept: {}", failure.on_one_line()));
                    break;
                }
            }
        }
        strength.remedies = kept;
        Ok(strength)
    }

    fn options(&self) -> Options {
        let time = Duration::from_secs_f64(self.time);
        Options { minimize: self.minimize, seed: self.seed, time, inputs: self.search }
    }
}

/// Whether somebody asked for an end.
fn is_stopped() -> bool {
    ojkit_run::interrupt::asked_for().load(Ordering::Relaxed)
}

/// Says why a problem could not be measured.
fn told(context: &mut Context, row: &Row) -> Outcome<()> {
    match row {
        Row::Broken { text, .. } => Ok(write!(context.world.stderr, "{text}")?),
        Row::Measured { .. } => Ok(()),
    }
}

/// How a measure ends the command: whether a wrong program lives that an input tells apart.
fn found(strength: &measure::Strength) -> ExitCode {
    let wrong = strength.wrong.iter().any(|wrong| wrong.killed.is_none() && wrong.skipped.is_none());
    let survives = strength.survivors.iter().any(|survivor| survivor.countercase.is_some());
    if wrong || survives || !strength.differing.is_empty() { ExitCode::Found } else { ExitCode::AsExpected }
}

/// What became of the file of kept cases.
struct Change {
    before: Option<Vec<u8>>,
    after: Option<Vec<u8>>,
}

impl Change {
    /// Takes it back, unless the file was changed since.
    fn undo(self, problem: &Opened) -> Outcome<()> {
        let collection = &problem.workspace.collection;
        let path = collection.kept(problem.slug());
        let _lock = collection.lock(problem.slug())?;
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
fn keep(problem: &Opened, remedies: &[Remedy]) -> Outcome<Change> {
    let Opened { workspace: Workspace { collection, .. }, bound, .. } = problem;
    let path = collection.kept(problem.slug());
    let shown = problem.workspace.shown(&path);
    let _lock = collection.lock(problem.slug())?;
    let before = read_if_there(&path)?;
    let mut text = before.clone();
    for remedy in remedies {
        let grown = kept::append(&shown, text.as_deref(), &remedy.reason, &remedy.input, bound)?;
        text = Some(grown.into_bytes());
    }
    if let Some(text) = &text {
        atomic::write(&path, text)?;
    }
    Ok(Change { before, after: text })
}
