//! `ojkit test`: the solver's loop. Samples, then cases, then the search; the first difference ends it.

mod watch;

use crate::cli::after_cases::{self, Count, Judged};
use crate::cli::cases::Making;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::oracle::{Against, Around, Oracle};
use crate::cli::target::{Named, Target};
use crate::cli::time_limits;
use crate::cli::witnesses::{Agreed, Bench, is_refused};
use crate::report::progress::Progress;
use crate::report::test::{self as report, Found, Tested};
use crate::store::collection::{Collection, read_if_there};
use ojkit_files::atomic;
use ojkit_judge::built::Door;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::submission::{self, Entry, Options, Site};
use ojkit_judge::testset;
use ojkit_languages::Machine;
use ojkit_model::case::{Case, Recipe, is_vouched_for};
use ojkit_model::judgement::{Because, Judgement};
use ojkit_model::verdict::Verdict;
use ojkit_rules::Bound;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// Test one submission: samples, cases, search; shows the first difference
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Test {
    #[command(flatten)]
    pub named: Named,
    #[command(flatten)]
    pub against: Against,
    #[command(flatten)]
    pub count: Count,
    /// Build it with sanitizers and the checks of its library and arithmetic, for the search too
    #[arg(long)]
    pub debug: bool,
    /// Test again at every save, until Ctrl-C
    #[arg(long)]
    watch: bool,
    /// Where a watch keeps the smallest countercase, which is tried first
    #[arg(long, hide = true, value_name = "FILE")]
    pinned: Option<PathBuf>,
}

/// One submission, ready to be tested.
struct Desk<'a> {
    collection: &'a Collection,
    machine: &'a Machine,
    /// Where the submission is built and run.
    site: &'a Machine,
    loaded: &'a Bound,
    submission: &'a Submission,
    folder: &'a Path,
}

/// A countercase that a watch keeps until it passes.
#[derive(Debug, Serialize, Deserialize)]
struct Pinned {
    case: String,
    group: String,
    input: String,
    answer: Option<String>,
}

impl Test {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.named.look_from(context);
        let machine = context.machine()?;
        let target = self.named.target(context, &machine)?;
        if self.watch {
            return watch::watch(context, &machine, &target, &self);
        }
        let Target { slug, file, .. } = target;
        let collection = context.collection()?;
        let shown = self.named.shown(context, &file);
        if !context.json() {
            context.print(&shown)?;
            context.world.stdout.flush()?;
        }
        if machine.language_of(&file).is_none() {
            return Err(machine.build(&file).err().map_or_else(
                || Failure::usage(format!("{shown} is of no language"), "rename the file"),
                Failure::from,
            ));
        }
        let debugged = match self.debug {
            true => Some(context.machine_for_debugging(&file)?),
            false => None,
        };
        let mut loaded = context.load_on(&machine, &slug)?;
        // The limit is told where it decides.
        context.is_terse = true;
        let measured = time_limits::measure_if_cases(context, &collection, &machine, &mut loaded, &file);
        context.is_terse = false;
        measured?;
        let folder = collection.folder(&slug);
        let submission = Submission { path: shown, source: file, expected: vec![Verdict::Accepted] };
        let desk = Desk {
            collection: &collection,
            machine: &machine,
            site: debugged.as_ref().unwrap_or(&machine),
            loaded: &loaded,
            submission: &submission,
            folder: &folder,
        };
        let tested = self.test(context, &desk)?;
        if let Some(pinned) = &self.pinned {
            pin(pinned, &tested)?;
        }
        let style = context.style();
        match context.json() {
            true => {
                let json = report::json(&loaded, &submission.path, &tested);
                context.print_json(json)?;
            }
            false => report::text(context.world.stdout, &loaded, &tested, style)?,
        }
        Ok(if tested.is_right() { ExitCode::AsExpected } else { ExitCode::Found })
    }

    fn test(&self, context: &mut Context, desk: &Desk) -> Outcome<Tested> {
        let mut tested = Tested::default();
        let pinned: Vec<Case> = self.pinned.iter().filter_map(|path| unpin(path, desk.loaded)).collect();
        let samples = testset::samples(desk.loaded);
        for (cases, counts) in [(&pinned, false), (&samples, true)] {
            let judgement = desk.judge(context, cases)?;
            let has_failed = desk.take(context, &mut tested, judgement.clone(), cases)?;
            if counts {
                tested.note(&judgement);
            }
            if has_failed {
                return Ok(tested);
            }
        }
        let around = Around {
            collection: desk.collection,
            machine: desk.machine,
            loaded: desk.loaded,
            file: Some(&desk.submission.source),
        };
        let oracle = Oracle::of(context, around, &self.against)?;
        tested.oracle = oracle.as_ref().map(|oracle| oracle.who.clone());
        let mut cases = desk.cases(context)?;
        if let Some(oracle) = oracle.as_ref().filter(|oracle| !oracle.is(&desk.submission.source)) {
            oracle.answer(context, desk.machine, desk.loaded, &mut cases)?;
        }
        let mut judgement = desk.judge(context, &cases)?;
        if is_refused(&judgement)
            && let Some(bench) = Bench::of_model(desk.machine, desk.collection, desk.loaded)
        {
            let file = &*desk.submission.source;
            bench.hear(desk.site, (file, file), &cases, &Agreed::default(), &mut judgement)?;
        }
        let judged = Judged {
            collection: desk.collection,
            machine: desk.site,
            loaded: desk.loaded,
            cases: &cases,
            source: &desk.submission.source,
            file: &desk.submission.source,
            fresh: false,
        };
        // A build for debugging takes its own time.
        if !self.debug {
            judged.refuse_growth(context, &mut judgement)?;
        }
        let has_failed = desk.take(context, &mut tested, judgement.clone(), &cases)?;
        tested.note(&judgement);
        if has_failed {
            if let Some(found) = tested.found.take() {
                tested.found = Some(desk.made_small(context, &judged, oracle.as_ref(), found)?);
            }
            return Ok(tested);
        }
        if let Some(search) = judged.search(context, oracle.as_ref(), self.count.search, &mut judgement)? {
            let case = after_cases::as_case(&search.searched);
            match (case, judgement.doubt.take()) {
                (Some(case), _) if judgement.result != Ok(Verdict::Accepted) => tested.found = Some(desk.found(case)?),
                (Some(case), Some(doubt)) if doubt.case == case.name => tested.doubt = Some((doubt, desk.found(case)?)),
                _ => {}
            }
            tested.search = Some(search);
        }
        Ok(tested)
    }
}

impl Desk<'_> {
    /// The cases of the problem but its samples, with the answers that are known.
    fn cases(&self, context: &mut Context) -> Outcome<Vec<Case>> {
        let known = |path: &Path| self.machine.language_of(path).is_some();
        let (submissions, _) = expectation::discover(&self.loaded.problem, self.folder, &known);
        let making = Making {
            collection: self.collection,
            machine: self.machine,
            loaded: self.loaded,
            submissions: &submissions,
        };
        // What is made on the way, and what nobody answers, is told by the result.
        context.is_terse = true;
        let cases = making.ready(context);
        context.is_terse = false;
        let mut cases = cases?;
        cases.retain(|case| case.group != "sample");
        Ok(cases)
    }

    fn judge(&self, context: &Context, cases: &[Case]) -> Outcome<Judgement> {
        let entry = Entry { bound: self.loaded, folder: self.folder, submission: self.submission, cases };
        let progress = Progress::new(context.shows_progress(), "testing");
        let scratch = self.machine.scratch();
        let site = Some(Site { machine: self.site, door: Door::Any });
        let options = Options { jobs: context.jobs(), all_cases: false, scratch: &scratch, site, earlier: None };
        let mut judgements = submission::judge(self.machine, &[entry], &options, &mut |event| progress.follow(&event));
        let judgement = judgements.remove(0);
        match &judgement.result {
            Err(skipped) => Err(Failure::Lacking(format!("{}: {}", skipped.why, skipped.remedy))),
            Ok(_) => Ok(judgement),
        }
    }

    /// Notes what failed; whether something failed, which is then looked at closely.
    fn take(&self, context: &mut Context, tested: &mut Tested, judgement: Judgement, cases: &[Case]) -> Outcome<bool> {
        if !judgement.note.is_empty() && tested.cases + tested.samples == 0 {
            context.mention(format_args!("note: {}", judgement.note))?;
        }
        if let Some(doubt) = judgement.doubtful()
            && let Some(case) = cases.iter().find(|case| case.name == doubt.case)
        {
            // Where there is no checker, something that is wrong beyond doubt may come yet.
            let is_last = doubt.because != Because::NoChecker;
            if is_last || tested.doubt.is_none() {
                tested.doubt = Some((doubt.clone(), self.found(case.clone())?));
            }
            return Ok(is_last);
        }
        match (judgement.result, judgement.first_failure) {
            (Ok(Verdict::Accepted), _) => return Ok(false),
            (Ok(verdict), Some((name, message))) if name.is_empty() => tested.refused = Some((verdict, message)),
            (_, Some((name, _))) => {
                if let Some(case) = cases.iter().find(|case| case.name == name) {
                    let failed = judgement.cases.into_iter().find(|one| one.case == name);
                    let mut found = self.found(case.clone())?;
                    if let (Verdict::Accepted, Some(failed)) = (found.judgement.verdict, failed) {
                        found.judgement = failed;
                        // Its time was measured more than once.
                        if found.judgement.verdict != Verdict::TimeLimitExceeded {
                            found.judgement.message +=
                                "\nrun again by itself it was right: something is kept, or left to chance";
                        }
                    }
                    tested.found = Some(found);
                }
            }
            _ => {}
        }
        Ok(true)
    }

    /// A failure, run once more for all there is to see.
    fn found(&self, case: Case) -> Outcome<Found> {
        let scratch = self.machine.scratch();
        let (outcome, judgement) =
            submission::single(self.site, self.loaded, self.folder, &self.submission.source, &case, &scratch)?;
        Ok(Found { case, outcome, judgement, is_made_small: false })
    }

    /// A failure as it is shown: on a smaller input, where one fails by itself.
    fn made_small(
        &self,
        context: &mut Context,
        judged: &Judged,
        oracle: Option<&Oracle>,
        found: Found,
    ) -> Outcome<Found> {
        let Some(case) = judged.smaller(context, oracle, &found.case)? else { return Ok(found) };
        let small = self.found(case)?;
        let fails = !matches!(small.judgement.verdict, Verdict::Accepted | Verdict::JudgeError);
        Ok(if fails { Found { is_made_small: true, ..small } } else { found })
    }
}

/// The countercase that a watch keeps, if there is one.
fn unpin(path: &Path, loaded: &Bound) -> Option<Case> {
    let pinned: Pinned = serde_json::from_slice(&read_if_there(path).ok()??).ok()?;
    // The spec may have changed since.
    let is_legal = loaded.validator.accepts(pinned.input.as_bytes());
    let decides = loaded.doubts_drawn().is_none() || is_vouched_for(&pinned.group);
    if !is_legal || !decides {
        return None;
    }
    Some(Case {
        name: pinned.case,
        group: pinned.group,
        reason: String::new(),
        recipe: Recipe::Text(String::new()),
        input: pinned.input.into_bytes(),
        answer: pinned.answer.map(String::into_bytes),
    })
}

/// Keeps what was found for the next test, and forgets what has passed.
fn pin(path: &Path, tested: &Tested) -> Outcome<()> {
    let Some(found) = &tested.found else {
        // What does not compile has passed nothing.
        if tested.refused.is_none() {
            let _ = fs::remove_file(path);
        }
        return Ok(());
    };
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).ok();
    let Some(input) = text(&found.case.input) else { return Ok(()) };
    let Case { name, group, answer, .. } = found.case.clone();
    let pinned = Pinned { case: name, group, input, answer: answer.as_deref().and_then(text) };
    let json = serde_json::to_vec(&pinned).map_err(|error| Failure::Lacking(error.to_string()))?;
    Ok(atomic::write(path, &json)?)
}
