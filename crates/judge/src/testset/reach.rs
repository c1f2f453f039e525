//! Inputs with wanted answers, searched for side by side.

use super::{Event, Failure, Making, Tell, Testset};
use crate::answers::{Model, Trouble};
use crate::pool;
use crate::runner::Runner;
use crate::targets::{self, Reached};
use ojkit_draw::plan::maker::Maker;
use ojkit_draw::plan::targets::Target;
use ojkit_model::case::Case;
use std::sync::Arc;

/// Searches for every wanted answer, each on its own, and adds what is found.
pub(super) fn reach(
    making: &Making,
    model: &Model,
    targets: &[Target],
    testset: &mut Testset,
    tell: &mut Tell,
) -> Result<(), Failure> {
    let (bound, options) = (making.given.bound, making.options);
    let narrowed = bound.groups()?;
    let gate = bound.gate().map(Arc::as_ref);
    let mut maker = Maker::new(&bound.problem, bound.validator.format(), options.budget.seed).gated(gate);
    for case in &testset.cases {
        maker.remember(&case.input);
    }
    let runner = || Runner::new(making.machine);
    let search = |runner: &mut Runner, item: usize, send: &dyn Fn(Event)| {
        let target: &Target = &targets[item];
        let drawing = target.narrowed.and_then(|group| narrowed.get(group)).unwrap_or(&bound.drawing);
        // Each search knows the planned cases alone, so that its result does not hang on the others.
        let mut maker = maker.clone();
        let reached = targets::search(target, &mut maker, drawing, options.runs, &mut |input| model.ask(runner, input));
        send(Event::Searched);
        reached
    };
    let results = pool::map(options.jobs, targets.len(), runner, search, &mut |event| tell(event));
    for (target, reached) in targets.iter().zip(results) {
        match reached {
            Reached::Hit(hit) if maker.remember(&hit.bytes) => testset.cases.push(Case {
                name: target.name.clone(),
                group: target.group.clone(),
                reason: format!("{} with the answer {}", target.size.words(), target.output.trim()),
                recipe: hit.recipe,
                input: hit.bytes,
                answer: None,
            }),
            Reached::Hit(_) => {
                testset.notes.push(format!("{}: found only an input that is a case already", target.name))
            }
            Reached::Missed { runs, seen } => {
                let seen = if seen.is_empty() { "nothing else".to_string() } else { seen.join(", ") };
                let output = target.output.trim();
                let note =
                    format!("{}: {output} was not reached in {runs} runs of the model (seen: {seen})", target.name);
                testset.notes.push(note);
            }
            // Nobody can say whether the input is legal.
            Reached::Silent { why, .. } if !bound.unenforced().is_empty() => {
                testset.notes.push(format!("{}: not reached: the model gives no answer: {why}", target.name))
            }
            Reached::Silent { why, .. } => {
                let model = bound.problem.model.clone().unwrap_or_default();
                return Err(Trouble::Silent { case: target.name.clone(), model, why }.into());
            }
        }
    }
    Ok(())
}
