//! What every command shares: the world, the global flags, and how results are shown.

use crate::cli::exit_code::ExitCode;
use crate::cli::observer::Shown;
use crate::cli::page::{Asking, Follower};
use crate::cli::trace::Trace;
use crate::cli::world::World;
use crate::report::document::Document;
use crate::report::progress::Shows;
use crate::report::terminal::{self, Style};
use crate::store::day::Day;
use crate::store::runs::About;
use clap::ValueEnum;
use clap::builder::PossibleValue;
use ojkit_draw::Bound;
use ojkit_exchange::rows::Format;
use ojkit_languages::{Config, Machine};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_run::Tier;
use ojkit_run::clock::local_day;
use ojkit_search::stress::Amount;
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::names::Names;
use ojkit_work::problem;
use ojkit_work::workspace::{self, Workspace};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// How results are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum OutputFormat {
    #[default]
    Text,
    Json,
    Jsonl,
    /// Rows of a data set, which `export dataset` alone writes.
    Rows(Format),
}

impl ValueEnum for OutputFormat {
    fn value_variants<'a>() -> &'a [OutputFormat] {
        const ALL: [OutputFormat; 9] = {
            let [a, b, c, d, e, f] = Format::ALL;
            use OutputFormat::{Json, Jsonl, Rows, Text};
            [Text, Json, Jsonl, Rows(a), Rows(b), Rows(c), Rows(d), Rows(e), Rows(f)]
        };
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            OutputFormat::Text => PossibleValue::new("text").help("For a person"),
            OutputFormat::Json => PossibleValue::new("json").help("For a script: one object on standard output"),
            OutputFormat::Jsonl => PossibleValue::new("jsonl")
                .help("For a script that follows: a line as each case is done, then the object"),
            OutputFormat::Rows(format) => PossibleValue::new(format.name()).hide(true),
        })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Colour {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Also into files and pipes.
    Always,
    /// Nowhere.
    Never,
}

/// The flags of every command.
#[derive(Clone, Debug, clap::Args)]
#[command(next_help_heading = "Options of every command")]
pub(super) struct Globals {
    /// The collection's folder [default: the nearest parent with a `problems/`]
    #[arg(long, value_name = "DIR", global = true)]
    pub root: Option<PathBuf>,
    /// How results are shown
    #[arg(long, value_enum, default_value_t, global = true)]
    pub format: OutputFormat,
    /// Programs that run at the same time [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024), global = true)]
    pub jobs: Option<u16>,
    /// Whether to colour
    #[arg(long, value_enum, default_value_t, global = true)]
    pub color: Colour,
    /// Say only what was found
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

/// A command's surroundings.
pub(super) struct Context<'c, 'w> {
    pub world: &'c mut World<'w>,
    pub globals: Globals,
    /// What its words mean.
    pub names: Names,
    /// What the run says as it goes.
    pub(super) traced: Option<Trace>,
    /// Who gets that beside the cache and standard output.
    pub(super) follower: Option<Follower>,
}

impl<'c, 'w> Context<'c, 'w> {
    pub fn new(world: &'c mut World<'w>, globals: Globals) -> Context<'c, 'w> {
        let names = Names::new(world.cwd.clone(), globals.root.clone());
        Context { world, globals, names, traced: None, follower: None }
    }

    /// Whether results are for scripts.
    pub fn json(&self) -> bool {
        matches!(self.globals.format, OutputFormat::Json | OutputFormat::Jsonl)
    }

    /// Whether they are for scripts that follow a run.
    pub fn prints_lines(&self) -> bool {
        self.globals.format == OutputFormat::Jsonl
    }

    /// How text on standard output looks.
    pub fn style(&self) -> Style {
        let colour = match self.globals.color {
            Colour::Always => true,
            Colour::Never => false,
            Colour::Auto => self.world.stdout_is_terminal && self.world.variable("NO_COLOR").is_none(),
        };
        let width = if self.world.stdout_is_terminal { self.world.width } else { None };
        Style { colour, width }
    }

    /// How progress is shown.
    pub fn shows_progress(&self) -> Shows {
        Shows::on(self.world.stderr_is_terminal, self.globals.quiet)
    }

    /// Programs that run at the same time.
    pub fn jobs(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        self.globals.jobs.map_or_else(processors, usize::from)
    }

    /// The collection that the command is about.
    pub fn collection(&self) -> Outcome<Collection> {
        self.names.collection()
    }

    /// The day on which the command is called, at this place; that of SOURCE_DATE_EPOCH where it is set.
    pub fn today(&self) -> Day {
        let seconds =
            self.world.variable("SOURCE_DATE_EPOCH").and_then(OsStr::to_str).and_then(|text| text.parse().ok());
        Day::new(seconds.map_or_else(local_day, |seconds: i64| seconds.div_euclid(24 * 60 * 60)))
    }

    /// A path of the user's, as seen from the folder the command is called in.
    pub fn path(&self, path: &Path) -> PathBuf {
        self.world.cwd.join(path)
    }

    /// A path as messages show it: relative where that is shorter.
    pub fn shown(&self, path: &Path) -> String {
        workspace::shown(&self.world.cwd, path)
    }

    /// The folder of everything that is built, and of nothing that is not built again when it is gone.
    pub fn cache_dir(&self) -> PathBuf {
        match self.world.variable("OJKIT_CACHE_DIR") {
            Some(dir) => self.path(Path::new(dir)),
            None => ojkit_files::cache::default_dir(),
        }
    }

    /// How many inputs a search tries where no flag says so: tests say it once for all commands.
    pub fn usual_search(&self) -> Amount {
        let count = self.world.variable("OJKIT_SEARCH").and_then(|count| count.to_str()?.parse().ok());
        count.map_or(Amount::Usual, Amount::Exactly)
    }

    /// The machine that programs run on.
    pub fn machine(&self) -> Outcome<Machine> {
        self.machine_up_to(None)
    }

    /// The machine with the confinement that was asked for, where the usual one is weaker; fails where it cannot be had.
    pub fn machine_of_tier(&self, asked: Option<&str>) -> Outcome<Machine> {
        let Some(asked) = asked else { return self.machine() };
        let tier = Tier::from_name(asked).ok_or_else(|| {
            Failure::usage(format!("`{asked}` is not a degree of confinement"), "they are T0, T1, T2, T3")
        })?;
        let machine = self.machine_up_to((tier > Tier::T2).then_some(tier))?;
        machine.require_tier(tier)?;
        Ok(machine)
    }

    /// The machine with the strongest confinement there is, up to a degree; the usual one where none is given.
    pub fn machine_up_to(&self, tier_max: Option<Tier>) -> Outcome<Machine> {
        self.machine_hiding(tier_max, &[])
    }

    /// The same, where programs do not see the problems and cases of other collections either.
    pub fn machine_hiding(&self, tier_max: Option<Tier>, others: &[&Collection]) -> Outcome<Machine> {
        let collection = self.collection().ok();
        let folders = |collection: &Collection| [collection.problems(), collection.cases_folder()];
        let hidden = collection.iter().chain(others.iter().copied()).flat_map(folders).collect();
        let config = Config {
            own_exe: self.world.own_exe.clone(),
            cache_dir: self.cache_dir(),
            languages_override: collection.and_then(|collection| collection.languages()),
            tier_max,
            portable: self.is_portable()?,
        };
        Ok(Machine::hiding(config, hidden)?)
    }

    /// Whether programs are to be started as on systems other than Linux.
    fn is_portable(&self) -> Outcome<bool> {
        match self.world.variable("OJKIT_LAUNCHER") {
            None => Ok(false),
            Some(name) if name == "portable" => Ok(true),
            Some(name) => Err(Failure::usage(
                format!("OJKIT_LAUNCHER: `{}` is not a launcher", name.display()),
                "the only one that can be chosen is `portable`; without the variable, the strongest confinement is used",
            )),
        }
    }

    /// The machine with the language of a file built to be looked at closely.
    pub fn machine_for_debugging(&mut self, machine: Machine, file: &Path) -> Outcome<Machine> {
        let name = machine.language_of(file).map(|language| language.name.clone()).unwrap_or_default();
        let (machine, missing) = machine
            .for_debugging(&name)
            .map_err(|missing| Failure::usage(format!("--debug: {}", missing.what), missing.remedy))?;
        if let Some(missing) = missing {
            self.mention(format_args!("note: without sanitizers: {}; {}", missing.what, missing.remedy))?;
        }
        Ok(machine)
    }

    /// A problem, read and bound, whose examples keep its constraints.
    pub fn load(&self, slug: &str) -> Result<Bound, Vec<Diagnostic>> {
        let collection = self.collection().map_err(|_| Vec::new())?;
        problem::load_sound(&collection, slug, &self.shown(&collection.spec(slug)))
    }

    /// The same with its validator program built, where it has one, and the place where that runs, to be kept as long as the problem.
    pub fn load_gated(&self, slug: &str) -> Outcome<(Option<Workspace>, Bound)> {
        let loaded = self.load(slug)?;
        if loaded.problem.validator.is_none() {
            problem::needs_parameters(&loaded)?;
            return Ok((None, loaded));
        }
        let workspace = self.workspace(self.machine()?)?;
        let loaded = workspace.gated(loaded)?;
        Ok((Some(workspace), loaded))
    }

    /// The collection with a machine.
    pub fn workspace(&self, machine: Machine) -> Outcome<Workspace> {
        let (collection, cwd) = (self.collection()?, self.world.cwd.clone());
        Ok(Workspace { collection, machine, jobs: self.jobs(), cwd })
    }

    /// Another collection than the command's, with a machine of its own.
    pub fn workspace_of(&self, collection: Collection) -> Outcome<Workspace> {
        let machine = self.machine_hiding(None, &[&collection])?;
        Ok(Workspace { collection, machine, jobs: self.jobs(), cwd: self.world.cwd.clone() })
    }

    /// Shows notes and progress of work on standard error.
    pub fn observer(&mut self) -> Shown<'_> {
        let out: &mut dyn std::io::Write = self.world.stdout;
        let trace = self.traced.as_mut().map(|trace| (trace, out));
        Shown::new(self.world.stderr, self.globals.quiet, self.world.stderr_is_terminal, trace)
    }

    /// Writes a line to standard error.
    pub fn say(&mut self, line: impl std::fmt::Display) -> Outcome<()> {
        Ok(writeln!(self.world.stderr, "{line}")?)
    }

    /// Writes a line to standard error, unless the user wants quiet.
    pub fn mention(&mut self, line: impl std::fmt::Display) -> Outcome<()> {
        if self.globals.quiet { Ok(()) } else { self.say(line) }
    }

    /// Writes diagnostics to standard error; the code is that of the gravest.
    pub fn report(&mut self, diagnostics: &[Diagnostic]) -> Outcome<ExitCode> {
        for diagnostic in diagnostics {
            self.say(diagnostic)?;
        }
        let broken = diagnostics.iter().any(|d| d.severity == ojkit_model::diagnostic::Severity::Error);
        Ok(if broken { ExitCode::Usage } else { ExitCode::AsExpected })
    }

    /// Writes a line to standard output.
    pub fn print(&mut self, line: impl std::fmt::Display) -> Outcome<()> {
        Ok(writeln!(self.world.stdout, "{line}")?)
    }

    /// Draws a document on standard output.
    pub fn draw(&mut self, document: &Document) -> Outcome<()> {
        let style = self.style();
        Ok(terminal::draw(self.world.stdout, document, style)?)
    }

    /// Writes an object for scripts to standard output.
    pub fn print_json(&mut self, object: serde_json::Value) -> Outcome<()> {
        self.print(with_format(object))
    }

    /// Opens a page that shows the run, and says where it is.
    pub fn open_page(&mut self, command: &str) -> Outcome<()> {
        let (own_exe, cwd, environment) =
            (self.world.own_exe.clone(), self.world.cwd.clone(), self.world.environment.clone());
        let (collection, places) = (self.collection().ok(), Default::default());
        let page = Follower::page(command, Asking { own_exe, cwd, environment, collection, places })
            .map_err(|error| Failure::Lacking(format!("cannot open a page on 127.0.0.1: {error}")))?;
        page.address().map_or(Ok(()), |address| self.say(format_args!("page: {address}")))?;
        self.follower = Some(page);
        Ok(())
    }

    /// Gives those who follow the page that the run has come to.
    pub fn show_report(&self, html: &str) {
        let line = || serde_json::json!({ "event": "report", "html": html }).to_string();
        self.follower.iter().for_each(|follower| follower.line(&line()));
    }

    /// Says to those who follow how the command has ended.
    pub fn ended(&self, outcome: &Outcome<ExitCode>) {
        let code = outcome.as_ref().map_or_else(ExitCode::of, |code| *code).number();
        let message = outcome.as_ref().err().map(Failure::text);
        let line = serde_json::json!({ "event": "ended", "code": code, "message": message }).to_string();
        self.follower.iter().for_each(|follower| follower.end(&line));
    }

    /// Begins the trace of a run; `submission` where it is about one alone, and so its problem.
    pub fn trace(&mut self, command: &str, submission: Option<&Path>, slugs: &[String]) -> Outcome<()> {
        let about = About {
            format: 1,
            command: command.to_owned(),
            cwd: self.world.cwd.display().to_string(),
            root: self.collection()?.root().display().to_string(),
            // One name for one file, however it was typed.
            submission: submission.map(|file| {
                let file = self.path(file);
                fs::canonicalize(&file).unwrap_or(file).display().to_string()
            }),
            problem: if let [slug] = slugs { Some(slug.clone()) } else { None },
            pid: std::process::id(),
            started: SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs(),
        };
        let to = (self.prints_lines(), self.follower.clone());
        self.traced = Some(Trace::begin(&self.cache_dir(), &about, to, self.world.stdout));
        Ok(())
    }

    /// Says in the trace of this run, if it has one, that something is done.
    pub fn event(&mut self, event: &serde_json::Value) {
        self.traced.iter_mut().for_each(|trace| trace.event(event, self.world.stdout));
    }

    /// Takes the result of a run as an object for scripts, and prints it for those.
    pub fn result(&mut self, object: &[u8]) -> Outcome<()> {
        let object = String::from_utf8_lossy(object);
        if self.json() && !self.prints_lines() {
            self.print(object.trim_end())?;
        }
        match &mut self.traced {
            Some(trace) => Ok(trace.result(object.trim_end(), self.world.stdout)?),
            None => Ok(()),
        }
    }

    /// Refuses `--format json` where a command's output is no object.
    pub fn text_only(&self, command: &str) -> Outcome<()> {
        match self.json() {
            true => Err(Failure::usage(format!("`{command}` has no JSON output"), "leave out --format json")),
            false => Ok(()),
        }
    }
}

/// An object for scripts, which says its format.
pub(super) fn with_format(mut object: serde_json::Value) -> serde_json::Value {
    if let Some(fields) = object.as_object_mut() {
        fields.insert("format".to_owned(), 1.into());
    }
    object
}

/// Whether an argument is the sign for standard input.
pub(super) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == OsStr::new("-")
}
