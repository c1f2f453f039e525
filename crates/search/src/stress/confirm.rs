//! Whether what was found holds: in processes of its own, through every door, and what else there is to say about it.

use super::hunt::{Hunted, Minimal, Options};
use super::slowest::{refused, slow_case};
use super::too_slow::slow;
use super::{Confirmed, Countercase, Request, SearchError};
use crate::driver::comparison::Comparison;
use crate::driver::contest::Contest;
use crate::driver::judge::Failure;
use crate::driver::recent_failures::SeenFailure;
use crate::driver::trial::{Stop, Trial};
use crate::inputs::frontier::smallest;
use crate::inputs::random_inputs::{Kind, RandomInputs};
use crate::inputs::size::Measure;
use crate::shrink::Shrinker;
use crate::stress::Found;
use crate::until::Until;
use ojkit_judge::built::Built;
use ojkit_judge::case::Failed;
use ojkit_judge::limit_origin;
use ojkit_judge::one_process::{after, told};
use ojkit_model::input::Input;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_text::notation::print_parameters;
use std::time::{Duration, Instant};

const NOT_AGAIN: &str = "failed, and was right when it was run again: what it does depends on more than its input";
/// For finding what an input fails after, and how many small inputs and random ones that may be: each takes a new process.
const BEFORE: Duration = Duration::from_secs(3);
const BEFORE_INPUTS: usize = 150;
/// For making small what fails only now and then, process by process.
const ALONE: Duration = Duration::from_secs(4);

/// Looks closely at what a search found, and says what there is to say about it; `None` where it found nothing.
///
/// # Errors
/// What cannot be built, or compared.
pub(crate) fn confirm(
    request: &Request,
    programs: &mut Comparison,
    hunted: &Hunted,
) -> Result<Option<Countercase>, SearchError> {
    let Some(found) = &hunted.found else { return Ok(None) };
    if programs.is_measured() {
        return measured(request, programs, found);
    }
    let clean = programs.clean()?;
    let answer = programs.answer(&found.input)?;
    let seen = programs.seen(&found.input);
    let mut confirming = Confirming { request, programs, found, stopped: hunted.stopped, answer, seen };
    confirming.reference_is_steady()?;
    let mut case = confirming.countercase(clean.as_ref())?;
    let Contest { bound, submission, .. } = request.contest;
    limit_origin::tell_in(programs.machine, &bound.problem, submission, case.verdict, &mut case.message);
    Ok(Some(case))
}

/// What is slow and passes no limit that anybody states: refused as its time grows, or where it has no end; none where that does not refuse it.
fn measured(request: &Request, programs: &mut Comparison, found: &Found) -> Result<Option<Countercase>, SearchError> {
    let text = programs.text(&found.first);
    let refused = refused(request, programs, &text)?;
    if refused.is_some() || programs.wait()? {
        return Ok(refused);
    }
    let answer = programs.answer(&found.first)?;
    let message = format!("more than {} ms of CPU time", Limits::UNSTATED_TIME_MS);
    Ok(Some(slow_case(request.contest.bound, (found.first.clone(), &answer), message, None, true)))
}

/// What was found, on its way to a countercase.
struct Confirming<'a, 'p, 'm> {
    request: &'a Request<'a>,
    programs: &'p mut Comparison<'m>,
    found: &'a Found,
    stopped: bool,
    /// The answer, asked alone.
    answer: Vec<u8>,
    /// What both programs gave among other cases.
    seen: Option<SeenFailure>,
}

impl Confirming<'_, '_, '_> {
    /// Whoever answers differently alone than among others gives no answers.
    fn reference_is_steady(&mut self) -> Result<(), SearchError> {
        let Some(seen) = &self.seen else { return Ok(()) };
        let input = &self.found.input;
        if self.programs.agree(input, &seen.answer, &self.answer)? {
            return Ok(());
        }
        let (among, alone) = (text(seen.answer.trim_ascii()), text(self.answer.trim_ascii()));
        let who = self.programs.who().to_string();
        Err(Stop::Fickle { who, among, alone, input: Box::new(input.clone()) }.into())
    }

    fn countercase(&mut self, clean: Option<&Built>) -> Result<Countercase, SearchError> {
        let found = self.found;
        let mut growth = None;
        if let (Some(failed), Minimal::Local) = (self.slow(), found.minimal) {
            let failure = self.failure(failed.clone(), Vec::new());
            let case = self.case(&found.input, failure, Confirmed::Yes, Minimal::Local);
            let case = self.grown(case)?;
            // What passed the limit while growth was measured did so by itself, and needs no further run.
            if case.values != found.input {
                return Ok(case);
            }
            growth = Some(case.growth);
        }
        if let Some((failure, confirmed)) = self.fails_alone(clean)? {
            // Of what depends on chance, smaller inputs that were right prove nothing.
            let minimal = if confirmed == Confirmed::NotAgain { Minimal::Local } else { found.minimal };
            let case = self.case(&found.input, failure, confirmed, minimal);
            return match growth {
                Some(growth) => Ok(Countercase { growth, ..case }),
                None => self.grown(case),
            };
        }
        self.only_among_others()
    }

    /// Why what was found took too long, where that is what was wrong with it.
    fn slow(&self) -> Option<&Failed> {
        let seen = self.seen.as_ref()?;
        seen.got.as_ref().err().filter(|failed| failed.verdict == Verdict::TimeLimitExceeded)
    }

    fn failure(&self, failed: Failed, got: Vec<u8>) -> Failure {
        Failure { failed, expected: self.answer.clone(), got }
    }

    fn case(&self, input: &Input, failure: Failure, confirmed: Confirmed, minimal: Minimal) -> Countercase {
        Countercase {
            input: text(&self.programs.text(input)),
            parameters: self.parameters(input).unwrap_or_default(),
            values: input.clone(),
            expected: text(&failure.expected),
            got: text(&failure.got),
            verdict: failure.failed.verdict,
            message: failure.failed.message,
            by_clock: failure.failed.by_clock,
            minimal,
            confirmed,
            after: Vec::new(),
            growth: None,
            settled: self.found.settled,
            by_growth: false,
        }
    }

    /// Of what takes too long, the smallest size that does says more.
    fn grown(&mut self, case: Countercase) -> Result<Countercase, SearchError> {
        // What hangs on the smallest input there is does not grow.
        let is_first = matches!(case.minimal, Minimal::Proven { inputs: 0, .. });
        // A conversation takes as long as both make it.
        let is_alone = !self.request.contest.bound.problem.is_interaction();
        if case.verdict != Verdict::TimeLimitExceeded || self.stopped || is_first || !is_alone {
            return Ok(case);
        }
        let rules = self.request.drawing.rules();
        let measure = Measure::new(rules);
        let size = measure.size(rules, &case.values);
        let text = self.programs.text(&case.values);
        let Some(slow) = slow(self.programs.machine, self.request, &text, true)? else { return Ok(case) };
        let growth = slow.growth.submission;
        // Whoever gives the answers may be too slow for it, and then it is no countercase.
        let smaller = slow.too_slow.map(|found| found.input).filter(|input| measure.size(rules, input) < size);
        let smaller = smaller.and_then(|input| self.programs.answer(&input).ok().map(|answer| (input, answer)));
        let case = match smaller {
            Some((input, expected)) => {
                let Countercase { verdict, message, by_clock, .. } = case;
                let failure = Failure { failed: Failed { verdict, message, by_clock }, expected, got: Vec::new() };
                Countercase { settled: false, ..self.case(&input, failure, case.confirmed, Minimal::Local) }
            }
            None => case,
        };
        Ok(Countercase { growth: Some(growth), ..case })
    }

    /// How it fails by itself: as the judge runs it, else as it was driven; none where it is right then.
    fn fails_alone(&mut self, clean: Option<&Built>) -> Result<Option<(Failure, Confirmed)>, SearchError> {
        let input = &self.found.input;
        let Some(clean) = clean else {
            return Ok(self.programs.examine(input)?.map(|failure| (failure, Confirmed::Yes)));
        };
        if let Some(failure) = self.programs.confirm(clean, input, &self.answer)? {
            return Ok(Some((failure, Confirmed::Yes)));
        }
        let two_doors = self.programs.source.has_main && !self.programs.is_main();
        let confirmed = if two_doors { Confirmed::DoorsDisagree } else { Confirmed::NotAgain };
        Ok(self.programs.examine(input)?.map(|failure| (failure, confirmed)))
    }

    /// What failed among others and not alone.
    fn only_among_others(&mut self) -> Result<Countercase, SearchError> {
        let input = &self.found.input;
        let by_time = self.slow().is_some();
        let failed = |this: &Self, message: &str, confirmed| {
            let seen = this.seen.as_ref().map(|seen| seen.got.clone());
            let crashed = matches!(&seen, Some(Err(Failed { verdict: Verdict::RunTimeError, .. })));
            let verdict = if crashed { Verdict::RunTimeError } else { Verdict::WrongAnswer };
            let failure = this.failure(Failed::new(verdict, message), seen.and_then(Result::ok).unwrap_or_default());
            this.case(input, failure, confirmed, Minimal::Local)
        };
        if !by_time && (self.programs.is_main() || self.programs.fails_at_times(input)?) {
            return Ok(failed(self, NOT_AGAIN, Confirmed::NotAgain));
        }
        // The smallest came about with the help of others; perhaps the first failure did not.
        self.programs.set_alone(true);
        let alone = self.first_alone(by_time)?;
        self.programs.set_alone(false);
        match alone {
            Some((small, failure, settled)) => {
                let case = self.case(&small, failure, Confirmed::Yes, Minimal::Local);
                self.grown(Countercase { settled, ..case })
            }
            None if self.programs.is_main() => Ok(failed(self, NOT_AGAIN, Confirmed::NotAgain)),
            None => {
                let before = self.fails_after()?;
                // What does not come again after the same inputs depends on chance.
                let Some(before) = before else { return Ok(failed(self, NOT_AGAIN, Confirmed::NotAgain)) };
                let told = told(self.request.contest.bound, &before.iter().collect::<Vec<_>>(), input);
                let case = failed(self, &told, Confirmed::OnlyAfterOthers);
                let text = |input| self.parameters(input).unwrap_or_else(|| text(&self.programs.text(input)));
                Ok(Countercase { after: before.iter().map(text).collect(), ..case })
            }
        }
    }

    /// An input as the site writes it, one parameter per line; none where there are repetitions.
    fn parameters(&self, input: &Input) -> Option<String> {
        let signature = &self.request.contest.bound.problem.signature;
        input.repeats.is_empty().then(|| print_parameters(signature, &input.fields))
    }

    /// The failure as it was first seen, where it fails alone: made small, unless each step takes the whole time, and whether every step was tried.
    fn first_alone(&mut self, by_time: bool) -> Result<Option<(Input, Failure, bool)>, Stop> {
        let first = self.found.first.clone();
        let Some(failure) = self.programs.examine(&first)? else { return Ok(None) };
        if by_time {
            return Ok(Some((first, failure, false)));
        }
        let Request { drawing, options, .. } = self.request;
        let measure = Measure::new(drawing.rules());
        let mut shrinker = Shrinker::new(drawing, &measure, options.stop, Instant::now() + ALONE);
        let small = shrinker.shrink(self.programs, first)?;
        Ok(self.programs.examine(&small)?.map(|failure| (small, failure, shrinker.is_settled())))
    }

    /// The inputs after which, in new processes again and again, the one that was found fails.
    fn fails_after(&mut self) -> Result<Option<Vec<Input>>, Stop> {
        let (found, drawing) = (self.found, self.request.drawing);
        let Options { slug, seed, stop, .. } = self.request.options;
        let [drawn, until] = [BEFORE / 2, BEFORE].map(|time| Until::new(Instant::now() + time, stop));
        let growing = RandomInputs::new(drawing, slug, seed, Kind::Growing);
        let before = [smallest(drawing, BEFORE_INPUTS, &drawn), vec![found.first.clone()]];
        let before = before.into_iter().flatten().chain(growing.inputs(BEFORE_INPUTS, &drawn));
        let before: Vec<Input> = before.filter(|before| *before != found.input).collect();
        let programs = &mut *self.programs;
        let after =
            after(before.len(), &|| until.is_over(), &mut |run| programs.fails_after(&before[run], &found.input))?;
        Ok(after.map(|run| before[run].to_vec()))
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
