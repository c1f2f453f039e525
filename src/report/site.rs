//! Inputs and answers in the notation of the site that they come from: `nums = [2,7]`, not the lines of standard input.

use ojkit_draw::Bound;
use ojkit_model::input::{Field, Input};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Type};
use ojkit_picture::plain::picture;
use ojkit_text::answer::read;
use ojkit_text::notation::print_parameter;

/// A longer text is not read to be shown or drawn.
pub(super) const READ_MAX: usize = 16 << 20;

/// One value, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The parameter's name; empty for an answer.
    pub name: String,
    /// The value as the site writes it.
    pub text: String,
    /// The same drawn in lines, where a drawing says more; mostly empty.
    pub picture: Vec<String>,
}

/// An input as the site gives it; `None` where the problem is one of standard input, or the text is no input of its.
pub fn input(bound: &Bound, text: &[u8]) -> Option<Vec<Shown>> {
    let signature = &bound.problem.signature;
    if !is_of_a_site(&bound.problem) || text.len() > READ_MAX {
        return None;
    }
    if signature.class.is_some() {
        let one = |text: &str| Shown { name: String::new(), text: text.to_owned(), picture: Vec::new() };
        return Some(bound.operations(text)?.lines().map(one).collect());
    }
    let mut input = Input::default();
    bound.validator.format().read(text, &mut input).ok().filter(|()| input.repeats.is_empty())?;
    let mut first = 0;
    let mut shown = Vec::new();
    for parameter in &signature.parameters {
        let count = Field::of(std::slice::from_ref(parameter)).len();
        let fields = &input.fields[first..first + count];
        first += count;
        let text = print_parameter(&parameter.ty, fields);
        let drawn = picture(&bound.problem, parameter, fields);
        shown.push(Shown { name: parameter.name.clone(), text, picture: drawn });
    }
    Some(shown)
}

/// An input in one text, its values with their names: as `input` gives them, else as it is.
pub(super) fn line(bound: &Bound, text: &[u8], between: &str) -> String {
    let one = |value: Shown| match value.name.is_empty() {
        // The two lists of a class have no names.
        true => value.text,
        false => format!("{} = {}", value.name, value.text),
    };
    match input(bound, text) {
        Some(values) => values.into_iter().map(one).collect::<Vec<_>>().join(between),
        None => String::from_utf8_lossy(text).trim_end().to_owned(),
    }
}

/// An answer, or what a submission printed in its place, as the site shows it; `None` where it cannot be read as one.
pub fn answer(bound: &Bound, text: &[u8]) -> Option<Shown> {
    let signature = &bound.problem.signature;
    if !is_of_a_site(&bound.problem) || signature.class.is_some() || text.len() > READ_MAX {
        return None;
    }
    let ty = signature.answer()?;
    let value = read(ty, text).ok()?;
    let parameter = Parameter { name: String::new(), ty: ty.clone() };
    let fields = [value];
    // Rows with columns are never an answer.
    let printable = !matches!(ty, Type::Rows(_));
    printable.then(|| Shown {
        name: String::new(),
        text: print_parameter(ty, &fields),
        picture: picture(&bound.problem, &parameter, &fields),
    })
}

/// Whether a site gives the problem value by value.
pub(super) fn is_of_a_site(problem: &Problem) -> bool {
    problem.signature.is_called() && problem.layout.is_none()
}
