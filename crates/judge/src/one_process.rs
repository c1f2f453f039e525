//! Submissions that keep state between cases, on judges that run all cases in one process: right on an input alone, wrong after others.
//!
//! What decides can be made again: a failure counts where it comes again in new processes after the same cases, each time, and never without
//! them. What fails only now and then depends on chance, and decides nothing here.

use crate::batch::{Batch, Bounds};
use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::checker::CheckInput;
use crate::replies::{Replies, Reply};
use crate::runner::Runner;
use ojkit_draw::Bound;
use ojkit_frames::{Decoder, Encoder, Frame};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::finding::{By, Finding, short};
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_run::{Artifact, RunError};
use std::ops::Range;

/// What is said of a submission that is right alone and wrong after other cases.
pub const AFTER_OTHERS: &str = "fails only after other cases in the same process: something is kept from case to case, such as a \
     static or a global variable";
/// What is said of a submission that is right with one order of sets of texts alone.
const BY_SEED: &str = "fails with PYTHONHASHSEED=1 and is right with 0: it depends on the order in which Python walks a set of texts, and the \
     site has another order in each run; sort, or walk a list";
/// The variable that says this order.
const SEED: &str = "PYTHONHASHSEED";
/// How often a failure must come again, each time in a new process, and stay away without what went before.
const AGAIN: usize = 5;
/// Longer inputs are not run once more: what is kept shows on short ones, at the price of none.
const INPUT_BYTES_MAX: usize = 1000;
/// Failures that are looked at: chance fails on many.
const FAILURES_MAX: usize = 4;
/// So few cases are run twice over: what the last of them leaves behind shows on the first.
const TWICE_MAX: usize = 8;
/// Characters of an input that are shown.
const SHOWN: usize = 200;

/// The shortest run of what went before that makes an input fail, of so many candidates: one alone where that is enough. None where the failure
/// does not come again, or comes without them. `fails` says whether the input fails in a new process behind these candidates.
///
/// # Errors
/// Those of `fails`.
pub fn after<E>(
    candidates: usize,
    is_over: &dyn Fn() -> bool,
    fails: &mut dyn FnMut(Range<usize>) -> Result<bool, E>,
) -> Result<Option<Range<usize>>, E> {
    for _ in 0..AGAIN {
        if fails(0..0)? {
            return Ok(None);
        }
    }
    let mut always = |range: Range<usize>| -> Result<bool, E> {
        for _ in 0..AGAIN {
            if !fails(range.clone())? {
                return Ok(false);
            }
        }
        Ok(true)
    };
    // Chance is out with the first run, whatever the number of candidates.
    if candidates == 0 || !always(0..candidates)? {
        return Ok(None);
    }
    for one in 0..candidates {
        if is_over() {
            break;
        }
        if always(one..one + 1)? {
            return Ok(Some(one..one + 1));
        }
    }
    // Shorter from its beginning, then from its end, as far as it fails.
    let (mut run, mut step) = (0..candidates, candidates / 2);
    while step > 0 {
        let shorter = [run.start + step..run.end, run.start..run.end.saturating_sub(step)];
        let mut found = None;
        for shorter in shorter.into_iter().filter(|shorter| !shorter.is_empty()) {
            if found.is_none() && always(shorter.clone())? {
                found = Some(shorter);
            }
        }
        match found {
            Some(shorter) => run = shorter,
            None => step /= 2,
        }
    }
    Ok(Some(run))
}

/// What is said of a failure on an input after others.
pub fn told(bound: &Bound, after: &[&Input], on: &Input) -> String {
    let shown = |input: &Input| {
        let text = bound.on_one_line(input);
        text.char_indices().nth(SHOWN).map_or(text.clone(), |(end, _)| format!("{} ...", &text[..end]))
    };
    let after = match after {
        [] => return AFTER_OTHERS.to_owned(),
        [one] => shown(one),
        [.., last] => format!("{} others, the last of which is {}", after.len(), shown(last)),
    };
    let place = if bound.problem.signature.class.is_some() { "constructor" } else { "function itself" };
    format!("{AFTER_OTHERS}; set it again in the {place}\nright on {} alone, and wrong on it after {after}", shown(on))
}

/// Runs the short ones of the cases that a submission has passed once more, in order in one process as its judge does, and gives the first that
/// fails behind others, where what makes it fail can be made again.
///
/// # Errors
/// The machine's or the checker's, as text.
pub fn review(
    machine: &Machine,
    (bound, built, checker): (&Bound, &Built, &BuiltChecker),
    cases: &[&Case],
    judged: &[Finding],
) -> Result<Option<Finding>, String> {
    let signature = &bound.problem.signature;
    let codec = Encoder::new(signature).ok().zip(Decoder::new(signature).ok());
    let (Some(frames), Some((encoder, decoder))) = (&built.frames, codec) else { return Ok(None) };
    if judged.iter().any(|judged| judged.verdict != Verdict::Accepted) {
        return Ok(None);
    }
    let all = cases.iter().zip(judged.iter()).enumerate();
    let small = all.filter(|(_, (case, judged))| !judged.undecided && case.input.len() <= INPUT_BYTES_MAX);
    let ready = small.filter_map(|(place, (&case, _))| {
        let (mut input, mut bytes) = (Input::default(), Vec::new());
        bound.validator.format().read(&case.input, &mut input).ok()?;
        encoder.encode_case(&input, &mut bytes).ok()?;
        Some(Ready { place, case, answer: case.answer.as_deref()?, input, bytes })
    });
    let cases: Vec<Ready> = ready.collect();
    let bounds = Bounds { time: built.limits.cpu(), memory_mib: built.limits.memory_mib };
    let started = |artifact: &Artifact| {
        RunError::tried_again(|| Batch::new(machine, artifact.clone(), bounds)).map_err(|error| error.to_string())
    };
    let reseeded = frames.with_variable(SEED, "1");
    let batch = started(reseeded.as_ref().unwrap_or(frames))?;
    let seeded = reseeded.map(|_| started(frames)).transpose()?;
    let twice = cases.len() <= TWICE_MAX;
    let found = Review { checker, batch, seeded, decoder, runner: Runner::new(machine), cases: &cases, twice }.run()?;
    Ok(found.map(|Found { at, verdict, got, before }| {
        let Ready { place, input, answer, .. } = &cases[at];
        let before = before.map(|before| before.iter().map(|&place| &cases[place].input).collect::<Vec<&Input>>());
        let message = before.map_or_else(|| BY_SEED.to_owned(), |before| told(bound, &before, input));
        let by = By::OneProcess;
        Finding { by, verdict, message, expected: short(answer), got: Some(got), ..judged[*place].clone() }
    }))
}

/// A case that was right alone.
struct Ready<'a> {
    /// Its place among the judgements.
    place: usize,
    case: &'a Case,
    answer: &'a [u8],
    input: Input,
    /// The case's bytes in a frame.
    bytes: Vec<u8>,
}

/// The cases of one submission, and the process that they are run in.
struct Review<'a, 'm> {
    checker: &'a BuiltChecker,
    /// With another seed than the cases had, where there is one.
    batch: Batch,
    /// The same program with the seed of the cases.
    seeded: Option<Batch>,
    decoder: Decoder,
    runner: Runner<'m>,
    cases: &'a [Ready<'a>],
    /// Whether they are run twice over.
    twice: bool,
}

/// A case that fails behind others, again and again.
struct Found {
    at: usize,
    verdict: Verdict,
    got: String,
    /// Which others, by their places in order; none where it fails by itself with another seed.
    before: Option<Vec<usize>>,
}

impl Review<'_, '_> {
    fn run(mut self) -> Result<Option<Found>, String> {
        let count = self.cases.len();
        let times = if self.twice { 2 } else { 1 };
        let all: Vec<usize> = (0..times * count).map(|place| place % count).collect();
        let replies = self.ask(&all)?;
        let mut looked_at = 0;
        for (place, &at) in all.iter().enumerate() {
            let Some((verdict, got)) = self.failure(at, &replies, place)? else { continue };
            let mut last = None;
            let found = after(place, &|| false, &mut |before| {
                let asked: Vec<usize> = all[before].iter().copied().chain([at]).collect();
                let replies = self.ask(&asked)?;
                let failure = self.failure(at, &replies, asked.len() - 1)?;
                let fails = failure.is_some();
                if let Some((verdict, got)) = failure {
                    last = Some(Found { at, verdict, got, before: None });
                }
                Ok::<_, String>(fails)
            })?;
            looked_at += 1;
            if let (Some(before), Some(last)) = (&found, last) {
                return Ok(Some(Found { before: Some(all[before.clone()].to_vec()), ..last }));
            }
            if self.depends_on_seed(at)? {
                return Ok(Some(Found { at, verdict, got, before: None }));
            }
            if looked_at == FAILURES_MAX {
                break;
            }
        }
        Ok(None)
    }

    /// Whether a case fails alone with one seed, each time, and never with the other.
    fn depends_on_seed(&mut self, at: usize) -> Result<bool, String> {
        for should_fail in [true, false] {
            for _ in 0..AGAIN {
                let replies = self.ask(&[at])?;
                if self.failure(at, &replies, 0)?.is_some() != should_fail {
                    return Ok(false);
                }
            }
            match self.seeded.take() {
                Some(other) if should_fail => self.batch = other,
                _ => return Ok(!should_fail),
            }
        }
        Ok(false)
    }

    /// What a new process replies to some cases, one after the other.
    fn ask(&mut self, cases: &[usize]) -> Result<Replies, String> {
        let (mut frame, mut replies) = (Frame::new(), Replies::default());
        cases.iter().for_each(|&case| frame.push_encoded(&self.cases[case].bytes));
        self.batch.ask_in_turn(&mut frame, &mut replies).map_err(|error| error.to_string())?;
        replies.index();
        Ok(replies)
    }

    /// The failure that a reply to a case is, with the output. Limits are those of a process of its own.
    fn failure(&mut self, case: usize, replies: &Replies, at: usize) -> Result<Option<(Verdict, String)>, String> {
        let mut output = Vec::new();
        if at >= replies.len() {
            return Ok(None);
        }
        match replies.get(at) {
            Reply::Failed { verdict: verdict @ Verdict::RunTimeError, message, .. } => {
                return Ok(Some((verdict, message.to_owned())));
            }
            Reply::Failed { .. } => return Ok(None),
            // What is no answer is a wrong one.
            Reply::Answer(bytes) => _ = self.decoder.text(bytes, &mut output),
        }
        let Ready { case, answer, .. } = self.cases[case];
        let given = CheckInput { input: &case.input, output: &output, answer };
        let is_wrong = output != answer && self.runner.check(self.checker, &given)?.is_refused();
        Ok(is_wrong.then(|| (Verdict::WrongAnswer, String::from_utf8_lossy(&output).into_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// What is found where an input fails behind these candidates.
    fn found(candidates: usize, fails: impl Fn(Range<usize>) -> bool) -> Option<Range<usize>> {
        after(candidates, &|| false, &mut |run| Ok::<_, ()>(fails(run))).unwrap()
    }

    #[test]
    fn what_makes_an_input_fail_is_one_before_it_or_the_shortest_run_of_them() {
        assert_eq!(found(9, |run| run.contains(&4)), Some(4..5));
        // A counter that spoils the fourth call, and two that only together do it.
        assert_eq!(found(9, |run| run.len() >= 3).map(|run| run.len()), Some(3));
        assert_eq!(found(9, |run| run.contains(&2) && run.contains(&5)), Some(2..6));
    }

    #[test]
    fn what_fails_by_itself_or_not_each_time_is_put_down_to_nothing() {
        assert_eq!(found(9, |_| true), None);
        assert_eq!(found(9, |_| false), None);
        let runs = Cell::new(0);
        let every_third = |_: Range<usize>| {
            runs.set(runs.get() + 1);
            runs.get() > AGAIN && !runs.get().is_multiple_of(3)
        };
        assert_eq!(found(9, every_third), None);
    }
}
