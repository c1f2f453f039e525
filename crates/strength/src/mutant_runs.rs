//! The mutants of one submission on the cases.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use crate::StrengthError;
use crate::mutants::compile::Program;
use crate::reply_checker::{ReplyChecker, Truth};
use crate::setting::Setting;
use ojkit_frames::{Encoder, Frame};
use ojkit_judge::pool;
use ojkit_model::case::Case;
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::{Batch, Bounds, Replies, Reply, Stop};

/// How one mutant fared: per case its verdict, or nothing where it was not asked.
pub(crate) type Row = Vec<Option<Verdict>>;

/// A mutant that met the cases.
#[derive(Clone, Debug)]
pub(crate) struct MutantRun {
    pub row: Row,
    /// Cases on which it is only suspected of hanging.
    pub suspected: Vec<usize>,
    /// Whether there are cases without a verdict: they may kill it too.
    pub partial: bool,
    /// How long it took, by the clock.
    pub took: Duration,
}

impl MutantRun {
    /// The cases that kill it.
    pub fn kills(&self) -> impl Iterator<Item = usize> {
        (0..self.row.len()).filter(|&case| self.row[case].is_some_and(|verdict| verdict != Verdict::Accepted))
    }

    /// Whether no case kills it.
    pub fn lives(&self) -> bool {
        self.kills().next().is_none()
    }

    /// Whether nothing but time kills it.
    pub fn hangs(&self) -> bool {
        !self.lives() && self.kills().all(|case| self.row[case] == Some(Verdict::TimeLimitExceeded))
    }
}

/// A case that the submission itself is accepted on.
struct Prepared {
    index: usize,
    encoded: Vec<u8>,
    reply: Vec<u8>,
    /// What a right answer is, as text.
    answer: Vec<u8>,
    /// How long the submission took, by the clock.
    took: Duration,
}

/// Cases that take longer are tried only where they can still tell something.
const QUICK: Duration = Duration::from_millis(2);
/// A mutant that takes so many times as long as the submission, and longer than `PATIENCE`, is suspected of hanging: what is only slower is
/// hardly ever as slow, and a process may be kept from running for some milliseconds. Only the problem's own limit makes a verdict.
pub(crate) const SLOWER: u32 = 20;
pub(crate) const PATIENCE: Duration = Duration::from_millis(50);
/// After so many suspicions a mutant is asked no more cases.
const SUSPICIONS_MAX: usize = 2;
/// The same where the kills of every case are wanted.
const SUSPICIONS_MAX_OF_ALL: usize = 8;

/// Puts mutants (by their numbers) on the cases; the rows are in the order of `numbers`.
///
/// A case that the submission itself fails counts for nobody. With `all`, every mutant meets every case; else large cases are left out
/// where small ones have said enough. Time is a verdict only where the problem's own limit was passed.
///
/// # Errors
/// The machine's.
pub(crate) fn run(
    setting: &Setting,
    program: &Program,
    cases: &[Case],
    numbers: &[usize],
    all: bool,
    tell: &mut dyn FnMut(),
) -> Result<Vec<MutantRun>, StrengthError> {
    let prepared = prepare(setting, program, cases)?;
    let rows = pool::map(
        setting.jobs,
        numbers.len(),
        || Bench::new(setting, program),
        |bench, item, send| {
            let begun = Instant::now();
            let row: Result<(Row, Vec<usize>), StrengthError> = match bench {
                Ok(_) if setting.is_stopped() => Err(StrengthError::Stopped),
                Ok(bench) => bench.try_mutant(&prepared, cases, numbers[item], all),
                Err(error) => Err(StrengthError::Bench(error.to_string())),
            };
            send(());
            row.map(|(row, suspected)| MutantRun {
                suspected,
                partial: prepared.iter().any(|case| row[case.index].is_none()),
                row,
                took: begun.elapsed(),
            })
        },
        &mut |()| tell(),
    );
    rows.into_iter().collect()
}

/// Whether a case kills a mutant (by its number), where the problem's own limit decides.
///
/// # Errors
/// The machine's.
pub(crate) fn kills(setting: &Setting, program: &Program, case: &Case, number: usize) -> Result<bool, StrengthError> {
    let cases = std::slice::from_ref(case);
    let prepared = prepare(setting, program, cases)?;
    let Some(case) = prepared.first() else { return Ok(false) };
    let mut bench = Bench::new(setting, program)?;
    bench.batch.set_args(argument(number));
    Ok(bench.within_limits(case, cases)? != Verdict::Accepted)
}

/// The argument that makes the program a mutant.
pub(crate) fn argument(number: usize) -> Vec<OsString> {
    vec![OsString::from(number.to_string())]
}

fn prepare(setting: &Setting, program: &Program, cases: &[Case]) -> Result<Vec<Prepared>, StrengthError> {
    let mut bench = Bench::new(setting, program)?;
    let encoder = Encoder::new(&setting.bound.problem.signature)?;
    bench.batch.set_args(argument(0));
    let mut prepared = Vec::new();
    let (mut input, mut frame, mut replies) = (Input::default(), Frame::new(), Replies::default());
    for (index, case) in cases.iter().enumerate() {
        frame.clear();
        let readable =
            setting.bound.validator.format().read(&case.input, &mut input).is_ok() && input.repeats.is_empty();
        if !readable || frame.push(&encoder, &input).is_err() {
            continue;
        }
        let begun = Instant::now();
        bench.batch.ask(&mut frame, &mut replies)?;
        let took = begun.elapsed();
        let Reply::Answer(reply) = replies.get(0) else { continue };
        let Some(own) = bench.checker.text(reply) else { continue };
        let answer = case.answer.clone().unwrap_or(own);
        let truth = Truth { input: &case.input, answer: &answer, known: None };
        if bench.checker.verdict(Reply::Answer(reply), truth)? == Verdict::Accepted {
            let encoded = frame.case(0).to_vec();
            prepared.push(Prepared { index, encoded, reply: reply.to_vec(), answer, took });
        }
    }
    prepared.sort_by_key(|case| (case.encoded.len(), case.index));
    Ok(prepared)
}

/// One thread's place.
struct Bench<'a> {
    batch: Batch,
    checker: ReplyChecker<'a>,
    full: Bounds,
}

impl<'a> Bench<'a> {
    fn new(setting: &Setting<'a>, program: &Program) -> Result<Bench<'a>, StrengthError> {
        let own = program.bounds(&setting.bound.problem);
        let full = Bounds { time: setting.time_max.map_or(own.time, |most| most.min(own.time)), ..own };
        let batch = Batch::new(setting.machine, program.artifact.clone(), full)?.stopping();
        let checker = ReplyChecker::new(setting.machine, &setting.bound.problem, setting.built_checker)?;
        Ok(Bench { batch, checker, full })
    }

    /// The verdicts on the cases, and those that are only suspected of making it hang.
    fn try_mutant(
        &mut self,
        prepared: &[Prepared],
        cases: &[Case],
        number: usize,
        all: bool,
    ) -> Result<(Row, Vec<usize>), StrengthError> {
        self.batch.set_args(argument(number));
        let mut row: Row = vec![None; cases.len()];
        let mut suspects: Vec<&Prepared> = Vec::new();
        let mut frame = Frame::new();
        let mut replies = Replies::default();
        let (quick, mut slow): (Vec<&Prepared>, Vec<&Prepared>) = prepared.iter().partition(|case| case.took <= QUICK);
        slow.sort_by_key(|case| case.took);
        let mut chunk = 1;
        let mut todo: &[&Prepared] = &quick;
        let mut is_quick = true;
        while suspects.len() < if all { SUSPICIONS_MAX_OF_ALL } else { SUSPICIONS_MAX } {
            if todo.is_empty() && is_quick {
                (todo, is_quick, chunk) = (&slow, false, 1);
            }
            // Where one small case kills, a large one may kill too: then the small one is not alone.
            let kills = row.iter().flatten().filter(|&&verdict| verdict != Verdict::Accepted).count();
            if todo.is_empty() || (!is_quick && kills > 1 && !all) {
                break;
            }
            let now = &todo[..chunk.min(todo.len())];
            // A mutant that hangs shows it on the first cases, before many are asked at once.
            chunk = if is_quick { (chunk * 2).min(64) } else { 1 };
            frame.clear();
            now.iter().for_each(|case| frame.push_encoded(&case.encoded));
            let longest = now.iter().map(|case| case.took).max().unwrap_or_default();
            let time = self.full.time.min(longest * SLOWER + PATIENCE);
            self.batch.set_bounds(Bounds { time, ..self.full });
            self.batch.ask(&mut frame, &mut replies)?;
            replies.index();
            for (place, case) in now.iter().enumerate().take(replies.len()) {
                match self.verdict(replies.get(place), case, cases)? {
                    Verdict::TimeLimitExceeded if time < self.full.time => suspects.push(*case),
                    verdict => row[case.index] = Some(verdict),
                }
            }
            todo = &todo[replies.len()..];
        }
        // Who was only suspected is asked again where the problem's own limit decides, until something is certain: first what is likely to
        // pass the limit, for each answer within it may take nearly as long.
        let doubted = |case: &&Prepared| row[case.index].is_none();
        let mut again: Vec<&Prepared> = suspects.iter().rev().copied().collect();
        again.extend(
            prepared.iter().rev().filter(doubted).filter(|case| !suspects.iter().any(|s| s.index == case.index)),
        );
        for case in again {
            if suspects.is_empty() || row.iter().flatten().any(|&verdict| verdict != Verdict::Accepted) {
                break;
            }
            row[case.index] = Some(self.within_limits(case, cases)?);
        }
        let unsettled = suspects.iter().map(|case| case.index).filter(|&case| row[case].is_none());
        let unsettled = unsettled.collect();
        Ok((row, unsettled))
    }

    fn within_limits(&mut self, case: &Prepared, cases: &[Case]) -> Result<Verdict, StrengthError> {
        let (mut frame, mut replies) = (Frame::new(), Replies::default());
        frame.push_encoded(&case.encoded);
        self.batch.set_bounds(self.full);
        self.batch.ask_alone(&mut frame, &mut replies)?;
        Ok(self.verdict(replies.get(0), case, cases)?)
    }

    fn verdict(&mut self, reply: Reply, case: &Prepared, cases: &[Case]) -> Result<Verdict, Stop> {
        let truth = Truth { input: &cases[case.index].input, answer: &case.answer, known: Some(&case.reply) };
        self.checker.verdict(reply, truth)
    }
}
