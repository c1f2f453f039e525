//! The search that a verdict rests on beside the cases: by time or by count, and not made again where an earlier one found nothing.

use super::search::{Searching, settings_of};
use super::slowest::Slowest;
use super::{Request, SearchError, Searched};
use crate::driver::comparison::Comparison;
use crate::driver::trial::{Trial, asked};
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_languages::Machine;
use ojkit_run::cpu_used;
use std::time::Duration;

/// A search that followed a submission's cases.
#[derive(Clone, Debug)]
pub struct AfterCases {
    /// What it found; of a remembered one the inputs alone.
    pub searched: Searched,
    /// How many inputs it was to try; none where its time was to end it.
    pub count: Option<u64>,
    /// Whether an earlier run made it, and nothing that it rests on has changed.
    pub remembered: bool,
}

/// How many inputs follow a submission's cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// As many as two seconds of the processors' time allow.
    Usual,
    /// As many as ten seconds of it allow.
    Deep,
    /// A fixed number by the languages and doors of the programs, where submissions are judged by the hundred.
    Short,
    Exactly(u64),
}

impl Amount {
    /// So much of the usual count is a short one, and no fewer inputs than that.
    const SHORT: u64 = 40;
    const SHORT_MIN: u64 = 20;

    /// The number, where `usual` is that of about two seconds, and the processors' time that ends the search.
    fn of(self, usual: u64) -> (Option<u64>, Duration) {
        let longer = |count: u64| CPU_DEEP.mul_f64((count as f64 / usual as f64).max(1.0));
        match self {
            Amount::Usual => (None, CPU_USUAL),
            Amount::Deep => (None, CPU_DEEP),
            Amount::Short => (Some((usual / Amount::SHORT).max(Amount::SHORT_MIN).min(usual)), CPU_DEEP),
            Amount::Exactly(count) => (Some(count), longer(count)),
        }
    }
}

/// A usual search ends after so much of the processors' time.
const CPU_USUAL: Duration = Duration::from_secs(2);
/// A deep one after so much, and one by a number of inputs that takes five times as long as it should.
const CPU_DEEP: Duration = Duration::from_secs(10);
/// The clock ends it after this many times as long: on a busy machine others have most of the processors' time.
const CLOCK: u32 = 6;
/// So much of its time a search has used where that ended it: what goes by between two looks is not.
const USED: f64 = 0.9;
const FILE: &str = "search.json";

/// How a search goes beside its amount.
#[derive(Clone, Copy, Debug)]
pub struct How {
    /// Whether what an earlier one found does not count.
    pub fresh: bool,
    /// Whether an input on which the reference fails is passed over.
    pub lenient: bool,
    /// Whether inputs are looked for on which the submission takes long, and by what these are judged.
    pub slowest: Option<Slowest>,
}

/// Searches an amount of inputs; the request's count, its time and what is known do not matter. `spec` are the bytes of the problem's spec, on which the result rests beside programs, kit and machine; an earlier result
/// counts as [`How`] says.
///
/// # Errors
/// As [`search`](super::search()).
pub fn after_cases(
    machine: &Machine,
    request: &Request,
    amount: Amount,
    spec: &[u8],
    How { fresh, lenient, slowest }: How,
) -> Result<AfterCases, SearchError> {
    let mut programs = Comparison::new(machine, &request.contest)?;
    let (count, cpu) = amount.of(programs.usual_inputs(request.drawing));
    let mut request = *request;
    request.options.count = Some(count.unwrap_or(u64::MAX));
    request.options.known = &[];
    request.options.cpu = Some(cpu);
    // Where the system does not tell what was used, the clock has to do.
    request.options.time = if cpu_used().is_some() { cpu.saturating_mul(CLOCK) } else { cpu };
    // An input that breaks a line which nothing enforces may have no answer.
    programs.lenient = lenient || !request.contest.bound.unenforced().is_empty();
    let gate = request.contest.bound.gate().map(|gate| gate.key());
    let rests_on = format!("{:?}{cpu:?}{gate:?}{slowest:?}{}", settings_of(&request.options), programs.identity());
    let key = machine.identity().map(|machine| sha256_hex_of_parts(&[machine.as_bytes(), rests_on.as_bytes(), spec]));
    let earlier = key.as_ref().filter(|_| !fresh).and_then(|key| machine.cache().recall(key, FILE));
    if let Some((cases, late, seconds)) = earlier.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
        let searched = Searched { cases, late, seconds, ..Searched::default() };
        return Ok(AfterCases { searched, count, remembered: true });
    }
    programs.end_slow(slowest.is_none())?;
    let before = cpu_used();
    let searching = Searching { request, programs: &mut programs, searched: Searched::default() };
    let mut searched = searching.whole(count.is_none())?;
    // On a busy machine the clock ends a search before it has used its time.
    let mut is_cut = searched.cut
        || before.zip(cpu_used()).is_some_and(|(before, now)| searched.late && now - before < cpu.mul_f64(USED));
    if let Some(slowest) = slowest.filter(|_| count.is_none() && is_open(&searched)) {
        match slowest.find(&request, &mut programs) {
            Ok((countercase, ended)) => (searched.countercase, is_cut) = (countercase, is_cut || ended),
            // What was searched before holds all the same.
            Err(error) => {
                searched.notes.push(format!("the slowest input was not looked for: {error}"));
                is_cut = true;
            }
        }
        searched.stopped |= asked(request.options.stop);
    }
    // Neither what a clock decided is remembered, unless that is how it should end, nor what is to be shown.
    let is_settled = is_open(&searched) && !is_cut && (count.is_none() || !searched.late) && programs.seen.skipped == 0;
    if let (true, Some(key), Ok(json)) =
        (is_settled, key, serde_json::to_vec(&(searched.cases, searched.late, searched.seconds)))
    {
        machine.cache().remember(&key, FILE, &json);
    }
    Ok(AfterCases { searched, count, remembered: false })
}

/// Whether nothing was found that fails, or may fail.
fn is_open(searched: &Searched) -> bool {
    searched.countercase.is_none() && searched.undecided.is_none() && !searched.stopped
}
