//! The search that follows the cases of one file: what its verdict rests on beside them.

use crate::cli::cases::sound;
use crate::cli::context::Context;
use crate::cli::oracle::Oracle;
use crate::cli::stress::{failure, written};
use crate::cli::witnesses::{Bench, SEARCH, SEED, Weighed, doubt};
use crate::report::progress::Progress;
use crate::report::search::{Growth, Search};
use ojkit_draw::Bound;
use ojkit_judge::submission;
use ojkit_languages::Machine;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::judgement::{Because, Doubt, Judgement};
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::{Contest, Undecided};
use ojkit_search::stress::{self, AfterCases, Amount, Confirmed, Countercase, Options, Request, Searched};
use ojkit_work::collection::{Collection, read};
use ojkit_work::failure::Outcome;
use std::path::Path;
use std::time::Duration;

/// The flag that says how many inputs to search.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Count {
    /// How many generated inputs to try once all cases pass; 0 for none [default: about two seconds' worth for one file, a fortieth of that with --from]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..=COUNT_MAX))]
    pub search: Option<u64>,
}

/// More inputs than this are a mistake.
const COUNT_MAX: u64 = 1_000_000_000_000;

/// A file that has met the cases of its problem.
pub(super) struct Judged<'a> {
    pub collection: &'a Collection,
    pub machine: &'a Machine,
    pub loaded: &'a Bound,
    pub cases: &'a [Case],
    /// The text that is compared, and the file it comes from.
    pub source: &'a Path,
    pub file: &'a Path,
    /// Whether what an earlier run found is searched again.
    pub fresh: bool,
}

impl Judged<'_> {
    /// Searches where all cases passed and somebody gives the answers; none where there is nothing to search with.
    ///
    /// A countercase becomes the verdict where every line of the spec is enforced, and it fails by itself, as the judge runs it.
    pub fn search(
        &self,
        context: &mut Context,
        oracle: Option<&Oracle>,
        amount: impl Into<Amount>,
        judgement: &mut Judgement,
    ) -> Outcome<Option<Search>> {
        match self.searched(context, oracle, amount.into(), judgement)? {
            Ok(search) => Ok(search),
            // What the cases said holds all the same.
            Err(why) => {
                context.say(format_args!("warning: {}: no search: {why}", judgement.submission))?;
                Ok(None)
            }
        }
    }

    /// The same, or why there is no search where there should be one.
    pub fn searched(
        &self,
        context: &mut Context,
        oracle: Option<&Oracle>,
        amount: Amount,
        judgement: &mut Judgement,
    ) -> Outcome<Result<Option<Search>, String>> {
        let slug = &self.loaded.problem.slug;
        let Some(oracle) = oracle.filter(|oracle| !oracle.is(self.file)) else { return Ok(Ok(None)) };
        let folder = self.collection.folder(slug);
        if amount == Amount::Exactly(0) || judgement.result != Ok(Verdict::Accepted) || !goes_on(judgement) {
            return Ok(Ok(None));
        }
        let who = oracle.who.clone();
        let scratch = self.machine.scratch().join("search");
        let request = self.request(oracle, (&folder, &scratch), None);
        let progress = Progress::new(context.shows_progress(), "searching");
        let how = (self.fresh, oracle.is_brute);
        let found = stress::after_cases(self.machine, &request, amount, &read(&self.collection.spec(slug))?, how);
        drop(progress);
        sound(self.loaded)?;
        let AfterCases { mut searched, count, remembered } = match found {
            Ok(found) => found,
            Err(error) => return Ok(Err(failure(error, self.file, self.loaded).text().trim_end().to_owned())),
        };
        let input =
            searched.countercase.as_ref().and_then(|case| written(self.machine, slug, self.source, &case.input));
        let mut notes = Vec::new();
        let doubt = match &searched.countercase {
            Some(countercase) => self.decided(oracle, (&searched, countercase), judgement, &mut notes)?,
            None => searched.undecided.as_ref().map(undecided),
        };
        searched.notes.append(&mut notes);
        if let Some(doubt) = doubt.as_ref().filter(|doubt| doubt.because.takes_verdict()) {
            judgement.doubt = Some(doubt.clone());
        }
        let constraints = oracle.constraints.iter().map(|constraint| constraint.text.clone()).collect();
        Ok(Ok(Some(Search { searched, count, remembered, doubt, reference: who, constraints, input })))
    }

    /// The search for a smaller input that a submission fails than the one that refused it; it decides nothing.
    pub fn search_smaller(
        &self,
        context: &mut Context,
        oracle: Option<&Oracle>,
        amount: Amount,
        judgement: &Judgement,
    ) -> Outcome<Option<Search>> {
        let mut as_if = Judgement { result: Ok(Verdict::Accepted), first_failure: None, ..judgement.clone() };
        self.search(context, oracle, amount, &mut as_if)
    }

    /// How the time of a submission that was too slow on a case grows, beside that of the reference; it decides nothing.
    pub fn growth(
        &self,
        context: &mut Context,
        oracle: Option<&Oracle>,
        judgement: &Judgement,
    ) -> Outcome<Option<Growth>> {
        let Some(oracle) = oracle.filter(|oracle| !oracle.is(self.file)) else { return Ok(None) };
        // A conversation takes as long as both make it.
        let is_alone = !self.loaded.problem.is_interaction();
        let is_slow = is_alone && judgement.result == Ok(Verdict::TimeLimitExceeded);
        let failed = judgement.first_failure.as_ref().filter(|_| is_slow).map(|(case, _)| case);
        let Some(case) = failed.and_then(|name| self.cases.iter().find(|case| case.name == *name)) else {
            return Ok(None);
        };
        let folder = self.collection.folder(&self.loaded.problem.slug);
        let scratch = self.machine.scratch().join("growth");
        let request = self.request(oracle, (&folder, &scratch), Some(0));
        let progress = Progress::new(context.shows_progress(), "measuring");
        let measured = stress::growth_beside(self.machine, &request, &case.input);
        drop(progress);
        sound(self.loaded)?;
        match measured {
            Ok(measured) => Ok(measured.map(|measured| Growth { measured, reference: oracle.who.clone() })),
            // The verdict holds all the same.
            Err(error) => {
                let why = failure(error, self.file, self.loaded).text();
                context.say(format_args!("warning: {}: {}", judgement.submission, why.trim_end()))?;
                Ok(None)
            }
        }
    }

    /// The comparison with the reference, on the inputs that it may be asked.
    pub fn request<'r>(
        &'r self,
        oracle: &'r Oracle,
        (folder, scratch): (&'r Path, &'r Path),
        count: Option<u64>,
    ) -> Request<'r> {
        let drawing = oracle.inputs.as_ref().map_or(&self.loaded.drawing, |inputs| &inputs.drawing);
        let reference = (&*oracle.source, &*oracle.who);
        let contest =
            Contest { bound: self.loaded, folder, submission: self.source, reference, patience: None, scratch };
        let options = Options {
            slug: &self.loaded.problem.slug,
            seed: SEED,
            time: Duration::ZERO,
            cpu: None,
            count,
            inputs: stress::BOX_INPUTS_MAX,
            known: &[],
            stop: ojkit_run::interrupt::asked_for(),
        };
        Request { contest, drawing, options, exhaustive: false }
    }

    /// Makes a countercase the verdict, where it fails by itself as the judge runs it and the input is legal; else why it decides nothing.
    fn decided(
        &self,
        oracle: &Oracle,
        (searched, countercase): (&Searched, &Countercase),
        judgement: &mut Judgement,
        notes: &mut Vec<String>,
    ) -> Outcome<Option<Doubt>> {
        if let Some(because) = unconfirmed(countercase.confirmed.clone()) {
            return Ok(Some(doubt(because, countercase, countercase.verdict)));
        }
        // As every other case: alone on the machine where the clock decides.
        let (Some(case), scratch) = (as_case(searched), self.machine.scratch()) else { return Ok(None) };
        let folder = self.collection.folder(&self.loaded.problem.slug);
        let (outcome, judged) = submission::single(self.machine, self.loaded, &folder, self.source, &case, &scratch)?;
        match (judged.verdict, self.loaded.doubts_drawn()) {
            (Verdict::Accepted, _) => Ok(Some(doubt(Because::NotAgain, countercase, countercase.verdict))),
            (verdict, Some(because)) if verdict != Verdict::JudgeError => {
                Ok(Some(doubt(because, countercase, verdict)))
            }
            (verdict, _) => {
                let got = if verdict == Verdict::WrongAnswer { Ok(&outcome.stdout[..]) } else { Err(verdict) };
                let texts = (&*case.input, countercase.expected.as_bytes());
                let author = (&*oracle.source, &*oracle.who);
                let bench = Bench::new(self.machine, self.collection, self.loaded, author);
                let Weighed { because, note, .. } = match bench.filter(|_| !oracle.is_vouched_for) {
                    Some(bench) => bench.weigh(self.file, texts, got, &|_| false)?,
                    None => Weighed::default(),
                };
                if let Some(because) = because {
                    return Ok(Some(doubt(because, countercase, verdict)));
                }
                notes.extend(note);
                judgement.result = Ok(verdict);
                judgement.first_failure = Some((judged.case, judged.message));
                Ok(None)
            }
        }
    }
}

/// Whether a search may still say more of a submission than its cases: where inputs may be illegal, it could not.
fn goes_on(judgement: &Judgement) -> bool {
    judgement.doubt.as_ref().is_none_or(|doubt| doubt.because == Because::NoChecker)
}

/// What a search has found as a case that is judged.
pub(super) fn as_case(searched: &Searched) -> Option<Case> {
    let (input, answer) = match (&searched.countercase, &searched.undecided) {
        (Some(case), _) => (case.input.clone().into_bytes(), case.expected.clone().into_bytes()),
        (None, Some(first)) => (first.input.clone(), first.expected.clone()),
        (None, None) => return None,
    };
    Some(Case {
        name: SEARCH.to_owned(),
        group: SEARCH.to_owned(),
        reason: String::new(),
        recipe: Recipe::Text(String::new()),
        input,
        answer: Some(answer),
    })
}

/// Why a countercase decides nothing that a clean process did not fail on; none where it did.
fn unconfirmed(confirmed: Confirmed) -> Option<Because> {
    match confirmed {
        Confirmed::Yes | Confirmed::OnlyThroughMain => None,
        Confirmed::OnlyAfterOthers => Some(Because::OnlyAfterOthers),
        Confirmed::DoorsDisagree => Some(Because::DoorsDisagree),
        Confirmed::NotAgain => Some(Because::NotAgain),
    }
}

/// Outputs that differ and that no checker has decided, told by the first.
fn undecided(undecided: &Undecided) -> Doubt {
    Doubt {
        because: Because::NoChecker,
        case: SEARCH.to_owned(),
        verdict: Verdict::Accepted,
        message: undecided.message.clone(),
        expected: Doubt::told(&undecided.expected),
        got: Doubt::told(&undecided.got),
    }
}
