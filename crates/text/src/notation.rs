//! LeetCode's notation of values: `[1,2,3]`, `[[1,2],[3]]`, `"text"`, `true`, `2.00000`, `null`.
//!
//! One parameter a line, as in the site's box for test cases, or `nums = [1,2], k = 3`, as in its statements. Rows with named
//! columns are lists, `[[1,2],[3,4]]`; the tag of a row is its first item. A class is two lists, of operations and of their arguments,
//! and a list of answers: `["Stack","push","pop"]`, `[[],[5],[]]`, `[null,null,5]`.

mod calls;
mod parse;
mod print;

pub use calls::answers;
pub use parse::{NotationError, parse_parameter, unquoted};
pub use print::{print_parameter, quoted};

use ojkit_model::input::{Field, Value};
use ojkit_model::signature::Signature;
use parse::Cursor;

/// All parameters, as the site's box for test cases takes them: a line each, or the two lists of a class; `fields` are the packed fields
/// of all.
pub fn print_parameters(signature: &Signature, fields: &[Value]) -> String {
    if let Some(class) = &signature.class {
        return calls::print_operations(signature, class, fields);
    }
    let mut out = String::new();
    let mut first = 0;
    for parameter in &signature.parameters {
        let count = Field::of(std::slice::from_ref(parameter)).len();
        out.push_str(&print_parameter(&parameter.ty, &fields[first..first + count]));
        out.push('\n');
        first += count;
    }
    out
}

/// The packed fields of all parameters: a line each, in order, or `name = value` in any order, with commas or line ends between. A class
/// may also be given as the site's two lists, of operations and of their arguments.
///
/// How deep brackets go is what the types say, so nothing in the text can exhaust the stack. Fails with the first place that
/// does not fit, a parameter that is missing, or one that is there twice.
pub fn parse_parameters(signature: &Signature, text: &str) -> Result<Vec<Value>, NotationError> {
    let parameters = &signature.parameters;
    let mut cursor = Cursor::new(text);
    if let Some(class) = signature.class.as_ref().filter(|class| cursor.begins_with_operation(&class.name)) {
        return cursor.operations(signature, class);
    }
    let mut parsed: Vec<Option<Vec<Value>>> = vec![None; parameters.len()];
    cursor.skip_blank();
    while cursor.peek().is_some() {
        let from = cursor.at;
        let index = match cursor.name() {
            Some(name) => parameters.iter().position(|p| p.name == name).ok_or_else(|| {
                let names: Vec<String> = parameters.iter().map(|p| format!("`{}`", p.name)).collect();
                cursor.error_at(from, format!("no parameter is called `{name}`; there are {}", names.join(", ")))
            })?,
            None => parsed.iter().position(Option::is_none).ok_or_else(|| {
                cursor.error_at(from, format!("more than {} values, one for each parameter", parameters.len()))
            })?,
        };
        if parsed[index].is_some() {
            return Err(cursor.error_at(from, format!("`{}` is there twice", parameters[index].name)));
        }
        cursor.skip_blank();
        parsed[index] = Some(cursor.parameter(&parameters[index].ty)?);
        cursor.skip_spaces();
        match cursor.peek() {
            Some(',') => {
                cursor.at += 1;
                cursor.skip_blank();
                if cursor.peek().is_none() {
                    return Err(cursor.expected("another parameter after the comma"));
                }
            }
            Some('\n' | '\r') | None => cursor.skip_blank(),
            Some(_) => return Err(cursor.expected("the end of the value")),
        }
    }
    let mut fields = Vec::new();
    for (parameter, values) in parameters.iter().zip(parsed) {
        let missing = || cursor.error_at(text.len(), format!("`{}: {}` is missing", parameter.name, parameter.ty));
        fields.extend(values.ok_or_else(missing)?);
    }
    Ok(fields)
}
