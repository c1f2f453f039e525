//! A checker is asked about outputs that no submission would give: broken, empty, huge and nearly right ones.
//!
//! Outputs are made from the answers of cases, by a seed, in one order on every machine. What is found is made small before it is told.

mod mutations;

use crate::built_checker::BuiltChecker;
use crate::checker::tokens::is_space;
use crate::checker::{Check, CheckInput, Word};
use crate::pool;
use crate::runner::Runner;
use mutations::{Choices, output};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::signature::Type;
use ojkit_text::answer;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// A checker and what it is asked about.
#[derive(Clone, Copy)]
pub struct Fuzz<'a> {
    pub machine: &'a Machine,
    pub checker: &'a BuiltChecker,
    /// Another one, which should say the same.
    pub second: Option<&'a BuiltChecker>,
    pub answers: Option<&'a Type>,
    /// Cases with answers.
    pub cases: &'a [Case],
    pub slug: &'a str,
    /// So many outputs.
    pub count: usize,
    pub seed: u64,
    /// Programs that run at the same time, at least 1.
    pub jobs: usize,
}

/// Something wrong with a checker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it does, as in "accepts an empty output".
    pub what: String,
    /// The case whose input it was given.
    pub case: String,
    /// The smallest output that shows it.
    pub output: Vec<u8>,
    pub message: String,
    /// How many outputs showed it.
    pub count: usize,
}

/// What was found, and how much was asked.
#[derive(Clone, Debug, Default)]
pub struct Fuzzed {
    /// The findings, the gravest first.
    pub findings: Vec<Finding>,
    /// Outputs that were asked about.
    pub asked: usize,
    pub accepted: usize,
    /// Cases whose own answer the checker does not accept.
    pub refused_answers: usize,
}

/// Outputs are made from so many cases, the smallest, up to this size.
const CASES_MAX: usize = 24;
const BYTES_MAX: usize = 16 * 1024;
/// Outputs of one case that show most.
const OF_CASE: usize = 50;
/// Outputs that are asked about before anybody looks whether there is too much wrong already.
const ROUND: usize = 512;
/// A checker that fails so often, which may take its whole time, is not asked any further.
const FAILURES_MAX: usize = 10;
/// Questions that making one finding small may take.
const SHRINK_MAX: usize = 300;

/// What may be wrong, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Fails,
    Wavers,
    SecondRefuses,
    SecondAccepts,
    Empty,
    NoValue,
    NoText,
    Surplus,
}

/// One question with what came of it.
struct Asked {
    case: usize,
    output: Vec<u8>,
    kind: Option<Kind>,
    message: String,
    is_accepted: bool,
}

impl Fuzz<'_> {
    /// Asks the checker.
    pub fn run(&self) -> Fuzzed {
        let mut fuzzed = Fuzzed::default();
        let cases = self.bases();
        if cases.is_empty() {
            return fuzzed;
        }
        let questions = self.questions(&cases);
        let mut found: Vec<Asked> = Vec::new();
        for round in questions.chunks(ROUND) {
            let asked = self.ask_all(&cases, round);
            fuzzed.asked += asked.len();
            fuzzed.accepted += asked.iter().filter(|one| one.is_accepted).count();
            let own = asked.iter().filter(|one| cases[one.case].answer.as_deref() == Some(&one.output[..]));
            fuzzed.refused_answers += own.filter(|one| !one.is_accepted && one.kind.is_none()).count();
            found.extend(asked.into_iter().filter(|one| one.kind.is_some()));
            if found.iter().filter(|one| one.kind == Some(Kind::Fails)).count() >= FAILURES_MAX {
                break;
            }
        }
        found.sort_by_key(|one| (one.kind, one.output.len(), one.output.clone(), one.case));
        let mut runner = Runner::new(self.machine);
        for same in found.chunk_by(|a, b| a.kind == b.kind) {
            let small = self.shrunk(&mut runner, &cases, &same[0]);
            let what = small.kind.map_or(String::new(), |kind| self.told(kind));
            let case = cases[small.case].name.clone();
            fuzzed.findings.push(Finding {
                what,
                case,
                output: small.output,
                message: small.message,
                count: same.len(),
            });
        }
        fuzzed
    }

    /// The cases that outputs are made from, small ones first.
    fn bases(&self) -> Vec<&Case> {
        let size = |case: &Case| case.input.len() + case.answer.as_ref().map_or(0, Vec::len);
        let mut cases: Vec<&Case> =
            self.cases.iter().filter(|case| case.answer.is_some() && size(case) <= BYTES_MAX).collect();
        cases.sort_by_key(|case| (size(case), case.name.clone()));
        // Where all small ones have one answer, those of others tell more.
        let mut seen = BTreeSet::new();
        cases.sort_by_key(|case| Reverse(seen.insert(case.answer.clone())));
        // Few outputs are better spent on many ways to break one answer.
        cases.truncate(CASES_MAX.min((self.count / OF_CASE).max(1)));
        cases
    }

    /// What is asked: a case's place and an output, each once.
    fn questions(&self, cases: &[&Case]) -> Vec<(usize, Vec<u8>)> {
        let answers: Vec<&[u8]> = cases.iter().map(|case| case.answer.as_deref().unwrap_or_default()).collect();
        let mut seen = BTreeSet::new();
        let mut questions = Vec::new();
        // Small answers have few neighbours.
        for number in 0..self.count * 4 {
            let (place, case) = (number / cases.len(), number % cases.len());
            let stream = format!("fuzz {} {place}", cases[case].name);
            let mut choices = Choices { slug: self.slug, stream, seed: self.seed, drawn: 0 };
            let output = output(place, answers[case], &answers, case == 0, &mut choices);
            if questions.len() < self.count && seen.insert((case, output.clone())) {
                questions.push((case, output));
            }
        }
        questions
    }

    fn ask_all(&self, cases: &[&Case], questions: &[(usize, Vec<u8>)]) -> Vec<Asked> {
        let runner = || Runner::new(self.machine);
        let work = |runner: &mut Runner, at: usize, _: &dyn Fn(())| {
            let (case, output) = &questions[at];
            self.ask(runner, cases, *case, output)
        };
        pool::map(self.jobs, questions.len(), runner, work, &mut |()| ())
    }

    fn ask(&self, runner: &mut Runner, cases: &[&Case], case: usize, output: &[u8]) -> Asked {
        let answer = cases[case].answer.as_deref().unwrap_or_default();
        let given = CheckInput { input: &cases[case].input, output, answer };
        let said = runner.check(self.checker, &given);
        let is_accepted = said.as_ref().is_ok_and(Check::is_accepted);
        let (kind, message) = match &said {
            Err(why) => (Some(Kind::Fails), why.clone()),
            Ok(check) => self.wrong(runner, &given, check),
        };
        Asked { case, output: output.to_vec(), kind, message, is_accepted }
    }

    /// What is wrong with a word.
    fn wrong(&self, runner: &mut Runner, given: &CheckInput, check: &Check) -> (Option<Kind>, String) {
        let is_accepted = check.is_accepted();
        if let Some(second) = self.second {
            match (is_accepted, runner.check(second, given)) {
                (true, Ok(other)) if other.is_refused() => return (Some(Kind::SecondRefuses), other.message),
                (false, Ok(other)) if other.is_accepted() && check.word == Word::Refused => {
                    return (Some(Kind::SecondAccepts), check.message.clone());
                }
                _ => {}
            }
        }
        if !is_accepted {
            return (None, String::new());
        }
        if !runner.check(self.checker, given).is_ok_and(|again| again.is_accepted()) {
            return (Some(Kind::Wavers), String::new());
        }
        let tokens = |text: &[u8]| -> Vec<Vec<u8>> {
            text.split(|byte| is_space(*byte)).filter(|token| !token.is_empty()).map(<[u8]>::to_vec).collect()
        };
        let (own, right) = (tokens(given.output), tokens(given.answer));
        if right.is_empty() {
            return (None, String::new());
        }
        let kind = match () {
            () if own.is_empty() => Some(Kind::Empty),
            () if given.output.contains(&0) || std::str::from_utf8(given.output).is_err() => Some(Kind::NoText),
            () if own.len() > right.len() && own.starts_with(&right) => Some(Kind::Surplus),
            () if self.answers.is_some_and(|ty| !is_value(ty, &own, given.output)) => Some(Kind::NoValue),
            () => None,
        };
        (kind, check.message.clone())
    }

    fn shrunk(&self, runner: &mut Runner, cases: &[&Case], found: &Asked) -> Asked {
        let mut best = self.ask(runner, cases, found.case, &found.output);
        if best.kind != found.kind {
            // What is not there every time cannot be made small.
            let Asked { case, output, kind, message, is_accepted } = found;
            return Asked {
                case: *case,
                output: output.clone(),
                kind: *kind,
                message: message.clone(),
                is_accepted: *is_accepted,
            };
        }
        let (mut left, mut width) = (SHRINK_MAX, found.output.len().div_ceil(2));
        while width > 0 && left > 0 {
            let mut at = 0;
            while at < best.output.len() && left > 0 {
                let end = (at + width).min(best.output.len());
                let shorter = [&best.output[..at], &best.output[end..]].concat();
                let asked = self.ask(runner, cases, found.case, &shorter);
                left -= 1;
                if asked.kind == found.kind { best = asked } else { at = end }
            }
            width /= 2;
        }
        best
    }

    fn told(&self, kind: Kind) -> String {
        match kind {
            Kind::Fails => "fails".to_owned(),
            Kind::Wavers => "accepts an output the first time and refuses it the second".to_owned(),
            Kind::SecondRefuses => "accepts what the second checker refuses".to_owned(),
            Kind::SecondAccepts => "refuses what the second checker accepts".to_owned(),
            Kind::Empty => "accepts an empty output".to_owned(),
            Kind::NoText => "accepts bytes that are not text".to_owned(),
            Kind::Surplus => "accepts extra text after the right answer".to_owned(),
            Kind::NoValue => {
                format!("accepts what cannot be read as {}", self.answers.map_or(String::new(), ToString::to_string))
            }
        }
    }
}

/// Whether tokens may stand for a value: how they are laid out in lines is each checker's own affair, and so are signs and leading zeros.
fn is_value(ty: &Type, tokens: &[Vec<u8>], output: &[u8]) -> bool {
    let mut leaf = ty;
    while let Type::Array(item) = leaf {
        leaf = item;
    }
    match leaf {
        Type::Integer | Type::Long => {
            tokens.iter().all(|token| std::str::from_utf8(token).is_ok_and(|text| text.parse::<i64>().is_ok()))
        }
        Type::Boolean => answer::read(ty, output).is_ok() || matches!(ty, Type::Array(_)),
        _ => true,
    }
}
