//! Accepted submissions, asked about one input on which another submission is refused.

use super::solver::{Process, Silence, output};
use super::{Trouble, first_line, unavailable};
use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::checker::CheckInput;
use crate::expectation::Submission;
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use crate::sanitized::Sanitized;
use ojkit_draw::Bound;
use ojkit_languages::Machine;
use ojkit_model::finding::{Reason, Side, short};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// CPU time of one submission, and of all of them by the clock.
const TIME_MS: u64 = 1000;
const TIME: Duration = Duration::from_secs(1);

/// What a submission did on an input, against the answer.
#[derive(Clone, Copy, Debug)]
pub struct Refused<'a> {
    /// Its file, which is not asked itself.
    pub source: &'a Path,
    /// The file of whoever gave the answer.
    pub author: &'a Path,
    pub input: &'a [u8],
    pub answer: &'a [u8],
    pub got: Result<&'a [u8], Verdict>,
}

/// What the accepted submissions say beside the model, which gave the answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Support {
    pub with_answer: Vec<String>,
    pub with_refused: Vec<String>,
    pub with_neither: Vec<String>,
    /// Those that could not be asked, with the reason.
    pub absent: Vec<(String, String)>,
    /// The refused one, where it is itself among the accepted submissions, or the oracle.
    party: Option<String>,
    /// The oracle, where it may be asked about the input.
    oracle: Option<String>,
}

fn is_same(one: &Path, other: &Path) -> bool {
    one == other || fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

fn is_accepted(submission: &Submission) -> bool {
    submission.expected == [Verdict::Accepted]
}

impl Support {
    /// Asks every accepted submission, and the oracle where it may be asked, but whoever gave the answer and the refused one; all within about
    /// a second. `agrees` knows of submissions that were found to give the answer before.
    ///
    /// # Errors
    /// The checker cannot be built, or fails.
    pub fn ask(
        machine: &Machine,
        bound: &Bound,
        submissions: &[Submission],
        refused: &Refused,
        agrees: &dyn Fn(&Submission) -> bool,
    ) -> Result<Support, Trouble> {
        let oracle = bound.oracle_for(refused.input);
        let mut support = Support { oracle: oracle.map(str::to_owned), ..Support::default() };
        let is_oracle = |one: &Submission| oracle == Some(&one.path);
        let claims = |one: &&Submission| {
            let is_party = is_same(&one.source, refused.author) || is_same(&one.source, refused.source);
            !is_party && (is_accepted(one) || is_oracle(one))
        };
        let (known, mut others): (Vec<_>, Vec<_>) = submissions.iter().filter(claims).partition(|one| agrees(one));
        // It decides, so that the time for asking is its own first.
        others.sort_by_key(|one| !is_oracle(one));
        support.with_answer = known.into_iter().map(|one| one.path.clone()).collect();
        let speaks = |one: &&Submission| is_accepted(one) || is_oracle(one);
        let party = submissions.iter().filter(speaks).find(|one| is_same(&one.source, refused.source));
        support.party = party.map(|one| one.path.clone());
        if others.is_empty() {
            return Ok(support);
        }
        let built_checker = BuiltChecker::of_answers(machine, &bound.problem, &bound.folder)
            .map_err(|error| unavailable("the checker".to_owned(), error))?;
        let mut limits = bound.problem.limits.for_reference();
        limits.time_ms = limits.time_ms.min(TIME_MS);
        let mut asking = Asking {
            machine,
            bound,
            refused,
            built_checker,
            limits,
            runner: Runner::new(machine),
            took: Duration::ZERO,
            is_watched: machine.language_of(refused.source).is_some_and(|row| machine.sanitizes(row).is_some()),
        };
        for submission in others {
            let name = submission.path.clone();
            match asking.ask(submission)? {
                Said::Answer => support.with_answer.push(name),
                Said::Refused => support.with_refused.push(name),
                Said::Neither => support.with_neither.push(name),
                Said::Nothing(why) => support.absent.push((name, why)),
            }
        }
        Ok(support)
    }

    /// Why the refusal decides nothing: the oracle does not give the answer, and another accepted submission gives what the refused one gives,
    /// or that one is accepted itself, has an output, and nobody but the author of the answer speaks against it; or it is the oracle.
    pub fn reason(&self, refused: &Refused, author: &str, input: Option<String>) -> Option<Reason> {
        let (party, oracle) = (self.party.as_deref(), self.oracle.as_deref());
        let is_unopposed = self.with_answer.is_empty() || party == oracle;
        let stands_against = party.is_some() && refused.got.is_ok() && is_unopposed;
        if self.with_refused.is_empty() && !stands_against {
            return None;
        }
        let side = |first: Option<&str>, others: &[String], output| {
            let all = first.map(str::to_owned).into_iter().chain(others.iter().cloned());
            Side::new(all.collect(), output, oracle)
        };
        let got = refused.got.map_or_else(|verdict| Some(verdict.to_string()), short);
        let with_answer = side(Some(author), &self.with_answer, short(refused.answer));
        // Whoever shares a mistake with a submission is no match for the definition.
        if with_answer.has_oracle {
            return None;
        }
        let sides = vec![with_answer, side(party, &self.with_refused, got)];
        Some(Reason::Disagreement { sides, input })
    }
}

enum Said {
    Answer,
    /// What the refused one says.
    Refused,
    Neither,
    /// Nothing, and why.
    Nothing(String),
}

struct Asking<'a> {
    machine: &'a Machine,
    bound: &'a Bound,
    refused: &'a Refused<'a>,
    built_checker: BuiltChecker,
    limits: Limits,
    runner: Runner<'a>,
    /// How long they have taken so far.
    took: Duration,
    /// Whether a sanitizer may have ended the refused one.
    is_watched: bool,
}

impl Asking<'_> {
    fn ask(&mut self, submission: &Submission) -> Result<Said, Trouble> {
        let Refused { input, answer, got, .. } = *self.refused;
        if self.took > TIME {
            return Ok(Said::Nothing("the time for asking was over".to_owned()));
        }
        let built = match Built::new(self.machine, self.bound, &submission.source, self.limits) {
            Ok(built) => built.with_room_for(Some(answer)),
            Err(error) => return Ok(Said::Nothing(first_line(&error.to_string()).to_owned())),
        };
        let begun = Instant::now();
        let said = output(&mut self.runner, RunLock::of_machine(), &built, input, Process::Own)
            .map_err(Silence::trouble)
            .and_then(|said| said);
        self.took += begun.elapsed();
        let said = match said {
            Ok(said) => said,
            Err(silence) if got == Err(Verdict::RunTimeError) && silence.is_crash() => return Ok(Said::Refused),
            Err(silence) => return Ok(Said::Nothing(silence.why)),
        };
        if self.is_same(&said, answer)? {
            // A crash that only sanitizers see is one that they may see here too.
            let crashes = got == Err(Verdict::RunTimeError) && self.is_watched && self.is_ended(submission);
            return Ok(if crashes { Said::Refused } else { Said::Answer });
        }
        match got {
            // What a site would end gives no answer.
            Ok(got) if self.is_same(got, &said)? && !self.is_ended(submission) => Ok(Said::Refused),
            _ => Ok(Said::Neither),
        }
    }

    fn is_same(&mut self, output: &[u8], answer: &[u8]) -> Result<bool, Trouble> {
        let given = CheckInput { input: self.refused.input, output, answer };
        let check = self.runner.check(&self.built_checker, &given);
        let case = || "an input that accepted submissions were asked about".to_owned();
        check.map(|check| !check.is_refused()).map_err(|why| Trouble::Checker { case: case(), why })
    }

    /// Whether a sanitizer ends a submission on the input.
    fn is_ended(&self, submission: &Submission) -> bool {
        let sanitized = Sanitized::new(self.machine, self.bound, &submission.source).and_then(Result::ok);
        sanitized.is_some_and(|one| one.finding_on(self.machine, self.bound, self.refused.input).is_some())
    }
}
