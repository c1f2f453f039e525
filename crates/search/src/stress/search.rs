//! One submission against whoever gives the answers: the whole search, from the files to a countercase that was confirmed.

use super::climb::climbed;
use super::confirm::confirm;
use super::hunt::{Hunted, Minimal, Options, exhaust, hunt, known, some};
use super::{Confirmed, Countercase, Request, SearchError, Searched, ThroughMain};
use crate::driver::comparison::Comparison;
use crate::driver::trial::{Stop, Trial, asked};
use crate::until::Until;
use ojkit_judge::testset::generators;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_run::cpu_used;
use std::time::{Duration, Instant};

// What comes after the search stands beside it: it takes a share of the time more, and little where that is long.

/// The share of the time, in addition to it, that a second door is worth, and at least this much: what it does beside calling the function
/// shows soon.
const SECOND_DOOR: f64 = 0.2;
const SECOND_DOOR_TIME: Duration = Duration::from_secs(2);
/// Its share of the processors' time, in addition, where that ends the search.
const SECOND_DOOR_CPU: f64 = 0.3;
/// Inputs of a box that is searched for a proof through it, a process each.
const SECOND_DOOR_INPUTS: u64 = 5_000;
/// Where every case has a process of its own, so many times fewer inputs are tried, and in a share of the time.
const AFRESH: u64 = 16;
const AFRESH_TIME: f64 = 0.5;
/// So much of the processors' time at least: nobody who keeps state has passed.
const AFRESH_CPU: Duration = Duration::from_secs(10);
/// For first calls, and inputs of a box that is searched for a proof with them: each takes a new process.
const FIRST_CALLS: Duration = Duration::from_millis(800);
const FIRST_CALLS_INPUTS: u64 = 1_000;
/// For trying what was climbed to.
const CLIMBED: Duration = Duration::from_secs(4);
/// For what generators give, and again for trying it; and their share of the processors' time.
const GENERATED: Duration = Duration::from_secs(4);
const GENERATED_CPU: Duration = Duration::from_secs(1);
/// How often a search begins anew that has found what says nothing of the submission.
const AGAIN: usize = 2;
/// Characters of an input in a note.
const SHOWN: usize = 200;

/// Searches for a countercase of a submission.
///
/// # Errors
/// What cannot be built, as [`NotReady`]; why the search could not go on, as [`Stop`].
pub fn search(machine: &Machine, request: &Request) -> Result<Searched, SearchError> {
    let mut programs = Comparison::new(machine, &request.contest)?;
    programs.set_lenient(!request.contest.bound.unenforced().is_empty());
    programs.end_slow(false)?;
    search_between(machine, request, &mut programs, false)
}

/// What a search by count depends on beside its programs and its inputs.
pub(super) fn settings_of(options: &Options) -> (Option<u64>, u64, u64) {
    (options.count, options.inputs, options.seed)
}

/// The same between programs that are built; one that `climbs` also tries inputs with answers as large and as small as can be.
pub(super) fn search_between(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    climbs: bool,
) -> Result<Searched, SearchError> {
    let contest = request.contest;
    // Time counts once both programs are there.
    let start = Instant::now();
    let mut searched = Searched::default();
    for _ in 0..=AGAIN {
        // Once more, without what the reference has no answer for, and with time for what is slow.
        if !goes_through(machine, request, programs, &mut searched)? {
            break;
        }
    }
    let kept = searched.countercase.take_if(|case| case.confirmed == Confirmed::OnlyAfterOthers);
    if kept.is_some() {
        go_on_afresh(machine, request, programs, &mut searched)?;
    }
    searched.printed = match searched.countercase {
        Some(_) => std::mem::take(&mut programs.printed),
        None => programs.take_printed(),
    };
    let seconds = |programs: &Comparison| start.elapsed().saturating_sub(programs.compiling()).as_secs_f64();
    // What comes now stands beside the search, and counts where it finds something.
    let alone = (searched.cases, seconds(programs));
    let goes_on = |searched: &Searched| searched.countercase.is_none() && !searched.stopped;
    // Whoever searches by count has seen the cases, which were the first ones of their processes.
    if goes_on(&searched) && request.options.count.is_none() {
        searched.countercase = first_calls(machine, request, programs, &mut searched)?;
    }
    if goes_on(&searched) && !request.exhaustive && request.options.count.is_none_or(|count| count == u64::MAX) {
        searched.countercase = generated(machine, request, programs, &mut searched)?;
    }
    if goes_on(&searched) && climbs {
        searched.countercase = climb(machine, request, programs, &mut searched)?;
    }
    if goes_on(&searched) {
        searched.countercase = second_door(machine, request, programs, &mut searched)?;
    }
    // What fails by itself says more.
    let is_sure = |case: &Countercase| matches!(case.confirmed, Confirmed::Yes | Confirmed::OnlyThroughMain);
    let (sure, kept) = (searched.countercase.as_ref().is_some_and(is_sure), kept);
    if let (Some(kept), true) = (&kept, sure) {
        searched.notes.push(format!("besides, it {}", kept.message.replace('\n', ": ")));
    }
    searched.countercase = kept.filter(|_| !sure).or(searched.countercase.take());
    if searched.countercase.is_some() {
        searched.exhausted = None;
    }
    if let Some(word) = programs.reads() {
        let advice = "the parameters are the input, and there is nothing else to read: use them instead";
        searched.notes.push(format!("the submission has no `main`, but uses `{word}`; {advice}"));
    }
    searched.seconds = seconds(programs);
    if searched.countercase.is_none() {
        (searched.cases, searched.seconds) = alone;
    }
    tell_what_is_open(programs, contest.reference.1, &mut searched);
    Ok(searched)
}

/// Says what was left undecided, and what was not compared.
fn tell_what_is_open(programs: &Comparison, reference: &str, searched: &mut Searched) {
    searched.undecided = programs.undecided().cloned();
    if searched.undecided.is_some() {
        searched.exhausted = None;
    }
    searched.uncompared = programs.skipped();
    if searched.uncompared > 0 {
        let count = searched.uncompared;
        if let Some(case) = &mut searched.countercase {
            case.minimal = Minimal::Local;
        }
        let inputs = if count == 1 { "input was" } else { "inputs were" };
        searched.notes.push(format!("{count} {inputs} not compared: {} {}", reference, programs.why_skipped()));
        searched.exhausted = None;
    }
}

/// Searches, and looks closely at what was found; whether it is the reference that is at fault there, so that a second search knows more.
fn goes_through(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    searched: &mut Searched,
) -> Result<bool, SearchError> {
    let hunted = match request.exhaustive {
        true => exhaust(request.drawing, programs, &request.options),
        false => hunt(request.drawing, programs, &request.options),
    }?;
    searched.cases += hunted.tried;
    searched.exhausted = hunted.exhausted;
    searched.enumerated = hunted.enumerated;
    (searched.stopped, searched.late) = (hunted.stopped, hunted.late);
    searched.countercase = blamed(machine, request, programs, &hunted, searched)?;
    Ok(searched.countercase.is_none() && hunted.found.is_some() && !hunted.stopped)
}

/// Searches once more where a submission keeps state between cases, with a process for each: what it gets wrong by itself may lie behind.
fn go_on_afresh(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    searched: &mut Searched,
) -> Result<(), SearchError> {
    if searched.stopped || !programs.afresh()? {
        return Ok(());
    }
    let count = request.options.count.map(|count| (count / AFRESH).min(programs.usual_inputs(request.drawing)));
    let cpu = request.options.cpu.map(|cpu| cpu.max(AFRESH_CPU));
    let time = request.options.time.mul_f64(AFRESH_TIME).max(cpu.unwrap_or_default() * 2);
    let options = Options { count, time, cpu, ..request.options };
    goes_through(machine, &Request { options, ..*request }, programs, searched)?;
    Ok(())
}

/// What was found, confirmed; none also where a sanitizer ends the reference on it, which then is told.
pub(super) fn blamed(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    hunted: &Hunted,
    searched: &mut Searched,
) -> Result<Option<Countercase>, SearchError> {
    let confirmed = confirm(machine, request, programs, hunted);
    let input = match &confirmed {
        Ok(None) => return Ok(None),
        Ok(Some(case)) => case.values.clone(),
        // What is read past an end differs from run to run.
        Err(SearchError::Stop(Stop::Fickle { input, .. })) => (**input).clone(),
        Err(_) => return confirmed,
    };
    let Some(why) = programs.reference_at_fault(&input)? else { return confirmed };
    let values = request.contest.bound.on_one_line(&input);
    let values = values.char_indices().nth(SHOWN).map_or(values.clone(), |(end, _)| format!("{} ...", &values[..end]));
    searched.notes.push(format!("{} gives no answer on {values}: {why}", request.contest.reference.1));
    Ok(None)
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
    let found = blamed(machine, request, programs, &hunted, searched)?;
    if found.as_ref().is_some_and(|case| case.confirmed == Confirmed::Yes) {
        searched.notes.push(
            "it fails only as the first case of a process: something is kept from case to case, such as a static or a global \
             variable, and hides it after others"
                .to_string(),
        );
    }
    Ok(found)
}

/// What the problem's generators give for a search, small inputs first; what is wrong with them, and whether the clock or a person ended it.
pub(super) fn given(machine: &Machine, request: &Request) -> (Vec<Input>, Vec<String>, bool) {
    let end = Instant::now() + GENERATED;
    let until = Until::new(end, request.options.stop).or_cpu(cpu_used().map(|used| used + GENERATED_CPU));
    let bound = request.contest.bound;
    let (inputs, faults) = generators::searched(machine, bound, request.options.seed, &|| until.is_over());
    (inputs, faults, Instant::now() >= end || until.is_asked())
}

/// What only inputs show that the problem's own generators give.
fn generated(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    searched: &mut Searched,
) -> Result<Option<Countercase>, SearchError> {
    let (inputs, faults, is_cut) = given(machine, request);
    searched.notes.extend(faults);
    searched.cut |= is_cut;
    tried(machine, request, programs, (&inputs, GENERATED), searched)
}

/// Tries some inputs beside the search, for so long.
fn tried(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    (inputs, time): (&[Input], Duration),
    searched: &mut Searched,
) -> Result<Option<Countercase>, SearchError> {
    let options = Options { known: inputs, cpu: None, count: None, time, ..request.options };
    let hunted = known(request.drawing, programs, &options)?;
    searched.cases += hunted.tried;
    searched.stopped = hunted.stopped || asked(options.stop);
    searched.cut |= hunted.late;
    blamed(machine, request, programs, &hunted, searched)
}

/// What only inputs with the largest or the smallest answers show.
fn climb(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    searched: &mut Searched,
) -> Result<Option<Countercase>, SearchError> {
    if request.contest.bound.problem.is_interaction() {
        return Ok(None);
    }
    let (climbed, is_cut) = climbed(request, programs);
    searched.cut |= is_cut;
    tried(machine, request, programs, (&climbed, CLIMBED), searched)
}

/// What only the file's own `main` fails: it may read wrongly, be slower, or have less of a stack than the site gives to `Solution`.
fn second_door(
    machine: &Machine,
    request: &Request,
    programs: &mut Comparison,
    searched: &mut Searched,
) -> Result<Option<Countercase>, SearchError> {
    if !programs.through_main()? {
        return Ok(None);
    }
    let share = if request.exhaustive { 0.0 } else { SECOND_DOOR };
    let time = request.options.time.mul_f64(share).max(SECOND_DOOR_TIME.min(request.options.time));
    let begun = Instant::now();
    let count = request.options.count.map(|count| count.min(programs.usual_inputs(request.drawing)));
    let time = if count.is_some() { request.options.time } else { time };
    let cpu = request.options.cpu.map(|cpu| cpu.mul_f64(SECOND_DOOR_CPU));
    let inputs = SECOND_DOOR_INPUTS.min(request.options.inputs);
    let options = Options { time, cpu, count, inputs, ..request.options };
    let hunted = match request.exhaustive {
        true => exhaust(request.drawing, programs, &Options { inputs: request.options.inputs, ..options }),
        false => hunt(request.drawing, programs, &options),
    }?;
    searched.cases += hunted.tried;
    searched.stopped = hunted.stopped;
    searched.late |= hunted.late;
    if hunted.found.is_none() {
        // Of a box, each input once; elsewhere whatever was tried.
        let cases = if request.exhaustive { hunted.enumerated } else { hunted.tried };
        let (seconds, all) = (begun.elapsed().as_secs_f64(), hunted.exhausted.is_some());
        searched.through_main = Some(ThroughMain { cases, seconds, all });
    }
    let found = blamed(machine, request, programs, &hunted, searched)?;
    Ok(found.map(|case| match case.confirmed {
        Confirmed::Yes => Countercase { confirmed: Confirmed::OnlyThroughMain, ..case },
        _ => case,
    }))
}
