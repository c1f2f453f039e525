//! All solvers on all questions: the model's outputs, believed where the others agree.

use super::solver::{Process, Silence, Solver};
use super::trouble::{DOUBTED_SHARE, Disagreement, Objection, Trouble, weight_of};
use super::{Answers, Question};
use crate::checker::{Check, CheckInput};
use crate::pool;
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
}

/// Asks all solvers about all questions. Where more doubted ones are objected to than may be, only the first objections are told, one more than
/// may be, and what follows them is not asked.
pub(super) fn cross_check<S>(
    check: &CrossCheck<S>,
    questions: &[Question],
    jobs: usize,
    runner: impl Fn(usize) -> S + Sync,
    tell: &mut dyn FnMut(),
) -> Result<Answers, Trouble> {
    // Questions after a known trouble are not asked; all before it are, so that the first one is the same on any number of threads.
    let first_trouble = AtomicUsize::new(usize::MAX);
    let most = questions.iter().filter(|question| question.doubted).count() / DOUBTED_SHARE;
    let objections = AtomicUsize::new(0);
    let weight = |result: &Result<Answered, Trouble>| match result {
        Ok((Err(objection), _)) if !objection.is_certain => weight_of(&objection.why),
        _ => 0,
    };
    let results = pool::map(
        jobs,
        questions.len(),
        runner,
        |runner, item, send| {
            // Whoever is past that many objections now has all that stand before it.
            if first_trouble.load(Ordering::Relaxed) < item || objections.load(Ordering::Relaxed) > most {
                return Ok((Ok(Vec::new()), Vec::new()));
            }
            let result = check.about(runner, &questions[item]);
            if result.is_err() {
                first_trouble.fetch_min(item, Ordering::Relaxed);
            }
            objections.fetch_add(weight(&result), Ordering::Relaxed);
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

/// An answer or an objection, and the solvers that gave no output, with the reason.
type Answered = (Result<Vec<u8>, Objection>, Vec<(usize, String)>);

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
        let Question { case, input, given, doubted, vouched } = *question;
        let model = &self.solvers[0].name;
        let objection = |submissions: Vec<String>, why: String| {
            Ok((Err(Objection { submissions, why, is_certain: false }), Vec::new()))
        };
        let past = |name: &String, output: &[u8], wrapped: &[u8]| {
            let why = self.past_type(output, wrapped).filter(|_| !vouched)?;
            Some(Ok((Err(Objection { submissions: vec![name.clone()], why, is_certain: true }), Vec::new())))
        };
        let output = match (self.run)(runner, 0, input, process) {
            Ok(output) => output,
            // No line is enforced that would say whether the model may be silent here.
            Err(silence) if doubted => return objection(vec![model.clone()], silence.in_short()),
            Err(Silence { why, .. }) => {
                return Err(Trouble::Silent { case: case.to_string(), model: model.clone(), why });
            }
        };
        if let Some(objection) = past(model, &output, &output) {
            return objection;
        }
        if let Some(given) = given {
            self.compare(runner, question, ("the example", given), (model, &output))?;
        } else if self.check_model {
            match self.compare(runner, question, (model, &output), (model, &output)) {
                Err(Trouble::Disagreement(found)) if doubted => return objection(vec![model.clone()], found.message),
                compared => compared?,
            }
        }
        let answer = given.map_or(output, <[u8]>::to_vec);
        let author = if given.is_some() { "the example" } else { model };
        let (mut unanswered, mut against, mut asked) = (Vec::new(), Vec::new(), 1);
        for (number, solver) in self.solvers.iter().enumerate().skip(1) {
            if solver.oracle && !(self.applies)(input) {
                continue;
            }
            asked += 1;
            let output = (self.run)(runner, number, input, process);
            if let Some(objection) = output.as_ref().ok().and_then(|output| past(&solver.name, output, &answer)) {
                return objection;
            }
            match output {
                Ok(other) => match self.compare(runner, question, (author, &answer), (&solver.name, &other)) {
                    Err(Trouble::Disagreement(found)) if doubted => against.push((solver, found.message)),
                    compared => compared?,
                },
                Err(silence) if doubted && silence.is_crash() => against.push((solver, silence.in_short())),
                Err(silence) => unanswered.push((number, silence.why)),
            }
        }
        match against.first() {
            None => Ok((Ok(answer), unanswered)),
            Some((_, why)) if against.len() * 2 > asked => {
                objection(vec![model.clone()], format!("most others disagree with it: {why}"))
            }
            Some((_, why)) => objection(against.iter().map(|(solver, _)| solver.name.clone()).collect(), why.clone()),
        }
    }

    /// Why an output that is one integer is none that an answer can be, where the other one is what an overflow makes of it: a larger output
    /// that has nothing to do with the other is a disagreement.
    fn past_type(&self, output: &[u8], wrapped: &[u8]) -> Option<String> {
        let bits = self.bits?;
        let integer = |text: &[u8]| std::str::from_utf8(text).ok()?.trim().parse::<i128>().ok();
        let (value, wrapped) = (integer(output)?, integer(wrapped)?);
        let limit = 1i128 << (bits - 1);
        let is_overflow = value.checked_sub(wrapped)? % (limit * 2) == 0;
        let fits = (-limit..limit).contains(&value);
        (!fits && is_overflow).then(|| format!("the answer {value} does not fit in {bits} bits"))
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
            }))),
            Err(why) => Err(Trouble::Checker { case, why }),
        }
    }
}

#[cfg(test)]
mod tests;
