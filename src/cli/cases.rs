//! The cases of a problem, for the commands that run submissions on them.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, Outcome};
use crate::codec::kept::KeptInput;
use crate::judge::answers::{self, Panel, Question, Trouble};
use crate::judge::expectation::Submission;
use crate::model::case::{Case, Recipe};
use crate::model::verdict::Verdict;
use crate::report::progress::Progress;
use crate::run::Machine;
use crate::store::collection::Collection;
use crate::store::problem::LoadedProblem;

/// A problem's cases with their answers.
pub(super) fn ready(
    context: &mut Context,
    machine: &Machine,
    loaded: &LoadedProblem,
    submissions: &[Submission],
) -> Outcome<Vec<Case>> {
    let collection = context.collection()?;
    let mut cases = samples(loaded);
    for kept in loaded.kept(&collection, &context.shown(&collection.kept(&loaded.problem.slug)))? {
        let input = match kept.input {
            KeptInput::Text(text) => text.into_bytes(),
            KeptInput::Values(values) => written(loaded, &values),
        };
        let number = cases.len() - loaded.problem.examples.len() + 1;
        let name = format!("secret/kept/{number:02}");
        let text = String::from_utf8_lossy(&input).into_owned();
        cases.push(Case {
            name,
            group: "kept".into(),
            reason: kept.reason,
            recipe: Recipe::Text(text),
            input,
            answer: None,
        });
    }
    answer(context, machine, loaded, submissions, &mut cases)?;
    Ok(cases)
}

/// A case of the user's own, answered by the model where there is one.
pub(super) fn answered(
    context: &mut Context,
    machine: &Machine,
    loaded: &LoadedProblem,
    mut case: Case,
) -> Outcome<Case> {
    let problem = &loaded.problem;
    let Some(path) = &problem.model else { return Ok(case) };
    let collection = context.collection()?;
    let folder = collection.folder(&problem.slug);
    let model = Submission {
        path: path.clone(),
        source: collection.submission(&problem.slug, path),
        expected: vec![Verdict::Accepted],
    };
    let panel = Panel { problem, folder: &folder, model: &model, accepted: &[], oracle: None, applies: &|_| false };
    let question = Question { case: &case.name, input: &case.input, given: None };
    let scratch = Collection::scratch(&context.cache_dir());
    match answers::answer(machine, &panel, &[question], 1, &scratch, &mut || ()) {
        Ok(mut answers) => case.answer = answers.answers.pop(),
        // The submission can be run all the same.
        Err(trouble) => context.say(format_args!("warning: {trouble}"))?,
    }
    Ok(case)
}

/// The official examples as cases.
pub(super) fn samples(loaded: &LoadedProblem) -> Vec<Case> {
    let examples = loaded.problem.examples.iter().enumerate();
    let sample = |(number, example): (usize, &crate::model::problem::Example)| {
        let input = written(loaded, &example.input);
        Case {
            name: format!("sample/{}", number + 1),
            group: "sample".into(),
            reason: "an example of the statement".into(),
            recipe: Recipe::Text(String::from_utf8_lossy(&input).into_owned()),
            input,
            answer: Some(example.output.clone().into_bytes()),
        }
    };
    examples.map(sample).collect()
}

fn written(loaded: &LoadedProblem, input: &crate::model::input::Input) -> Vec<u8> {
    let mut text = Vec::new();
    loaded.validator.format().write(input, &mut text);
    text
}

/// Answers the cases by the model, where there is one.
fn answer(
    context: &mut Context,
    machine: &Machine,
    loaded: &LoadedProblem,
    submissions: &[Submission],
    cases: &mut [Case],
) -> Outcome<()> {
    let problem = &loaded.problem;
    let Some(path) = &problem.model else {
        return context.mention(format_args!(
            "note: {} has no model: only samples, crashes, time and the possible outputs are judged",
            problem.slug
        ));
    };
    let collection = context.collection()?;
    let folder = collection.folder(&problem.slug);
    let model = find(loaded, submissions, path)?;
    let oracle = match &problem.oracle {
        Some(oracle) => Some((find(loaded, submissions, &oracle.submission)?, loaded.narrowed(&oracle.constraints)?)),
        None => None,
    };
    let accepted: Vec<&Submission> = submissions.iter().filter(|s| s.expected == [Verdict::Accepted]).collect();
    let applies = |input: &[u8]| oracle.as_ref().is_some_and(|(_, validator)| validator.accepts(input));
    let panel = Panel {
        problem,
        folder: &folder,
        model,
        accepted: &accepted,
        oracle: oracle.as_ref().map(|(submission, _)| *submission),
        applies: &applies,
    };
    let questions: Vec<Question> = cases
        .iter()
        .map(|case| Question { case: &case.name, input: &case.input, given: case.answer.as_deref() })
        .collect();
    let progress = Progress::new(context.shows_progress(), &format!("{}: answers", problem.slug));
    progress.set_length(questions.len());
    let scratch = Collection::scratch(&context.cache_dir());
    let answers = answers::answer(machine, &panel, &questions, context.jobs(), &scratch, &mut || progress.advance(1));
    drop(progress);
    match answers {
        Ok(answers) => {
            for (case, answer) in cases.iter_mut().zip(answers.answers) {
                case.answer = Some(answer);
            }
            for note in answers.notes {
                context.mention(format_args!("note: {}: {note}", problem.slug))?;
            }
            Ok(())
        }
        Err(trouble @ Trouble::Missing { .. }) => Err(Failure::Lacking(trouble.to_string())),
        Err(trouble) => {
            let mut text = Vec::new();
            crate::report::trouble::trouble(&mut text, &trouble, context.style())?;
            let text = String::from_utf8_lossy(&text).into_owned();
            Err(Failure::Found(format!("{}: {}", problem.slug, text.trim_end().trim_start_matches("error: "))))
        }
    }
}

fn find<'s>(loaded: &LoadedProblem, submissions: &'s [Submission], path: &str) -> Outcome<&'s Submission> {
    submissions.iter().find(|submission| submission.path == path).ok_or_else(|| {
        Failure::usage(
            format!("{}: `{path}` is no submission of the problem", loaded.spec_path),
            "correct the path, or write the file",
        )
    })
}
