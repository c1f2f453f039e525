//! All solvers on all questions: the model's outputs, believed where the others agree.

use super::numbers::past_bits;
use super::solver::{Process, Silence, Solver};
use super::trouble::{Cause, Disagreement, Ground, NoAnswer, SET_ASIDE_SHARE, Trouble};
use super::{Answers, Question};
use crate::checker::{Check, CheckInput};
use crate::pool;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Asks a solver about an input: its output, or why there is none.
pub(super) type Run<'a, S> = dyn Fn(&mut S, usize, &[u8], Process) -> Result<Vec<u8>, Silence> + Sync + 'a;
/// Compares an output with an answer.
pub(super) type Compare<'a, S> = dyn Fn(&mut S, &CheckInput) -> Result<Check, String> + Sync + 'a;

/// What comparing needs: solvers, the first of which is the model, and how to ask them. `S` is what a thread keeps for itself.
pub(super) struct CrossCheck<'a, S> {
    pub solvers: &'a [Solver],
    pub applies: &'a (dyn Fn(&[u8]) -> bool + Sync),
    pub run: &'a Run<'a, S>,
    /// Whether a solver may meet inputs in a process that has met others.
    pub shares: bool,
    pub check: &'a Compare<'a, S>,
    pub check_model: bool,
    /// Answers are integers of so many bits: a larger one means that the input is illegal.
    pub bits: Option<u32>,
    /// Questions that are not asked, for the model has no answer: a sanitizer ends it.
    pub unasked: &'a BTreeMap<usize, String>,
    /// Why another solver's output on an input is none, where a sanitizer ends it.
    pub at_fault: &'a (dyn Fn(usize, &[u8]) -> Option<String> + Sync),
}

/// Asks all solvers about all questions. Where more unsure ones get no answer than may be, only the first of these are told, one more than
/// may be, and what follows them is not asked.
pub(super) fn cross_check<S>(
    check: &CrossCheck<S>,
    questions: &[Question],
    jobs: usize,
    runner: impl Fn() -> S + Sync,
    tell: &mut dyn FnMut(),
) -> Result<Answers, Trouble> {
    // Questions after a known trouble are not asked; all before it are, so that the first one is the same on any number of threads.
    let first_trouble = AtomicUsize::new(usize::MAX);
    let most = questions.iter().filter(|question| question.unsure).count() / SET_ASIDE_SHARE;
    let no_answers = AtomicUsize::new(0);
    let weight = |result: &Result<Answered, Trouble>| match result {
        Ok((Err(no_answer), _)) if no_answer.ground == Ground::Unsure => no_answer.why.weight(),
        _ => 0,
    };
    let results = pool::map(
        jobs,
        questions.len(),
        runner,
        |runner, item, send| {
            // Whoever is past that many now has all that stand before it.
            if first_trouble.load(Ordering::Relaxed) < item || no_answers.load(Ordering::Relaxed) > most {
                return Ok((Ok(Vec::new()), Vec::new()));
            }
            if check.unasked.contains_key(&item) {
                send(());
                return Ok((Ok(Vec::new()), Vec::new()));
            }
            let result = check.about(runner, &questions[item]);
            if result.is_err() {
                first_trouble.fetch_min(item, Ordering::Relaxed);
            }
            no_answers.fetch_add(weight(&result), Ordering::Relaxed);
            send(());
            result
        },
        &mut |()| tell(),
    );
    let mut answers = Answers { solvers: check.solvers.len(), ..Answers::default() };
    let mut silent: Vec<(usize, usize, String)> = vec![(0, 0, String::new()); check.solvers.len()];
    let mut left = most + 1;
    for (question, result) in questions.iter().zip(results) {
        if left == 0 {
            // On several threads more may have been asked before all stopped.
            answers.answers.push(Ok(Vec::new()));
            continue;
        }
        left = left.saturating_sub(weight(&result));
        let (answer, unanswered) = result?;
        answers.answers.push(answer);
        for (solver, why) in unanswered {
            if silent[solver].1 == 0 {
                silent[solver].2 = format!("{}: {why}", question.case);
            }
            silent[solver].1 += 1;
        }
    }
    for (solver, (_, count, first)) in check.solvers.iter().zip(silent).filter(|(_, (_, count, _))| *count > 0) {
        answers.notes.push(format!("{} gave no output to compare on {count} inputs, first on {first}", solver.name));
    }
    Ok(answers)
}

/// An answer, or why there is none, and the solvers that gave no output, with the reason.
type Answered = (Result<Vec<u8>, NoAnswer>, Vec<(usize, String)>);

impl<S> CrossCheck<'_, S> {
    /// What anybody has against an answer is said only where it comes again in processes of their own.
    fn about(&self, runner: &mut S, question: &Question) -> Result<Answered, Trouble> {
        if self.shares {
            let shared = self.about_in(Process::Shared, runner, question);
            if matches!(&shared, Ok((Ok(_), unanswered)) if unanswered.is_empty()) {
                return shared;
            }
        }
        self.about_in(Process::Own, runner, question)
    }

    fn about_in(&self, process: Process, runner: &mut S, question: &Question) -> Result<Answered, Trouble> {
        let Question { case, input, given, unsure, vouched, apart } = *question;
        let model = &self.solvers[0].name;
        let no_answer = |submissions: Vec<String>, why: Cause| {
            Ok((Err(NoAnswer { submissions, why, ground: Ground::Unsure }), Vec::new()))
        };
        let past = |name: &String, output: &[u8], wrapped: &[u8]| {
            let why = Cause::Other(self.past_type(output, wrapped).filter(|_| !vouched)?);
            Some(Ok((Err(NoAnswer { submissions: vec![name.clone()], why, ground: Ground::Illegal }), Vec::new())))
        };
        let output = match (self.run)(runner, 0, input, process) {
            Ok(output) => output,
            // No line is enforced that would say whether the model may be silent here.
            Err(silence) if unsure => return no_answer(vec![model.clone()], silence.in_short()),
            Err(Silence { why, .. }) => {
                return Err(Trouble::Silent { case: case.to_string(), model: model.clone(), why });
            }
        };
        if let Some(no_answer) = past(model, &output, &output) {
            return no_answer;
        }
        if let Some(given) = given {
            self.compare(runner, question, ("the example", given), (model, &output))?;
        } else if self.check_model {
            match self.compare(runner, question, (model, &output), (model, &output)) {
                Err(Trouble::Disagreement(found)) if unsure => {
                    return no_answer(vec![model.clone()], Cause::Other(found.message));
                }
                compared => compared?,
            }
        }
        let answer = given.map_or(output, <[u8]>::to_vec);
        let author = if given.is_some() { "the example" } else { model };
        let (mut unanswered, mut against, mut asked) = (Vec::new(), Vec::new(), 1);
        let (mut agreed, mut disagreed) = (Vec::new(), Vec::new());
        for (number, solver) in self.solvers.iter().enumerate().skip(1) {
            if solver.oracle && !(self.applies)(input) {
                continue;
            }
            asked += 1;
            let output = (self.run)(runner, number, input, process);
            if let Some(no_answer) = output.as_ref().ok().and_then(|output| past(&solver.name, output, &answer)) {
                return no_answer;
            }
            match output {
                Ok(other) => match self.compare(runner, question, (author, &answer), (&solver.name, &other)) {
                    Ok(()) => agreed.push(solver.name.clone()),
                    Err(Trouble::Disagreement(found)) if unsure => against.push((solver, Cause::Other(found.message))),
                    Err(Trouble::Disagreement(found)) => match (self.at_fault)(number, input) {
                        Some(why) => unanswered.push((number, why)),
                        None => disagreed.push(*found),
                    },
                    Err(trouble) => return Err(trouble),
                },
                Err(silence) if unsure && silence.is_crash() => against.push((solver, silence.in_short())),
                Err(silence) => unanswered.push((number, silence.why)),
            }
        }
        // An example's answer stands whoever disagrees.
        if !(disagreed.is_empty() || apart && given.is_some()) {
            return self.disagreeing(runner, question, agreed, disagreed);
        }
        match against.first() {
            None => Ok((Ok(answer), unanswered)),
            Some((_, why)) if against.len() * 2 > asked => {
                no_answer(vec![model.clone()], Cause::Other(format!("most others disagree with it: {why}")))
            }
            Some((_, why)) => no_answer(against.iter().map(|(solver, _)| solver.name.clone()).collect(), why.clone()),
        }
    }

    /// What comes of solvers that disagree: no answer where the other questions get their answers all the same.
    fn disagreeing(
        &self,
        runner: &mut S,
        question: &Question,
        agreed: Vec<String>,
        disagreed: Vec<Disagreement>,
    ) -> Result<Answered, Trouble> {
        if question.apart {
            let submissions = disagreed.into_iter().map(|found| found.other).collect();
            let no_answer = NoAnswer { submissions, why: Cause::Disagreement, ground: Ground::Apart };
            return Ok((Err(no_answer), Vec::new()));
        }
        Err(Trouble::Disagreement(self.sides(runner, question, agreed, disagreed)?))
    }

    /// The first of some disagreements, with everybody who says what its two sides say.
    fn sides(
        &self,
        runner: &mut S,
        question: &Question,
        with_one: Vec<String>,
        disagreed: Vec<Disagreement>,
    ) -> Result<Box<Disagreement>, Trouble> {
        let mut disagreed = disagreed.into_iter();
        let mut first = disagreed.next().unwrap_or_default();
        for Disagreement { other, other_output, .. } in disagreed {
            let (one, answer) = (first.other.clone(), first.other_output.clone());
            match self.compare(runner, question, (&one, &answer), (&other, &other_output)) {
                Ok(()) => first.with_other.push(other),
                Err(Trouble::Disagreement(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(Box::new(Disagreement { with_one, ..first }))
    }

    /// Why an output of integers is none that an answer can be, where the other one is what an overflow makes of it: a larger output
    /// that has nothing to do with the other is a disagreement.
    fn past_type(&self, output: &[u8], wrapped: &[u8]) -> Option<String> {
        let bits = self.bits?;
        let value = past_bits(bits, output)?;
        let remainders = |text: &[u8]| {
            let tokens = std::str::from_utf8(text).ok()?.split_ascii_whitespace();
            tokens.map(|token| remainder(token, 1i128 << bits)).collect::<Option<Vec<_>>>()
        };
        (remainders(output)? == remainders(wrapped)?).then(|| {
            let shown: String = value.chars().take(SHOWN).collect();
            let more = if shown.len() < value.len() { "..." } else { "" };
            format!("the answer {shown}{more} does not fit in {bits} bits")
        })
    }

    fn compare(
        &self,
        runner: &mut S,
        question: &Question,
        (one, answer): (&str, &[u8]),
        (other, output): (&str, &[u8]),
    ) -> Result<(), Trouble> {
        let case = question.case.to_string();
        match (self.check)(runner, &CheckInput { input: question.input, output, answer }) {
            Ok(check) if !check.is_refused() => Ok(()),
            Ok(Check { message, .. }) => Err(Trouble::Disagreement(Box::new(Disagreement {
                case,
                input: question.input.to_vec(),
                one: one.to_string(),
                one_output: answer.to_vec(),
                other: other.to_string(),
                other_output: output.to_vec(),
                message,
                ..Disagreement::default()
            }))),
            Err(why) => Err(Trouble::Checker { case, why }),
        }
    }
}

/// Digits of an answer that are told.
const SHOWN: usize = 40;

/// The remainder, 0 and more, of an integer of any length by a power of two that is at most 2^64; none of a text that is no integer.
fn remainder(integer: &str, modulus: i128) -> Option<i128> {
    let digits = integer.strip_prefix('-').unwrap_or(integer);
    let is_integer = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    let rest = || digits.bytes().fold(0, |rest, digit| (rest * 10 + i128::from(digit - b'0')) % modulus);
    is_integer.then(|| if integer.starts_with('-') { (-rest()).rem_euclid(modulus) } else { rest() })
}

#[cfg(test)]
mod tests;
