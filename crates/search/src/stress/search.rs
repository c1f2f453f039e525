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
    programs.lenient = !request.contest.bound.unenforced().is_empty();
    programs.end_slow(false)?;
    let searched = Searched::default();
    Searching { request: *request, programs: &mut programs, searched }.whole(false)
}

/// What a search by count depends on beside its programs and its inputs.
pub(super) fn settings_of(options: &Options) -> (Option<u64>, u64, u64) {
    (options.count, options.inputs, options.seed)
}

/// A search: what it is asked for, between which programs, and what is known so far.
pub(super) struct Searching<'a, 'p, 'm> {
    pub request: Request<'a>,
    pub programs: &'p mut Comparison<'m>,
    pub searched: Searched,
}

impl Searching<'_, '_, '_> {
    /// Searches between programs that are built; a search that `climbs` also tries inputs with answers as large and as small as can be.
    pub fn whole(mut self, climbs: bool) -> Result<Searched, SearchError> {
        // Time counts once both programs are there.
        let start = Instant::now();
        for _ in 0..=AGAIN {
            // Once more, without what the reference has no answer for, and with time for what is slow.
            if !self.goes_through()? {
                break;
            }
        }
        let kept = self.searched.countercase.take_if(|case| case.confirmed == Confirmed::OnlyAfterOthers);
        if kept.is_some() {
            self.go_on_afresh()?;
        }
        self.searched.printed = match self.searched.countercase {
            Some(_) => std::mem::take(&mut self.programs.printed),
            None => self.programs.take_printed(),
        };
        let seconds = |programs: &Comparison| start.elapsed().saturating_sub(programs.source.compiling).as_secs_f64();
        // What comes now stands beside the search, and counts where it finds something.
        let alone = (self.searched.cases, seconds(self.programs));
        let goes_on = |searched: &Searched| searched.countercase.is_none() && !searched.stopped;
        let count = self.request.options.count;
        // Whoever searches by count has seen the cases, which were the first ones of their processes.
        if goes_on(&self.searched) && count.is_none() {
            self.searched.countercase = self.first_calls()?;
        }
        if goes_on(&self.searched) && !self.request.exhaustive && count.is_none_or(|count| count == u64::MAX) {
            self.searched.countercase = self.generated()?;
        }
        if goes_on(&self.searched) && climbs {
            self.searched.countercase = self.climb()?;
        }
        if goes_on(&self.searched) {
            self.searched.countercase = self.second_door()?;
        }
        // What fails by itself says more.
        let is_sure = |case: &Countercase| matches!(case.confirmed, Confirmed::Yes | Confirmed::OnlyThroughMain);
        let (sure, kept) = (self.searched.countercase.as_ref().is_some_and(is_sure), kept);
        if let (Some(kept), true) = (&kept, sure) {
            self.searched.notes.push(format!("besides, it {}", kept.message.replace('\n', ": ")));
        }
        self.searched.countercase = kept.filter(|_| !sure).or(self.searched.countercase.take());
        if self.searched.countercase.is_some() {
            self.searched.exhausted = None;
        }
        if let Some(word) = self.programs.source.reads {
            let advice = "the parameters are the input, and there is nothing else to read: use them instead";
            self.searched.notes.push(format!("the submission has no `main`, but uses `{word}`; {advice}"));
        }
        self.searched.seconds = seconds(self.programs);
        if self.searched.countercase.is_none() {
            (self.searched.cases, self.searched.seconds) = alone;
        }
        self.tell_what_is_open();
        Ok(self.searched)
    }

    /// Says what was left undecided, and what was not compared.
    fn tell_what_is_open(&mut self) {
        self.searched.undecided = self.programs.seen.undecided.clone();
        if self.searched.undecided.is_some() {
            self.searched.exhausted = None;
        }
        self.searched.uncompared = self.programs.seen.skipped;
        if self.searched.uncompared > 0 {
            let count = self.searched.uncompared;
            if let Some(case) = &mut self.searched.countercase {
                case.minimal = Minimal::Local;
            }
            let inputs = if count == 1 { "input was" } else { "inputs were" };
            let (reference, why) = (self.request.contest.reference.1, self.programs.why_skipped());
            self.searched.notes.push(format!("{count} {inputs} not compared: {reference} {why}"));
            self.searched.exhausted = None;
        }
    }

    /// Searches, and looks closely at what was found; whether it is the reference that is at fault there, so that a second search knows more.
    fn goes_through(&mut self) -> Result<bool, SearchError> {
        let Request { drawing, options, exhaustive, .. } = self.request;
        let hunted = match exhaustive {
            true => exhaust(drawing, self.programs, &options),
            false => hunt(drawing, self.programs, &options),
        }?;
        self.searched.cases += hunted.tried;
        self.searched.exhausted = hunted.exhausted;
        self.searched.enumerated = hunted.enumerated;
        (self.searched.stopped, self.searched.late) = (hunted.stopped, hunted.late);
        self.searched.countercase = self.blamed(&hunted)?;
        Ok(self.searched.countercase.is_none() && hunted.found.is_some() && !hunted.stopped)
    }

    /// Searches once more where a submission keeps state between cases, with a process for each: what it gets wrong by itself may lie behind.
    fn go_on_afresh(&mut self) -> Result<(), SearchError> {
        if self.searched.stopped || !self.programs.afresh()? {
            return Ok(());
        }
        let Request { drawing, options, .. } = self.request;
        let count = options.count.map(|count| (count / AFRESH).min(self.programs.usual_inputs(drawing)));
        let cpu = options.cpu.map(|cpu| cpu.max(AFRESH_CPU));
        let time = options.time.mul_f64(AFRESH_TIME).max(cpu.unwrap_or_default() * 2);
        let request = self.request;
        self.request.options = Options { count, time, cpu, ..options };
        self.goes_through()?;
        self.request = request;
        Ok(())
    }

    /// What was found, confirmed; none also where a sanitizer ends the reference on it, which then is told.
    pub fn blamed(&mut self, hunted: &Hunted) -> Result<Option<Countercase>, SearchError> {
        let confirmed = confirm(&self.request, self.programs, hunted);
        let input = match &confirmed {
            Ok(None) => return Ok(None),
            Ok(Some(case)) => case.values.clone(),
            // What is read past an end differs from run to run.
            Err(SearchError::Stop(Stop::Fickle { input, .. })) => (**input).clone(),
            Err(_) => return confirmed,
        };
        let Some(why) = self.programs.reference_at_fault(&input)? else { return confirmed };
        let values = self.request.contest.bound.on_one_line(&input);
        let values =
            values.char_indices().nth(SHOWN).map_or(values.clone(), |(end, _)| format!("{} ...", &values[..end]));
        self.searched.notes.push(format!("{} gives no answer on {values}: {why}", self.request.contest.reference.1));
        Ok(None)
    }

    /// What fails only as the first case of its process: where inputs are answered one after the other, those before hide it.
    fn first_calls(&mut self) -> Result<Option<Countercase>, SearchError> {
        if self.programs.is_main() {
            // Each case has a process of its own already.
            return Ok(None);
        }
        let time = FIRST_CALLS.min(self.request.options.time.mul_f64(SECOND_DOOR));
        let options = Options { time, inputs: FIRST_CALLS_INPUTS, ..self.request.options };
        self.programs.set_alone(true);
        let hunted = some(self.request.drawing, self.programs, &options);
        self.programs.set_alone(false);
        let hunted = hunted?;
        self.searched.cases += hunted.tried;
        self.searched.stopped = hunted.stopped;
        let found = self.blamed(&hunted)?;
        if found.as_ref().is_some_and(|case| case.confirmed == Confirmed::Yes) {
            self.searched.notes.push(
                "it fails only as the first case of a process: something is kept from case to case, such as a static or a global \
                 variable, and hides it after others"
                    .to_string(),
            );
        }
        Ok(found)
    }

    /// What only inputs show that the problem's own generators give.
    fn generated(&mut self) -> Result<Option<Countercase>, SearchError> {
        let (inputs, faults, is_cut) = given(self.programs.machine, &self.request);
        self.searched.notes.extend(faults);
        self.searched.cut |= is_cut;
        self.tried(&inputs, GENERATED)
    }

    /// Tries some inputs beside the search, for so long.
    fn tried(&mut self, inputs: &[Input], time: Duration) -> Result<Option<Countercase>, SearchError> {
        let options = Options { known: inputs, cpu: None, count: None, time, ..self.request.options };
        let hunted = known(self.request.drawing, self.programs, &options)?;
        self.searched.cases += hunted.tried;
        self.searched.stopped = hunted.stopped || asked(options.stop);
        self.searched.cut |= hunted.late;
        self.blamed(&hunted)
    }

    /// What only inputs with the largest or the smallest answers show.
    fn climb(&mut self) -> Result<Option<Countercase>, SearchError> {
        if self.request.contest.bound.problem.is_interaction() {
            return Ok(None);
        }
        let (climbed, is_cut) = climbed(&self.request, self.programs);
        self.searched.cut |= is_cut;
        self.tried(&climbed, CLIMBED)
    }

    /// What only the file's own `main` fails: it may read wrongly, be slower, or have less of a stack than the site gives to `Solution`.
    fn second_door(&mut self) -> Result<Option<Countercase>, SearchError> {
        if !self.programs.through_main()? {
            return Ok(None);
        }
        let Request { drawing, options, exhaustive, .. } = self.request;
        let share = if exhaustive { 0.0 } else { SECOND_DOOR };
        let time = options.time.mul_f64(share).max(SECOND_DOOR_TIME.min(options.time));
        let begun = Instant::now();
        let count = options.count.map(|count| count.min(self.programs.usual_inputs(drawing)));
        let time = if count.is_some() { options.time } else { time };
        let cpu = options.cpu.map(|cpu| cpu.mul_f64(SECOND_DOOR_CPU));
        let short = Options { time, cpu, count, inputs: SECOND_DOOR_INPUTS.min(options.inputs), ..options };
        let hunted = match exhaustive {
            true => exhaust(drawing, self.programs, &Options { inputs: options.inputs, ..short }),
            false => hunt(drawing, self.programs, &short),
        }?;
        self.searched.cases += hunted.tried;
        self.searched.stopped = hunted.stopped;
        self.searched.late |= hunted.late;
        if hunted.found.is_none() {
            // Of a box, each input once; elsewhere whatever was tried.
            let cases = if exhaustive { hunted.enumerated } else { hunted.tried };
            let (seconds, all) = (begun.elapsed().as_secs_f64(), hunted.exhausted.is_some());
            self.searched.through_main = Some(ThroughMain { cases, seconds, all });
        }
        let found = self.blamed(&hunted)?;
        Ok(found.map(|case| match case.confirmed {
            Confirmed::Yes => Countercase { confirmed: Confirmed::OnlyThroughMain, ..case },
            _ => case,
        }))
    }
}

/// What the problem's generators give for a search, small inputs first; what is wrong with them, and whether the clock or a person ended it.
pub(super) fn given(machine: &Machine, request: &Request) -> (Vec<Input>, Vec<String>, bool) {
    let end = Instant::now() + GENERATED;
    let until = Until::new(end, request.options.stop).or_cpu(cpu_used().map(|used| used + GENERATED_CPU));
    let bound = request.contest.bound;
    let (inputs, faults) = generators::searched(machine, bound, request.options.seed, &|| until.is_over());
    (inputs, faults, Instant::now() >= end || until.is_asked())
}
