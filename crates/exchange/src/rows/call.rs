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

    /// That of a problem whose rows others write: nodes are lists there, as on the site.
    pub fn of_others(bound: &'a Bound) -> Option<Call<'a>> {
        let signature = &bound.problem.signature;
        let is_function = signature.is_called() && signature.class.is_none() && bound.problem.layout.is_none();
        is_function.then_some(Call { bound, answer: signature.answer()? })
    }

    /// The text of standard input for arguments, a value a line or `name = value`; or why it is none.
    pub fn input(&self, arguments: &str) -> Result<Vec<u8>, String> {
        let fields =
            notation::parse_parameters(&self.bound.problem.signature, arguments).map_err(|error| error.message)?;
        Ok(self.bound.validator.format().text(&Input { fields, repeats: Vec::new() }))
    }

    /// The text of standard output for an answer; or why it is none.
    pub fn output(&self, value: &str) -> Result<Vec<u8>, String> {
        let parse = |text: &str| notation::parse_parameter(self.answer, text).ok();
        // Some rows have the answer in a list of its own, and some a text without its quotes.
        let inner = || parse(value.trim().strip_prefix('[')?.strip_suffix(']')?);
        let bare = || parse(&Value::from(value).to_string()).filter(|_| *self.answer == Type::String);
        let values = parse(value).or_else(inner).or_else(bare).unwrap_or_default();
        let mut output = Vec::new();
        match values.first() {
            Some(value) => answer::write(self.answer, value, &mut output),
            None => {
                return Err(format!(
                    "has `{}`, not a value of {}",
                    value.chars().take(60).collect::<String>(),
                    self.answer
                ));
            }
        }
        Ok(output)
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

    /// The text of an answer that is a list with its items the other way round; none where it is another value.
    pub fn reversed(&self, output: &[u8]) -> Option<Vec<u8>> {
        let Ok(Value::Array(mut items)) = serde_json::from_str(&self.value(output)?) else { return None };
        items.reverse();
        self.output(&Value::from(items).to_string()).ok()
    }
}
