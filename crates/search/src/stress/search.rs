//! One submission against whoever gives the answers: the whole search, from the files to a countercase that was confirmed.

use crate::driver::comparison::Comparison;
use crate::driver::contest::{Contest, NotReady};
use crate::driver::trial::Stop;
use crate::stress::confirm::confirm;
use crate::stress::hunt::{Minimal, Options, exhaust, hunt, some};
use crate::stress::time_growth::Growth;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_rules::generate::Drawing;
use std::time::{Duration, Instant};

/// What to search, and how.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Who takes part.
    pub contest: Contest<'a>,
    /// The inputs: the problem's constraints, and where answers hold only within others, or some were given, those too.
    pub drawing: &'a Drawing,
    /// How to search.
    pub options: Options<'a>,
    /// Whether every input must be tried, whatever it takes.
    pub exhaustive: bool,
}

/// The end of a search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Searched {
    /// An input that the submission fails, confirmed.
    pub countercase: Option<Countercase>,
    /// Inputs tried.
    pub cases: u64,
    /// Seconds of searching, without compiling.
    pub seconds: f64,
    /// How many inputs there are, where every one was tried.
    pub exhausted: Option<u64>,
    /// What the file's own `main` was tried on, where it stands beside the `Solution` and nothing failed; not among the other numbers.
    pub through_main: Option<ThroughMain>,
    /// Inputs tried in order of size before random ones.
    pub enumerated: u64,
    /// Whether somebody asked for the end.
    pub stopped: bool,
    /// What a person should know beside the result.
    pub notes: Vec<String>,
    /// The first bytes of what the submission printed for debugging.
    pub printed: Vec<u8>,
}

/// What the second door of a submission was tried on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThroughMain {
    /// Inputs.
    pub cases: u64,
    /// Seconds of searching.
    pub seconds: f64,
    /// Whether these were all there are.
    pub all: bool,
}

/// An input that a submission fails, with all there is to say about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Countercase {
    /// The text of the input.
    pub input: String,
    /// The parameters as the site writes them, one per line; empty where there are repetitions.
    pub parameters: String,
    /// The values, to be written in other forms.
    pub values: Input,
    /// The answer, as text.
    pub expected: String,
    /// The output, as text; empty where there is none.
    pub got: String,
    /// The verdict.
    pub verdict: Verdict,
    /// What is wrong.
    pub message: String,
    /// How it is known to be small.
    pub minimal: Minimal,
    /// Whether a clean process, through `main` where there is one, failed too.
    pub confirmed: Confirmed,
    /// For one that fails only after others: an input after which it does, written as the parameters are.
    pub after: Option<String>,
    /// For one that takes too long: how time grows.
    pub growth: Option<Growth>,
    /// Whether every step to a smaller one was tried: there was time enough.
    pub settled: bool,
}

/// What a clean process said to a countercase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmed {
    /// It fails too.
    Yes,
    /// Only after other cases in the same process: something is kept from case to case.
    OnlyAfterOthers,
    /// `Solution` fails, but the file's own `main` is right.
    DoorsDisagree,
    /// The file's own `main` fails, but `Solution` is right.
    OnlyThroughMain,
    /// It failed, and then was right when it was run again.
    NotAgain,
}

/// Searches for a countercase of a submission.
///
/// # Errors
/// What cannot be built, as [`NotReady`]; why the search could not go on, as [`Stop`].
pub fn search(machine: &Machine, request: &Request) -> Result<Searched, SearchError> {
    let Request { contest, drawing, .. } = *request;
    let mut programs = Comparison::new(machine, &contest)?;
    // Time counts once both programs are there.
    let start = Instant::now();
    let hunted = match request.exhaustive {
        true => exhaust(drawing, &mut programs, &request.options),
        false => hunt(drawing, &mut programs, &request.options),
    }?;
    let mut searched = Searched {
        cases: hunted.tried,
        exhausted: hunted.exhausted,
        enumerated: hunted.enumerated,
        stopped: hunted.stopped,
        ..Searched::default()
    };
    searched.countercase = confirm(machine, request, &mut programs, &hunted)?;
    searched.printed = match searched.countercase {
        Some(_) => programs.printed_alone(),
        None => programs.take_printed(),
    };
    let seconds = |programs: &Comparison| start.elapsed().saturating_sub(programs.compiling()).as_secs_f64();
    // What comes now stands beside the search, and counts where it finds something.
    let alone = (searched.cases, seconds(&programs));
    if searched.countercase.is_none() && !searched.stopped {
        searched.countercase = first_calls(machine, request, &mut programs, &mut searched)?;
    }
    if searched.countercase.is_none() && !searched.stopped {
        searched.countercase = second_door(machine, request, &mut programs, &mut searched)?;
    }
    if searched.countercase.is_some() {
        searched.exhausted = None;
    }
    if let Some(word) = programs.reads() {
        let advice = "the parameters are the input, and there is nothing else to read: use them instead";
        searched.notes.push(format!("the submission has no `main`, but uses `{word}`; {advice}"));
    }
    searched.seconds = seconds(&programs);
    if searched.countercase.is_none() {
        (searched.cases, searched.seconds) = alone;
    }
    if programs.skipped() > 0 {
        let count = programs.skipped();
        if let Some(case) = &mut searched.countercase {
            case.minimal = Minimal::Local;
        }
        searched.notes.push(format!("{count} inputs were not compared: {} took too long", contest.reference.1));
        searched.exhausted = None;
    }
    Ok(searched)
}

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    /// Something cannot be built.
    #[error(transparent)]
    NotReady(#[from] NotReady),
    /// The search could not go on.
    #[error(transparent)]
    Stop(#[from] Stop),
}

/// What fails only as the first case of its process: where inputs are answered one after the other, those before hide it.
fn first_calls(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    searched: &mut Searched,
) -> Result<Option<Countercase>, SearchError> {
    if programs.is_main() {
        // Each case has a process of its own already.
        return Ok(None);
    }
    let time = FIRST_CALLS.min(request.options.time.mul_f64(SECOND_DOOR));
    let options = Options { time, inputs: FIRST_CALLS_INPUTS, ..request.options };
    programs.set_alone(true);
    let hunted = some(request.drawing, programs, &options);
    programs.set_alone(false);
    let hunted = hunted?;
    searched.cases += hunted.tried;
    searched.stopped = hunted.stopped;
    let found = confirm(machine, request, programs, &hunted)?;
    if found.as_ref().is_some_and(|case| case.confirmed == Confirmed::Yes) {
        searched.notes.push(
            "it fails only as the first case of a process: something is kept from case to case, such as a static or a global \
             variable, and hides it after others"
                .to_string(),
        );
    }
    Ok(found)
}

/// For first calls, and inputs of a box that is searched for a proof with them.
const FIRST_CALLS: Duration = Duration::from_millis(800);
const FIRST_CALLS_INPUTS: u64 = 1_000;

/// What only the file's own `main` fails: it may read wrongly, be slower, or have less of a stack than the site gives to `Solution`.
fn second_door(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    searched: &mut Searched,
) -> Result<Option<Countercase>, SearchError> {
    if !programs.through_main(&request.contest)? {
        return Ok(None);
    }
    let share = if request.exhaustive { 0.0 } else { SECOND_DOOR };
    let time = request.options.time.mul_f64(share).max(SECOND_DOOR_TIME.min(request.options.time));
    let begun = Instant::now();
    let options = Options { time, inputs: SECOND_DOOR_INPUTS.min(request.options.inputs), ..request.options };
    let hunted = match request.exhaustive {
        true => exhaust(request.drawing, programs, &Options { inputs: request.options.inputs, ..options }),
        false => hunt(request.drawing, programs, &options),
    }?;
    searched.cases += hunted.tried;
    searched.stopped = hunted.stopped;
    if hunted.found.is_none() {
        // Of a box, each input once; elsewhere whatever was tried.
        let cases = if request.exhaustive { hunted.enumerated } else { hunted.tried };
        let (seconds, all) = (begun.elapsed().as_secs_f64(), hunted.exhausted.is_some());
        searched.through_main = Some(ThroughMain { cases, seconds, all });
    }
    let found = confirm(machine, request, programs, &hunted)?;
    Ok(found.map(|case| match case.confirmed {
        Confirmed::Yes => Countercase { confirmed: Confirmed::OnlyThroughMain, ..case },
        _ => case,
    }))
}

/// The share of the time, in addition to it, that a second door is worth, and inputs in order of size: what it does beside calling the
/// function shows soon.
const SECOND_DOOR: f64 = 0.2;
const SECOND_DOOR_TIME: Duration = Duration::from_secs(2);
const SECOND_DOOR_INPUTS: u64 = 5_000;
