//! Between testsets and case pages: what a page keeps, how its cases are drawn again, and what has changed since.

use super::rests_on::{differing, rests_on};
use super::{Failure, Given, Options, Testset, model};
use crate::answers::{self, Question, Solvers};
use ojkit_draw::Bound;
use ojkit_draw::VERSION;
use ojkit_draw::plan::maker::bytes_of;
use ojkit_languages::Machine;
use ojkit_model::case::{Case, GeneratorCall, Recipe};

use ojkit_text::page::{Digest, Page, PageCase};
use std::collections::BTreeMap;

/// The page of a testset.
pub fn page_of(bound: &Bound, testset: &Testset) -> Page {
    Page {
        drawing: VERSION,
        rests_on: rests_on(bound),
        constraints: bound.problem.constraints.iter().map(|constraint| constraint.text.clone()).collect(),
        cases: testset.cases.iter().map(PageCase::of).collect(),
        set_aside: testset.set_aside.clone(),
    }
}

/// What gives the input of a generator's call again, or says why it does not.
pub type Generate<'a> = dyn FnMut(&GeneratorCall) -> Result<Vec<u8>, String> + 'a;

/// The input of a case that was written before, by the case's name, where it still is.
pub type Written<'a> = dyn Fn(&str) -> Option<Vec<u8>> + 'a;

/// Draws the inputs of a page's cases again where `written` has not those of the page, and takes the answers whose text the page has; the others
/// are absent. Without `generate`, the cases whose inputs a generator program gives are left out, unless the page has their text.
///
/// # Errors
/// A case that is not drawn as the page says: the spec or the drawing has changed since.
pub fn cases_of(
    bound: &Bound,
    page: &Page,
    mut generate: Option<&mut Generate>,
    written: &Written,
) -> Result<Vec<Case>, Failure> {
    let stale = |case: &PageCase, why: String| Failure::Stale { case: case.name.clone(), why };
    let narrowed = bound.groups()?;
    let mut draw = |case: &PageCase| {
        if page.drawing != VERSION {
            let why = format!("the page was drawn by version {} of the drawing, this is {VERSION}", page.drawing);
            return Err(stale(case, why));
        }
        let group = bound.problem.groups.iter().position(|group| group.name == case.group);
        let drawing = group.and_then(|group| narrowed.get(group)).unwrap_or(&bound.drawing);
        let input = match (&case.recipe, &mut generate) {
            (Recipe::Generator(_), None) => return Ok(None),
            (Recipe::Generator(call), Some(generate)) => generate(call),
            (recipe, _) => match written(&case.name).filter(|bytes| Digest::of(bytes) == case.input) {
                Some(bytes) => Ok(bytes),
                None => bytes_of(recipe, drawing, bound.validator.format()).map_err(|error| error.to_string()),
            },
        };
        let input = input.map_err(|why| stale(case, why))?;
        if Digest::of(&input) != case.input {
            return Err(stale(case, "its input is not what the page says".to_string()));
        }
        let answer = case.answer.as_ref().and_then(|answer| answer.text.clone()).map(String::into_bytes);
        if let (Some(answer), Some(of)) = (&answer, &case.answer)
            && Digest::of(answer) != of.digest
        {
            return Err(stale(case, "its answer is not what the page says".to_string()));
        }
        Ok(Some(Case {
            name: case.name.clone(),
            group: case.group.clone(),
            reason: case.reason.clone(),
            recipe: case.recipe.clone(),
            input,
            answer,
        }))
    };
    page.cases.iter().filter_map(|case| draw(case).transpose()).collect()
}

/// Asks the model for the answers that a page has by their digest alone: `cases` are those of [`cases_of`], in the page's order.
///
/// # Errors
/// Trouble with an answer, or an answer that is another one than the page's.
pub fn complete(
    machine: &Machine,
    given: &Given,
    page: &Page,
    cases: &mut [Case],
    options: &Options,
) -> Result<(), Failure> {
    let lacks = |(case, of): (&Case, &PageCase)| case.answer.is_none() && of.answer.is_some();
    let missing: Vec<usize> =
        (0..cases.len().min(page.cases.len())).filter(|&i| lacks((&cases[i], &page.cases[i]))).collect();
    let Some(model) = model(given)? else { return Ok(()) };
    if missing.is_empty() {
        return Ok(());
    }
    let questions: Vec<Question> = missing
        .iter()
        .map(|&i| Question { case: &cases[i].name, input: &cases[i].input, vouched: true, ..Question::default() })
        .collect();
    // Whoever made the page compared with all the others: an output of this digest is the answer they agreed on.
    let solvers = Solvers { bound: given.bound, model, accepted: &[], oracle: None, applies: &|_| false };
    let answers = answers::answer(machine, &solvers, &questions, options.jobs, &mut || ())?;
    for (&i, answer) in missing.iter().zip(answers.answers.into_iter().flatten()) {
        if page.cases[i].answer.as_ref().is_none_or(|of| of.digest != Digest::of(&answer)) {
            let why = "its answer is not what the page says".to_string();
            return Err(Failure::Stale { case: cases[i].name.clone(), why });
        }
        cases[i].answer = Some(answer);
    }
    Ok(())
}

/// What differs between two pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Cases with another input, answer, reason or recipe.
    pub changed: Vec<String>,
    /// Cases that only the new page has.
    pub added: Vec<String>,
    /// Cases that only the old page has.
    pub gone: Vec<String>,
    /// Constraint lines that only the new page has.
    pub lines_added: Vec<String>,
    /// Constraint lines that only the old page has.
    pub lines_gone: Vec<String>,
    /// Whether other inputs are set aside.
    pub set_aside: bool,
    /// What else the cases rest on and is not as it was, in words.
    pub rests_on: Vec<String>,
    /// The versions of the drawing, where they differ.
    pub drawing: Option<(u32, u32)>,
}

impl Changes {
    /// From an old page to a new one.
    pub fn between(old: &Page, new: &Page) -> Changes {
        let by_name = |page: &Page| -> BTreeMap<String, PageCase> {
            page.cases.iter().map(|case| (case.name.clone(), case.clone())).collect()
        };
        let (before, after) = (by_name(old), by_name(new));
        let without = |these: &[String], those: &[String]| -> Vec<String> {
            these.iter().filter(|line| !those.contains(line)).cloned().collect()
        };
        let names = |cases: &[PageCase], keep: &dyn Fn(&PageCase) -> bool| -> Vec<String> {
            cases.iter().filter(|case| keep(case)).map(|case| case.name.clone()).collect()
        };
        Changes {
            changed: names(&new.cases, &|case| before.get(&case.name).is_some_and(|old| old != case)),
            added: names(&new.cases, &|case| !before.contains_key(&case.name)),
            gone: names(&old.cases, &|case| !after.contains_key(&case.name)),
            lines_added: without(&new.constraints, &old.constraints),
            lines_gone: without(&old.constraints, &new.constraints),
            set_aside: old.set_aside != new.set_aside,
            rests_on: differing(&old.rests_on, &new.rests_on),
            drawing: (old.drawing != new.drawing).then_some((old.drawing, new.drawing)),
        }
    }

    /// Whether nothing differs.
    pub fn is_empty(&self) -> bool {
        *self == Changes::default()
    }

    /// What has changed and why, one line each; none where nothing has.
    pub fn lines(&self) -> Vec<String> {
        let mut out = Vec::new();
        let named = |cases: &[String]| {
            let first: Vec<&str> = cases.iter().take(3).map(String::as_str).collect();
            let more = if cases.len() > 3 { ", ..." } else { "" };
            format!("{}{more}", first.join(", "))
        };
        for (cases, what) in [(&self.changed, "changed"), (&self.added, "are new"), (&self.gone, "are gone")] {
            match cases.len() {
                0 => {}
                1 => out.push(format!("1 case {}: {}", what.replace("are", "is"), named(cases))),
                count => out.push(format!("{count} cases {what}: {}", named(cases))),
            }
        }
        if let Some((old, new)) = self.drawing {
            out.push(format!("because the drawing changed from version {old} to {new}"));
        }
        if self.set_aside {
            out.push("other inputs are set aside".to_owned());
        }
        out.extend(self.rests_on.iter().map(|what| format!("because {what}")));
        out.extend(self.lines_gone.iter().map(|line| format!("because this constraint is gone: {line}")));
        out.extend(self.lines_added.iter().map(|line| format!("because this constraint is new: {line}")));
        out
    }
}
