//! `ojkit stress`: the smallest input that a submission fails.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::target::{Named, Target};
use crate::cli::written::Written;
use crate::report::figures;
use crate::report::stress as report;
use ojkit_draw::Drawing;
use ojkit_draw::kept::{self, KeptCase, KeptInput};
use ojkit_draw::plan::knobs;
use ojkit_english::parse_line;
use ojkit_files::atomic;
use ojkit_languages::Machine;
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_rules::hand::Role as Choice;
use ojkit_search::inputs::count::{self, Count, Known};
use ojkit_search::reference::{Reference, Role};
use ojkit_search::stress::{Confirmed, Searched};
use ojkit_work::collection::read_if_there;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::names::Meaning;
use ojkit_work::problem::needs_parameters;
use ojkit_work::stress::Query;
use ojkit_work::workspace::{Opened, Workspace};
use std::path::{Path, PathBuf};

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
        self.written.open_page(context, true, "stress")?;
        let workspace = context.workspace(machine)?;
        let mut problem = workspace.open(&slug, &mut context.observer())?;
        needs_parameters(&problem.bound)?;
        context.trace("stress", Some(&submission), std::slice::from_ref(&slug))?;
        problem.measure_limits_if_cases(&submission, &mut context.observer())?;
        let shown = match &self.submission {
            Some(file) => file.display().to_string(),
            None => self.named.shown(context, &submission),
        };
        let reference = self.reference(context, &problem, &submission)?;
        let extra = [reference.within.clone(), self.constraints()?].concat();
        let constraints: Vec<String> = extra.iter().map(|constraint| constraint.text.clone()).collect();
        let narrowed = problem.bound.narrowed(&extra);
        let in_arguments =
            |faults: Vec<Diagnostic>| -> Vec<_> { faults.into_iter().map(|fault| self.in_argument(fault)).collect() };
        let drawing = &narrowed.map_err(in_arguments)?.drawing;
        let (exhaustive, time) = self.effort();
        if exhaustive {
            refuse_too_many(drawing, time)?;
        }
        let (submission, reference, seed) = (&*submission, &reference, self.seed);
        let constraints = &constraints;
        let query = Query { submission, shown: &shown, reference, drawing, constraints, exhaustive, seed, time };
        let search = problem.stress(&query, &mut context.observer())?;
        let searched = &search.searched;
        let kept = match searched.countercase.is_some() || exhaustive || self.against.is_some() {
            true => None,
            false => problem.failed_kept_case(submission, &mut context.observer())?,
        };
        let facts = report::Facts {
            kept: kept.as_ref(),
            problem: &problem.bound.problem,
            submission: &shown,
            against: self.against.is_some(),
            search: &search,
        };
        self.tell(context, &facts)?;
        let code = ended(searched, exhaustive, time)?;
        let code = if kept.is_some() { code.and(ExitCode::Found) } else { code };
        match (self.keep, search.open()) {
            (false, _) => {}
            (true, Some(_)) => context.mention(format_args!("not kept: accepted submissions disagree on it"))?,
            (true, None) => self.keep(context, &problem, submission, searched)?,
        }
        Ok(code)
    }

    /// Whether everything is to be tried, and for how many seconds.
    fn effort(&self) -> (bool, f64) {
        let exhaustive = !self.exhaustive.is_empty();
        (exhaustive, self.time.unwrap_or(if exhaustive { TIME_EXHAUSTIVE } else { TIME }))
    }

    /// The machine of the collection that is here, or where the file lies.
    fn machine(&self, context: &mut Context) -> Outcome<Machine> {
        self.written.check(context)?;
        self.named.look_from(context);
        if let Some(file) = &self.submission {
            context.names.look_from(file);
        }
        context.machine()
    }

    fn target(&self, context: &mut Context, machine: &Machine) -> Outcome<Target> {
        let Some(submission) = &self.submission else {
            let target = self.named.target(context, machine)?;
            target.announce(context)?;
            return Ok(target);
        };
        let problem = match self.named.what.as_deref().map(|what| context.names.meaning(what)).transpose()? {
            Some(Meaning::File(_)) => return Err(Failure::usage("two files are named", "name one submission")),
            Some(Meaning::Problem(slug)) => Some(slug),
            None => self.named.problem.clone(),
        };
        let source = file(context, submission)?;
        let slug = context.names.problem_or(problem.as_deref(), Some(&source))?;
        Ok(Target { slug, file: source, is_named: true })
    }

    /// The program to compare with.
    fn reference(&self, context: &mut Context, problem: &Opened, submission: &Path) -> Outcome<Reference> {
        // A file that is named is compared with wherever it answers, however slow it is.
        if let Some(against) = &self.against {
            problem.compares_outputs()?;
            let (path, source) = (against.display().to_string(), file(context, against)?);
            return Ok(Reference::new(Role::Named, path, source, Vec::new(), &problem.bound)?);
        }
        problem.reference(Some(submission), None, &mut context.observer())?.ok_or_else(|| {
            Failure::usage(
                "there is nothing to compare with: the problem has no model and no oracle",
                "write a brute force, such as brute.py beside the submission, or name one with --against FILE",
            )
        })
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

    fn tell(&self, context: &mut Context, facts: &report::Facts) -> Outcome<()> {
        let document = report::document(facts);
        context.result(report::json(facts).to_string().as_bytes())?;
        if !context.json() {
            context.draw(&document)?;
        }
        self.written.draw(context, "ojkit stress", &document)
    }

    fn keep(&self, context: &mut Context, problem: &Opened, submission: &Path, searched: &Searched) -> Outcome<()> {
        let Opened { workspace: Workspace { collection, .. }, bound, .. } = problem;
        let Some(case) = &searched.countercase else { return Ok(()) };
        let slug = problem.slug();
        if matches!(case.confirmed, Confirmed::OnlyAfterOthers | Confirmed::NotAgain) {
            return context.mention(format_args!("not kept: the submission is right on it when it runs alone"));
        }
        if !bound.unenforced().is_empty() {
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
        if problem.kept()?.iter().any(is_same) {
            return context.mention(format_args!("kept in {shown} already"));
        }
        let before = read_if_there(&path)?;
        let after = kept::append(&shown, before.as_deref(), &reason, &case.input, bound)?;
        atomic::write(&path, after.as_bytes())?;
        context.mention(format_args!("kept in {shown}; `ojkit gen {slug}` makes its answer"))
    }
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

/// How a search ended; one that tried nothing, or not all that was asked for, is no result.
fn ended(searched: &Searched, exhaustive: bool, time: f64) -> Outcome<ExitCode> {
    if searched.exhausted == Some(0) && searched.countercase.is_none() {
        return Err(Failure::usage("no input keeps all constraints", "`ojkit explain` shows what each of them says"));
    }
    let over = exhaustive && searched.countercase.is_none() && searched.exhausted.is_none() && !searched.stopped;
    if over && searched.uncompared == 0 {
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
            let named = |field: &&ojkit_model::input::Field| field.name == knob.key && knob.role == Choice::Cell;
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
