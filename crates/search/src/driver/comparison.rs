//! The trial by two programs: a submission, and whoever gives the answers.

use crate::driver::cases::{Cases, Form};
use crate::driver::contest::{Contest, NotReady};
use crate::driver::contestant::{Contestant, Entry};
use crate::driver::judge::{Failure, Judge, Undecided};
use crate::driver::pace::Pace;
use crate::driver::recent_failures::{RecentFailures, SeenFailure};
use crate::driver::trial::{Stop, Trial};
use ojkit_draw::Drawing;
use ojkit_frames::{Decoder, Encoder, HarnessError};
use ojkit_judge::answers::{no_number, past_bits};
use ojkit_judge::batch_program::{self, BatchProgram};
use ojkit_judge::built::{Built, limits_of};
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::case::{Failed, of_outcome};
use ojkit_judge::checker::Word;
use ojkit_judge::retry_when_noisy::RunLock;
use ojkit_judge::runner::Runner;
use ojkit_judge::sanitized::Sanitized;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::input::Input;
use ojkit_model::limits::Limits;
use ojkit_model::problem::Checker;
use ojkit_model::verdict::Verdict;
use std::time::{Duration, Instant};

/// Processes that are asked again what failed in company, and for how long.
const AGAIN: usize = 20;
const AGAIN_TIME: Duration = Duration::from_secs(2);
/// Whoever gives the answers takes so many times as long with sanitizers.
const SANITIZED_TIMES: u64 = 8;

/// A submission beside whoever gives the answers.
pub struct Comparison<'m> {
    pub(crate) machine: &'m Machine,
    contest: Contest<'m>,
    submission: Contestant<'m>,
    reference: Contestant<'m>,
    pub(crate) source: Source,
    judge: Judge<'m>,
    cases: Cases,
    /// Cases of the frame that was sent.
    sent: usize,
    pace: Pace,
    pub(crate) seen: Seen,
    /// Whether the reference may fail on an input, which then is not compared, as one that it is too slow for.
    pub(crate) lenient: bool,
    /// How long the submission may take for a case, where no limit says it.
    patience: Option<Patience>,
    /// What the submission printed for debugging in the last run by itself.
    pub(crate) printed: Vec<u8>,
}

/// How long a submission may take for a case where no limit says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Patience {
    /// As long as the shortest limit of its language: then it is measured how its time grows.
    Least,
    /// As long as anything may.
    All,
}

/// The submission's file beside the program that is driven.
pub(crate) struct Source {
    /// Whether there is a `main`, driven or not.
    pub has_main: bool,
    /// Whether the `main` stands beside the `Solution` that is driven, and was not driven yet.
    second_door: bool,
    /// The word by which a submission without a `main` reads standard input, where it seems to.
    pub reads: Option<&'static str>,
    /// The submission as the judge runs it, once that was asked for.
    clean: Option<Built>,
    /// How long compiling took since the search began.
    pub compiling: Duration,
}

#[derive(Default)]
pub(crate) struct Seen {
    failures: RecentFailures,
    /// Whether the last of them took too long.
    by_time: bool,
    /// Inputs on which the reference took too long to say anything, or failed where it may.
    pub skipped: u64,
    /// Outputs that no checker has decided.
    pub undecided: Option<Undecided>,
}

impl<'m> Comparison<'m> {
    /// Builds both programs and the checker.
    ///
    /// # Errors
    /// Whatever cannot be built, and why.
    pub fn new(machine: &'m Machine, contest: &Contest<'m>) -> Result<Comparison<'m>, NotReady> {
        let Contest { bound, submission, reference: (reference, who), patience } = *contest;
        let problem = &bound.problem;
        let built_checker = BuiltChecker::new(machine, problem, &bound.folder).map_err(NotReady::Checker)?;
        let limits = limits_of(machine, problem, submission);
        let mut reference_limits = problem.limits.for_reference();
        if let Some(patience) = patience {
            reference_limits.time_ms = reference_limits.time_ms.min(patience.as_millis() as u64);
        }
        let build = |source, limits, name: &str| Contestant::new(machine, bound, source, limits, name.to_string());
        let (submission, reference, solution) = if problem.is_interaction() {
            let (submission, right) = Contestant::interacting(machine, contest, limits, built_checker.clone())?;
            (submission, right, None)
        } else {
            let (submission, solution) = build(submission, limits, "the submission").map_err(NotReady::Submission)?;
            let (reference, _) = build(reference, reference_limits, who)
                .map_err(|error| NotReady::Reference { who: who.to_string(), error })?;
            (submission, reference, Some(solution))
        };
        let forms = [submission.form(), reference.form()];
        let unfit = |error: HarnessError| NotReady::Problem(error.to_string());
        let codec = || Ok((Encoder::new(&problem.signature)?, Decoder::new(&problem.signature)?));
        let codec = if forms.contains(&Form::Values) { Some(codec().map_err(unfit)?) } else { None };
        let mut cases = Cases::new(
            bound.validator.format().clone(),
            codec,
            matches!(built_checker.checker, Checker::Program { .. } | Checker::Function { .. } | Checker::Unwritten),
        );
        forms.into_iter().for_each(|form| cases.provide(form));
        let has_main = solution.as_ref().is_none_or(|solution| solution.has_main);
        let source = Source {
            has_main,
            second_door: has_main && forms[0] == Form::Values,
            reads: solution.and_then(|solution| solution.reads),
            clean: None,
            compiling: Duration::ZERO,
        };
        Ok(Comparison {
            machine,
            contest: *contest,
            submission,
            reference,
            source,
            judge: Judge { built_checker, runner: Runner::new(machine) },
            cases,
            sent: 0,
            pace: Pace::new(false),
            seen: Seen::default(),
            lenient: false,
            patience: None,
            printed: Vec::new(),
        })
    }

    /// Ends the submission from now on where it is slow, or, if it is known to be that without being too slow, where it takes longer than the
    /// shortest limit of its language, and no limit says how long it may take: that is to be measured.
    ///
    /// # Errors
    /// The machine's.
    pub(crate) fn end_slow(&mut self, is_known: bool) -> Result<(), NotReady> {
        let Contest { bound, submission, .. } = self.contest;
        let (problem, language) = (&bound.problem, self.machine.language_of(submission));
        let is_unstated = limits_of(self.machine, problem, submission).is_unstated();
        let Some(language) = language.filter(|_| is_unstated && !problem.is_interaction()) else { return Ok(()) };
        self.patience = Some(Patience::Least);
        let factor = language.time_factor;
        let time = if is_known { Duration::from_millis(Limits::least_ms(factor)) } else { Limits::slow(factor) };
        self.submission.limit(self.machine, time.as_millis() as u64).map_err(NotReady::Submission)
    }

    /// Whether the submission was ended where it was slow, and from now on may take as long as anything.
    ///
    /// # Errors
    /// The machine's.
    pub(crate) fn wait(&mut self) -> Result<bool, NotReady> {
        let was_ended = self.patience == Some(Patience::Least);
        if was_ended {
            self.patience = Some(Patience::All);
            self.abandon();
            self.submission.limit(self.machine, Limits::UNSTATED_TIME_MS).map_err(NotReady::Submission)?;
        }
        Ok(was_ended)
    }

    /// Whether the submission is driven through its own `main`.
    pub(crate) fn is_main(&self) -> bool {
        self.submission.form() != Form::Values
    }

    /// Drives the submission through its own `main` from now on; false where it has no other door than the one that is driven.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub(crate) fn through_main(&mut self) -> Result<bool, NotReady> {
        if !std::mem::take(&mut self.source.second_door) {
            return Ok(false);
        }
        let begun = Instant::now();
        let Contest { bound, submission, .. } = self.contest;
        let limits = limits_of(self.machine, &bound.problem, submission);
        let served = batch_program::served(self.machine, submission).map_err(NotReady::Submission)?;
        let entry = match served {
            Some(artifact) => Entry::batch(self.machine, &BatchProgram { artifact, texts: true }, limits),
            None => Entry::process(self.machine, bound, submission, limits),
        };
        self.enter(entry)?;
        self.source.compiling += begun.elapsed();
        Ok(true)
    }

    /// Drives the submission another way from now on.
    fn enter(&mut self, entry: Result<Entry<'m>, BuildError>) -> Result<(), NotReady> {
        self.abandon();
        self.submission.enter(entry.map_err(NotReady::Submission)?);
        self.cases.provide(self.submission.form());
        self.pace = Pace::new(false);
        Ok(())
    }

    /// The submission as the judge runs it: `main` where it has one, a process per case; none where that is how it is driven already.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub(crate) fn clean(&mut self) -> Result<Option<Built>, NotReady> {
        if self.source.clean.is_none() && self.submission.form() != Form::Processes {
            let begun = Instant::now();
            let Contest { bound, submission, .. } = self.contest;
            let problem = &bound.problem;
            let limits = limits_of(self.machine, problem, submission);
            self.source.clean = match Built::new(self.machine, bound, submission, limits) {
                // With a layout of its own, only a `main` can read the text.
                Err(_) if problem.layout.is_some() => None,
                built => Some(built.map_err(NotReady::Submission)?),
            };
            self.source.compiling += begun.elapsed();
        }
        Ok(self.source.clean.clone())
    }

    /// From now on, the submission gets a new process for every case, or as many as fit into one.
    pub(crate) fn set_alone(&mut self, alone: bool) {
        self.abandon();
        self.pace = Pace::new(alone);
    }

    /// What both gave for an input when it failed among others; none where that was forgotten.
    pub(crate) fn seen(&self, input: &Input) -> Option<SeenFailure> {
        let frame = self.cases.single(self.submission.form(), input).ok()?;
        self.seen.failures.get(frame.case(0)).cloned()
    }

    /// Whether an input fails when these went before it in a new process.
    ///
    /// # Errors
    /// As [`Trial::receive`].
    pub(crate) fn fails_after(&mut self, before: &[Input], input: &Input) -> Result<bool, Stop> {
        self.abandon();
        self.submission.restart();
        before.iter().chain([input]).try_for_each(|input| self.push(input))?;
        self.send()?;
        let mut failing = Vec::new();
        self.receive(&mut failing)?;
        Ok(failing.contains(&before.len()))
    }

    /// Gives every case a process of its own from now on, as the judge does; false where that is how it goes already, or cannot be had.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub(crate) fn afresh(&mut self) -> Result<bool, NotReady> {
        // Of a file with two doors, the other one begins every case by itself.
        if self.submission.form() != Form::Values || self.source.has_main {
            return Ok(false);
        }
        let Contest { bound, submission, .. } = self.contest;
        let limits = limits_of(self.machine, &bound.problem, submission);
        self.enter(Entry::process(self.machine, bound, submission, limits))?;
        Ok(true)
    }

    /// Whether an input fails in any of some new processes.
    ///
    /// # Errors
    /// As [`Trial::receive`].
    pub(crate) fn fails_at_times(&mut self, input: &Input) -> Result<bool, Stop> {
        let end = Instant::now() + AGAIN_TIME;
        for _ in 0..AGAIN {
            if self.examine(input)?.is_some() {
                return Ok(true);
            }
            if Instant::now() > end {
                break;
            }
        }
        Ok(false)
    }

    /// What a sanitizer says where it ends whoever gives the answers on an input: there is no answer then. From then on that one is driven
    /// with its sanitizers, and where it ends so, nothing is compared.
    ///
    /// # Errors
    /// The machine's.
    pub(crate) fn reference_at_fault(&mut self, input: &Input) -> Result<Option<String>, Stop> {
        let Contest { bound, reference: (source, _), .. } = self.contest;
        if self.reference.form() != Form::Values {
            return Ok(None);
        }
        let begun = Instant::now();
        let sanitized = Sanitized::new(self.machine, bound, source).and_then(Result::ok);
        self.source.compiling += begun.elapsed();
        let Some(sanitized) = sanitized else { return Ok(None) };
        let Some(why) = sanitized.finding_on(self.machine, bound, &self.cases.text(input)) else { return Ok(None) };
        self.abandon();
        let mut limits = bound.problem.limits.for_reference();
        limits.time_ms = limits.time_ms.saturating_mul(SANITIZED_TIMES);
        let entry = Entry::batch(self.machine, &sanitized.program(), limits);
        self.reference.enter(entry.map_err(|error| Stop::Machine(error.to_string()))?);
        self.lenient = true;
        self.pace = Pace::new(false);
        Ok(Some(why))
    }

    /// What the reference did where it was skipped.
    pub(crate) fn why_skipped(&self) -> &'static str {
        if self.lenient { "gives no answer" } else { "took too long" }
    }

    /// What comparisons rest on: both programs, the checker, and what they may use.
    pub(crate) fn identity(&self) -> String {
        let checker = self.judge.built_checker.identity();
        format!("{}{}{checker}", self.submission.identity(), self.reference.identity())
    }

    /// What the submission printed for debugging since the last call.
    pub(crate) fn take_printed(&mut self) -> Vec<u8> {
        self.submission.take_printed()
    }

    pub(crate) fn text(&self, input: &Input) -> Vec<u8> {
        self.cases.text(input)
    }

    /// Tries one input in new processes and looks at it closely; `None` where the submission is right.
    ///
    /// # Errors
    /// As [`Trial::receive`].
    pub(crate) fn examine(&mut self, input: &Input) -> Result<Option<Failure>, Stop> {
        self.abandon();
        self.submission.restart();
        self.reference.restart();
        self.push(input)?;
        self.send()?;
        self.sent = 0;
        self.collect()?;
        let answer = self.answered(input)?;
        let output = self.submission.output(0, &self.cases)?;
        self.judge.failure(&self.cases.text(input), output, &answer)
    }

    /// What whoever gives the answers says of one input, in a new process.
    ///
    /// # Errors
    /// As [`Trial::receive`].
    pub(crate) fn answer(&mut self, input: &Input) -> Result<Vec<u8>, Stop> {
        self.reference.restart();
        self.asked(input)
    }

    /// The same, in a process that may have answered others.
    fn asked(&mut self, input: &Input) -> Result<Vec<u8>, Stop> {
        self.abandon();
        // Nobody else gets the case.
        self.push(input)?;
        self.reference.begin(&mut self.cases)?;
        self.cases.clear();
        self.reference.finish(&[self.cases.text(input)])?;
        self.answered(input)
    }

    /// The answer to one input, to be searched by; none where there is none, or none that the judge could give: then it never gives the input.
    pub(crate) fn sound_answer(&mut self, input: &Input) -> Option<Vec<u8>> {
        let answer = self.asked(input).ok()?;
        let bound = self.contest.bound;
        let is_large = bound.answer_bits().is_some_and(|bits| past_bits(bits, &answer).is_some());
        (!is_large && no_number(&bound.problem, &[], &answer).is_none()).then_some(answer)
    }

    /// The answer to the one input that was asked.
    fn answered(&self, input: &Input) -> Result<Vec<u8>, Stop> {
        let output = self.reference.output(0, &self.cases)?;
        output.map_err(|failed| self.silent(failed.message, 0).about(|_| Some(input.clone())))
    }

    /// The same by a process per case, through the submission's own `main` where it has one; `None` where it is right.
    ///
    /// # Errors
    /// Those of the machine and the checker.
    pub(crate) fn confirm(&mut self, built: &Built, input: &Input, answer: &[u8]) -> Result<Option<Failure>, Stop> {
        let text = self.cases.text(input);
        let mut runner = Runner::new(self.machine);
        let mut outcome = runner.run_settled(built, &text).map_err(Stop::Machine)?;
        let ended = of_outcome(&outcome, &built.granted);
        // A harness answers on a descriptor of its own; where the file has a `main`, its output is the answer.
        self.printed = if self.source.has_main { Vec::new() } else { std::mem::take(&mut outcome.stderr) };
        let output = ended.map_or_else(|| Ok(outcome.stdout.clone()), Err);
        let failure = self.judge.failure(&text, output, answer)?;
        Ok(failure.map(|failure| Failure { got: outcome.stdout, ..failure }))
    }

    /// Whether an answer is as good as another, by the checker.
    ///
    /// # Errors
    /// The checker's.
    pub(crate) fn agree(&mut self, input: &Input, one: &[u8], other: &[u8]) -> Result<bool, Stop> {
        Ok(one == other || !self.judge.check(&self.cases.text(input), one, other)?.is_refused())
    }

    fn silent(&self, why: String, case: usize) -> Stop {
        Stop::Silent { who: self.reference.name.clone(), why, case, input: None }
    }

    /// What whoever gives the answers is called.
    pub(crate) fn who(&self) -> &str {
        &self.reference.name
    }

    fn collect(&mut self) -> Result<(), Stop> {
        let texts = if self.is_dear() { self.cases.sent_texts() } else { Vec::new() };
        self.submission.finish(&texts)?;
        self.reference.finish(&texts)
    }

    fn fails(&mut self, case: usize) -> Result<bool, Stop> {
        if self.submission.agrees_on(&self.reference, case) {
            return Ok(false);
        }
        let answer = match self.reference.output(case, &self.cases)? {
            Ok(answer) => answer,
            Err(Failed { verdict, .. }) if self.lenient || verdict == Verdict::TimeLimitExceeded => {
                self.seen.skipped += 1;
                return Ok(false);
            }
            Err(failed) => return Err(self.silent(failed.to_string(), case)),
        };
        if self.contest.bound.answer_bits().is_some_and(|bits| past_bits(bits, &answer).is_some()) {
            return Ok(false);
        }
        if let Some(why) = no_number(&self.contest.bound.problem, &[], &answer) {
            if !self.lenient {
                return Err(self.silent(why, case));
            }
            self.seen.skipped += 1;
            return Ok(false);
        }
        let got = self.submission.output(case, &self.cases)?;
        let fails = match &got {
            Err(_) => true,
            Ok(got) if *got == answer => false,
            Ok(got) => {
                let input = self.cases.sent_text(case);
                let check = self.judge.check(&input, got, &answer)?;
                if check.word == Word::Undecided {
                    let (expected, got, message) = (answer.clone(), got.clone(), check.message.clone());
                    let first = Undecided { count: 0, input, expected, got, message };
                    self.seen.undecided.get_or_insert(first).count += 1;
                }
                check.is_refused()
            }
        };
        if fails {
            self.seen.by_time = matches!(got, Err(Failed { verdict: Verdict::TimeLimitExceeded, .. }));
            if let Some(bytes) = self.submission.case(case) {
                self.seen.failures.insert(bytes, SeenFailure { got, answer });
            }
        }
        Ok(fails)
    }
}

impl Trial for Comparison<'_> {
    fn push(&mut self, input: &Input) -> Result<(), Stop> {
        self.cases.push(input)
    }

    fn is_full(&self) -> bool {
        self.pace.is_full(self.cases.len(), self.cases.size())
    }

    fn send(&mut self) -> Result<(), Stop> {
        if self.pace.is_alone() {
            self.submission.restart();
        }
        self.submission.begin(&mut self.cases)?;
        self.reference.begin(&mut self.cases)?;
        self.sent = self.cases.turn();
        self.pace.sent();
        Ok(())
    }

    fn receive(&mut self, failing: &mut Vec<usize>) -> Result<usize, Stop> {
        failing.clear();
        let cases = std::mem::take(&mut self.sent);
        if cases == 0 {
            return Ok(0);
        }
        // Whoever must be alone on the machine waits for the end of the frame.
        RunLock::of_machine().shared(|| self.collect())?;
        self.pace.received(cases);
        if self.submission.agrees(&self.reference) {
            return Ok(cases);
        }
        self.submission.index();
        self.reference.index();
        let (asked, answered) = (self.submission.asked(), self.reference.asked());
        for case in 0..asked.min(answered) {
            match self.fails(case) {
                Ok(true) => failing.push(case),
                Ok(false) => {}
                // What failed before the answers ended counts.
                Err(Stop::Silent { .. }) if !failing.is_empty() => return Ok(case),
                Err(stop) => return Err(stop),
            }
        }
        if asked < answered {
            return Ok(asked);
        }
        // The answers that a slow one would give to the others are not worth the wait.
        self.seen.skipped += cases.saturating_sub(answered) as u64;
        Ok(cases)
    }

    fn failed_by_time(&self) -> bool {
        self.seen.by_time
    }

    fn is_measured(&self) -> bool {
        self.seen.by_time && self.patience.is_some()
    }

    /// By how both programs are driven.
    fn usual_inputs(&self, drawing: &Drawing) -> u64 {
        let quick = drawing.is_separate();
        self.submission.usual_inputs(quick).min(self.reference.usual_inputs(quick))
    }

    fn is_dear(&self) -> bool {
        [&self.submission, &self.reference].iter().any(|contestant| contestant.form() == Form::Processes)
    }

    fn abandon(&mut self) {
        self.cases.clear();
        if std::mem::take(&mut self.sent) > 0 {
            self.submission.restart();
            self.reference.restart();
        }
    }
}
