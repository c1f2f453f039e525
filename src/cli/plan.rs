//! `ojkit plan`: a long run, cut into shards that any host can do alone.

use crate::cli::context::{Context, is_stdin};
use crate::cli::exit_code::ExitCode;
use crate::cli::judge_from::{LINE_BYTES_MAX, answer, next_line};
use crate::cli::problem_task;
use crate::cli::run_folder::{digest, facts, own_languages};
use crate::cli::shard::row;
use crate::report::progress::Progress;
use crate::report::stream::Answer;
use ojkit_languages::{Language, Machine, Toolchain};
use ojkit_model::verdict::Verdict;
use ojkit_scale::{Asked, Folder, Job, Planned, ProblemTask, Row, Run, Task, Who, Work, cut};
use ojkit_search::stress::Amount;
use ojkit_work::desk::{Asks, Desk, Parsed, key};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::others::SEED;
use ojkit_work::workspace::Workspace;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Cut a long run into shards, each for `ojkit shard` wherever a machine is free
#[derive(Debug, clap::Args)]
pub(super) struct Plan {
    /// The command to cut up
    #[arg(value_enum)]
    kind: Kind,
    /// Problems, with every submission of theirs [default: the problem here, or all]
    #[arg(value_name = "PROBLEM")]
    problems: Vec<String>,
    /// Judge the submissions of FILE (or `-`), as `ojkit judge --from` does; or search their countercases
    #[arg(long, value_name = "FILE", conflicts_with = "problems")]
    from: Option<PathBuf>,
    /// The folder of the run, which is made; hosts that do shards must see it, the collection and the kit under the same names
    #[arg(short = 'o', long, value_name = "RUN")]
    into: PathBuf,
    /// How many inputs to search for each submission, with judge where it passes all cases [default: as `ojkit judge` does; stress 100000, strength 4000]
    #[arg(long, value_name = "N")]
    search: Option<u64>,
    /// What a shard is to take, by an estimate
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Confine programs at least this strongly, or fail: T0, T1, T2 or T3
    #[arg(long, value_name = "TIER")]
    require_tier: Option<String>,
}

/// What can be planned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Kind {
    /// Verdicts of submissions, of the collection or of a file of records
    Judge,
    /// Countercases of the same
    Stress,
    /// The cases of problems
    Gen,
    /// How strong the cases of problems are
    Strength,
}

impl Kind {
    /// Inputs that are searched where the command line does not say how many; none for a short search.
    fn search(self, is_from: bool) -> Option<u64> {
        match self {
            Kind::Judge if is_from => None,
            Kind::Judge | Kind::Gen => Some(0),
            Kind::Stress => Some(100_000),
            Kind::Strength => Some(4000),
        }
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "no number".to_owned())?;
    if (0.1..=3600.0).contains(&seconds) { Ok(seconds) } else { Err("shards take 0.1 to 3600 s".to_owned()) }
}

/// A submission that is planned; its code is in the spool.
struct Unit {
    problem: String,
    language: String,
    name: String,
    code: (u64, usize),
    asked: Vec<Asked>,
}

/// A problem that was made ready once.
struct Opened {
    planned: Planned,
    cases: usize,
    /// Bytes of all inputs and answers.
    bytes: usize,
    /// The time limit before a language's factor.
    seconds: f64,
}

/// What gathers what there is to do.
struct Gathering<'a> {
    desk: Desk<'a, Answer>,
    /// The code of all units, one after another.
    spool: File,
    length: u64,
    units: Vec<Unit>,
    /// Units by what decides their verdict.
    known: HashMap<String, usize>,
    /// Rows that need no work.
    told: Vec<Row>,
    lines: usize,
}

impl Plan {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        if self.from.is_some() && matches!(self.kind, Kind::Gen | Kind::Strength) {
            return Err(Failure::usage("--from is for judge and stress", "name problems, or none for all of them"));
        }
        if self.search.is_some() && matches!(self.kind, Kind::Gen) {
            return Err(Failure::usage("gen searches nothing", "leave out --search"));
        }
        let search = self.search.or(self.kind.search(self.from.is_some()));
        if search == Some(0) && matches!(self.kind, Kind::Stress | Kind::Strength) {
            return Err(Failure::usage("--search 0 searches nothing", "leave it out, or say how many inputs"));
        }
        context.collection()?;
        let workspace = context.workspace(context.machine_of_tier(self.require_tier.as_deref())?)?;
        let path = std::path::absolute(context.path(&self.into))?;
        Folder::begin(&path)?;
        let spool = path.join(".spool");
        let gathering = Gathering::new(Desk::new(&workspace, Asks::Verdicts, Amount::Exactly(0), answer), &spool)?;
        let planned = self.plan(context, &workspace, &path, search, gathering);
        if planned.is_err() {
            // Half a plan goes; the folder too, where nobody has put anything else there.
            let _ = fs::remove_file(spool);
            let _ = fs::remove_file(path.join("run.json"));
            for made in ["jobs", "results"] {
                let _ = fs::remove_dir_all(path.join(made));
            }
            let _ = fs::remove_dir(&path);
        }
        planned
    }

    fn plan(
        &self,
        context: &mut Context,
        workspace: &Workspace,
        path: &Path,
        search: Option<u64>,
        mut gathering: Gathering,
    ) -> Outcome<ExitCode> {
        let kind = match (self.kind, &self.from) {
            (Kind::Judge, None) => ojkit_scale::Kind::Judge,
            (Kind::Judge, Some(_)) => ojkit_scale::Kind::Records,
            (Kind::Stress, _) => ojkit_scale::Kind::Stress,
            (Kind::Gen, _) => ojkit_scale::Kind::Gen,
            (Kind::Strength, _) => ojkit_scale::Kind::Strength,
        };
        let gathered = match kind {
            ojkit_scale::Kind::Gen | ojkit_scale::Kind::Strength => {
                let mut slugs = context.problems(&self.problems)?;
                if self.problems.is_empty() && kind == ojkit_scale::Kind::Gen {
                    // Nothing but samples has no cases to make.
                    slugs.retain(|slug| !context.load(slug).is_ok_and(|loaded| loaded.problem.is_only_samples()));
                }
                gathering.problems(context, workspace, kind, slugs)?
            }
            _ => {
                match &self.from {
                    Some(from) => gathering.records(context, from)?,
                    None => gathering.collection(context, workspace, &self.problems)?,
                }
                gathering.submissions(context, workspace)?
            }
        };
        let Gathered { items, works, problems, languages, told, lines } = gathered;
        let ranges = cut(&works, OPENING, self.seconds);
        let shards = ranges.len().max(usize::from(!told.is_empty()));
        let run = Run {
            format: Run::FORMAT,
            kind,
            root: std::path::absolute(workspace.collection.root())?,
            facts: facts(context, &workspace.machine, &languages)?,
            search,
            seed: SEED,
            problems,
            shards,
            rows: lines,
        };
        let known = told.len().div_ceil(shards.max(1)).max(1);
        Folder::write(path, &run, |shard, id| -> Result<Job, Failure> {
            let range = ranges.get(shard).cloned().unwrap_or(0..0);
            let seconds = works[range.clone()].iter().map(|work| work.seconds).sum();
            let known = told.chunks(known).nth(shard).unwrap_or_default().to_vec();
            let (mut tasks, mut problems) = (Vec::new(), Vec::new());
            for item in &items[range] {
                match item {
                    Item::Submission(unit) => tasks.push(unit.task(&mut gathering.spool)?),
                    Item::Problem(task) => problems.push(task.clone()),
                }
            }
            Ok(Job { run: id.to_owned(), shard, seconds, known, tasks, problems })
        })?;
        let _ = fs::remove_file(path.join(".spool"));
        let (shown, count) = (context.shown(path), items.len());
        let of = if kind.is_of_problems() { "problems" } else { "submissions" };
        context.mention(format_args!(
            "{shown}: {lines} rows, {count} {of}, {shards} shards; `ojkit shard {shown}` does them here"
        ))?;
        Ok(ExitCode::AsExpected)
    }
}

/// What is gathered, before it is cut.
struct Gathered {
    items: Vec<Item>,
    /// What each of them is estimated to take.
    works: Vec<Work>,
    problems: BTreeMap<String, Planned>,
    languages: BTreeSet<String>,
    /// Rows that need no work.
    told: Vec<Row>,
    lines: usize,
}

/// What a shard does one after another.
enum Item {
    Submission(Unit),
    Problem(ProblemTask),
}

/// What it takes to open a problem with its cases in a shard, in s.
const OPENING: f64 = 0.2;

/// What each unit is estimated to take, by its language and its problem.
fn works(machine: &Machine, units: &[Unit], problems: &BTreeMap<String, Opened>) -> Vec<Work> {
    let places: HashMap<&str, usize> = problems.keys().enumerate().map(|(at, slug)| (slug.as_str(), at)).collect();
    let work = |unit: &Unit| {
        let row = machine.languages().iter().find(|row| row.name == unit.language);
        let seconds = row.zip(problems.get(&unit.problem)).map(|(row, problem)| estimate(row, problem, unit));
        Work {
            group: places.get(unit.problem.as_str()).copied().unwrap_or_default(),
            seconds: seconds.unwrap_or_default(),
        }
    };
    units.iter().map(work).collect()
}

/// Seconds on one core: a build, runs of small cases, and the limit of those that are to meet it.
fn estimate(row: &Toolchain, problem: &Opened, unit: &Unit) -> f64 {
    let serves = Language::from_name(&row.name).is_some_and(|language| language.facts().serves.is_some());
    let build = if row.compiler.is_empty() { 0.1 } else { 1.0 };
    let (case, megabyte) = match (row.runtime.is_empty(), serves) {
        (true, _) => (0.002, 0.03),
        (false, true) => (0.005, 0.1),
        (false, false) => (0.05, 0.1),
    };
    let slow = Verdict::TimeLimitExceeded.name();
    let is_slow = unit.asked.iter().any(|asked| asked.expected.iter().any(|name| name == slow));
    let runs = case * problem.cases as f64 + megabyte * problem.bytes as f64 / 1e6;
    build + runs + if is_slow { 2.0 * problem.seconds * row.time_factor } else { 0.0 }
}

impl Unit {
    fn task(&self, code: &mut File) -> Result<Task, Failure> {
        let mut text = vec![0; self.code.1];
        code.seek(SeekFrom::Start(self.code.0)).and_then(|_| code.read_exact(&mut text)).map_err(spooling)?;
        let Unit { problem, language, name, asked, .. } = self;
        Ok(Task {
            problem: problem.clone(),
            language: language.clone(),
            name: name.clone(),
            code: String::from_utf8_lossy(&text).into_owned(),
            asked: asked.clone(),
        })
    }
}

fn spooling(error: io::Error) -> Failure {
    Failure::Lacking(format!("cannot keep the code of the submissions in the run's folder: {error}"))
}

impl<'a> Gathering<'a> {
    fn new(desk: Desk<'a, Answer>, spool: &Path) -> Outcome<Gathering<'a>> {
        let spool = File::options().read(true).write(true).create_new(true).open(spool).map_err(spooling)?;
        let (units, told) = (Vec::new(), Vec::new());
        Ok(Gathering { desk, spool, length: 0, units, known: HashMap::new(), told, lines: 0 })
    }

    /// Takes every record of a file.
    fn records(&mut self, context: &mut Context, from: &Path) -> Outcome<()> {
        let path = if is_stdin(from) { PathBuf::from("/dev/stdin") } else { context.path(from) };
        let file = File::open(&path).map_err(|error| {
            Failure::usage(format!("cannot read {}: {error}", from.display()), "name a file of records, or -")
        })?;
        let mut reader: Box<dyn BufRead> = Box::new(BufReader::new(file));
        let progress = Progress::new(context.shows_progress(), "reading");
        let mut number = 0;
        loop {
            let mut line = Vec::new();
            let read = next_line(&mut *reader, &mut line)
                .map_err(|error| Failure::Lacking(format!("the records cannot be read: {error}")))?;
            let Some(length) = read else { return Ok(()) };
            number += 1;
            progress.advance(1);
            if length > LINE_BYTES_MAX {
                let error = format!("the line has {length} bytes; the kit takes at most {LINE_BYTES_MAX}");
                self.tell(Who { line: number, ..Who::default() }, error);
            } else if !line.trim_ascii().is_empty() {
                match self.desk.read(number, &line) {
                    Ok(parsed) => self.take(parsed)?,
                    Err((who, error)) => self.tell(who, error),
                }
            }
        }
    }

    /// Takes every submission of problems.
    fn collection(&mut self, context: &Context, workspace: &Workspace, names: &[String]) -> Outcome<()> {
        let mut line = 0;
        for slug in context.problems(names)? {
            let (submissions, _) = workspace.submissions(&workspace.load(&slug)?.problem);
            for submission in submissions.into_iter().filter(|submission| !submission.is_banked()) {
                line += 1;
                let who = Who { line, id: submission.path.into(), ..Who::default() };
                let Some(row) = workspace.machine.language_of(&submission.source) else { continue };
                let name = submission.source.file_name().unwrap_or_default().to_string_lossy().into_owned();
                match self.desk.code(&submission.source, &row.name) {
                    Err(error) => self.tell(who, error),
                    Ok(code) => {
                        let (language, expected) = (row.name.clone(), submission.expected);
                        let (problem, key) = (slug.clone(), key(&slug, &language, &code));
                        let file = Some(submission.source);
                        self.take(Parsed { who, problem, language, file, name, code, expected, key })?;
                    }
                }
            }
        }
        Ok(())
    }

    fn tell(&mut self, who: Who, error: String) {
        self.lines += 1;
        self.told.push(row(Answer::error(who, error)));
    }

    fn take(&mut self, parsed: Parsed) -> Outcome<()> {
        let Parsed { who, problem, language, name, code, expected, key, .. } = parsed;
        if std::str::from_utf8(&code).is_err() {
            self.tell(who, format!("{name} is not UTF-8 text, and a plan carries nothing else"));
            return Ok(());
        }
        self.lines += 1;
        let expected = expected.iter().map(|verdict| verdict.name().to_owned()).collect();
        let asked = Asked { who, expected };
        if let Some(&at) = self.known.get(&key) {
            self.units[at].asked.push(asked);
            return Ok(());
        }
        self.spool.write_all(&code).map_err(spooling)?;
        self.known.insert(key, self.units.len());
        self.units.push(Unit { problem, language, name, code: (self.length, code.len()), asked: vec![asked] });
        self.length += code.len() as u64;
        Ok(())
    }

    /// What there is to do with the submissions that were taken.
    fn submissions(&mut self, context: &mut Context, workspace: &Workspace) -> Outcome<Gathered> {
        let problems = self.open(context)?;
        let units = std::mem::take(&mut self.units);
        let works = works(&workspace.machine, &units, &problems);
        let own = problems.keys().flat_map(|slug| own_languages(workspace, slug));
        Ok(Gathered {
            languages: units.iter().map(|unit| unit.language.clone()).chain(own).collect(),
            items: units.into_iter().map(Item::Submission).collect(),
            works,
            problems: problems.into_iter().map(|(slug, problem)| (slug, problem.planned)).collect(),
            told: std::mem::take(&mut self.told),
            lines: self.lines,
        })
    }

    /// What there is to do with problems as a whole.
    fn problems(
        &mut self,
        context: &mut Context,
        workspace: &Workspace,
        kind: ojkit_scale::Kind,
        slugs: Vec<String>,
    ) -> Outcome<Gathered> {
        let lines = slugs.len();
        let (mut items, mut works, mut told) = (Vec::new(), Vec::new(), Vec::new());
        let (mut problems, mut languages) = (BTreeMap::new(), BTreeSet::new());
        let progress = Progress::new(context.shows_progress(), "problems");
        for (at, problem) in slugs.into_iter().enumerate() {
            let line = at + 1;
            progress.say(&problem);
            progress.advance(1);
            self.desk.forget();
            match problem_task::planned(&mut self.desk, workspace, kind, &problem, &mut context.observer())? {
                Ok((planned, of_problem, seconds)) => {
                    problems.insert(problem.clone(), planned);
                    languages.extend(of_problem);
                    works.push(Work { group: at, seconds });
                    items.push(Item::Problem(ProblemTask { line, problem }));
                }
                Err(why) => told.push(problem_task::error(line, &problem, &why)),
            }
        }
        Ok(Gathered { items, works, problems, languages, told, lines })
    }

    /// Makes every problem ready, puts its units together, and tells those whose problem is broken.
    fn open(&mut self, context: &mut Context) -> Outcome<BTreeMap<String, Opened>> {
        self.units.sort_by(|a, b| a.problem.cmp(&b.problem));
        self.known.clear();
        let mut problems = BTreeMap::new();
        let mut whole = Vec::with_capacity(self.units.len());
        let progress = Progress::new(context.shows_progress(), "cases and limits");
        let mut units = std::mem::take(&mut self.units).into_iter().peekable();
        while let Some(first) = units.peek() {
            let slug = first.problem.clone();
            self.desk.forget();
            progress.say(&slug);
            progress.advance(1);
            let mut of_problem = Vec::new();
            while let Some(unit) = units.next_if(|unit| unit.problem == slug) {
                of_problem.push(unit);
            }
            let names: BTreeSet<&Path> = of_problem.iter().map(|unit| Path::new(&unit.name)).collect();
            match self.desk.ready(&slug, names, &mut context.observer())? {
                Ok(ready) => {
                    let sha256 = digest(ready);
                    let planned = Planned { sha256, limits: ready.problem.bound.problem.measured.clone() };
                    let seconds = ready.problem.bound.problem.limits.time_ms as f64 / 1000.0;
                    problems.insert(slug, Opened { planned, cases: ready.cases.len(), bytes: ready.bytes(), seconds });
                    whole.append(&mut of_problem);
                }
                Err(why) => {
                    let asked = of_problem.into_iter().flat_map(|unit| unit.asked);
                    let told = asked.map(|Asked { who, .. }| row(Answer::error(who, why.clone())));
                    self.told.extend(told);
                }
            }
        }
        self.units = whole;
        Ok(problems)
    }
}
