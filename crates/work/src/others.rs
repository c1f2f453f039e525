//! Whether a refusal rests on more than one accepted submission, and what is said where accepted submissions disagree.

use crate::failure::Outcome;
use crate::workspace::{Opened, Workspace};
use ojkit_draw::{Bound, suspicion};
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_judge::answers::{Disagreement, Refused, Support, Trouble};
use ojkit_judge::expectation::Submission;
use ojkit_judge::submission;
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::finding::{By, Finding, Reason, SEARCH, Side, short};
use ojkit_model::input::Input;
use ojkit_model::judgement::{Facts, Judgement};
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::Contest;
use ojkit_search::reference::{Reference, is_same};
use ojkit_search::stress::{self, Confirmed, Countercase, Options, Request, Searched};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Failing cases of one submission that are looked at.
const CASES_MAX: usize = 16;
/// Inputs, and time, to make the input of a disagreement small.
const SMALLER_INPUTS: u64 = 20_000;
const SMALLER_TIME: Duration = Duration::from_secs(5);
/// Time to find an input on which the model and the oracle differ.
const SHARED_TIME: Duration = Duration::from_secs(1);
/// The seed of searches that follow cases: the same countercase for everybody.
pub const SEED: u64 = 1;
/// The file of a cache's entry.
const FILE: &str = "disagreement.txt";

/// A problem's accepted submissions, and the author of the answers among them.
pub(crate) struct Others<'a> {
    problem: &'a Opened<'a>,
    author: Submission,
}

/// What other accepted submissions say of a refusal.
#[derive(Debug, Default)]
pub(crate) struct Said {
    /// Why it decides nothing.
    pub reason: Option<Reason>,
    /// That it rests on one accepted submission, where it does.
    pub note: Option<String>,
    /// The submissions that were found to give the answer.
    agree: Vec<String>,
}

/// Which submissions were found to give the answers of which cases, so that they are not asked again.
#[derive(Debug, Default)]
pub struct Agreed(Mutex<HashSet<(String, String)>>);

impl Agreed {
    /// Notes that a submission gives a case's answer.
    pub fn note(&self, submission: &str, case: &str) {
        self.all().insert((submission.to_owned(), case.to_owned()));
    }

    fn has(&self, submission: &str, case: &str) -> bool {
        self.all().contains(&(submission.to_owned(), case.to_owned()))
    }

    fn all(&self) -> MutexGuard<'_, HashSet<(String, String)>> {
        // A set holds what was put into it, whoever panicked since.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a submission is refused in a way in which others may side with it.
pub(crate) fn may_be_disputed(judgement: &Judgement) -> bool {
    judgement.failure().is_some_and(|failure| is_disputable(failure.verdict))
}

fn is_disputable(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::WrongAnswer | Verdict::RunTimeError)
}

impl<'a> Others<'a> {
    /// Those of a problem whose answers a reference gives; none of an interaction, where no output is compared with another.
    pub fn of_reference(problem: &'a Opened, reference: &Reference) -> Option<Others<'a>> {
        Others::new(problem, &reference.source, reference.name())
    }

    /// Those of a problem whose answers its model gives.
    pub fn of_model(problem: &'a Opened) -> Option<Others<'a>> {
        let model = problem.bound.problem.model.as_deref()?;
        Others::new(problem, &problem.source_of(model), model.to_owned())
    }

    fn new(problem: &'a Opened, source: &Path, path: String) -> Option<Others<'a>> {
        if problem.bound.problem.is_interaction() {
            return None;
        }
        let named = problem.submissions.iter().find(|one| is_same(&one.source, source)).cloned();
        let source = source.to_owned();
        let author = named.unwrap_or_else(|| Submission { path, source, expected: vec![Verdict::Accepted] });
        Some(Others { problem, author })
    }

    /// Who of the accepted submissions gives what on an input on which one is refused.
    fn support(&self, refused: &Refused, agrees: &dyn Fn(&Submission) -> bool) -> Result<Support, Trouble> {
        let Opened { workspace, bound, submissions, .. } = self.problem;
        let machine = &workspace.machine;
        Support::ask(machine, bound, submissions, refused, agrees)
    }

    /// Asks the others about an input on which a file is refused with this output or verdict.
    pub fn ask(
        &self,
        file: &Path,
        (input, answer): (&[u8], &[u8]),
        got: Result<&[u8], Verdict>,
        agrees: &dyn Fn(&Submission) -> bool,
    ) -> Outcome<Said> {
        let decides = matches!(got, Ok(_) | Err(Verdict::RunTimeError));
        if !decides {
            return Ok(Said::default());
        }
        let refused = Refused { source: file, author: &self.author.source, input, answer, got };
        let support = self.support(&refused, agrees).map_err(ojkit_judge::testset::Failure::from)?;
        let mut reason = support.reason(&refused, &self.author.path, self.told(input));
        if let Some(Reason::Disagreement { sides, input: told }) = &reason {
            let told = told.as_ref().map_or(String::new(), |input| format!(", on {input}"));
            self.record(&format!("accepted submissions disagree: {}{told}", Side::told(sides)));
            if let Some(property) = self.lacked(input) {
                reason = Some(Reason::UnlikeExamples { property });
            }
        }
        let is_model = self.problem.bound.problem.model.as_ref() == Some(&self.author.path);
        let is_one = is_model && !self.author.is_banked() && reason.is_none() && support.with_answer.is_empty();
        let note = is_one.then(|| format!("the answer rests on one accepted submission, {}", self.author.path));
        Ok(Said { reason, note, agree: support.with_answer })
    }

    /// Adds what accepted submissions say of the cases that one fails, as long as they disagree on them: the first on which they do not decides.
    ///
    /// Examples have the statement's answers.
    pub fn dispute(
        &self,
        site: &Machine,
        files: (&Path, &Path),
        cases: &[Case],
        agreed: &Agreed,
        judgement: &mut Judgement,
    ) -> Outcome<()> {
        if !may_be_disputed(judgement) {
            return Ok(());
        }
        let decides = |case: &&Finding| case.is_failure() && judgement.facts.reason(case).is_none();
        let failed: Vec<Finding> = judgement.cases().into_iter().filter(decides).cloned().collect();
        let mut reason = None;
        for (number, failed) in failed.into_iter().enumerate() {
            let disputed = match number < CASES_MAX {
                true => self.disputed(site, files, cases, agreed, &failed)?,
                // What nobody is asked about any more is no surer than what came before.
                false => Some(Finding { by: By::Others, reason: reason.take(), ..failed }),
            };
            let Some(disputed) = disputed else { break };
            reason = disputed.reason.clone();
            judgement.findings.push(disputed);
        }
        Ok(())
    }

    /// What others say of a failure on a case, where that decides nothing for it.
    fn disputed(
        &self,
        site: &Machine,
        (source, file): (&Path, &Path),
        cases: &[Case],
        agreed: &Agreed,
        failed: &Finding,
    ) -> Outcome<Option<Finding>> {
        // Whoever is right on it alone agrees with the answer.
        let is_open = |case: &&Case| case.group != "sample" && !failed.is_after_others();
        let case = cases.iter().find(|case| case.name == failed.case).filter(is_open);
        let Some((case, answer)) = case.and_then(|case| Some((case, case.answer.as_deref()?))) else { return Ok(None) };
        let oracle = self.problem.bound.oracle_for(&case.input);
        let is_oracle = |one: &Submission| oracle == Some(&one.path);
        let is_asked = |one: &&Submission| one.expected == [Verdict::Accepted] || is_oracle(one);
        let accepted = self.problem.submissions.iter().filter(is_asked);
        let (own, others): (Vec<_>, Vec<_>) =
            accepted.filter(|one| one.source != self.author.source).partition(|one| is_same(&one.source, file));
        let agrees = |one: &Submission| agreed.has(&one.path, &case.name);
        let has_ally = others.iter().any(|one| agrees(one)) && !own.iter().any(|one| is_oracle(one));
        if others.iter().all(|one| agrees(one)) && (own.is_empty() || has_ally) {
            return Ok(None);
        }
        let (outcome, judged) = submission::single(site, &self.problem.bound, source, case)?;
        let got = match judged.verdict {
            Verdict::WrongAnswer => Ok(&outcome.stdout[..]),
            verdict => Err(verdict),
        };
        let said = self.ask(file, (&case.input, answer), got, &agrees)?;
        said.agree.iter().for_each(|path| agreed.note(path, &case.name));
        let reason = match said.reason {
            None => return Ok(None),
            Some(Reason::Disagreement { sides, input: None }) => {
                Reason::Disagreement { input: self.smaller(&sides), sides }
            }
            Some(reason) => reason,
        };
        Ok(Some(Finding {
            by: By::Others,
            verdict: judged.verdict,
            reason: Some(reason),
            expected: short(answer),
            got: got.ok().and_then(short),
            ..failed.clone()
        }))
    }

    /// A small input on which the author of the answers and the other side disagree, too.
    fn smaller(&self, sides: &[Side]) -> Option<String> {
        let other = sides.get(1)?.submissions.first()?;
        let other = self.problem.submissions.iter().find(|one| one.path == *other)?;
        let case = self.smallest(&self.author, other)?;
        self.told(case.input.as_bytes())
    }

    /// The smallest input found on which two submissions differ.
    fn smallest(&self, one: &Submission, other: &Submission) -> Option<Countercase> {
        self.searched(one, other, SMALLER_TIME)?.countercase.filter(is_sure)
    }

    /// Searches an input on which two submissions differ; only among those that the oracle may be asked about, where it is one of them.
    fn searched(&self, one: &Submission, other: &Submission, time: Duration) -> Option<Searched> {
        let is_oracle = |one: &Submission| self.is_oracle(one);
        let narrowed = self.problem.bound.oracle().ok()?.filter(|_| is_oracle(one) || is_oracle(other));
        let drawing = narrowed.map_or(&self.problem.bound.drawing, |inputs| &inputs.drawing);
        let reference = (&*one.source, &*one.path);
        let (patience, slug) = (is_oracle(one).then_some(time), self.problem.slug());
        let contest = Contest { bound: &self.problem.bound, submission: &other.source, reference, patience };
        let options = Options { slug, seed: SEED, time, count: Some(SMALLER_INPUTS), ..Options::default() };
        let request = Request { contest, drawing, options, exhaustive: false };
        // Where it does not work, the input that is there tells enough.
        stress::search(&self.problem.workspace.machine, &request).ok()
    }

    fn is_oracle(&self, one: &Submission) -> bool {
        self.problem.bound.problem.oracle.as_ref().is_some_and(|oracle| oracle.submission == one.path)
    }

    /// Searches the smallest input on which the model and the oracle differ, and remembers it, or that there is none.
    fn seek(&self) -> Outcome<()> {
        let oracle =
            self.problem.submissions.iter().find(|one| self.is_oracle(one) && one.source != self.author.source);
        let Some(oracle) = oracle.filter(|_| self.problem.bound.unenforced().is_empty()) else { return Ok(()) };
        let Some(searched) = self.searched(oracle, &self.author, SHARED_TIME) else { return Ok(()) };
        match searched.countercase {
            Some(case) if is_sure(&case) && self.lacked(case.input.as_bytes()).is_none() => {
                let texts = (case.input.as_bytes(), case.got.as_bytes());
                self.ask(&oracle.source, texts, Ok(case.expected.as_bytes()), &|_| false)?;
            }
            None if !searched.late && !searched.stopped => self.record(""),
            _ => {}
        }
        Ok(())
    }

    /// Makes the input of a disagreement over a testset's answers small, and asks everybody about it again.
    pub fn made_small(&self, found: Disagreement) -> Disagreement {
        let named = |path: &str| self.problem.submissions.iter().find(|one| one.path == path);
        let (Some(one), Some(other)) = (named(&found.one), named(&found.other)) else { return found };
        let smaller = self.smallest(one, other).filter(|case| case.input.len() < found.input.len());
        let found = match smaller {
            None => found,
            Some(case) => {
                let (input, answer, got) = (case.input.as_bytes(), case.expected.as_bytes(), case.got.as_bytes());
                let refused = Refused { source: &other.source, author: &one.source, input, answer, got: Ok(got) };
                let asked = self.support(&refused, &|_| false).unwrap_or_default();
                Disagreement {
                    case: format!("{}, made small", found.case),
                    input: input.to_vec(),
                    one_output: answer.to_vec(),
                    other_output: got.to_vec(),
                    message: case.message,
                    with_one: asked.with_answer,
                    with_other: asked.with_refused,
                    oracle: self.problem.bound.oracle_for(input).map(str::to_owned),
                    ..found
                }
            }
        };
        // A smaller input may keep what the one that was found lacks.
        let unlike = found.unlike.clone().filter(|property| self.lacked(&found.input).as_ref() == Some(property));
        let found = Disagreement { unlike, ..found };
        let sides = found.sides();
        let input = self.told(&found.input).map_or(String::new(), |input| format!(", on {input}"));
        self.record(&format!("accepted submissions disagree: {}{input}", Side::told(&sides)));
        found
    }

    /// What an input lacks that all examples have, and that no line asks for.
    fn lacked(&self, input: &[u8]) -> Option<String> {
        let suspected = suspicion::suspicions(&self.problem.bound);
        suspicion::lacked(&self.problem.bound, &suspected, input).map(|one| one.words.clone())
    }

    /// An input on one line, where it is short.
    fn told(&self, text: &[u8]) -> Option<String> {
        let mut input = Input::default();
        self.problem.bound.validator.format().read(text, &mut input).ok()?;
        short(self.problem.bound.on_one_line(&input).as_bytes())
    }

    /// Remembers a disagreement for `check`, as long as spec and accepted submissions are the same.
    fn record(&self, line: &str) {
        if let Some(key) = key(&self.problem.bound, &self.problem.submissions) {
            self.problem.workspace.machine.cache().remember(&key, FILE, line.as_bytes());
        }
    }
}

/// The failure of a file on one case, where it decides nothing: nobody bounds the memory that it takes, or accepted submissions disagree.
///
/// # Errors
/// Those of building and running submissions.
pub fn open(
    problem: &Opened,
    (site, file): (&Machine, &Path),
    case: &Case,
    found: &Finding,
) -> Outcome<Option<Finding>> {
    let memory = Facts { is_memory_open: problem.bound.problem.is_memory_open(), ..Facts::default() };
    if let Some(reason) = memory.reason(found) {
        return Ok(Some(Finding { reason: Some(reason), expected: None, ..found.clone() }));
    }
    let Some(others) = Others::of_model(problem).filter(|_| is_disputable(found.verdict)) else { return Ok(None) };
    others.disputed(site, (file, file), std::slice::from_ref(case), &Agreed::default(), found)
}

/// What accepted submissions, or the model and the oracle, were found to disagree on: by an earlier command, or by a short search now.
///
/// # Errors
/// Those of building and running programs.
pub fn disagreement(workspace: &Workspace, bound: Bound, submissions: Vec<Submission>) -> Outcome<Option<String>> {
    let key = key(&bound, &submissions);
    let recorded = || String::from_utf8(workspace.machine.cache().recall(key.as_ref()?, FILE)?).ok();
    if recorded().is_none() && bound.problem.oracle.is_some() {
        let bound = workspace.gated(bound)?;
        let problem = Opened { workspace, bound, submissions, faults: Vec::new() };
        Others::of_model(&problem).map_or(Ok(()), |others| others.seek())?;
    }
    // An empty line says that a search has found none.
    Ok(recorded().filter(|line| !line.is_empty()))
}

/// Whether two submissions are known to differ on an input, by itself.
fn is_sure(case: &Countercase) -> bool {
    case.verdict == Verdict::WrongAnswer && case.confirmed == Confirmed::Yes
}

/// What a disagreement rests on; none where a file cannot be read.
fn key(loaded: &Bound, submissions: &[Submission]) -> Option<String> {
    let mut parts = vec![b"disagreement".to_vec(), loaded.spec_text.as_bytes().to_vec()];
    let oracle = loaded.problem.oracle.as_ref().map(|oracle| &oracle.submission);
    let is_asked = |one: &&Submission| one.expected == [Verdict::Accepted] || oracle == Some(&one.path);
    for submission in submissions.iter().filter(is_asked) {
        parts.push(submission.path.as_bytes().to_vec());
        parts.push(fs::read(&submission.source).ok()?);
    }
    let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
    Some(sha256_hex_of_parts(&parts))
}

/// What a search has found against a submission.
pub(crate) fn found(case: &Countercase) -> Finding {
    Finding {
        by: By::Search,
        expected: short(case.expected.as_bytes()),
        got: short(case.got.as_bytes()),
        ..Finding::new(SEARCH, SEARCH, case.verdict, case.message.clone())
    }
}
