//! Submissions that are judged while they run: beside an interactor, or pass by pass.
//!
//! - Kattis' interface: arguments `input answer feedback_dir`, the submission's output on standard input, the submission's input on standard
//!   output; exit code 42 accepts, 43 refuses; `judgemessage.txt` tells why. Where it accepts and has written `nextpass.in` into the feedback
//!   folder, the submission is run again on that (problem package format 2025-09, section Multi-pass validation).
//! - testlib's: arguments `input output answer`; exit code 0 accepts, 1 and 2 refuse; what it writes to `output` is for the problem's checker.
//!
//! Who is to blame follows problemtools and who fell silent first: an interactor that refuses before the submission ends has the last word; what a
//! submission did wrong before the interactor said anything is its own fault; an interactor that neither accepts nor refuses is the judge's
//! error.

use crate::built::Built;
use crate::built_checker::{BuiltChecker, BuiltInteraction};
use crate::case::{self, Failed, of_outcome};
use crate::checker::excerpt::printable_lines;
use crate::checker::program::{Files, read_regular};
use crate::checker::{Check, CheckInput, Word};
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::limits::Limits;
use ojkit_model::problem::{Checker, CheckerInterface, Interactor};
use ojkit_model::score::Points;
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::{Ending, Exceeded};
use ojkit_run::{Artifact, Conversation, Job, Outcome, Side, Transcript};
use std::fs;

/// One run of a submission on one case, to its end.
#[derive(Clone, Debug, Default)]
pub struct Interaction {
    /// What became of the submission, with the largest time and memory of its passes; its output is the transcript: `>` before its own lines,
    /// `<` before those that it read, `---` between two passes.
    pub outcome: Outcome,
    /// Why it is not right, and who is to blame; nothing where it is.
    pub failure: Option<Failed>,
    /// What it is worth, where it is right and that is not everything.
    pub points: Option<Points>,
}

/// What an interactor or a checker may pass on as the input of a next pass.
const NEXT_BYTES: u64 = 32 * 1024 * 1024;
/// Further passes are not written down.
const TRANSCRIPT_BYTES: usize = 256 * 1024;
/// Lines of a transcript behind a message, and their characters.
const TAIL_LINES: usize = 12;
const TAIL_CHARS: usize = 120;

/// Runs a submission as the problem wants it, within limits that may be wider than its own.
///
/// # Errors
/// The machine's, as text.
pub fn interact(
    runner: &mut Runner,
    built: &Built,
    limits: Limits,
    built_checker: &BuiltChecker,
    (input, answer): (&[u8], &[u8]),
) -> Result<Interaction, String> {
    let Some(BuiltInteraction { interactor, passes }) = &built_checker.interaction else {
        return Err("the problem has no interactor".to_owned());
    };
    let files = Files::write(runner.folder(), input, answer)?;
    let next = files.feedback.join("nextpass.in");
    let mut input = input.to_vec();
    let mut whole = Interaction::default();
    for pass in 1..=*passes {
        fs::write(&files.input, &input).map_err(|error| format!("cannot write the input of a pass: {error}"))?;
        let run = Pass { files: &files, built, limits, input: &input, answer };
        let (mut one, is_word) = match interactor {
            Some((interactor, artifact)) => run.beside(runner, built_checker, interactor, artifact)?,
            None => run.before(runner, built_checker)?,
        };
        let wants_more = *passes > 1 && fs::symlink_metadata(&next).is_ok();
        one.failure = match one.failure {
            None if wants_more && pass == *passes => {
                let message = format!("there is an input for more than the {passes} passes of `passes:`");
                Some(Failed::new(Verdict::JudgeError, message))
            }
            Some(Failed { verdict: Verdict::WrongAnswer, message, .. }) if wants_more && is_word => {
                let why = "it refuses and has written nextpass.in, which goes only with accepting";
                Some(Failed::new(Verdict::JudgeError, format!("{why}: {message}")))
            }
            failure => failure,
        };
        if let (Some(failed), true) = (&mut one.failure, *passes > 1) {
            failed.message = format!("pass {pass}: {}", failed.message);
        }
        whole.add(one);
        if whole.failure.is_some() || !wants_more {
            break;
        }
        input = read_regular(&next, NEXT_BYTES);
        fs::remove_file(&next).map_err(|error| format!("cannot remove nextpass.in: {error}"))?;
    }
    Ok(whole)
}

/// Runs a submission on a case and judges it.
pub(crate) fn judge(
    runner: &mut Runner,
    lock: &RunLock,
    built: &Built,
    built_checker: &BuiltChecker,
    case: &Case,
) -> (Outcome, Finding) {
    let limits = built.limits.with_times_the_time(Limits::NEAR_END);
    let mut runs: Vec<Interaction> = Vec::new();
    let measured = lock.measured(built.limits.cpu(), &|| true, || {
        let given = (&case.input[..], case.answer.as_deref().unwrap_or_default());
        let run = interact(runner, built, limits, built_checker, given)?;
        runs.push(run.clone());
        Ok::<_, String>(run.outcome)
    });
    let outcome = match measured {
        Ok(outcome) => outcome,
        Err(message) => return (Outcome::default(), Finding::not_run(case, message)),
    };
    // Of several runs the one that was chosen by its time, which may have been marked as too long since.
    let is_same = |one: &Interaction| (one.outcome.cpu, one.outcome.wall) == (outcome.cpu, outcome.wall);
    let chosen = runs.into_iter().rev().find(is_same).unwrap_or_default();
    let late = || (outcome.exceeded == Some(Exceeded::CpuTime)).then(|| of_outcome(&outcome, &built.granted)).flatten();
    let failure = chosen.failure.or_else(late);
    // Whatever else the outcome says was weighed already.
    let calm = Outcome { ending: Ending::Exited(0), exceeded: None, stdout: Vec::new(), ..outcome.clone() };
    let calm = case::judge(case, &built.granted, &calm, |_| Ok(Check::accepted()));
    let found = match failure {
        None => Finding { compared: true, points: chosen.points, ..calm },
        Some(Failed { verdict, message, by_clock }) => {
            let (time_ms, memory_kib) = (calm.time_ms, calm.memory_kib);
            let failed = Finding::on(case, verdict, message);
            Finding { compared: true, by_clock, time_ms, memory_kib, ..failed }
        }
    };
    (outcome, found)
}

/// The end of a transcript, as lines behind a message; each pass of a submission has its own.
pub fn tail(transcript: &[u8]) -> String {
    let count = transcript.iter().filter(|&&byte| byte == b'\n').count();
    let from = count.saturating_sub(TAIL_LINES);
    let lines: Vec<&[u8]> = transcript.split_inclusive(|&byte| byte == b'\n').skip(from).collect();
    let shown = printable_lines(&lines.concat(), TAIL_LINES, TAIL_CHARS);
    let left_out = if from > 0 { format!("\n({from} lines before)") } else { String::new() };
    shown.iter().fold(left_out, |text, line| text + "\n" + line)
}

impl Interaction {
    fn add(&mut self, pass: Interaction) {
        let Interaction { outcome: before, .. } = std::mem::take(self);
        let mut outcome = pass.outcome;
        let mut transcript = before.stdout;
        if transcript.is_empty() {
            transcript = std::mem::take(&mut outcome.stdout);
        } else if transcript.len() < TRANSCRIPT_BYTES {
            transcript.extend_from_slice(b"---\n");
            transcript.extend_from_slice(&outcome.stdout);
        }
        outcome.stdout = transcript;
        outcome.cpu = outcome.cpu.max(before.cpu);
        outcome.memory_kib = outcome.memory_kib.max(before.memory_kib);
        outcome.wall += before.wall;
        *self = Interaction { outcome, ..pass };
    }
}

struct Pass<'a> {
    files: &'a Files,
    built: &'a Built,
    limits: Limits,
    input: &'a [u8],
    answer: &'a [u8],
}

/// What came of a pass, and whether it is the interactor's or the checker's own word.
type Ended = (Interaction, bool);

impl Pass<'_> {
    fn job<'j>(&'j self, stdin: &'j [u8]) -> Job<'j> {
        let (readable, writable) = (&[][..], &[][..]);
        Job { artifact: &self.built.artifact, args: &[], stdin, limits: self.limits, readable, writable }
    }

    /// The submission first, and the checker then.
    fn before(&self, runner: &mut Runner, built_checker: &BuiltChecker) -> Result<Ended, String> {
        let mut outcome = runner.run_job(&self.job(self.input))?;
        let own = of_outcome(&outcome, &self.built.granted);
        let is_word = own.is_none();
        let mut points = None;
        let failure = match own {
            Some(failure) => Some(failure),
            None => {
                let word = self.ask(runner, built_checker, &outcome.stdout);
                points = word.as_ref().ok().and_then(|check| check.points);
                failure_of(word)
            }
        };
        let mut transcript = Transcript::default();
        transcript.add(Side::Interactor, self.input);
        transcript.add(Side::Submission, &outcome.stdout);
        outcome.stdout = transcript.text();
        Ok((Interaction { outcome, failure, points }, is_word))
    }

    /// Asks the checker program, whose feedback stays from pass to pass.
    fn ask(&self, runner: &mut Runner, built_checker: &BuiltChecker, output: &[u8]) -> Result<Check, String> {
        let (Checker::Program { interface, .. }, Some(artifact)) = (&built_checker.checker, &built_checker.artifact)
        else {
            return Err("there is no checker program that could ask for another pass".to_owned());
        };
        let call = self.files.call(*interface, output);
        let (args, readable, writable) = (&call.args[..], &call.readable[..], &call.writable[..]);
        let outcome =
            runner.run_job(&Job { artifact, args, stdin: output, limits: Limits::CHECKER, readable, writable })?;
        self.files.word("the checker", *interface, built_checker.is_scored, &outcome)
    }

    /// The submission beside the interactor.
    fn beside(
        &self,
        runner: &mut Runner,
        built_checker: &BuiltChecker,
        interactor: &Interactor,
        artifact: &Artifact,
    ) -> Result<Ended, String> {
        let interface = interactor.interface;
        let call = self.files.call(interface, b"");
        let (args, readable, writable) = (&call.args[..], &call.readable[..], &call.writable[..]);
        let partner = Job { artifact, args, stdin: b"", limits: Limits::INTERACTOR, readable, writable };
        let accepts = if interface == CheckerInterface::Testlib { 0 } else { 42 };
        let settles = |side: Side, is_first: bool, outcome: &Outcome| match side {
            // Nobody asks a submission any more that was refused, or an interactor whose submission has failed by itself.
            Side::Interactor => outcome.exceeded.is_some() || outcome.ending != Ending::Exited(accepts),
            Side::Submission => is_first && of_outcome(outcome, &self.built.granted).is_some(),
        };
        let talk = runner.converse([&self.job(b""), &partner], &settles)?;
        let mut word = self.files.word("the interactor", interface, built_checker.is_scored, &talk.outcomes[1]);
        if word.as_ref().is_ok_and(|check| check.word == Word::Accepted) && interactor.is_checked {
            let output = &self.files.written();
            let given = CheckInput { input: self.input, output, answer: self.answer };
            word = runner.check(built_checker, &given);
        }
        let points = word.as_ref().ok().and_then(|check| check.points);
        let (failure, is_word) = verdict(&talk, &self.built.granted, word);
        let Conversation { outcomes: [outcome, _], transcript, .. } = talk;
        Ok((Interaction { outcome: Outcome { stdout: transcript, ..outcome }, failure, points }, is_word))
    }
}

/// The failure that a word is, if it is one.
fn failure_of(word: Result<Check, String>) -> Option<Failed> {
    match word {
        Ok(Check { word: Word::Refused, message, .. }) => Some(Failed::new(Verdict::WrongAnswer, message)),
        Ok(_) => None,
        Err(message) => Some(Failed::new(Verdict::JudgeError, message)),
    }
}

/// What a conversation means, and whether that is the interactor's own word; nothing where the submission is right.
fn verdict(talk: &Conversation, granted: &Limits, word: Result<Check, String>) -> (Option<Failed>, bool) {
    let [submission, _] = &talk.outcomes;
    if talk.deadlock {
        let why = "both wait for each other: the submission reads, and the interactor waits for what it writes \
            (is its output flushed after every line, and is none missing?)";
        return (Some(Failed::new(Verdict::TimeLimitExceeded, why)), false);
    }
    let own = if talk.stopped[0] { None } else { of_outcome(submission, granted) };
    if talk.choked && submission.exceeded == Some(Exceeded::WallTime) {
        let why = format!("more than {} KiB of output that the interactor does not read", granted.output_kib);
        return (Some(Failed::new(Verdict::OutputLimitExceeded, why)), false);
    }
    if talk.kept_waiting && submission.exceeded == Some(Exceeded::WallTime) {
        let wall = submission.wall.as_millis();
        let why = format!("the interactor let the submission wait, which was ended after {wall} ms");
        return (Some(Failed::new(Verdict::JudgeError, why)), false);
    }
    let (cpu, wall) = (talk.outcomes[1].cpu, submission.wall);
    let is_slow = cpu * 2 > wall && cpu > submission.cpu * 4;
    if own.is_some() && submission.exceeded == Some(Exceeded::WallTime) && is_slow {
        let (cpu, wall) = (cpu.as_millis(), wall.as_millis());
        let why = format!("the interactor used {cpu} of the {wall} ms after which the submission was ended");
        return (Some(Failed::new(Verdict::JudgeError, why)), false);
    }
    match (own, word) {
        (Some(failure), _) if talk.submission_first => (Some(failure), false),
        (_, Err(why)) => {
            let ended = if talk.submission_first && !talk.stopped[1] {
                "; the submission had ended before: an interactor must refuse where its input ends early"
            } else {
                ""
            };
            (Some(Failed::new(Verdict::JudgeError, format!("{why}{ended}"))), false)
        }
        (Some(failure), Ok(Check { word: Word::Accepted | Word::Undecided, .. })) => (Some(failure), false),
        (_, word) => (failure_of(word), true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The verdict where the submission ended so, the interactor said that, and whose output ended first.
    fn of(ending: Ending, exceeded: Option<Exceeded>, word: Result<Check, String>, submission_first: bool) -> Verdict {
        let outcome = Outcome { ending, exceeded, ..Outcome::default() };
        let outcomes = [outcome, Outcome::default()];
        let talk = Conversation { outcomes, submission_first, ..Conversation::default() };
        verdict(&talk, &Limits::default(), word).0.map_or(Verdict::Accepted, |failed| failed.verdict)
    }

    #[test]
    fn who_fell_silent_first_is_to_blame() {
        let clean = (Ending::Exited(0), None);
        let crashed = (Ending::Exited(1), None);
        let slow = (Ending::Signalled(9), Some(Exceeded::CpuTime));
        let accepts = || Ok(Check::accepted());
        let refuses = || Ok(Check::refused("no"));
        let fails = || Err("it crashed".to_owned());
        for ((ending, exceeded), first, wanted) in [
            (clean, true, [Verdict::Accepted, Verdict::WrongAnswer, Verdict::JudgeError]),
            (clean, false, [Verdict::Accepted, Verdict::WrongAnswer, Verdict::JudgeError]),
            (crashed, true, [Verdict::RunTimeError; 3]),
            (crashed, false, [Verdict::RunTimeError, Verdict::WrongAnswer, Verdict::JudgeError]),
            (slow, true, [Verdict::TimeLimitExceeded; 3]),
            (slow, false, [Verdict::TimeLimitExceeded, Verdict::WrongAnswer, Verdict::JudgeError]),
        ] {
            let got = [accepts(), refuses(), fails()].map(|word| of(ending, exceeded, word, first));
            assert_eq!(got, wanted, "{ending:?} {exceeded:?}, the submission first: {first}");
        }
    }

    #[test]
    fn what_the_kit_has_ended_itself_is_no_fault() {
        let killed = Outcome { ending: Ending::Signalled(9), ..Outcome::default() };
        let talk = Conversation {
            outcomes: [killed.clone(), Outcome::default()],
            stopped: [true, false],
            submission_first: true,
            ..Conversation::default()
        };
        let (failure, is_word) = verdict(&talk, &Limits::default(), Ok(Check::refused("no")));
        assert_eq!((failure, is_word), (Some(Failed::new(Verdict::WrongAnswer, "no")), true));
    }

    #[test]
    fn a_submission_that_was_let_wait_is_not_to_blame_and_one_that_sleeps_is() {
        let outcome = Outcome { exceeded: Some(Exceeded::WallTime), ..Outcome::default() };
        let mut talk = Conversation {
            outcomes: [outcome, Outcome::default()],
            submission_first: true,
            kept_waiting: true,
            ..Conversation::default()
        };
        let of =
            |talk: &Conversation| verdict(talk, &Limits::default(), Err("killed".to_owned())).0.map(|one| one.verdict);
        assert_eq!(of(&talk), Some(Verdict::JudgeError));
        talk.kept_waiting = false;
        assert_eq!(of(&talk), Some(Verdict::TimeLimitExceeded));
        // One that lets it wait for a moment at every turn.
        talk.outcomes[0].wall = std::time::Duration::from_secs(6);
        talk.outcomes[1].cpu = std::time::Duration::from_secs(4);
        assert_eq!(of(&talk), Some(Verdict::JudgeError));
    }

    #[test]
    fn behind_a_message_stands_the_end_of_the_transcript() {
        let text: String = (1..=20).map(|line| format!("> {line}\n")).collect();
        let tail = tail(text.as_bytes());
        assert!(tail.starts_with("\n(8 lines before)\n> 9\n") && tail.ends_with("\n> 20"), "{tail}");
        assert_eq!(super::tail(b"< 1\n> \x1b[2J\n"), "\n< 1\n> \\x1b[2J");
    }
}
