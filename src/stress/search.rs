//! One submission against whoever gives the answers: the whole search, from the files to a countercase that was confirmed.

use super::growth::{Growth, growth};
use super::hunt::{Hunted, Minimal, Options, exhaust, hunt};
use super::programs::{Failure, NotReady, Parties, Programs};
use super::shrink::Shrinker;
use super::size::Measure;
use super::trial::Stop;
use crate::codec::notation::print_parameters;
use crate::generate::Drawing;
use crate::model::input::Input;
use crate::model::verdict::Verdict;
use crate::run::Machine;
use std::time::{Duration, Instant};

/// What to search, and how.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Who takes part.
    pub parties: Parties<'a>,
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
    /// Inputs tried in order of size before random ones.
    pub enumerated: u64,
    /// Whether somebody asked for the end.
    pub stopped: bool,
    /// What a person should know beside the result.
    pub notes: Vec<String>,
    /// The first bytes of what the submission printed for debugging.
    pub printed: Vec<u8>,
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
    let Request { parties, drawing, .. } = *request;
    let mut programs = Programs::new(machine, &parties)?;
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
    searched.printed = programs.take_printed();
    if searched.countercase.is_none() && !searched.stopped && !request.exhaustive {
        searched.countercase = second_door(machine, request, &mut programs, &mut searched)?;
    }
    if searched.countercase.is_some() {
        searched.exhausted = None;
    }
    if let Some(word) = programs.reads() {
        let advice = "the parameters are the input, and there is nothing else to read: use them instead";
        searched.notes.push(format!("the submission has no `main`, but uses `{word}`; {advice}"));
    }
    searched.seconds = start.elapsed().saturating_sub(programs.compiling()).as_secs_f64();
    if programs.skipped() > 0 {
        let count = programs.skipped();
        if let Some(case) = &mut searched.countercase {
            case.minimal = Minimal::Local;
        }
        searched.notes.push(format!("{count} inputs were not compared: {} took too long", parties.reference.1));
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

/// What only the file's own `main` fails: it may read wrongly, be slower, or have less of a stack than the site gives to `Solution`.
fn second_door(
    machine: &Machine,
    request: &Request,
    programs: &mut Programs,
    searched: &mut Searched,
) -> Result<Option<Countercase>, SearchError> {
    if !programs.through_main(&request.parties)? {
        return Ok(None);
    }
    let time = request.options.time.mul_f64(SECOND_DOOR);
    let options = Options { time, inputs: SECOND_DOOR_INPUTS.min(request.options.inputs), ..request.options };
    let hunted = hunt(request.drawing, programs, &options)?;
    searched.cases += hunted.tried;
    searched.stopped = hunted.stopped;
    let found = confirm(machine, request, programs, &hunted)?;
    Ok(found.map(|case| Countercase { confirmed: Confirmed::OnlyThroughMain, ..case }))
}

/// The share of the time, in addition to it, that a second door is worth, and inputs in order of size: what it does beside calling the
/// function shows soon.
const SECOND_DOOR: f64 = 0.2;
const SECOND_DOOR_INPUTS: u64 = 5_000;
/// For making small what fails only now and then, process by process.
const ALONE: Duration = Duration::from_secs(4);

fn confirm(
    machine: &Machine,
    request: &Request,
    programs: &mut Programs,
    hunted: &Hunted,
) -> Result<Option<Countercase>, SearchError> {
    let Some(found) = &hunted.found else { return Ok(None) };
    let Parties { problem, .. } = request.parties;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let countercase = |programs: &Programs, input: &Input, failure: Failure, confirmed, minimal| Countercase {
        input: text(&programs.text(input)),
        parameters: match input.repeats.is_empty() {
            true => print_parameters(&problem.signature, &input.fields),
            false => String::new(),
        },
        values: input.clone(),
        expected: text(&failure.expected),
        got: text(&failure.got),
        verdict: failure.verdict,
        message: failure.message,
        minimal,
        confirmed,
        growth: None,
        settled: found.settled,
    };
    let clean = programs.clean(&request.parties)?;
    let answer = programs.answer(&found.input)?;
    let told = programs.told(&found.input);
    if let Some(told) = told.as_ref().filter(|told| told.answer != answer) {
        let (among, alone) = (text(told.answer.trim_ascii()), text(answer.trim_ascii()));
        let who = programs.who().to_string();
        return Err(Stop::Fickle { who, among, alone, input: Box::new(found.input.clone()) }.into());
    }
    let mut failure = None;
    if let Some(built) = &clean {
        failure = programs.confirm(built, &found.input, &answer)?;
    }
    let mut confirmed = Confirmed::Yes;
    if failure.is_none() {
        failure = programs.examine(&found.input)?;
        if clean.is_some() {
            let two_doors = programs.has_main() && !programs.is_main();
            confirmed = if two_doors { Confirmed::DoorsDisagree } else { Confirmed::NotAgain };
        }
    }
    if let Some(failure) = failure {
        let slow = failure.verdict == Verdict::TimeLimitExceeded;
        let message = failure.message.clone();
        let mut case = countercase(programs, &found.input, failure, confirmed.clone(), found.minimal);
        if slow
            && !hunted.stopped
            && let Some((growth, smallest)) = growth(machine, request, programs)?
        {
            let smaller = smallest.filter(|(_, size)| *size < found.size);
            // Whoever gives the answers may be too slow for it, and then it is no countercase.
            if let Some((input, _)) = smaller
                && let Ok(expected) = programs.answer(&input)
            {
                let failure = Failure { verdict: Verdict::TimeLimitExceeded, message, expected, got: Vec::new() };
                case = countercase(programs, &input, failure, confirmed, Minimal::Local);
                case.settled = false;
            }
            case.growth = Some(growth);
        }
        return Ok(Some(case));
    }
    let got = match told.map(|told| told.got) {
        Some(Ok(got)) => got,
        _ => Vec::new(),
    };
    let failed = |message: &str| Failure {
        verdict: Verdict::WrongAnswer,
        message: message.to_string(),
        expected: answer.clone(),
        got: got.clone(),
    };
    if programs.is_main() || programs.fails_at_times(&found.input)? {
        let failure =
            failed("failed, and was right when it was run again: what it does depends on more than its input");
        return Ok(Some(countercase(programs, &found.input, failure, Confirmed::NotAgain, Minimal::Local)));
    }
    // The smallest came about with the help of others; perhaps the first failure did not.
    programs.set_alone(true);
    let alone = match programs.examine(&found.first)? {
        Some(_) => {
            let (measure, stop) = (Measure::new(request.drawing.rules()), request.options.stop);
            let mut shrinker = Shrinker::new(request.drawing, &measure, stop, Instant::now() + ALONE);
            let small = shrinker.shrink(programs, found.first.clone())?;
            programs.examine(&small)?.map(|failure| (small, failure, !shrinker.is_over()))
        }
        None => None,
    };
    programs.set_alone(false);
    Ok(Some(match alone {
        Some((small, failure, settled)) => {
            let case = countercase(programs, &small, failure, Confirmed::Yes, Minimal::Local);
            Countercase { settled, ..case }
        }
        None => {
            let failure = failed(
                "fails only after other cases in the same process: something is kept from case to case, such as a \
                 static or a global variable, or chance plays a part",
            );
            countercase(programs, &found.input, failure, Confirmed::OnlyAfterOthers, Minimal::Local)
        }
    }))
}
