//! What a testset has before anything is run: samples, kept cases, planned inputs, and the answers to search for.

use super::spread::Places;
use super::{Failure, Given, Testset, expect, oracle, rank};
use ojkit_draw::Bound;
use ojkit_draw::plan::targets::Target;
use ojkit_draw::plan::{self, Budget, Extent, Proposal};
use ojkit_model::case::{Case, Recipe};
use ojkit_model::problem::Example;

/// What is there before anything is run.
pub(super) struct Start {
    pub testset: Testset,
    pub targets: Vec<Target>,
    pub places: Places,
}

impl Start {
    pub fn new(given: &Given, budget: &Budget) -> Result<Start, Failure> {
        let mut testset = Start::stated(given)?;
        let of_group = |group: &str| -> Vec<Vec<u8>> {
            testset.cases.iter().filter(|case| case.group == group).map(|case| case.input.clone()).collect()
        };
        let (samples, inputs) = (of_group("sample"), of_group("kept"));
        let mut planned = plan::plan(given.bound, &samples, budget)?;
        given.bound.gate().map_or(Ok(()), |gate| gate.sound()).map_err(Failure::Validator)?;
        planned.make_room(&inputs, budget.cases.saturating_sub(testset.cases.len()));
        if testset.cases.is_empty() && planned.proposals.is_empty() && planned.targets.is_empty() {
            return Err(Failure::NoInput { spec: given.bound.spec_path.clone() });
        }
        // An oracle that is never asked, for want of a model, must be in order all the same.
        oracle(given)?;
        let hand = |one: &mut Proposal| Some((one.name.clone(), one.hand.take()?));
        let hands = planned.proposals.iter_mut().filter_map(hand).collect();
        let places = Places { hands, largest: planned.largest };
        testset.cases.extend(planned.proposals.into_iter().map(case_of));
        testset.cases.sort_by_key(|case| rank(&given.bound.problem, &case.group));
        testset.notes.extend(planned.notes);
        Ok(Start { testset, targets: planned.targets, places })
    }

    /// The inputs that are stated.
    pub fn inputs(given: &Given) -> Result<Vec<Vec<u8>>, Failure> {
        Ok(Start::stated(given)?.cases.into_iter().map(|case| case.input).collect())
    }

    /// What is stated, and changed examples instead of what is drawn.
    pub fn changed(given: &Given, budget: &Budget, extent: Extent) -> Result<Testset, Failure> {
        let mut testset = Start::stated(given)?;
        let known: Vec<Vec<u8>> = testset.cases.iter().map(|case| case.input.clone()).collect();
        testset.cases.extend(plan::changed(given.bound, &known, budget, extent).into_iter().map(case_of));
        given.bound.gate().map_or(Ok(()), |gate| gate.sound()).map_err(Failure::Validator)?;
        Ok(testset)
    }

    /// Samples and kept cases, an example that is kept too once.
    fn stated(given: &Given) -> Result<Testset, Failure> {
        let mut testset = Testset { cases: samples(given.bound), ..Testset::default() };
        let accepted = |case: &Case| expect(given.bound, &format!("the example {}", case.name), &case.input);
        testset.cases.iter().try_for_each(accepted)?;
        for case in kept(given, &mut testset.notes)? {
            if testset.cases.iter().all(|known| known.input != case.input) {
                testset.cases.push(case);
            }
        }
        Ok(testset)
    }
}

fn case_of(proposal: Proposal) -> Case {
    let Proposal { group, name, reason, recipe, bytes, .. } = proposal;
    Case { name, group, reason, recipe, input: bytes, answer: None }
}

/// The official examples as cases; their answers are given truth.
pub fn samples(bound: &Bound) -> Vec<Case> {
    if bound.problem.is_only_samples() {
        return bound.problem.samples.clone();
    }
    let sample = |(number, (example, input)): (usize, (&Example, Vec<u8>))| Case {
        name: format!("sample/{}", number + 1),
        group: "sample".to_string(),
        reason: "an example of the statement".to_string(),
        recipe: Recipe::Text(String::from_utf8_lossy(&input).into_owned()),
        input,
        answer: Some(example.output.clone().into_bytes()),
    };
    bound.problem.examples.iter().zip(bound.samples()).enumerate().map(sample).collect()
}

/// The kept cases that are legal; the others are said in notes and left out.
fn kept(given: &Given, notes: &mut Vec<String>) -> Result<Vec<Case>, Failure> {
    let validator = &given.bound.validator;
    let mut cases = Vec::new();
    for (number, kept) in given.kept.iter().enumerate() {
        let text = kept.text(validator.format());
        let why = validator.text(given.kept_path, &text).err().map(|found| found.message);
        if let Some(why) = why {
            let place = format!("{}:{}", given.kept_path, kept.line);
            notes.push(format!("{place}: a kept case is not legal and is left out: {why}"));
            continue;
        }
        expect(given.bound, &format!("the kept case {}:{}", given.kept_path, kept.line), &text)?;
        cases.push(Case {
            name: format!("secret/kept/{:02}", number + 1),
            group: "kept".to_string(),
            reason: kept.reason.clone(),
            recipe: Recipe::Text(String::from_utf8_lossy(&text).into_owned()),
            input: text,
            answer: None,
        });
    }
    Ok(cases)
}
