//! `ojkit stress`: the smallest input that a submission fails.

use crate::cli::cases::sound;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::oracle::{self, Against, Around, Oracle};
use crate::cli::target::{self, Meaning, Named, Target};
use crate::cli::time_limits;
use crate::cli::witnesses::{self, Bench, Weighed};
use crate::cli::written::Written;
use crate::report::figures;
use crate::report::html::stress as html;
use crate::report::stress as report;
use ojkit_draw::Bound;
use ojkit_draw::Drawing;
use ojkit_draw::kept::{self, KeptCase, KeptInput};
use ojkit_draw::plan::knobs;
use ojkit_files::atomic;
use ojkit_files::hash::sha256_hex;
use ojkit_languages::Machine;
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::{Field, Input};
use ojkit_model::judgement::Doubt;
use ojkit_model::verdict::Verdict;
use ojkit_rules::grammar::parse_line;
use ojkit_rules::hand::Role;
use ojkit_search::driver::{Contest, NotReady, Stop};
use ojkit_search::inputs::count::{self, Count, Known};
use ojkit_search::stress::{self, Confirmed, Options, Request, SearchError, Searched};
use ojkit_work::collection::{Collection, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Find the smallest input that a submission fails, or show that there is none in a box
#[derive(Debug, clap::Args)]
pub(super) struct Stress {
    #[command(flatten)]
    named: Named,
    /// The submission, where the problem is named before it
    #[arg(long, value_name = "FILE")]
    submission: Option<PathBuf>,
    /// Compare with this submission instead of the model; it skips inputs that take it more than a tenth of the time
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// Try every input within this constraint; repeatable
    #[arg(long, value_name = "CONSTRAINT", allow_hyphen_values = true)]
    exhaustive: Vec<String>,
    /// How long to search [default: 10; with --exhaustive: 60]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<f64>,
    /// The seed of random inputs
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Keep the countercase in kept.yaml
    #[arg(long)]
    keep: bool,
    #[command(flatten)]
    written: Written,
}

const TIME: f64 = 10.0;
const TIME_EXHAUSTIVE: f64 = 60.0;
/// A search longer than a day is a mistake.
const TIME_MAX: f64 = 86_400.0;
/// Inputs per second that an estimate of time counts on.
const RATE: f64 = 1_000_000.0;

impl Stress {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let machine = self.machine(context)?;
        let Target { slug, file: submission, .. } = self.target(context, &machine)?;
        let collection = context.collection()?;
        let mut loaded = context.load_on(&machine, &slug)?;
        context.needs_parameters(&loaded)?;
        time_limits::measure_if_cases(context, &collection, &machine, &mut loaded, &submission)?;
        let folder = collection.folder(&slug);
        let shown = match &self.submission {
            Some(file) => file.display().to_string(),
            None => self.named.shown(context, &submission),
        };
        let around = Around { collection: &collection, machine: &machine, loaded: &loaded, file: Some(&submission) };
        let (reference, who, mut extra) = self.reference(context, around)?;
        extra.extend(self.constraints()?);
        let constraints: Vec<String> = extra.iter().map(|constraint| constraint.text.clone()).collect();
        let narrowed = loaded
            .narrowed(&extra)
            .map_err(|faults| faults.into_iter().map(|fault| self.in_argument(fault)).collect::<Vec<_>>())?;
        let drawing = &narrowed.drawing;
        let (exhaustive, time) = self.effort();
        if exhaustive {
            refuse_too_many(drawing, time)?;
        }
        let scratch = machine.scratch();
        let contest = Contest {
            bound: &loaded,
            folder: &folder,
            submission: &submission,
            reference: (&reference, &who),
            patience: self.patience(time),
            scratch: &scratch.join("stress"),
        };
        let known = known(&loaded, &collection, &context.shown(&collection.kept(&slug)))?;
        let options = Options {
            slug: &slug,
            seed: self.seed,
            time: Duration::from_secs_f64(time),
            cpu: None,
            count: None,
            inputs: stress::BOX_INPUTS_MAX,
            known: &known,
            stop: ojkit_run::interrupt::asked_for(),
        };
        let request = Request { contest, drawing, options, exhaustive };
        let mut searched =
            stress::search(&machine, &request).map_err(|error| failure(error, Path::new(&shown), &loaded))?;
        sound(&loaded)?;
        let doubt = self.weigh((&machine, &collection), &loaded, (&reference, &who), (&submission, &mut searched))?;
        searched.notes.extend(drawing.likeness());
        let written = searched.countercase.as_ref().and_then(|case| written(&machine, &slug, &submission, &case.input));
        let facts = report::Facts {
            input: written.as_deref(),
            problem: &loaded.problem,
            submission: &shown,
            reference: &who,
            against: self.against.is_some(),
            constraints: &constraints,
            doubt: doubt.as_ref(),
        };
        self.tell(context, &facts, &searched)?;
        let code = ended(&searched, exhaustive, time)?;
        match (self.keep, doubt) {
            (false, _) => {}
            (true, Some(_)) => context.mention(format_args!("not kept: accepted submissions disagree on it"))?,
            (true, None) => self.keep(context, (&collection, &loaded), &submission, &searched)?,
        }
        Ok(code)
    }

    /// Whether everything is to be tried, and for how many seconds.
    fn effort(&self) -> (bool, f64) {
        let exhaustive = !self.exhaustive.is_empty();
        (exhaustive, self.time.unwrap_or(if exhaustive { TIME_EXHAUSTIVE } else { TIME }))
    }

    /// Notes what there is to say of a countercase, and gives why it decides nothing where accepted submissions disagree. Of one against a file
    /// that the user names they are not asked.
    fn weigh(
        &self,
        (machine, collection): (&Machine, &Collection),
        loaded: &Bound,
        author: (&Path, &str),
        (submission, searched): (&Path, &mut Searched),
    ) -> Outcome<Option<Doubt>> {
        let Some(case) = &searched.countercase else { return Ok(None) };
        searched.notes.extend(unchecked(loaded));
        let is_sure = matches!(case.confirmed, Confirmed::Yes | Confirmed::OnlyThroughMain);
        let is_weighed = self.against.is_none() && is_sure;
        let bench = if is_weighed { Bench::new(machine, collection, loaded, author) } else { None };
        let Some(bench) = bench else { return Ok(None) };
        let got = if case.verdict == Verdict::WrongAnswer { Ok(case.got.as_bytes()) } else { Err(case.verdict) };
        let texts = (case.input.as_bytes(), case.expected.as_bytes());
        let Weighed { because, note, .. } = bench.weigh(submission, texts, got, &|_| false)?;
        searched.notes.extend(note);
        Ok(because.map(|because| witnesses::doubt(because, case, case.verdict)))
    }

    /// How long a brute force may take for one input of a search of so many seconds: what it cannot answer soon is left out.
    fn patience(&self, seconds: f64) -> Option<Duration> {
        let is_brute = self.against.is_some() && self.exhaustive.is_empty();
        is_brute.then(|| Duration::from_secs_f64((seconds / 10.0).max(1.0)))
    }

    /// The machine of the collection that is here, or where the file lies.
    fn machine(&self, context: &mut Context) -> Outcome<Machine> {
        self.written.check(context)?;
        self.named.look_from(context);
        if let Some(file) = &self.submission {
            context.look_from(file);
        }
        context.machine()
    }

    /// The submission and its problem.
    fn target(&self, context: &mut Context, machine: &Machine) -> Outcome<Target> {
        let Some(submission) = &self.submission else {
            let target = self.named.target(context, machine)?;
            target.announce(context)?;
            return Ok(target);
        };
        let problem = match self.named.what.as_deref().map(|what| target::meaning(context, what)).transpose()? {
            Some(Meaning::File(_)) => return Err(Failure::usage("two files are named", "name one submission")),
            Some(Meaning::Problem(slug)) => Some(slug),
            None => self.named.problem.clone(),
        };
        let source = file(context, submission)?;
        let slug = context.problem_or(problem.as_deref(), Some(&source))?;
        Ok(Target { slug, file: source, is_named: true })
    }

    /// Whom to compare with, what to call it, and where it may be asked.
    fn reference(&self, context: &mut Context, around: Around) -> Outcome<(PathBuf, String, Vec<Constraint>)> {
        // A file that is named is compared with wherever it answers, however slow it is.
        if let Some(against) = &self.against {
            if around.loaded.problem.is_interaction() {
                return Err(oracle::cannot_compare());
            }
            return Ok((file(context, against)?, against.display().to_string(), Vec::new()));
        }
        match Oracle::of(context, around, &Against::default())? {
            Some(Oracle { source, who, constraints, .. }) => Ok((source, who, constraints)),
            None => Err(Failure::usage(
                "there is nothing to compare with: the problem has no model and no oracle",
                "write a brute force, such as brute.py beside the submission, or name one with --against FILE",
            )),
        }
    }

    /// A fault in a constraint that was given on the command line is not one of the spec.
    fn in_argument(&self, fault: Diagnostic) -> Diagnostic {
        match self.exhaustive.iter().any(|line| !fault.source.is_empty() && line.contains(fault.source.trim())) {
            true => Diagnostic { path: "--exhaustive".to_string(), line: 1, ..fault },
            false => fault,
        }
    }

    fn constraints(&self) -> Outcome<Vec<Constraint>> {
        let read = |text: &String| {
            parse_line(text).map_err(|error| {
                let place = Diagnostic::error("--exhaustive", 1, error.column, error.message).with_source(text);
                Failure::Broken(vec![place.help(error.help)])
            })
        };
        self.exhaustive.iter().map(read).collect()
    }

    fn tell(&self, context: &mut Context, facts: &report::Facts, searched: &Searched) -> Outcome<()> {
        let style = context.style();
        match context.json() {
            true => report::json(context.world.stdout, facts, searched)?,
            false => report::text(context.world.stdout, facts, searched, style)?,
        }
        let tests = || html::tests(facts, searched);
        self.written.write(context, || html::html(facts, searched), ("ojkit stress", tests))
    }

    fn keep(
        &self,
        context: &mut Context,
        (collection, loaded): (&Collection, &Bound),
        submission: &Path,
        searched: &Searched,
    ) -> Outcome<()> {
        let Some(case) = &searched.countercase else { return Ok(()) };
        let slug = &loaded.problem.slug;
        if matches!(case.confirmed, Confirmed::OnlyAfterOthers | Confirmed::NotAgain) {
            return context.mention(format_args!("not kept: the submission is right on it when it runs alone"));
        }
        if !loaded.unenforced().is_empty() {
            return context.mention(format_args!(
                "not kept: the input may break a line that nothing enforces; if it is legal, keep it with `ojkit add-case {slug}`"
            ));
        }
        let path = collection.kept(slug);
        let shown = context.shown(&path);
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let submission = name(submission);
        let reason = match &self.against {
            // Which of the two is right is not known.
            Some(other) => format!("{submission} and {} differ on it; found by stress", name(other)),
            None => format!("{submission} fails it ({}); found by stress", case.verdict),
        };
        // Two calls at the same time must not lose each other's case.
        let _lock = collection.lock(slug)?;
        let is_same = |kept: &KeptCase| match &kept.input {
            KeptInput::Values(input) => *input == case.values,
            KeptInput::Text(text) => *text == case.input,
        };
        if problem::kept(collection, loaded, &shown)?.iter().any(is_same) {
            return context.mention(format_args!("kept in {shown} already"));
        }
        let before = read_if_there(&path)?;
        let after = kept::append(&shown, before.as_deref(), &reason, &case.input, loaded)?;
        atomic::write(&path, after.as_bytes())?;
        context.mention(format_args!("kept in {shown}; `ojkit gen {slug}` makes its answer"))
    }
}

/// The file beside the cache, one for each submission, that an input too long for a command is written to; `None` where it is not too long,
/// or cannot be written.
pub(super) fn written(machine: &Machine, slug: &str, submission: &Path, input: &str) -> Option<String> {
    if input.len() <= report::REPLAYED_MAX {
        return None;
    }
    let folder = machine.cache().dir().join("countercases");
    std::fs::create_dir_all(&folder).ok()?;
    let key = &sha256_hex(submission.as_os_str().as_encoded_bytes())[..8];
    let stem = submission.file_stem()?.to_string_lossy();
    let path = folder.join(format!("{slug}-{stem}-{key}.in"));
    atomic::write(&path, input.as_bytes()).ok()?;
    Some(path.display().to_string())
}

/// The examples and the kept cases: what others fell into before.
fn known(loaded: &Bound, collection: &Collection, shown: &str) -> Outcome<Vec<Input>> {
    let kept = problem::kept(collection, loaded, shown)?.into_iter().filter_map(|case| match case.input {
        KeptInput::Values(input) => Some(input),
        KeptInput::Text(text) => loaded.validator.text(shown, text.as_bytes()).ok(),
    });
    Ok(loaded.problem.examples.iter().map(|example| example.input.clone()).chain(kept).collect())
}

fn file(context: &Context, path: &Path) -> Outcome<PathBuf> {
    let source = context.path(path);
    match (source.is_file(), source.is_dir()) {
        (true, _) => Ok(source),
        (_, true) => Err(Failure::usage(format!("{} is a folder", path.display()), "name one file")),
        _ => Err(Failure::usage(format!("there is no file {}", path.display()), "")),
    }
}

/// A time to search, in seconds.
pub(super) fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.1..=TIME_MAX).contains(&seconds) => Ok(seconds),
        _ => Err(format!("a number of seconds from 0.1 to {TIME_MAX} is wanted")),
    }
}

/// What to say where an input may break a line that is not enforced.
fn unchecked(loaded: &Bound) -> Option<String> {
    let lines = loaded.unenforced();
    let line = lines.first()?;
    Some(format!("nothing enforces `{line}`, so the input may be illegal: look at it before you trust the result"))
}

/// How a search ended; one that tried nothing, or not all that was asked for, is no result.
fn ended(searched: &Searched, exhaustive: bool, time: f64) -> Outcome<ExitCode> {
    if searched.exhausted == Some(0) && searched.countercase.is_none() {
        return Err(Failure::usage("no input keeps all constraints", "`ojkit explain` shows what each of them says"));
    }
    let over = exhaustive && searched.countercase.is_none() && searched.exhausted.is_none() && !searched.stopped;
    if over && !searched.notes.iter().any(|note| note.contains("not compared")) {
        let help = "allow more with --time SECONDS, or narrow the inputs with further --exhaustive constraints";
        let message = format!("{time} seconds were over before every input was tried");
        return Err(Failure::usage(message, help));
    }
    Ok(match (&searched.countercase, searched.stopped) {
        (Some(_), _) => ExitCode::Found,
        (None, true) => ExitCode::Stopped,
        (None, false) => ExitCode::AsExpected,
    })
}

/// Refuses a box that would take longer than the time there is.
fn refuse_too_many(drawing: &Drawing, time: f64) -> Outcome<()> {
    let count = count::count(drawing, (time * RATE) as u64, ojkit_run::interrupt::asked_for());
    let Count { inputs, known, .. } = count;
    let rate = count.rate.map_or(RATE, |rate| rate.min(RATE));
    let seconds = inputs as f64 / rate;
    if seconds <= time {
        return Ok(());
    }
    let number = match (inputs, known) {
        (u64::MAX, _) => "more than 10^19".to_string(),
        (_, Known::Exactly) => figures::grouped(inputs),
        (_, Known::AtLeast) => format!("at least {}", figures::grouped(inputs)),
        (_, Known::About) => format!("about {}", figures::grouped(inputs)),
    };
    let fast = match count.rate.filter(|&drawn| drawn < RATE) {
        Some(drawn) => format!("at {} a second, as they are drawn", figures::grouped(drawn as u64)),
        None => "at a million a second".to_string(),
    };
    let estimate = if seconds < 10.0 { format!("{seconds:.1} seconds") } else { figures::duration(seconds) };
    let now: Vec<String> = knobs(drawing)
        .iter()
        .filter(|knob| !knob.varies)
        .map(|knob| {
            let named = |field: &&Field| field.name == knob.key && knob.role == Role::Cell;
            let depth = drawing.rules().fields.iter().find(named).map_or(0, |field| field.depth);
            let index: String = ["[i]", "[j]", "[k]"].into_iter().take(depth).collect();
            format!("{} <= {}{index} <= {}", knob.show(knob.lo), knob.key, knob.show(knob.hi))
        })
        .collect();
    Err(Failure::usage(
        format!("{number} inputs are too many to try all of them: about {estimate} {fast}"),
        format!(
            "narrow them with further --exhaustive constraints, or allow more with --time SECONDS; now {}",
            now.join(", ")
        ),
    ))
}

const RIGHT: &str = "the reference must be right on every legal input";

/// An input, as the end of a message.
fn on(loaded: &Bound, input: &Input) -> String {
    let values = match input.repeats.is_empty() {
        true => ojkit_text::notation::print_parameters(&loaded.problem.signature, &input.fields),
        false => {
            let mut text = Vec::new();
            loaded.validator.format().write(input, &mut text);
            String::from_utf8_lossy(&text).into_owned()
        }
    };
    let (values, cut) = (values.trim_end().replace('\n', ", "), 400);
    match values.char_indices().nth(cut) {
        Some((end, _)) => format!("\n  on {} ...", &values[..end]),
        None => format!("\n  on {values}"),
    }
}

/// Why there is no result, for a person.
pub(super) fn failure(error: SearchError, submission: &Path, loaded: &Bound) -> Failure {
    match error {
        SearchError::NotReady(NotReady::Submission(error)) => match Failure::from(error) {
            Failure::Found(message) => Failure::usage(format!("{}: {message}", submission.display()), ""),
            failure => failure,
        },
        SearchError::NotReady(NotReady::Reference { who, error }) => match Failure::from(error) {
            Failure::Found(message) => Failure::usage(format!("{who}: {message}"), ""),
            failure => failure,
        },
        SearchError::NotReady(NotReady::Checker(error)) => error.into(),
        SearchError::NotReady(error) => Failure::usage(error.to_string(), ""),
        SearchError::Stop(Stop::Silent { who, why, input, .. }) => {
            let on = input.map(|input| on(loaded, &input)).unwrap_or_default();
            Failure::usage(format!("{who} gives no answer: {why}{on}"), RIGHT)
        }
        SearchError::Stop(Stop::Fickle { who, among, alone, input }) => {
            let keeps = "it keeps state between cases, such as a static or global variable, or it depends on chance";
            let message = format!("{who} answers `{among}` among other cases, but `{alone}` alone: {keeps}");
            Failure::usage(format!("{message}{}", on(loaded, &input)), RIGHT)
        }
        SearchError::Stop(Stop::Input(why)) => Failure::usage(why, ""),
        SearchError::Stop(stop) => Failure::Lacking(stop.to_string()),
    }
}
