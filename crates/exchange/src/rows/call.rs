//! A call of a function as JSON values: what goes in, and what comes out.

use ojkit_draw::Bound;
use ojkit_model::input::Input;
use ojkit_model::problem::Output;
use ojkit_model::signature::Type;
use ojkit_text::{answer, notation};
use serde_json::Value;

/// A function that takes and gives plain values.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    bound: &'a Bound,
    answer: &'a Type,
}

impl<'a> Call<'a> {
    /// That of a problem; none where the site hands over nodes, calls a class, or looks at what was changed in place.
    pub fn of(bound: &'a Bound) -> Option<Call<'a>> {
        let signature = &bound.problem.signature;
        let is_plain =
            |ty: &Type| !matches!(ty.innermost(), Type::ListNode | Type::TreeNode | Type::NaryNode | Type::Rows(_));
        let (Output::Value(_), Some(answer)) = (bound.problem.output(), signature.returns.as_ref()) else {
            return None;
        };
        let is_changed = matches!(answer, Type::Void | Type::Prefix);
        let mut types = signature.parameters.iter().map(|parameter| &parameter.ty).chain([answer]);
        (signature.calling.is_none() && !is_changed && types.all(is_plain)).then_some(Call { bound, answer })
    }

    /// The arguments in a text of standard input, a JSON value a line.
    pub fn arguments(&self, input: &[u8]) -> Option<String> {
        let mut read = Input::default();
        self.bound.validator.format().read(input, &mut read).ok()?;
        Some(notation::print_parameters(&self.bound.problem.signature, &read.fields).trim_end().to_owned())
    }

    /// The answer in a text of standard output as a JSON value; none where it is infinite.
    pub fn value(&self, output: &[u8]) -> Option<String> {
        let value = notation::print_parameter(self.answer, &[answer::read(self.answer, output).ok()?]);
        serde_json::from_str::<Value>(&value).ok().map(|_| value)
    }
}
