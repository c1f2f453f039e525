//! Answers as text: laid out like a parameter of the answer's type, with rows of any length.

use super::fault::{Fault, ReadError};
use super::format::Format;
use ojkit_model::input::{Input, Value};
use ojkit_model::signature::Type;

/// Appends the text of an answer; nothing for `void` and for types without a layout.
pub fn write_answer(ty: &Type, answer: &Value, out: &mut Vec<u8>) {
    if let Some(format) = Format::of_answer(ty) {
        format.write(&Input { fields: vec![answer.clone()], repeats: Vec::new() }, out);
    }
}

/// Reads what [`write_answer`] writes, as strictly as an input.
pub fn read_answer(ty: &Type, text: &[u8]) -> Result<Value, ReadError> {
    let Some(format) = Format::of_answer(ty) else {
        return Err(Fault::new(0, 0, format!("an answer of type {ty} has no text")).locate(text));
    };
    let mut input = Input::default();
    format.read(text, &mut input)?;
    Ok(input.fields.pop().unwrap_or_default())
}
