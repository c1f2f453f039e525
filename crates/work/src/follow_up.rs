//! What follows the cases of one submission: searches and measurements, on which its verdict rests beside them.

use crate::collection::read;
use crate::failure::Outcome;
use crate::observer::{Note, Observer, search, step};
use crate::others::{Others, SEED, Said, found};
use crate::stress::{Search, failure, written};
use crate::workspace::{Opened, sound};
use ojkit_draw::Drawing;
use ojkit_judge::expectation::Submission;
use ojkit_judge::profile::runs_in_one_process;
use ojkit_judge::submission;
use ojkit_languages::{Machine, Toolchain};
use ojkit_model::case::Case;
use ojkit_model::finding::{By, Finding, Reason, SEARCH, short};
use ojkit_model::judgement::{Facts, Judgement};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::{Contest, Undecided};
use ojkit_search::reference::{Reference, Role};
use ojkit_search::stress::{
    self, AfterCases, Amount, Confirmed, Countercase, GrowthBeside, How, Options, Request, SearchError, Searched, Slow,
    Slowest,
};
use std::path::Path;
use std::time::Duration;

/// How long a smaller input than that of a failing case is searched; making it small takes as long again.
const SMALLER_TIME: Duration = Duration::from_secs(1);

/// How its time grows is measured again on a case that takes so many times as long as the one before.
const AGAIN: f64 = 2.0;

/// What is said of a slow case where nothing shows how the time grows.
const UNSEEN: &str = "slow, but inputs of growing sizes do not show how its time grows";

/// Where at most one of so many drawn inputs was legal, that is said.
const FEW: u64 = 10;

/// How the time of a submission grows that was too slow on a case.
#[derive(Clone, Debug)]
pub struct Growth {
    pub measured: GrowthBeside,
    /// The reference that it is compared with.
    pub reference: String,
}

/// A submission that has met the cases of its problem.
pub struct FollowUp<'a> {
    pub problem: &'a Opened<'a>,
    pub machine: &'a Machine,
    pub cases: &'a [Case],
    /// The text that is compared.
    pub source: &'a Path,
    /// The user's file that it comes from.
    pub file: &'a Path,
    pub reference: Option<&'a Reference>,
    /// Whether what an earlier run found is searched again.
    pub fresh: bool,
    /// Whether its time says anything: not that of a build to be looked at closely.
    pub is_timed: bool,
}

impl FollowUp<'_> {
    /// Searches where all cases passed and there is a reference; none where there is nothing to search with. Where they failed for nothing but
    /// what is kept from case to case, what fails by itself says more.
    ///
    /// A countercase decides where every line of the spec is enforced, and it fails by itself, as the judge runs it.
    ///
    /// # Errors
    /// The machine's, and the observer's. Where there is no search that should be one, that is noted.
    pub fn search(
        &self,
        amount: Amount,
        judgement: &mut Judgement,
        observer: &mut dyn Observer,
    ) -> Outcome<Option<Search>> {
        let standing = judgement.standing();
        let is_open = judgement.passes() || standing.fails_after_others();
        if is_open { self.search_on(amount, judgement, observer) } else { Ok(None) }
    }

    /// Searches whatever the cases said: of a submission that they refuse, the smallest input that it fails.
    ///
    /// # Errors
    /// As [`FollowUp::search`].
    pub fn search_on(
        &self,
        amount: Amount,
        judgement: &mut Judgement,
        observer: &mut dyn Observer,
    ) -> Outcome<Option<Search>> {
        let Some(reference) = self.other() else { return Ok(None) };
        if amount == Amount::Exactly(0) || !goes_on(judgement) {
            return Ok(None);
        }
        let slug = self.problem.slug();
        let spec = read(&self.problem.workspace.collection.spec(slug))?;
        let how = How { fresh: self.fresh, lenient: !reference.is_of_problem(), slowest: self.slowest(judgement) };
        let counts = || self.problem.bound.gate().map_or((0, 0), |gate| gate.counts());
        let before = counts();
        let found = self.compare(reference, "searching for an input that fails", observer, |request| {
            stress::after_cases(self.machine, request, amount, &spec, how)
        })?;
        let mut search = match found {
            Ok(found) => self.found(reference, found),
            // What the cases said holds all the same.
            Err(error) => {
                let why = failure(error, self.file, &self.problem.bound).message();
                observer.note(Note::NoSearch { submission: judgement.submission.clone(), why })?;
                return Ok(None);
            }
        };
        let (asked, refused) = (counts().0 - before.0, counts().1 - before.1);
        let mut notes = Vec::new();
        let legal = asked - refused;
        if refused > 0 && legal <= asked / FEW {
            notes.push(format!("the validator accepted {legal} of {asked} inputs that the search drew"));
        }
        let searched = &search.searched;
        search.finding = match &searched.countercase {
            Some(countercase) => self.confirmed(reference, (searched, countercase), &judgement.facts, &mut notes)?,
            None => searched.undecided.as_ref().map(undecided),
        };
        search.searched.notes.append(&mut notes);
        judgement.findings.extend(search.finding.clone());
        Ok(Some(search))
    }

    /// How the time of a submission that was too slow on a case grows, beside that of the reference; it decides nothing.
    pub fn growth(&self, judgement: &Judgement, observer: &mut dyn Observer) -> Outcome<Option<Growth>> {
        let Some(reference) = self.other() else { return Ok(None) };
        // A conversation takes as long as both make it.
        let is_alone = !self.problem.bound.problem.is_interaction();
        let is_slow = |failure: &Finding| is_alone && failure.verdict == Verdict::TimeLimitExceeded;
        let failed = judgement.failure().filter(is_slow);
        let Some(case) = failed.and_then(|one| self.cases.iter().find(|case| case.name == one.case)) else {
            return Ok(None);
        };
        let measured = self.compare(reference, "measuring how time grows", observer, |request| {
            let options = Options { count: Some(0), ..request.options };
            stress::slow(self.machine, &Request { options, ..*request }, &case.input, true)
        })?;
        match measured {
            Ok(slow) => Ok(slow.map(|slow| Growth { measured: slow.growth, reference: reference.name() })),
            // The verdict holds all the same.
            Err(error) => {
                let why = failure(error, self.file, &self.problem.bound).message();
                observer.note(Note::NoGrowth { submission: judgement.submission.clone(), why })?;
                Ok(None)
            }
        }
    }

    /// How the time of the file grows that takes long on a case, and whether that is too slow; none where it does not show.
    pub fn slow(&self, case: &Case) -> Result<Option<Slow>, SearchError> {
        let drawing = &self.problem.bound.drawing;
        match self.other() {
            Some(other) => {
                let name = other.name();
                let request = self.request((&other.source, &name), other.drawing(drawing));
                stress::slow(self.machine, &request, &case.input, false)
            }
            // Nobody is compared with.
            None => stress::slow(self.machine, &self.request((self.source, ""), drawing), &case.input, false),
        }
    }

    /// The smallest input found soon that the file fails, where it fails a case by its output or a crash; none where that case is one that a
    /// person chose, and where no reference can be asked about smaller ones.
    pub fn smaller(&self, case: &Case, verdict: Verdict, observer: &mut dyn Observer) -> Outcome<Option<Search>> {
        let Some(reference) = self.other() else { return Ok(None) };
        // What is smaller may break a line that is not enforced.
        let bound = &self.problem.bound;
        let is_sure = bound.unenforced().is_empty() && !bound.problem.is_interaction();
        if !is_sure || !may_be_smaller(case, verdict) {
            return Ok(None);
        }
        let found = self.compare(reference, "looking for a smaller input", observer, |request| {
            let options = Options { time: SMALLER_TIME, ..request.options };
            stress::smaller(self.machine, &Request { options, ..*request }, &case.input)
        })?;
        // The case is there to be shown, whatever else went wrong.
        let Ok(Some(searched)) = found else { return Ok(None) };
        Ok(Some(self.found(reference, AfterCases { searched, count: None, remembered: false })))
    }

    /// What a search found, with nothing that speaks against it.
    fn found(&self, reference: &Reference, found: AfterCases) -> Search {
        let AfterCases { searched, count, remembered } = found;
        let case = searched.countercase.as_ref();
        let input = case.and_then(|case| written(self.machine, self.problem.slug(), self.file, &case.input));
        let constraints = reference.within.iter().map(|constraint| constraint.text.clone()).collect();
        let reference = reference.name();
        Search { searched, count, remembered, finding: None, reference, constraints, input }
    }

    /// Refuses a submission whose time grows with clearly more than the size of the inputs bears; what else is slow is noted of the case.
    ///
    /// Where the spec states a limit, or accepted submissions take long themselves, that says what time is right. A case counts that took at least
    /// `above` milliseconds; gives what a later one must take to be measured again.
    pub fn refuse_growth(&self, judgement: &mut Judgement, above: f64, observer: &mut dyn Observer) -> Outcome<f64> {
        let bound = &self.problem.bound;
        let Some(row) = self.machine.language_of(self.source) else { return Ok(above) };
        let least = Limits::slow(row.time_factor);
        let standing = judgement.standing();
        let slowest = standing.cases.iter().max_by(|one, other| one.time_ms.total_cmp(&other.time_ms));
        let Some(slowest) = slowest.filter(|case| case.time_ms >= (least.as_secs_f64() * 1000.0).max(above)) else {
            return Ok(above);
        };
        let is_settled = !standing.passes() || standing.open.is_some();
        if !self.is_timed || is_settled || !self.counts_growth(row) {
            return Ok(above);
        }
        let Some(case) = self.cases.iter().find(|case| case.name == slowest.case) else { return Ok(above) };
        let slowest = Finding { by: By::Growth, ..(**slowest).clone() };
        let next = slowest.time_ms * AGAIN;
        let measured = step(observer, "measuring how time grows", |_| self.slow(case));
        sound(bound)?;
        let measured = match measured {
            Ok(measured) => measured,
            Err(error) => {
                let why = failure(error, self.file, bound).message();
                observer.note(Note::NoGrowth { submission: judgement.submission.clone(), why })?;
                None
            }
        };
        judgement.findings.extend(match measured {
            Some(slow) if slow.too_slow.is_some() => {
                Some(Finding { verdict: Verdict::TimeLimitExceeded, message: slow.to_string(), ..slowest })
            }
            slow if slowest.note.is_empty() => {
                let note = slow.map_or(UNSEEN.to_owned(), |slow| slow.to_string());
                Some(Finding { note, ..slowest })
            }
            _ => None,
        });
        Ok(next)
    }

    /// Whether how time grows decides, where no limit says what time is right: the spec states none, and accepted submissions do not take long.
    pub(crate) fn counts_growth(&self, row: &Toolchain) -> bool {
        let Opened { bound, submissions, .. } = self.problem;
        let problem = &bound.problem;
        let is_known = problem.states_time() || problem.is_interaction() || problem.is_only_samples();
        let is_long = problem.limits_in(&row.name).time_ms > Limits::least_ms(row.time_factor);
        // No limit follows from what the bank answers with.
        let is_accepted = |one: &Submission| one.expected == [Verdict::Accepted] && !one.is_banked();
        !(is_known || is_long && submissions.iter().any(is_accepted))
    }

    /// By what inputs are judged on which the submission takes long; none where a case took long already, where accepted submissions lead to a
    /// limit, which other inputs might break for them too, and where drawn inputs decide nothing.
    fn slowest(&self, judgement: &Judgement) -> Option<Slowest> {
        let row = self.machine.language_of(self.source)?;
        let bound = &self.problem.bound;
        let problem = &bound.problem;
        let least = Limits::slow(row.time_factor).as_secs_f64() * 1000.0;
        let is_quick = judgement.cases().iter().all(|case| case.time_ms < least);
        let decides = bound.unenforced().is_empty() && !problem.is_scored();
        if !self.is_timed || !is_quick || !decides || judgement.standing().fails_after_others() {
            return None;
        }
        match problem.states_time() {
            true => (!problem.is_interaction() && !problem.is_only_samples()).then_some(Slowest::ByLimit),
            false => self.counts_growth(row).then_some(Slowest::ByGrowth),
        }
    }

    /// The reference, where it is not the file itself.
    fn other(&self) -> Option<&Reference> {
        self.reference.filter(|reference| !reference.is(self.file))
    }

    /// Compares with the reference, on the inputs that it may be asked.
    fn compare<T>(
        &self,
        reference: &Reference,
        what: &str,
        observer: &mut dyn Observer,
        work: impl FnOnce(&Request) -> T,
    ) -> Outcome<T> {
        let name = reference.name();
        let drawing = reference.drawing(&self.problem.bound.drawing);
        let request = self.request((&reference.source, &name), drawing);
        let done =
            search(observer, what, |tell| work(&Request { options: Options { tell, ..request.options }, ..request }));
        sound(&self.problem.bound)?;
        Ok(done)
    }

    fn request<'r>(&'r self, reference: (&'r Path, &'r str), drawing: &'r Drawing) -> Request<'r> {
        let bound = &self.problem.bound;
        let contest = Contest { bound, submission: self.source, reference, patience: None };
        let options = Options { slug: &bound.problem.slug, seed: SEED, ..Options::default() };
        Request { contest, drawing, options, exhaustive: false }
    }

    /// What a countercase says of the submission once it was run as every other case; its reason says why it decides nothing.
    fn confirmed(
        &self,
        reference: &Reference,
        (searched, countercase): (&Searched, &Countercase),
        facts: &Facts,
        notes: &mut Vec<String>,
    ) -> Outcome<Option<Finding>> {
        let found = found(countercase);
        let because = |reason| Ok(Some(Finding { reason: Some(reason), ..found.clone() }));
        let bound = &self.problem.bound;
        match countercase.confirmed {
            Confirmed::OnlyAfterOthers if runs_in_one_process(&bound.problem.source.judge) => {
                let (by, got) = (By::OneProcess, Some(countercase.got.clone()));
                return Ok(Some(Finding { by, got, reason: facts.reason(&found), ..found }));
            }
            Confirmed::OnlyAfterOthers => return because(Reason::OnlyAfterOthers),
            Confirmed::DoorsDisagree => return because(Reason::DoorsDisagree),
            Confirmed::NotAgain => return because(Reason::NotAgain),
            Confirmed::Yes | Confirmed::OnlyThroughMain => {}
        }
        if countercase.by_growth {
            return Ok(Some(Finding { by_clock: true, reason: facts.reason(&found), ..found }));
        }
        // As every other case: alone on the machine where the clock decides.
        let Some(case) = as_case(searched) else { return Ok(None) };
        let (outcome, judged) = submission::single(self.machine, bound, self.source, &case)?;
        if judged.verdict == Verdict::Accepted {
            return because(Reason::NotAgain);
        }
        let reason = facts.reason(&judged);
        if reason == Some(Reason::UnstatedMemory)
            && let Some(Finding { message, .. }) = self.problem.excessive_memory(&case, judged.clone())?
        {
            return Ok(Some(Finding { verdict: judged.verdict, message, by: By::Memory, ..found }));
        }
        let found = Finding { verdict: judged.verdict, reason, ..found };
        if found.reason.is_some() {
            return Ok(Some(found));
        }
        let got = if found.verdict == Verdict::WrongAnswer { Ok(&outcome.stdout[..]) } else { Err(found.verdict) };
        let texts = (&*case.input, countercase.expected.as_bytes());
        let others = Others::of_reference(self.problem, reference).filter(|_| reference.role != Role::Named);
        let said = others.map(|others| others.ask(self.file, texts, got, &|_| false)).transpose()?;
        let Said { reason, note, .. } = said.unwrap_or_default();
        if reason.is_some() {
            return Ok(Some(Finding { reason, ..found }));
        }
        notes.extend(note);
        Ok(Some(Finding { message: judged.message, by_clock: judged.by_clock, ..found }))
    }
}

/// Whether a person chose the input of a case.
fn is_chosen(case: &Case) -> bool {
    matches!(&*case.group, "sample" | "kept" | "pinned")
}

/// Whether a smaller input may fail than that of a case, as far as its verdict says.
pub(crate) fn may_be_smaller(case: &Case, verdict: Verdict) -> bool {
    matches!(verdict, Verdict::WrongAnswer | Verdict::RunTimeError) && !is_chosen(case)
}

/// Whether a search may still say more of a submission than its cases: where inputs may be illegal, it could not.
fn goes_on(judgement: &Judgement) -> bool {
    judgement.standing().doubtful().is_none_or(|open| open.reason == Some(Reason::NoChecker))
}

/// What a search has found as a case that is judged.
pub(crate) fn as_case(searched: &Searched) -> Option<Case> {
    let (input, answer) = match (&searched.countercase, &searched.undecided) {
        (Some(case), _) => (case.input.clone().into_bytes(), case.expected.clone().into_bytes()),
        (None, Some(first)) => (first.input.clone(), first.expected.clone()),
        (None, None) => return None,
    };
    Some(Case { name: SEARCH.to_owned(), group: SEARCH.to_owned(), input, answer: Some(answer), ..Case::default() })
}

/// Outputs that differ and that no checker has decided, by the first of them.
fn undecided(undecided: &Undecided) -> Finding {
    Finding {
        by: By::Search,
        undecided: true,
        compared: false,
        reason: Some(Reason::NoChecker),
        expected: short(&undecided.expected),
        got: short(&undecided.got),
        ..Finding::new(SEARCH, SEARCH, Verdict::Accepted, undecided.message.clone())
    }
}
