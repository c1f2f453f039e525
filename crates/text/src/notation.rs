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

use ojkit_model::input::{Field, Part, Place, Value};
use ojkit_model::signature::{Parameter, Signature, Type};
use parse::{Cursor, Parsed};
use std::ops::Range;

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
    let mut cursor = Cursor::new(text);
    if let Some(class) = signature.class.as_ref().filter(|class| cursor.begins_with_operation(&class.name)) {
        return cursor.operations(signature, class);
    }
    Ok(values(signature, text)?.into_iter().flat_map(|(_, fields)| fields).collect())
}

/// Line, column and width of a place in parameter lines that can be read: a number, a word, a letter between quotes, or a whole value.
pub fn locate(signature: &Signature, text: &str, place: &Place) -> Option<(usize, usize, usize)> {
    let parameter = Field::of(&signature.parameters).get(place.field)?.parameter;
    let (span, _) = values(signature, text).ok()?.into_iter().nth(parameter)?;
    let value = &text[span.clone()];
    // The columns of rows are packed apart.
    let is_table = matches!(signature.parameters[parameter].ty, Type::Rows(_));
    let token = if let Part::Cell(cell) = place.part { parse::token(value, cell).filter(|_| !is_table) } else { None };
    let token = token.unwrap_or(0..value.len());
    let at = Cursor::new(text).error_at(span.start + token.start, String::new());
    Some((at.line, at.column, value[token].chars().count()))
}

/// The values of all parameters in their order, each with its place in the text.
fn values(signature: &Signature, text: &str) -> Parsed<Vec<(Range<usize>, Vec<Value>)>> {
    let parameters = &signature.parameters;
    let mut cursor = Cursor::new(text);
    let mut parsed: Vec<Option<(Range<usize>, Vec<Value>)>> = vec![None; parameters.len()];
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
        let start = cursor.at;
        let fields = cursor.parameter(&parameters[index].ty)?;
        parsed[index] = Some((start..cursor.at, fields));
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
    let missing = |parameter: &Parameter| {
        cursor.error_at(text.len(), format!("`{}: {}` is missing", parameter.name, parameter.ty))
    };
    parameters.iter().zip(parsed).map(|(parameter, value)| value.ok_or_else(|| missing(parameter))).collect()
}
