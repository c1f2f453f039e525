//! `ojkit judge`: make what is missing, run every submission, compare with the expectation.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::flags::{Against, Count};
use crate::cli::judge_from::Stream;
use crate::cli::target::{self, Meaning};
use crate::cli::written::{Table, Written};
use crate::report::class;
use crate::report::figures::counted;
use crate::report::html::judged::{self as html, Judged as Shown, Row};
use crate::report::matrix::{self, Matrix};
use crate::report::search;
use crate::report::stream::Smallest;
use crate::report::test;
use crate::report::{json, verdicts};
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::time_limit::{Origin, TimeLimit};
use ojkit_model::diagnostic::Severity;
use ojkit_model::judgement::Judgement;
use ojkit_run::{Tier, TierReport};
use ojkit_search::stress::Amount;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::follow_up::smallest;
use ojkit_work::inspection::{CHECKER, missing_checker};
use ojkit_work::judged::{self, After, How, Ready};
use ojkit_work::observer::{Note, Observer, Terse};
use ojkit_work::tested::Tested;
use ojkit_work::workspace::{Opened, Workspace};
use std::collections::BTreeSet;
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

/// Prints the rows, and what was looked into beside their cases; of one file, named as the user did, also what it failed on.
fn print(
    context: &mut Context,
    ready: &[Ready],
    (judgements, afters): (&[Judgement], &[After]),
    (file, limits): (Option<&Path>, Vec<serde_json::Value>),
    tier: &TierReport,
) -> Outcome<()> {
    let style = context.style();
    let entries = ready.iter().flat_map(|one| one.submissions.iter().map(move |submission| (one, submission)));
    let rows = entries.zip(judgements.iter().zip(afters));
    if context.json() || context.traced.is_some() {
        let after = rows.clone().map(|((one, _), (_, after))| {
            let search = after.search.as_ref().map(|search| search::json(search, &one.problem.bound.problem));
            (search, after.growth.as_ref().map(search::growth_json))
        });
        let after: Vec<_> = after.collect();
        let mut object = Vec::new();
        json::judgements(&mut object, judgements, &after, limits, &tier.to_string())?;
        context.result(&object)?;
    }
    if context.json() {
        return Ok(());
    }
    // What is weaker than usual is to be known; everything else is what `ojkit doctor` says.
    let shown = tier.to_string();
    let weak = (tier.tier < Tier::T2).then_some(&*shown);
    let out = &mut *context.world.stdout;
    verdicts::judgements(out, judgements, weak, style)?;
    for ((one, submission), (judgement, after)) in rows {
        let (bound, search) = (&one.problem.bound, after.search.as_ref());
        let name = file.map_or(judgement.submission.clone(), |file| file.display().to_string());
        let is_found = search.is_some_and(|search| search.searched.countercase.is_some());
        if let Some(found) = file.filter(|_| !is_found).and_then(|_| one.found(submission, judgement)) {
            test::text(
                out,
                bound,
                &Tested { submission: name.clone(), found: Some(found), ..Tested::default() },
                style,
            )?;
        }
        after.growth.as_ref().map_or(Ok(()), |growth| search::growth_text(out, growth))?;
        search.map_or(Ok(()), |search| search::text(out, search, (&bound.problem, &name), style))?;
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

impl Judge {
    pub fn run(mut self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        self.table.check(context, &self.written)?;
        if let Some(from) = &self.stream.from {
            let machine = context.machine_of_tier(self.require_tier.as_deref())?;
            return self.stream.run(from, self.count.amount(), (&self.written, &self.table), machine, context);
        }
        self.take_file(context)?;
        let slugs = self.slugs(context)?;
        context.collection()?;
        let workspace = context.workspace(context.machine_of_tier(self.require_tier.as_deref())?)?;
        context.trace("judge", self.submission.as_deref(), if let [slug] = &slugs[..] { Some(slug) } else { None })?;
        let mut troubles = Troubles::default();
        let mut ready = Vec::new();
        for slug in slugs {
            let prepared = self.prepare(context, &workspace, &slug);
            ready.extend(troubles.tell(context, &slug, prepared)?);
        }
        let how = How {
            all_cases: self.all_cases || self.matrix,
            // Who asks for one file wants to see it run.
            recalls: self.submission.is_none(),
            fresh: self.fresh,
        };
        // The models are among them: no case waits for a compiler that works alone.
        judged::build(&workspace, &mut ready, how, &mut context.observer());
        let (mut ready, limits) = self.cases(context, ready, &mut troubles)?;
        let mut judgements = judged::judge(&workspace, &mut ready, how, &mut context.observer())?;
        let is_one = self.submission.is_some();
        let amount = self.count.amount().unwrap_or(if is_one { context.usual_search() } else { Amount::Exactly(0) });
        let after = (amount, is_one, how);
        let afters = judged::follow_up(&ready, &mut judgements, after, &mut context.observer())?;
        let of = (self.submission.as_deref(), limits);
        print(context, &ready, (&judgements, &afters), of, workspace.machine.tier())?;
        self.show(context, &workspace, (&ready, &judgements, &afters), &troubles.told)?;
        Ok(troubles.code.and(self.verdict(&judgements, !troubles.told.is_empty())))
    }

    /// Makes the cases of the problems, with answers and time limits; gives the problems that have cases, and the limits that were measured.
    fn cases<'w>(
        &self,
        context: &mut Context,
        ready: Vec<Ready<'w>>,
        troubles: &mut Troubles,
    ) -> Outcome<(Vec<Ready<'w>>, Vec<serde_json::Value>)> {
        let (mut judged, mut limits, mut measured_problems) = (Vec::new(), Vec::new(), 0);
        let (mut unmeasured, count) = (BTreeSet::new(), ready.len());
        for mut one in ready {
            let has_model = one.problem.bound.problem.model.is_some();
            let slug = one.problem.slug().to_owned();
            // Where a reference answers, the rows say what the cases lack.
            let cases = match one.reference.is_some() && !has_model {
                true => one.problem.agreed_cases(&mut Terse(&mut context.observer())),
                false => one.problem.agreed_cases(&mut context.observer()),
            };
            let Some((cases, disagreement)) = troubles.tell(context, &slug, cases)? else { continue };
            troubles.tell(context, &slug, disagreement.map_or(Ok(()), Err))?;
            one.cases = cases;
            let answered = one.answer(&mut context.observer());
            troubles.tell(context, &slug, answered)?;
            // Without the model's compiler no answer is known, and nothing was really judged.
            if has_model && one.cases.iter().any(|case| case.answer.is_none()) {
                troubles.code = troubles.code.and(ExitCode::Lacking);
            }
            let files = one.submissions.iter().map(|submission| submission.source.as_path());
            let measured = match count {
                1 => one.problem.measure_limits(&one.cases, files, &mut context.observer())?,
                _ => one.problem.measure_limits(&one.cases, files, &mut Terse(&mut context.observer()))?,
            };
            let is_known = |limit: &TimeLimit| limit.origin != Origin::Nobody;
            if !measured.iter().all(is_known) {
                unmeasured.insert(slug.clone());
            }
            measured_problems += u64::from(measured.iter().any(is_known));
            limits.extend(measured.iter().map(|limit| json::time_limit(&slug, limit)));
            judged.push(one);
        }
        if !unmeasured.is_empty() {
            context.observer().note(Note::Unmeasured { problems: unmeasured.into_iter().collect() })?;
        }
        if count > 1 && measured_problems > 0 {
            let problems = counted(measured_problems, "problem");
            let where_to = "--report and --format json list them";
            context.mention(format_args!(
                "note: time limits of {problems} were measured, because no spec states them; {where_to}"
            ))?;
        }
        Ok((judged, limits))
    }

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
        workspace: &Workspace,
        (ready, judgements, afters): (&[Ready], &[Judgement], &[After]),
        troubles: &[(String, String)],
    ) -> Outcome<()> {
        let mut rows = judgements.iter().zip(afters);
        let (mut all, mut lines) = (Vec::new(), Vec::new());
        for one in ready {
            let (bound, cases) = (&one.problem.bound, &one.cases);
            let mut shown = Shown { bound, cases, rows: Vec::new() };
            for (submission, (judgement, after)) in one.submissions.iter().zip(rows.by_ref()) {
                let found = || one.found(submission, judgement);
                let found = self.written.is_wanted().then(found).flatten();
                let search = after.search.as_ref();
                if self.table.csv.is_some() {
                    let failure = judgement.failure();
                    let smallest = Smallest::of(bound, smallest(cases, failure.as_ref(), search));
                    lines.push(class::Row::of(judgement, smallest, lines.len()));
                }
                shown.rows.push(Row { judgement, found, search, growth: after.growth.as_ref() });
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
        let tier = workspace.machine.tier().to_string();
        let tests = || html::tests(&all, troubles);
        self.written.write(context, || html::html(&all, troubles, &tier), ("ojkit judge", tests))
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

    /// Opens a problem, chooses what is judged of it, and finds its reference.
    fn prepare<'w>(&self, context: &mut Context, workspace: &'w Workspace, slug: &str) -> Outcome<Ready<'w>> {
        let problem = workspace.open(slug, &mut context.observer())?;
        if let Some((role, file)) = missing_checker(&problem.bound.problem, &problem.folder) {
            return Err(Failure::usage(format!("the {role} `{file}` does not exist"), CHECKER));
        }
        // What is no submission is not judged, and `check` finds fault with it.
        let faults: Vec<_> = problem.faults.iter().map(|fault| fault.clone().severity(Severity::Warning)).collect();
        context.report(&faults)?;
        let judged = match &self.submission {
            None => expectation::judged(&problem.bound.problem, &problem.submissions),
            Some(file) => vec![submission(context, &problem, file)?],
        };
        let file = self.submission.as_ref().map(|file| context.path(file));
        let against = self.against.against.as_deref();
        let reference = problem.reference(file.as_deref(), against, &mut context.observer())?;
        Ok(Ready::new(problem, judged, reference))
    }

    fn verdict(&self, judgements: &[Judgement], is_told: bool) -> ExitCode {
        // What is doubtful, and would be as expected, keeps no collection from being in order.
        let is_unexpected = |judgement: &Judgement| match judgement.verdict() {
            Some(_) => !judgement.as_expected(),
            None => judgement.doubtful().is_some() && !judgement.is_doubt_expected(),
        };
        let unexpected = judgements.iter().any(is_unexpected);
        let open = judgements.iter().any(|judgement| judgement.skipped.is_none() && judgement.verdict().is_none());
        let skipped = judgements.iter().any(|judgement| judgement.skipped.is_some()) || (self.strict && open);
        let found = unexpected || (self.submission.is_some() && open);
        let found = if found { ExitCode::Found } else { ExitCode::AsExpected };
        let found =
            if judgements.is_empty() && !self.problems.is_empty() && !is_told { ExitCode::Usage } else { found };
        // A file that was asked for and not judged is no success.
        found.and(if skipped && (self.strict || self.submission.is_some()) {
            ExitCode::Lacking
        } else {
            ExitCode::AsExpected
        })
    }
}

/// The one file that is judged.
fn submission(context: &Context, problem: &Opened, file: &Path) -> Outcome<Submission> {
    let path = context.path(file);
    if !path.is_file() {
        return Err(Failure::usage(format!("there is no file {}", file.display()), ""));
    }
    let machine = &problem.workspace.machine;
    if machine.language_of(&path).is_none() {
        let known: Vec<&str> = machine.languages().iter().map(|language| language.name.as_str()).collect();
        let help = format!("the languages are {}; `languages.yaml` adds others", known.join(", "));
        return Err(Failure::usage(format!("no language is known for {}", file.display()), help));
    }
    let mut submission = expectation::of_file(&problem.bound.problem, &problem.folder, &path);
    // A file from elsewhere is called what the user calls it.
    if submission.path == path.display().to_string() {
        submission.path = file.display().to_string();
    }
    Ok(submission)
}
