//! One submission on trial: samples, then cases, then the search; the first difference ends it. `test` shows what came of it, `submit` asks
//! for it before it prints.

use crate::cli::after_cases::{self, Judged};
use crate::cli::cases::Making;
use crate::cli::context::Context;
use crate::cli::oracle::{Against, Around, Oracle};
use crate::cli::time_limits;
use crate::cli::witnesses::{Agreed, Bench, is_refused};
use crate::report::progress::Progress;
use crate::report::test::{Found, Tested};
use ojkit_draw::Bound;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::submission::{self, Entry, Options, Site};
use ojkit_judge::testset;
use ojkit_languages::Machine;
use ojkit_languages::doors::doors;
use ojkit_model::case::Case;
use ojkit_model::judgement::{Because, Judgement};
use ojkit_model::verdict::Verdict;
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use std::path::Path;

/// One submission, ready to be tested.
pub(super) struct Trial<'a> {
    pub collection: &'a Collection,
    pub machine: &'a Machine,
    /// Where the submission is built and run.
    pub site: Site<'a>,
    /// The text that is judged.
    pub submission: &'a Submission,
    /// The user's file that it comes from.
    pub file: &'a Path,
    pub folder: &'a Path,
}

/// Inputs of no more bytes are run together; larger ones in parts of so many, until this much CPU time is used up: the milliseconds, or so
/// many time limits where that is more.
const QUICK_BYTES: usize = 10_000;
const PART: usize = 8;
const TIME_MS: f64 = 20_000.0;
const LIMITS: f64 = 2.0;

/// How it is tested.
#[derive(Default)]
pub(super) struct How<'a> {
    pub against: Against,
    /// How many inputs are searched.
    pub count: Option<u64>,
    /// What is tried before everything else.
    pub pinned: &'a [Case],
    /// Whether it is built to be looked at closely: that takes its own time.
    pub is_debugged: bool,
    /// Whether it is measured how the time grows of what is too slow.
    pub measures_growth: bool,
}

impl Trial<'_> {
    /// Tests it, up to the first difference.
    pub fn run(&self, context: &mut Context, loaded: &mut Bound, how: &How) -> Outcome<Tested> {
        let mut tested = Tested::default();
        let samples = testset::samples(loaded);
        for (cases, counts) in [(how.pinned, false), (&samples, true)] {
            let judgement = self.judge(context, loaded, cases)?;
            if counts {
                tested.note(&judgement);
            }
            if self.take(context, loaded, &mut tested, judgement, cases)? {
                return Ok(tested);
            }
        }
        let around = Around { collection: self.collection, machine: self.machine, loaded, file: Some(self.file) };
        let oracle = Oracle::of(context, around, &how.against)?;
        tested.oracle = oracle.as_ref().map(|oracle| oracle.who.clone());
        let mut cases = self.cases(context, loaded)?;
        if let Some(oracle) = oracle.as_ref().filter(|oracle| !oracle.is(self.file)) {
            oracle.answer(context, self.machine, loaded, &mut cases)?;
        }
        self.finish(context, loaded, how, (&cases, oracle.as_ref()), tested)
    }

    /// The cases behind the samples, and the search behind the cases.
    fn finish(
        &self,
        context: &mut Context,
        loaded: &Bound,
        how: &How,
        (cases, oracle): (&[Case], Option<&Oracle>),
        mut tested: Tested,
    ) -> Outcome<Tested> {
        let (mut judgement, unrun) = self.judge_all(context, loaded, cases)?;
        tested.unrun = unrun;
        let source = &*self.submission.source;
        if is_refused(&judgement)
            && let Some(bench) = Bench::of_model(self.machine, self.collection, loaded)
        {
            bench.hear(self.site.machine, (source, self.file), cases, &Agreed::default(), &mut judgement)?;
        }
        let judged = Judged {
            collection: self.collection,
            machine: self.site.machine,
            loaded,
            cases,
            source,
            file: self.file,
            fresh: false,
        };
        if !how.is_debugged {
            judged.refuse_growth(context, &mut judgement)?;
        }
        tested.note(&judgement);
        if self.take(context, loaded, &mut tested, judgement.clone(), cases)? {
            if how.measures_growth {
                tested.growth = judged.growth(context, oracle, &judgement)?;
            }
            if let Some(found) = tested.found.take() {
                tested.found = Some(self.made_small(context, &judged, oracle, found)?);
            }
            return Ok(tested);
        }
        if let Some(search) = judged.search(context, oracle, how.count, &mut judgement)? {
            let case = after_cases::as_case(&search.searched);
            match (case, judgement.doubt.take()) {
                (Some(case), _) if judgement.result != Ok(Verdict::Accepted) => {
                    tested.found = Some(self.found(loaded, case)?);
                }
                (Some(case), Some(doubt)) if doubt.case == case.name => {
                    tested.doubt = Some((doubt, self.found(loaded, case)?));
                }
                _ => {}
            }
            tested.search = Some(search);
        }
        Ok(tested)
    }

    /// The cases of the problem but its samples, with the answers that are known; the time limit is measured on all of them.
    fn cases(&self, context: &mut Context, loaded: &mut Bound) -> Outcome<Vec<Case>> {
        let known = |path: &Path| self.machine.language_of(path).is_some();
        let (submissions, _) = expectation::discover(&loaded.problem, self.folder, &known);
        let making = Making { collection: self.collection, machine: self.machine, loaded, submissions: &submissions };
        // What is made on the way, what has no answer, and which limit holds, is told by the result.
        context.is_terse = true;
        let cases = making.ready(context);
        let measured = cases.and_then(|cases| {
            time_limits::measure(context, self.machine, loaded, (&submissions, &cases), [self.file])?;
            Ok(cases)
        });
        context.is_terse = false;
        let mut cases = measured?;
        cases.retain(|case| case.group != "sample");
        Ok(submission::in_order(loaded, cases))
    }

    /// Judges the cases part by part, so that a submission which is slow on many of them does not take minutes; gives how many were not run.
    fn judge_all(&self, context: &Context, loaded: &Bound, cases: &[Case]) -> Outcome<(Judgement, usize)> {
        let quick = cases.iter().take_while(|case| case.input.len() <= QUICK_BYTES).count();
        // A score is that of all cases.
        let quick = if loaded.problem.is_scored() { cases.len() } else { quick };
        let mut judgement = self.judge(context, loaded, &cases[..quick])?;
        let row = self.site.machine.language_of(&self.submission.source);
        let limit = row.map_or(0, |row| loaded.problem.limits_in(&row.name).time_ms);
        let budget = TIME_MS.max(LIMITS * limit as f64);
        for (number, part) in cases[quick..].chunks(PART).enumerate() {
            let used: f64 = judgement.cases.iter().map(|case| case.time_ms).sum();
            let is_open = judgement.doubt.as_ref().is_none_or(|doubt| doubt.because == Because::NoChecker);
            if judgement.result != Ok(Verdict::Accepted) || !is_open {
                break;
            }
            if used > budget {
                return Ok((judgement, cases.len() - quick - number * PART));
            }
            let next = self.judge(context, loaded, part)?;
            judgement.cases.extend(next.cases);
            judgement.result = next.result;
            judgement.first_failure = next.first_failure;
            judgement.doubt = match (judgement.doubt.take(), next.doubt) {
                (Some(first), Some(next)) if next.because == Because::NoChecker => Some(first),
                (first, next) => next.or(first),
            };
        }
        Ok((judgement, 0))
    }

    fn judge(&self, context: &Context, loaded: &Bound, cases: &[Case]) -> Outcome<Judgement> {
        let entry = Entry { bound: loaded, folder: self.folder, submission: self.submission, cases };
        let progress = Progress::new(context.shows_progress(), "testing");
        let scratch = self.machine.scratch();
        let earlier = Earlier::of(self.machine);
        let options = Options {
            jobs: context.jobs(),
            all_cases: false,
            scratch: &scratch,
            site: Some(self.site),
            earlier: earlier.as_ref(),
        };
        let mut judgements = submission::judge(self.machine, &[entry], &options, &mut |event| progress.follow(&event));
        let judgement = judgements.remove(0);
        match &judgement.result {
            Err(skipped) => Err(Failure::Lacking(format!("{}: {}", skipped.why, skipped.remedy))),
            Ok(_) => Ok(judgement),
        }
    }

    /// Notes what failed; whether something failed, which is then looked at closely.
    fn take(
        &self,
        context: &mut Context,
        loaded: &Bound,
        tested: &mut Tested,
        judgement: Judgement,
        cases: &[Case],
    ) -> Outcome<bool> {
        if !judgement.note.is_empty() && tested.cases == tested.samples {
            context.mention(format_args!("note: {}", judgement.note))?;
        }
        if let Some(doubt) = judgement.doubtful()
            && let Some(case) = cases.iter().find(|case| case.name == doubt.case)
        {
            // Where there is no checker, something that is wrong beyond doubt may come yet.
            let is_last = doubt.because != Because::NoChecker;
            if is_last || tested.doubt.is_none() {
                tested.doubt = Some((doubt.clone(), self.found(loaded, case.clone())?));
            }
            return Ok(is_last);
        }
        match (judgement.result, judgement.first_failure) {
            (Ok(Verdict::Accepted), _) => return Ok(false),
            (Ok(verdict), Some((name, message))) if name.is_empty() => tested.refused = Some((verdict, message)),
            (_, Some((name, _))) => {
                if let Some(case) = cases.iter().find(|case| case.name == name) {
                    let failed = judgement.cases.into_iter().find(|one| one.case == name);
                    let mut found = self.found(loaded, case.clone())?;
                    if let (Verdict::Accepted, Some(failed)) = (found.judgement.verdict, failed) {
                        found.judgement = failed;
                        // Its time was measured more than once.
                        if found.judgement.verdict != Verdict::TimeLimitExceeded {
                            found.judgement.message +=
                                "\nrun again by itself it was right: it keeps state, or depends on chance";
                        }
                    }
                    self.complain(loaded, &mut found);
                    tested.found = Some(found);
                }
            }
            _ => {}
        }
        Ok(true)
    }

    /// Says that a file which printed nothing has nothing that could answer.
    fn complain(&self, loaded: &Bound, found: &mut Found) {
        let signature = &loaded.problem.signature;
        let is_silent = found.outcome.stdout.is_empty() && found.judgement.verdict == Verdict::WrongAnswer;
        let language = self.machine.known(&self.submission.source).filter(|_| is_silent && signature.is_called());
        let Some(language) = language else { return };
        let Ok(text) = std::fs::read(&self.submission.source) else { return };
        let complaint = doors(language, &text, signature).complaint(language, signature);
        if let Some(complaint) = complaint {
            found.judgement.message = format!("the file prints nothing: {complaint}");
        }
    }

    /// A failure, run once more for all there is to see.
    fn found(&self, loaded: &Bound, case: Case) -> Outcome<Found> {
        let scratch = self.machine.scratch();
        let source = &self.submission.source;
        let (outcome, judgement) = submission::single(self.site.machine, loaded, self.folder, source, &case, &scratch)?;
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
        let small = self.found(judged.loaded, case)?;
        let fails = !matches!(small.judgement.verdict, Verdict::Accepted | Verdict::JudgeError);
        Ok(if fails { Found { is_made_small: true, ..small } } else { found })
    }
}
