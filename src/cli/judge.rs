//! `ojkit judge`: make what is missing, run every submission, compare with the expectation.

use crate::cli::after_cases::{Count, Judged};
use crate::cli::cases::Making;
use crate::cli::check::{CHECKER, missing_checker};
use crate::cli::context::Context;
use crate::cli::desk::smallest;
use crate::cli::exit_code::ExitCode;
use crate::cli::judge_from::Stream;
use crate::cli::oracle::{Against, Around, Oracle};
use crate::cli::target::{self, Meaning};
use crate::cli::time_limits;
use crate::cli::witnesses::{Agreed, Bench, is_refused};
use crate::cli::written::{Table, Written};
use crate::report::class;
use crate::report::figures::counted;
use crate::report::html::judged::{self, Judged as Shown, Row};
use crate::report::matrix::{self, Matrix};
use crate::report::progress::Progress;
use crate::report::search::{Growth, Search};
use crate::report::style::Style;
use crate::report::test::Found;
use crate::report::{json, verdicts};
use ojkit_draw::Bound;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::submission::{self, Entry, Options, Prepared};
use ojkit_judge::time_limit::{Origin, TimeLimit};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::diagnostic::Severity;
use ojkit_model::judgement::Judgement;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_run::{Outcome as Ran, Tier};
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Run every submission on every case, and compare the verdicts with the expected ones
#[derive(Debug, clap::Args)]
pub(super) struct Judge {
    /// Problems, or one FILE, as with --submission [default: the problem here, or all]
    #[arg(value_name = "PROBLEM or FILE")]
    problems: Vec<String>,
    /// Judge this file alone, from anywhere; accepted is expected unless its folder names a verdict
    #[arg(long, value_name = "FILE")]
    submission: Option<PathBuf>,
    #[command(flatten)]
    stream: Stream,
    #[command(flatten)]
    against: Against,
    #[command(flatten)]
    count: Count,
    /// Fail where anything was skipped or not compared
    #[arg(long)]
    strict: bool,
    /// Go on after a submission's first failure
    #[arg(long)]
    all_cases: bool,
    /// Show which case kills which submission; every submission meets every case
    #[arg(long)]
    matrix: bool,
    /// Run and search again what an earlier run has judged, although nothing has changed
    #[arg(long)]
    fresh: bool,
    /// Confine programs at least this strongly, or fail: T0, T1, T2 or T3
    #[arg(long, value_name = "TIER")]
    require_tier: Option<String>,
    #[command(flatten)]
    written: Written,
    #[command(flatten)]
    table: Table,
}

/// One problem, ready to be judged.
struct Ready {
    loaded: Bound,
    folder: PathBuf,
    /// Every submission of the problem, which its cases are made with.
    all: Vec<Submission>,
    /// Those that are judged, and what was built of them.
    submissions: Vec<Submission>,
    built: Vec<Prepared>,
    cases: Vec<Case>,
    /// Who answers what the cases leave open, and what is searched.
    oracle: Option<Oracle>,
}

/// What was looked into behind the cases of a submission.
struct After<'r> {
    problem: &'r Problem,
    search: Option<Search>,
    growth: Option<Growth>,
}

impl After<'_> {
    fn json(&self) -> (Option<serde_json::Value>, Option<serde_json::Value>) {
        let search = self.search.as_ref().map(|search| search.json(self.problem));
        (search, self.growth.as_ref().map(Growth::json))
    }

    fn text(&self, out: &mut dyn Write, submission: &str, style: Style) -> io::Result<()> {
        if let Some(growth) = &self.growth {
            growth.text(out)?;
        }
        self.search.as_ref().map_or(Ok(()), |search| search.text(out, self.problem, submission, style))
    }
}

/// Prints the rows, and what was looked into behind their cases.
fn print(
    context: &mut Context,
    machine: &Machine,
    judgements: &[Judgement],
    searches: &[After],
    limits: Vec<serde_json::Value>,
) -> Outcome<()> {
    let (tier, style) = (machine.tier().to_string(), context.style());
    if context.json() {
        let after: Vec<_> = searches.iter().map(After::json).collect();
        return Ok(json::judgements(context.world.stdout, judgements, &after, limits, &tier)?);
    }
    // What is weaker than usual is to be known; everything else is what `ojkit doctor` says.
    let weak = (machine.tier().tier < Tier::T2).then_some(&*tier);
    verdicts::judgements(context.world.stdout, judgements, weak, style)?;
    for (judgement, after) in judgements.iter().zip(searches) {
        after.text(context.world.stdout, &judgement.submission, style)?;
    }
    Ok(())
}

/// What went wrong with some problems; one broken problem keeps nobody from judging the others.
#[derive(Default)]
struct Troubles {
    code: ExitCode,
    told: Vec<(String, String)>,
}

impl Troubles {
    /// What came of a step, if it went well.
    fn tell<T>(&mut self, context: &mut Context, slug: &str, result: Outcome<T>) -> Outcome<Option<T>> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(Failure::Output(error)) => Err(Failure::Output(error)),
            Err(failure) => {
                let text = failure.about(slug);
                write!(context.world.stderr, "{text}")?;
                self.code = self.code.and(ExitCode::of(&failure));
                self.told.push((slug.to_owned(), text));
                Ok(None)
            }
        }
    }
}

/// The first failure of a submission, run once more for all there is to see; what passed a limit has nothing more to show.
fn found(
    machine: &Machine,
    (loaded, folder, cases): (&Bound, &Path, &[Case]),
    submission: &Submission,
    judgement: &Judgement,
) -> Option<Found> {
    let name = judgement.failed_case()?;
    let case = cases.iter().find(|case| case.name == name)?;
    let judged = judgement.cases.iter().find(|one| one.case == name)?.clone();
    let tells = matches!(judged.verdict, Verdict::WrongAnswer | Verdict::RunTimeError | Verdict::JudgeError);
    let again = || submission::single(machine, loaded, folder, &submission.source, case, &machine.scratch()).ok();
    let outcome = tells.then(again).flatten().map_or_else(Ran::default, |(outcome, _)| outcome);
    Some(Found { case: case.clone(), outcome, judgement: judged, is_made_small: false })
}

/// Takes verdicts back on which accepted submissions disagree: those that are judged here are known to give the answers of the cases that they
/// passed.
fn hear(machine: &Machine, collection: &Collection, ready: &[Ready], judgements: &mut [Judgement]) -> Outcome<()> {
    let mut rest = judgements;
    for Ready { loaded, submissions, cases, .. } in ready {
        let (rows, others) = rest.split_at_mut(submissions.len());
        rest = others;
        let bench = if rows.iter().any(is_refused) { Bench::of_model(machine, collection, loaded) } else { None };
        let Some(bench) = bench else { continue };
        let agreed = Agreed::default();
        for row in rows.iter() {
            let passed = row.cases.iter().filter(|case| case.verdict == Verdict::Accepted && case.compared);
            passed.for_each(|case| agreed.note(&row.submission, &case.case));
        }
        for (submission, row) in submissions.iter().zip(rows) {
            let file = &submission.source;
            bench.hear(machine, (file, file), cases, &agreed, row)?;
        }
    }
    Ok(())
}

/// The time limits that no spec states. Each is told where one problem is judged.
fn measure(context: &mut Context, machine: &Machine, ready: &mut Ready, is_told: bool) -> Outcome<Vec<TimeLimit>> {
    let Ready { loaded, all, submissions, cases, .. } = ready;
    let files = submissions.iter().map(|submission| submission.source.as_path());
    context.is_terse = !is_told;
    let measured = time_limits::measure(context, machine, loaded, (all, cases), files);
    context.is_terse = false;
    let measured = measured?;
    if measured.iter().any(|limit| limit.origin == Origin::Nobody) {
        context.unmeasured.insert(loaded.problem.slug.clone());
    }
    Ok(measured)
}

impl Ready {
    fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        let Ready { loaded, folder, submissions, cases, .. } = self;
        submissions.iter().map(move |submission| Entry { bound: loaded, folder, submission, cases })
    }
}

impl Judge {
    pub fn run(mut self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        self.table.check(context, &self.written)?;
        if let Some(from) = &self.stream.from {
            let machine = context.machine_of_tier(self.require_tier.as_deref())?;
            return self.stream.run(from, self.count.search, (&self.written, &self.table), &machine, context);
        }
        self.take_file(context)?;
        let slugs = self.slugs(context)?;
        let collection = context.collection()?;
        let machine = context.machine_of_tier(self.require_tier.as_deref())?;
        let mut troubles = Troubles::default();
        let mut ready = Vec::new();
        for slug in slugs {
            let prepared = self.prepare(context, &collection, &machine, &slug);
            ready.extend(troubles.tell(context, &slug, prepared)?);
        }
        // The models are among them: no case waits for a compiler that works alone.
        self.build(context, &machine, &mut ready);
        let mut judged = Vec::new();
        let (mut limits, mut measured_problems, count) = (Vec::new(), 0, ready.len());
        for mut problem in ready {
            let making = Making {
                collection: &collection,
                machine: &machine,
                loaded: &problem.loaded,
                submissions: &problem.all,
            };
            // Where an oracle answers, what the cases lack is told by the rows.
            context.is_terse = problem.oracle.is_some() && problem.loaded.problem.model.is_none();
            let cases = making.ready(context);
            context.is_terse = false;
            let slug = problem.loaded.problem.slug.clone();
            if let Some(mut cases) = troubles.tell(context, &slug, cases)? {
                if let Some(oracle) = &problem.oracle {
                    let answered = oracle.answer(context, &machine, &problem.loaded, &mut cases);
                    troubles.tell(context, &slug, answered)?;
                }
                // Without the model's compiler no answer is known, and nothing was really judged.
                if problem.loaded.problem.model.is_some() && cases.iter().any(|case| case.answer.is_none()) {
                    troubles.code = troubles.code.and(ExitCode::Lacking);
                }
                problem.cases = cases;
                let measured = measure(context, &machine, &mut problem, count == 1)?;
                let is_known = |limit: &TimeLimit| limit.origin != Origin::Nobody;
                measured_problems += usize::from(measured.iter().any(is_known));
                limits.extend(measured.iter().map(|limit| json::time_limit(&slug, limit)));
                judged.push(problem);
            }
        }
        time_limits::mention_unmeasured(context)?;
        if count > 1 && measured_problems > 0 {
            let problems = counted(measured_problems as u64, "problem");
            let where_to = "--report and --format json list them";
            context.mention(format_args!(
                "note: time limits of {problems} were measured, because no spec states them; {where_to}"
            ))?;
        }
        let mut judgements = self.judge(context, &machine, &mut judged);
        hear(&machine, &collection, &judged, &mut judgements)?;
        let searches = self.search(context, (&collection, &machine), &judged, &mut judgements)?;
        print(context, &machine, &judgements, &searches, limits)?;
        self.show(context, &machine, (&judged, &judgements, &searches), &troubles.told)?;
        Ok(troubles.code.and(self.verdict(&judgements)))
    }

    /// The problems that are judged.
    fn slugs(&self, context: &mut Context) -> Outcome<Vec<String>> {
        match &self.submission {
            None => context.problems(&self.problems),
            Some(file) if self.problems.len() <= 1 => {
                context.look_from(file);
                Ok(vec![context.problem_or(self.problems.first().map(String::as_str), Some(file))?])
            }
            Some(_) => Err(Failure::usage("one file is a submission of one problem", "name that problem alone")),
        }
    }

    /// What is shown beside the table: the matrix, the page, and the file for CI.
    fn show(
        &self,
        context: &mut Context,
        machine: &Machine,
        (ready, judgements, searches): (&[Ready], &[Judgement], &[After]),
        troubles: &[(String, String)],
    ) -> Outcome<()> {
        let mut rows = judgements.iter().zip(searches);
        let (mut all, mut lines) = (Vec::new(), Vec::new());
        for Ready { loaded, folder, submissions, cases, .. } in ready {
            let mut shown = Shown { bound: loaded, cases, rows: Vec::new() };
            for (submission, (judgement, after)) in submissions.iter().zip(rows.by_ref()) {
                let found = || found(machine, (loaded, folder, cases), submission, judgement);
                let found = self.written.is_wanted().then(found).flatten();
                if self.table.csv.is_some() {
                    let smallest = smallest(loaded, cases, judgement, after.search.as_ref());
                    lines.push(class::Row::of(judgement, smallest, lines.len()));
                }
                shown.rows.push(Row { judgement, found, search: after.search.as_ref(), growth: after.growth.as_ref() });
            }
            all.push(shown);
        }
        if self.matrix && !context.json() {
            let style = context.style();
            for Shown { bound, cases, rows } in &all {
                let matrix = Matrix::new(cases, rows.iter().map(|row| row.judgement));
                matrix::text(context.world.stdout, &bound.problem.slug, &matrix, style)?;
            }
        }
        self.table.write(context, &lines)?;
        let tier = machine.tier().to_string();
        let tests = || judged::tests(&all, troubles);
        self.written.write(context, || judged::html(&all, troubles, &tier), ("ojkit judge", tests))
    }

    /// A file among the names is what `--submission` gives.
    fn take_file(&mut self, context: &mut Context) -> Outcome<()> {
        let mut problems = Vec::new();
        for name in std::mem::take(&mut self.problems) {
            context.look_from(Path::new(&name));
            match target::meaning(context, Path::new(&name)) {
                Ok(Meaning::File(_)) if self.submission.is_none() => self.submission = Some(PathBuf::from(name)),
                Ok(Meaning::File(_)) => {
                    return Err(Failure::usage("two files are named", "judge one file, or problems"));
                }
                Ok(Meaning::Problem(_)) => problems.push(name),
                Err(failure) => return Err(failure),
            }
        }
        self.problems = problems;
        Ok(())
    }

    /// What follows the cases, by row: of one file, and of a whole collection searches where their count was given.
    fn search<'r>(
        &self,
        context: &mut Context,
        (collection, machine): (&Collection, &Machine),
        ready: &'r [Ready],
        judgements: &mut [Judgement],
    ) -> Outcome<Vec<After<'r>>> {
        let count = self.count.search.or(if self.submission.is_some() { None } else { Some(0) });
        let entries = ready.iter().flat_map(|one| one.submissions.iter().map(move |submission| (one, submission)));
        let mut searches = Vec::new();
        for ((Ready { loaded, oracle, cases, .. }, submission), judgement) in entries.zip(judgements) {
            let file = &submission.source;
            let judged = Judged { collection, machine, loaded, cases, source: file, file, fresh: self.fresh };
            let growth = match self.submission {
                Some(_) => judged.growth(context, oracle.as_ref(), judgement)?,
                None => None,
            };
            if self.submission.is_some() {
                judged.refuse_growth(context, judgement)?;
            }
            let search = judged.search(context, oracle.as_ref(), count, judgement)?;
            searches.push(After { problem: &loaded.problem, search, growth });
        }
        Ok(searches)
    }

    fn prepare(&self, context: &mut Context, collection: &Collection, machine: &Machine, slug: &str) -> Outcome<Ready> {
        let loaded = context.load_on(machine, slug)?;
        let folder = collection.folder(slug);
        let known = |path: &std::path::Path| machine.language_of(path).is_some();
        let (submissions, faults) = expectation::discover(&loaded.problem, &folder, &known);
        if let Some((role, file)) = missing_checker(&loaded.problem, &folder) {
            return Err(Failure::usage(format!("the {role} `{file}` does not exist"), CHECKER));
        }
        // What is no submission is not judged, and `check` finds fault with it.
        let faults: Vec<_> = faults.into_iter().map(|fault| fault.severity(Severity::Warning)).collect();
        context.report(&faults)?;
        let judged = match &self.submission {
            None => expectation::judged(&loaded.problem, &submissions),
            Some(file) => {
                let path = context.path(file);
                if !path.is_file() {
                    return Err(Failure::usage(format!("there is no file {}", file.display()), ""));
                }
                if machine.language_of(&path).is_none() {
                    let known: Vec<&str> = machine.languages().iter().map(|language| language.name.as_str()).collect();
                    let help = format!("the languages are {}; `languages.yaml` adds others", known.join(", "));
                    return Err(Failure::usage(format!("no language is known for {}", file.display()), help));
                }
                let mut submission = expectation::of_file(&loaded.problem, &folder, &path);
                // A file from elsewhere is called what the user calls it.
                if submission.path == path.display().to_string() {
                    submission.path = file.display().to_string();
                }
                vec![submission]
            }
        };
        let file = self.submission.as_ref().map(|file| context.path(file));
        let around = Around { collection, machine, loaded: &loaded, file: file.as_deref() };
        let oracle = Oracle::of(context, around, &self.against)?;
        Ok(Ready {
            loaded,
            folder,
            all: submissions,
            submissions: judged,
            built: Vec::new(),
            cases: Vec::new(),
            oracle,
        })
    }

    fn verdict(&self, judgements: &[Judgement]) -> ExitCode {
        // What is doubtful, and would be as expected, keeps no collection from being in order.
        let is_unexpected = |judgement: &Judgement| match judgement.verdict() {
            Some(_) => !judgement.as_expected(),
            None => judgement.doubtful().is_some() && !judgement.is_doubt_expected(),
        };
        let unexpected = judgements.iter().any(is_unexpected);
        let open = judgements.iter().any(|judgement| judgement.result.is_ok() && judgement.verdict().is_none());
        let skipped = judgements.iter().any(|judgement| judgement.result.is_err()) || (self.strict && open);
        let found = unexpected || (self.submission.is_some() && open);
        let found = if found { ExitCode::Found } else { ExitCode::AsExpected };
        // A file that was asked for and not judged is no success.
        found.and(if skipped && (self.strict || self.submission.is_some()) {
            ExitCode::Lacking
        } else {
            ExitCode::AsExpected
        })
    }

    fn build(&self, context: &Context, machine: &Machine, ready: &mut [Ready]) {
        let entries: Vec<Entry> = ready.iter().flat_map(Ready::entries).collect();
        let progress = Progress::new(context.shows_progress(), "building");
        progress.set_length(entries.len());
        let scratch = machine.scratch();
        let options = self.options(context, &scratch, None);
        let built = submission::build(machine, &entries, &options, &mut |event| progress.follow(&event));
        let mut built = built.into_iter();
        for problem in ready {
            problem.built = built.by_ref().take(problem.submissions.len()).collect();
        }
    }

    fn judge(&self, context: &Context, machine: &Machine, ready: &mut [Ready]) -> Vec<Judgement> {
        let built = ready.iter_mut().flat_map(|problem| std::mem::take(&mut problem.built)).collect();
        let entries: Vec<Entry> = ready.iter().flat_map(Ready::entries).collect();
        let progress = Progress::new(context.shows_progress(), "judging");
        progress.set_length(entries.iter().map(|entry| entry.cases.len()).sum());
        // Whoever asks for one file wants to see it run.
        let earlier = Earlier::of(machine).filter(|_| self.submission.is_none());
        let earlier = earlier.map(|earlier| if self.fresh { earlier.afresh() } else { earlier });
        let scratch = machine.scratch();
        let options = self.options(context, &scratch, earlier.as_ref());
        submission::judge_built(machine, &entries, built, &options, &mut |event| progress.follow(&event))
    }

    fn options<'a>(&self, context: &Context, scratch: &'a Path, earlier: Option<&'a Earlier<'a>>) -> Options<'a> {
        Options { jobs: context.jobs(), all_cases: self.all_cases || self.matrix, scratch, site: None, earlier }
    }
}
