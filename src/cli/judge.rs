//! `ojkit judge`: make what is missing, run every submission, compare with the expectation.

use crate::cli::cases::Making;
use crate::cli::check::{CHECKER, missing_checker};
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::report::progress::Progress;
use crate::report::{json, verdicts};
use crate::store::collection::Collection;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::submission::{self, Entry, Options, Prepared};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::diagnostic::Severity;
use ojkit_model::judgement::Judgement;
use ojkit_rules::Bound;
use std::path::{Path, PathBuf};

/// Run every submission on every case, and compare the verdicts with the expected ones
#[derive(Debug, clap::Args)]
pub(super) struct Judge {
    /// Problems [default: the one here, or all]
    #[arg(value_name = "PROBLEM")]
    problems: Vec<String>,
    /// Judge this file alone, from anywhere; accepted is expected unless its folder names a verdict
    #[arg(long, value_name = "FILE")]
    submission: Option<PathBuf>,
    /// Fail where anything was skipped
    #[arg(long)]
    strict: bool,
    /// Go on after a submission's first failure
    #[arg(long)]
    all_cases: bool,
    /// Run again what an earlier run has judged, although nothing has changed
    #[arg(long)]
    fresh: bool,
    /// Confine programs at least this strongly, or fail: T0, T1, T2 or T3
    #[arg(long, value_name = "TIER")]
    require_tier: Option<String>,
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
}

/// What came of a step, if it went well; one broken problem keeps nobody from judging the others.
fn told<T>(context: &mut Context, slug: &str, result: Outcome<T>, code: &mut ExitCode) -> Outcome<Option<T>> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(Failure::Output(error)) => Err(Failure::Output(error)),
        Err(failure) => {
            write!(context.world.stderr, "{}", failure.about(slug))?;
            *code = code.and(failure.code());
            Ok(None)
        }
    }
}

impl Ready {
    fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        let Ready { loaded, folder, submissions, cases, .. } = self;
        submissions.iter().map(move |submission| Entry { bound: loaded, folder, submission, cases })
    }
}

impl Judge {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        if let Some(file) = &self.submission {
            context.look_from(file);
        }
        let collection = context.collection()?;
        let slugs = match &self.submission {
            None => context.problems(&self.problems)?,
            Some(file) if self.problems.len() <= 1 => {
                vec![context.problem_or(self.problems.first().map(String::as_str), Some(file))?]
            }
            Some(_) => {
                return Err(Failure::usage("one file is a submission of one problem", "name that problem alone"));
            }
        };
        let machine = context.machine_of_tier(self.require_tier.as_deref())?;
        let mut code = ExitCode::AsExpected;
        let mut ready = Vec::new();
        for slug in slugs {
            let prepared = self.prepare(context, &collection, &machine, &slug);
            ready.extend(told(context, &slug, prepared, &mut code)?);
        }
        // The models are among them: no case waits for a compiler that works alone.
        self.build(context, &machine, &mut ready);
        let mut judged = Vec::new();
        for mut problem in ready {
            let making = Making {
                collection: &collection,
                machine: &machine,
                loaded: &problem.loaded,
                submissions: &problem.all,
            };
            let cases = making.ready(context);
            let slug = problem.loaded.problem.slug.clone();
            if let Some(cases) = told(context, &slug, cases, &mut code)? {
                // Without the model's compiler no answer is known, and nothing was really judged.
                if problem.loaded.problem.model.is_some() && cases.iter().any(|case| case.answer.is_none()) {
                    code = code.and(ExitCode::Lacking);
                }
                problem.cases = cases;
                judged.push(problem);
            }
        }
        let judgements = self.judge(context, &machine, judged);
        let tier = machine.tier().to_string();
        let style = context.style();
        match context.json() {
            true => json::judgements(context.world.stdout, &judgements, &tier)?,
            false => verdicts::judgements(context.world.stdout, &judgements, &tier, style)?,
        }
        Ok(code.and(self.verdict(&judgements)))
    }

    fn prepare(&self, context: &mut Context, collection: &Collection, machine: &Machine, slug: &str) -> Outcome<Ready> {
        let loaded = context.load(slug)?;
        let folder = collection.folder(slug);
        let known = |path: &std::path::Path| machine.language_of(path).is_some();
        let (submissions, faults) = expectation::discover(&loaded.problem, &folder, &known);
        if let Some(file) = missing_checker(&loaded.problem, &folder) {
            return Err(Failure::usage(format!("the checker `{file}` is not there"), CHECKER));
        }
        // What is no submission is not judged, and `check` finds fault with it.
        let faults: Vec<_> = faults.into_iter().map(|fault| fault.severity(Severity::Warning)).collect();
        context.report(&faults)?;
        let judged = match &self.submission {
            None => submissions.clone(),
            Some(file) => {
                let path = context.path(file);
                if !path.is_file() {
                    return Err(Failure::usage(format!("there is no file {}", file.display()), ""));
                }
                if machine.language_of(&path).is_none() {
                    let known: Vec<&str> = machine.languages().iter().map(|language| language.name.as_str()).collect();
                    let help = format!("the languages are {}; `languages.yaml` adds others", known.join(", "));
                    return Err(Failure::usage(format!("{} is of no language", file.display()), help));
                }
                let mut submission = expectation::of_file(&loaded.problem, &folder, &path);
                // A file from elsewhere is called what the user calls it.
                if submission.path == path.display().to_string() {
                    submission.path = file.display().to_string();
                }
                vec![submission]
            }
        };
        Ok(Ready { loaded, folder, all: submissions, submissions: judged, built: Vec::new(), cases: Vec::new() })
    }

    fn verdict(&self, judgements: &[Judgement]) -> ExitCode {
        let unexpected = judgements.iter().any(|judgement| judgement.result.is_ok() && !judgement.as_expected());
        let skipped = judgements.iter().any(|judgement| judgement.result.is_err());
        let found = if unexpected { ExitCode::Found } else { ExitCode::AsExpected };
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

    fn judge(&self, context: &Context, machine: &Machine, mut ready: Vec<Ready>) -> Vec<Judgement> {
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
        Options { jobs: context.jobs(), all_cases: self.all_cases, scratch, site: None, earlier }
    }
}
