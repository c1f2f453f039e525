//! `ojkit shard`: shards of a run, each alone; and `ojkit missing`: which nobody has done.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::judge_from::{answer, answered};
use crate::cli::problem_task;
use crate::cli::run_folder::{digest, facts, opened, own_languages};
use crate::report::progress::Progress;
use crate::report::stream::Answer;
use ojkit_files::hash::sha256_hex;
use ojkit_model::verdict::Verdict;
use ojkit_run::tool::Place;
use ojkit_scale::engine::{self, End, Engine, HyperQueue, News, Site, Slurm};
use ojkit_scale::{Folder, Job, Kind, Numbers, Planned, Row, ShardResult, Timings};
use ojkit_search::stress::Amount;
use ojkit_work::desk::{Answer as Judged, Asks, Desk, Task, key, written};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::workspace::Workspace;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Do shards of a run, here or by an engine; what is done already is not done again
#[derive(Debug, clap::Args)]
pub(super) struct Shard {
    /// The folder of the run
    #[arg(value_name = "RUN")]
    folder: PathBuf,
    /// Which shards, as 3,17,40-44 [default: the one that HQ_TASK_ID, SLURM_ARRAY_TASK_ID or PBS_ARRAY_INDEX names, else all that are missing]
    #[arg(value_name = "SHARDS", conflicts_with = "each")]
    shards: Option<Numbers>,
    /// Do every Nth shard from the Ith on, I from 1: machine I of N
    #[arg(long, value_name = "I/N", value_parser = each)]
    each: Option<(usize, usize)>,
    /// Have the missing shards done elsewhere, follow that, and take it back at Ctrl-C
    #[arg(long, value_name = "ENGINE", value_enum, conflicts_with_all = ["shards", "each"])]
    on: Option<On>,
}

/// Who does shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum On {
    /// Print one command per shard, to be started by PBS, ssh or by hand
    Commands,
    /// The workers of a HyperQueue server that is running, through the program `hq`
    Hyperqueue,
    /// Job arrays, through sbatch, squeue and scancel
    Slurm,
}

/// Print the numbers of the shards that are not done, and exit with 1 where there are any
#[derive(Debug, clap::Args)]
pub(super) struct Missing {
    /// The folder of the run
    #[arg(value_name = "RUN")]
    folder: PathBuf,
}

fn each(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
    let parts: Option<(usize, usize)> = parts.filter(|(i, n)| (1..=*n).contains(i));
    parts.ok_or_else(|| "write it as 2/5: machine 2 of 5".to_owned())
}

/// Schedulers' variables that hold the number of a shard.
const VARIABLES: [&str; 3] = ["HQ_TASK_ID", "SLURM_ARRAY_TASK_ID", "PBS_ARRAY_INDEX"];

impl Missing {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("missing")?;
        let folder = opened(context, &self.folder)?;
        let (missing, broken) = folder.missing();
        for error in broken {
            context.say(format_args!("warning: {error}; the shard counts as missing"))?;
        }
        if missing.is_empty() {
            return Ok(ExitCode::AsExpected);
        }
        context.print(&missing)?;
        Ok(ExitCode::Found)
    }
}

impl Shard {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("shard")?;
        let folder = opened(context, &self.folder)?;
        match self.on {
            None => self.here(context, &folder),
            Some(On::Commands) => commands(context, &folder),
            Some(On::Hyperqueue) => follow(context, &folder, &HyperQueue),
            Some(On::Slurm) => follow(context, &folder, &Slurm),
        }
    }

    /// The shards that were asked for and are not done.
    fn asked(&self, context: &Context, folder: &Folder) -> Outcome<Numbers> {
        let all = 0..folder.run.shards;
        let named = VARIABLES.iter().find_map(|name| Some((name, context.world.variable(name)?)));
        let asked: Numbers = match (&self.shards, self.each, named) {
            (Some(shards), ..) => shards.clone(),
            (None, Some((i, n)), _) => all.clone().filter(|shard| shard % n == i - 1).collect(),
            (None, None, Some((name, value))) => {
                let value = value.to_string_lossy();
                value.parse().map_err(|why| Failure::usage(format!("{name} is {value}: {why}"), ""))?
            }
            (None, None, None) => all.clone().collect(),
        };
        if let Some(shard) = asked.iter().find(|shard| !all.contains(shard)) {
            folder.job(shard)?;
        }
        // A result that is cut is none.
        Ok(asked.iter().filter(|&shard| !matches!(folder.result(shard), Ok(Some(_)))).collect())
    }

    fn here(&self, context: &mut Context, folder: &Folder) -> Outcome<ExitCode> {
        let asked = self.asked(context, folder)?;
        if asked.is_empty() {
            return Ok(ExitCode::AsExpected);
        }
        context.collection()?;
        let machine = context.machine_of_tier(Some(&folder.run.facts.tier))?;
        let planned = folder.run.problems.iter().map(|(slug, planned)| (slug.clone(), planned.limits.clone()));
        let workspace = Workspace { limits: Some(planned.collect()), ..context.workspace(machine)? };
        let asks = if folder.run.kind == Kind::Stress { Asks::Countercases } else { Asks::Verdicts };
        let row = if asks == Asks::Countercases { countercase } else { answer };
        let search = folder.run.search.map_or(Amount::Short, Amount::Exactly);
        let desk = Desk::new(&workspace, asks, search, row);
        let mut host = Host { folder, workspace: &workspace, desk, compilers: BTreeSet::new() };
        let progress = Progress::new(context.shows_progress(), "shards");
        progress.set_length(asked.len());
        for shard in asked.iter() {
            let job = folder.job(shard)?;
            host.same_as_planned(context, &job)?;
            let Some(result) = host.shard(context, job)? else { return Ok(ExitCode::Stopped) };
            folder.save(&result)?;
            progress.advance(1);
        }
        Ok(ExitCode::AsExpected)
    }
}

/// A host that does shards.
struct Host<'a> {
    folder: &'a Folder,
    workspace: &'a Workspace,
    desk: Desk<'a, Answer>,
    /// Languages whose compilers were found to be the planned ones.
    compilers: BTreeSet<String>,
}

impl Host<'_> {
    /// Refuses a shard where something here is not as it was planned.
    fn same_as_planned(&mut self, context: &Context, job: &Job) -> Outcome<()> {
        let whole: Vec<&String> = job.problems.iter().map(|task| &task.problem).collect();
        let slugs: BTreeSet<&String> =
            job.tasks.iter().map(|task| &task.problem).chain(whole.iter().copied()).collect();
        // A problem's name becomes a path.
        let foreign =
            |slug: &&&String| !self.workspace.collection.has(slug) || !self.folder.run.problems.contains_key(**slug);
        if let Some(slug) = slugs.iter().find(foreign) {
            return Err(Failure::Lacking(format!(
                "`{slug}` is not a problem of this collection that was planned; plan the run again"
            )));
        }
        let own = slugs.iter().flat_map(|slug| own_languages(self.workspace, slug));
        let mut languages: BTreeSet<String> = job.tasks.iter().map(|task| task.language.clone()).chain(own).collect();
        for slug in whole {
            languages.extend(problem_task::languages(self.workspace, slug)?);
        }
        let is_first = self.compilers.is_empty();
        if is_first || !languages.is_subset(&self.compilers) {
            let here = facts(context, &self.workspace.machine, &languages)?;
            let differences = self.folder.run.facts.differences(&here);
            if !differences.is_empty() {
                let list: String = differences.iter().map(|line| format!("\n    {line}")).collect();
                let message = "this host differs from the one that planned the run, and its verdicts might:";
                return Err(Failure::Lacking(format!("{message}{list}")));
            }
            self.compilers.extend(languages);
        }
        Ok(())
    }

    /// Does a shard; `None` where somebody stopped it.
    fn shard(&mut self, context: &mut Context, job: Job) -> Outcome<Option<ShardResult>> {
        let (began, before, load) = (Instant::now(), calibration(), text_of("/proc/loadavg"));
        let scratch = self.workspace.machine.scratch().join("records");
        let _ = fs::remove_dir_all(&scratch);
        let mut tasks: Vec<Task> = Vec::new();
        for (at, task) in job.tasks.into_iter().enumerate() {
            let ojkit_scale::Task { problem, language, name, code, asked } = task;
            // A job may come from anywhere: a name is no path.
            let name = Path::new(&name).file_name().unwrap_or_default();
            let path = scratch.join(at.to_string()).join(name);
            let source = written(&path, code.as_bytes()).map_err(Failure::Lacking)?;
            let key = key(&problem, &language, code.as_bytes());
            tasks.extend(asked.into_iter().map(|asked| Task {
                who: asked.who,
                problem: problem.clone(),
                language: language.clone(),
                source: source.clone(),
                expected: asked.expected.iter().filter_map(|name| Verdict::from_name(name)).collect(),
                key: key.clone(),
            }));
        }
        let (mut rows, mut figures) = (job.known, Vec::new());
        for slug in tasks.iter().map(|task| &task.problem).collect::<BTreeSet<_>>() {
            self.same_problem(context, slug)?;
        }
        let mut give = |task, row| {
            let answer = answered(task, row);
            figures.push(answer.figures());
            rows.push(self::row(answer));
            Ok(())
        };
        self.desk.judge(tasks, &mut give, &mut context.observer())?;
        for task in &job.problems {
            self.same_problem(context, &task.problem)?;
            let began = Instant::now();
            let Some(row) = problem_task::done(self.workspace, &self.folder.run, task) else {
                return Ok(None);
            };
            figures.push(serde_json::json!({ "line": task.line, "seconds": began.elapsed().as_secs_f64() }));
            rows.push(row);
        }
        let timings = Timings {
            host: text_of("/proc/sys/kernel/hostname"),
            processor: processor(),
            load,
            calibration_ms: [before, calibration()],
            seconds: began.elapsed().as_secs_f64(),
            estimated_seconds: job.seconds,
            rows: figures,
        };
        Ok(Some(ShardResult { run: self.folder.id.clone(), shard: job.shard, rows, timings }))
    }

    /// Refuses a problem whose spec, cases or checker are not those that were planned.
    fn same_problem(&mut self, context: &mut Context, slug: &str) -> Outcome<()> {
        let planned = self.folder.run.problems.get(slug);
        let kind = self.folder.run.kind;
        let here = match kind.is_of_problems() {
            true => problem_task::sha256(&mut self.desk, self.workspace, kind, slug, &mut context.observer())?,
            false => self.desk.ready(slug, [], &mut context.observer())?.map(digest),
        };
        let here = here.map_err(|why| Failure::Lacking(format!("{slug}: {why}")))?;
        match planned {
            Some(Planned { sha256, .. }) if *sha256 == here => Ok(()),
            _ => {
                let root = self.workspace.collection.root().display();
                let why = format!("{slug}: its spec, cases or programs in {root} are not those that were planned");
                Err(Failure::Lacking(format!("{why}; bring them back, or plan the run again")))
            }
        }
    }
}

/// What is answered to every record with the same code where only countercases are asked for.
fn countercase(judged: &Judged) -> Answer {
    answer(judged).of_search()
}

/// An answer as a row that is the same whoever gave it.
pub(super) fn row(answer: Answer) -> Row {
    let answer = answer.settled();
    Row { line: answer.who.line, row: serde_json::value::RawValue::from_string(answer.json()).unwrap_or_default() }
}

/// How many ms a fixed piece of work takes.
fn calibration() -> f64 {
    const BYTES: usize = 4 << 20;
    let began = Instant::now();
    std::hint::black_box(sha256_hex(&vec![1; BYTES]));
    began.elapsed().as_secs_f64() * 1000.0
}

fn text_of(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_default().trim().to_owned()
}

fn processor() -> String {
    let text = text_of("/proc/cpuinfo");
    let line = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    line.map_or_else(|| std::env::consts::ARCH.to_owned(), |(_, name)| name.to_owned())
}

/// Prints a command for each missing shard.
fn commands(context: &mut Context, folder: &Folder) -> Outcome<ExitCode> {
    let (missing, _) = folder.missing();
    let (kit, path) = (engine::quoted(&context.world.own_exe), engine::quoted(folder.path()));
    missing
        .iter()
        .try_for_each(|shard| context.print(format_args!("{kit} shard {path} {shard} --jobs 1")))
        .map(|()| ExitCode::AsExpected)
}

/// Has the missing shards done by an engine.
fn follow(context: &mut Context, folder: &Folder, engine: &dyn Engine) -> Outcome<ExitCode> {
    let stop = ojkit_run::interrupt::asked_for();
    let progress = Progress::new(context.shows_progress(), engine.name());
    progress.set_length(folder.run.shards);
    let place = Place { cwd: &context.world.cwd, environment: &context.world.environment };
    let site = Site { place, own_exe: &context.world.own_exe, folder };
    let mut jobs = Vec::new();
    let ended = engine::follow(engine, &site, stop, &mut |news| match news {
        News::Job(id) => jobs.push(id),
        News::Missing(count) => progress.set(folder.run.shards - count),
    });
    drop(progress);
    if !jobs.is_empty() {
        context.mention(format_args!("{}: jobs {}", engine.name(), jobs.join(", ")))?;
    }
    match ended? {
        End::Done => Ok(ExitCode::AsExpected),
        End::Stopped => {
            let shown = context.shown(folder.path());
            context.say(format_args!("stopped; `ojkit shard {shown} --on {}` goes on", engine.name()))?;
            Ok(ExitCode::Stopped)
        }
    }
}
