//! Whether what was found holds: in processes of its own, through every door, and what else there is to say about it.

use crate::driver::comparison::{Comparison, Failure, SeenFailure};
use crate::driver::trial::Stop;
use crate::inputs::boxes::smallest;
use crate::inputs::random_inputs::{Kind, RandomInputs};
use crate::inputs::size::Measure;
use crate::shrink::Shrinker;
use crate::stress::hunt::{Found, Hunted, Minimal, Options};
use crate::stress::search::{Confirmed, Countercase, Request, SearchError};
use crate::stress::time_growth::growth;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_text::notation::print_parameters;
use std::time::{Duration, Instant};

const NOT_AGAIN: &str = "failed, and was right when it was run again: what it does depends on more than its input";
/// For finding what an input fails after, and how many small inputs and random ones that may be.
const SPOILER: Duration = Duration::from_secs(3);
const SPOILERS: usize = 150;
/// For making small what fails only now and then, process by process.
const ALONE: Duration = Duration::from_secs(4);

/// Looks closely at what a search found, and says what there is to say about it; `None` where it found nothing.
///
/// # Errors
/// What cannot be built, or compared.
pub(crate) fn confirm(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    hunted: &Hunted,
) -> Result<Option<Countercase>, SearchError> {
    let Some(found) = &hunted.found else { return Ok(None) };
    let problem = &request.contest.bound.problem;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let countercase = |programs: &Comparison, input: &Input, failure: Failure, confirmed, minimal| Countercase {
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
        after: None,
        growth: None,
        settled: found.settled,
    };
    let clean = programs.clean(&request.contest)?;
    let answer = programs.answer(&found.input)?;
    let told = programs.told(&found.input);
    if let Some(told) = &told
        && !programs.agree(&found.input, &told.answer, &answer)?
    {
        let (among, alone) = (text(told.answer.trim_ascii()), text(answer.trim_ascii()));
        let who = programs.who().to_string();
        return Err(Stop::Fickle { who, among, alone, input: Box::new(found.input.clone()) }.into());
    }
    // Of what takes too long, the smallest size that does says more.
    let grown = |programs: &mut Comparison, mut case: Countercase| -> Result<Countercase, SearchError> {
        // What hangs on the smallest input there is does not grow.
        let is_first = matches!(case.minimal, Minimal::Proven { inputs: 0, .. });
        if case.verdict != Verdict::TimeLimitExceeded || hunted.stopped || is_first {
            return Ok(case);
        }
        let measure = Measure::new(request.drawing.rules());
        let size = measure.size(request.drawing.rules(), &case.values);
        let Some((growth, smallest)) = growth(machine, request, programs, size.elements)? else { return Ok(case) };
        // Whoever gives the answers may be too slow for it, and then it is no countercase.
        if let Some((input, _)) = smallest.filter(|(_, smaller)| *smaller < size)
            && let Ok(expected) = programs.answer(&input)
        {
            let (verdict, message) = (case.verdict, case.message);
            let failure = Failure { verdict, message, expected, got: Vec::new() };
            case = countercase(programs, &input, failure, case.confirmed, Minimal::Local);
            case.settled = false;
        }
        Ok(Countercase { growth: Some(growth), ..case })
    };
    let mut known = None;
    if let (Some(SeenFailure { got: Err((Verdict::TimeLimitExceeded, message)), .. }), Minimal::Local) =
        (&told, found.minimal)
    {
        let verdict = Verdict::TimeLimitExceeded;
        let failure = Failure { verdict, message: message.clone(), expected: answer.clone(), got: Vec::new() };
        let case = countercase(programs, &found.input, failure, Confirmed::Yes, Minimal::Local);
        let case = grown(programs, case)?;
        // What passed the limit while growth was measured did so by itself, and needs no further run.
        if case.values != found.input {
            return Ok(Some(case));
        }
        known = Some(case.growth);
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
        // Of what depends on chance, smaller inputs that were right prove nothing.
        let minimal = if confirmed == Confirmed::NotAgain { Minimal::Local } else { found.minimal };
        let case = countercase(programs, &found.input, failure, confirmed, minimal);
        return Ok(Some(match known {
            Some(growth) => Countercase { growth, ..case },
            None => grown(programs, case)?,
        }));
    }
    let by_time = matches!(&told, Some(SeenFailure { got: Err((Verdict::TimeLimitExceeded, _)), .. }));
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
    if !by_time && (programs.is_main() || programs.fails_at_times(&found.input)?) {
        let failure = failed(NOT_AGAIN);
        return Ok(Some(countercase(programs, &found.input, failure, Confirmed::NotAgain, Minimal::Local)));
    }
    // The smallest came about with the help of others; perhaps the first failure did not.
    programs.set_alone(true);
    let alone = match programs.examine(&found.first)? {
        Some(failure) if by_time => Some((found.first.clone(), failure, false)),
        Some(_) => {
            let (measure, stop) = (Measure::new(request.drawing.rules()), request.options.stop);
            let mut shrinker = Shrinker::new(request.drawing, &measure, stop, Instant::now() + ALONE);
            let small = shrinker.shrink(programs, found.first.clone())?;
            programs.examine(&small)?.map(|failure| (small, failure, shrinker.is_settled()))
        }
        None => None,
    };
    programs.set_alone(false);
    Ok(Some(match alone {
        Some((small, failure, settled)) => {
            let case = countercase(programs, &small, failure, Confirmed::Yes, Minimal::Local);
            grown(programs, Countercase { settled, ..case })?
        }
        None if programs.is_main() => {
            countercase(programs, &found.input, failed(NOT_AGAIN), Confirmed::NotAgain, Minimal::Local)
        }
        None => {
            let failure = failed(
                "fails only after other cases in the same process: something is kept from case to case, such as a \
                 static or a global variable, or chance plays a part",
            );
            let mut case = countercase(programs, &found.input, failure, Confirmed::OnlyAfterOthers, Minimal::Local);
            case.after = spoiler(request, programs, found)?.map(|input| match input.repeats.is_empty() {
                true => print_parameters(&problem.signature, &input.fields),
                false => text(&programs.text(&input)),
            });
            case
        }
    }))
}

/// An input after which, in a new process, the one that was found fails.
fn spoiler(request: &Request, programs: &mut Comparison, found: &Found) -> Result<Option<Input>, Stop> {
    let end = Instant::now() + SPOILER;
    let Options { slug, seed, .. } = request.options;
    let growing = RandomInputs::new(request.drawing, slug, seed, Kind::Growing).inputs(SPOILERS);
    let before = smallest(request.drawing, SPOILERS).into_iter().chain([found.first.clone()]).chain(growing);
    for before in before.filter(|before| *before != found.input) {
        if Instant::now() > end {
            break;
        }
        if programs.fails_after(&before, &found.input)? {
            return Ok(Some(before));
        }
    }
    Ok(None)
}
