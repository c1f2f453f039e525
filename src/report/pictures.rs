//! The pictures of a case: of its input, and of its answers.

use super::difference::is_in_order;
use super::document::Drawn;
use super::site::READ_MAX;
use ojkit_draw::Bound;
use ojkit_judge::checker::values::near_cells;
use ojkit_model::input::Input;
use ojkit_model::problem::{Checker, Problem};
use ojkit_model::signature::Type;
use ojkit_picture::{Picture, of_answer, of_input, sheet};
use ojkit_search::stress::Countercase;
use ojkit_text::answer::read;
use ojkit_work::tested::Found;

/// Pictures of the values of an input that is read from its text.
pub fn input(bound: &Bound, text: &[u8]) -> Vec<Picture> {
    values(bound, text).map_or(Vec::new(), |input| of_input(&bound.problem, &input))
}

/// The values of an input, where its text is not too long to be shown.
pub fn values(bound: &Bound, text: &[u8]) -> Option<Input> {
    let mut input = Input::default();
    let is_read = text.len() <= READ_MAX && !bound.problem.is_only_samples();
    (is_read && bound.validator.format().read(text, &mut input).is_ok()).then_some(input)
}

/// The picture of an answer: both sides in one where the place at which they part says something, else each that can be read.
pub fn answer(problem: &Problem, expected: Option<&[u8]>, got: Option<&[u8]>) -> Option<Picture> {
    let read = |text: &[u8]| read(problem.signature.answer()?, text).ok();
    let value = |text: Option<&[u8]>| text.filter(|text| text.len() <= READ_MAX).and_then(read);
    let has_run = got.is_some();
    let (mut expected, got) = (value(expected), value(got));
    // What the checker takes for the same is no difference.
    let is_double = problem.signature.answer().is_some_and(|ty| *ty.innermost() == Type::Double);
    if let (
        Checker::Floats { absolute, relative } | Checker::Values { absolute, relative },
        Some(expected),
        Some(got),
    ) = (&problem.checker, &mut expected, &got)
    {
        let pairs = expected.cells.iter_mut().zip(&got.cells).filter(|_| is_double);
        let near = pairs.filter(|(wanted, got)| near_cells(**got, **wanted, (*absolute, *relative)));
        near.for_each(|(wanted, got)| *wanted = *got);
    }
    if !has_run || (expected.is_some() && got.is_some() && is_in_order(&problem.checker)) {
        return of_answer(problem, expected.as_ref(), got.as_ref());
    }
    let named = |(name, value)| {
        let mut picture = of_answer(problem, None, value)?;
        picture.name = String::from(name);
        Some(picture)
    };
    let sides = [("expected", expected.as_ref()), ("got", got.as_ref())];
    let sides: Vec<Picture> = sides.into_iter().filter_map(named).collect();
    if sides.len() < 2 {
        return sides.into_iter().next();
    }
    let mut both = sheet(&sides);
    both.name = "answer".to_owned();
    Some(both)
}

/// Pictures as elements of a page.
pub(super) fn drawn(pictures: impl IntoIterator<Item = Picture>) -> Vec<Drawn> {
    pictures.into_iter().map(|one| (one.name.clone(), one.inline())).collect()
}

/// The pictures of a failure.
pub(super) fn of_found(bound: &Bound, Found { case, outcome, .. }: &Found) -> Vec<Drawn> {
    let got = Some(&outcome.stdout[..]).filter(|_| !bound.problem.is_interaction());
    drawn(input(bound, &case.input).into_iter().chain(answer(&bound.problem, case.answer.as_deref(), got)))
}

/// The pictures of what a search has found.
pub(super) fn of_countercase(problem: &Problem, case: &Countercase) -> Vec<Drawn> {
    let [expected, got] = [&case.expected, &case.got].map(|text| Some(text.as_bytes()));
    drawn(of_input(problem, &case.values).into_iter().chain(answer(problem, expected, got)))
}
