//! The bytes of answers to values and text.

use crate::{HarnessError, Shape};
use ojkit_model::input::Value;
use ojkit_model::signature::{Signature, Type};
use ojkit_text::answer;
use ojkit_text::notation::print_parameter;

/// Turns the bytes of answers into values and text.
#[derive(Clone, Debug)]
pub struct Decoder {
    form: Given,
}

#[derive(Clone, Debug)]
enum Given {
    /// A value with these letters, and of this type.
    Value { letters: Vec<u8>, ty: Type },
    /// The answers of a class: per method the letters and the type of what it gives.
    Answers(Vec<(Vec<u8>, Type)>),
}

impl Decoder {
    /// Prepares the answer of a signature.
    pub fn new(signature: &Signature) -> Result<Decoder, HarnessError> {
        let letters = |ty: &Type| Ok(Shape::of_answer("the answer", ty)?.widened().wire().into_bytes());
        let form = match &signature.class {
            Some(class) => {
                let answer = |ty: &Type| if *ty == Type::Void { Ok(Vec::new()) } else { letters(ty) };
                let answers = class.methods.iter().map(|m| Ok((answer(&m.returns)?, m.returns.clone())));
                Given::Answers(answers.collect::<Result<_, HarnessError>>()?)
            }
            None => {
                let ty = signature.answer().ok_or(HarnessError::NoAnswer)?;
                Given::Value { letters: letters(ty)?, ty: ty.clone() }
            }
        };
        Ok(Decoder { form })
    }

    /// The answer of a function as a packed value; rows with named columns are an array of arrays.
    ///
    /// Fails for a class, whose answers are of several types.
    pub fn value(&self, answer: &[u8]) -> Result<Value, HarnessError> {
        let Given::Value { letters, .. } = &self.form else { return Err(Bytes::broken()) };
        let mut bytes = Bytes { rest: answer };
        let value = bytes.whole(letters)?;
        if bytes.rest.is_empty() { Ok(value) } else { Err(Bytes::broken()) }
    }

    /// Appends the answer as a plain harness prints it, with a final newline.
    pub fn text(&self, bytes: &[u8], out: &mut Vec<u8>) -> Result<(), HarnessError> {
        match &self.form {
            Given::Value { ty, .. } => {
                answer::write(ty, &self.value(bytes)?, out);
                Ok(())
            }
            Given::Answers(answers) => self.answers(answers, bytes, out),
        }
    }

    fn answers(&self, methods: &[(Vec<u8>, Type)], answer: &[u8], out: &mut Vec<u8>) -> Result<(), HarnessError> {
        let mut bytes = Bytes { rest: answer };
        let mut line = String::from("[");
        for index in 0..bytes.count()? {
            line.push_str(if index > 0 { "," } else { "" });
            match bytes.count()? {
                0 => line.push_str("null"),
                method => {
                    let gives = methods.get(method - 1).filter(|(letters, _)| !letters.is_empty());
                    let (letters, ty) = gives.ok_or_else(Bytes::broken)?;
                    line.push_str(&print_parameter(ty, &[bytes.whole(letters)?]));
                }
            }
        }
        line.push_str("]\n");
        out.extend_from_slice(line.as_bytes());
        if bytes.rest.is_empty() { Ok(()) } else { Err(Bytes::broken()) }
    }
}

struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    fn broken() -> HarnessError {
        HarnessError::Frame("an answer of another type".to_string())
    }

    fn whole(&mut self, letters: &[u8]) -> Result<Value, HarnessError> {
        let mut value = Value::with_depth(letters.iter().filter(|b| b"[snt".contains(b)).count());
        self.value(letters, 0, &mut value)?;
        Ok(value)
    }

    fn take(&mut self, n: usize) -> Result<&'a [u8], HarnessError> {
        let (head, rest) = self.rest.split_at_checked(n).ok_or_else(Bytes::broken)?;
        self.rest = rest;
        Ok(head)
    }

    fn count(&mut self) -> Result<usize, HarnessError> {
        let bytes = self.take(4)?;
        Ok(bytes.iter().rev().fold(0, |n, &b| n << 8 | usize::from(b)))
    }

    fn cell(&mut self, letter: u8) -> Result<i64, HarnessError> {
        match letter {
            b'b' => Ok(i64::from(self.take(1)?[0] != 0)),
            b'c' => Ok(self.count()? as i64),
            _ => Ok(self.take(8)?.iter().rev().fold(0u64, |n, &b| n << 8 | u64::from(b)) as i64),
        }
    }

    fn value(&mut self, letters: &[u8], level: usize, value: &mut Value) -> Result<(), HarnessError> {
        match letters {
            [b's'] => {
                let n = self.count()?;
                let text = std::str::from_utf8(self.take(n)?)
                    .map_err(|_| HarnessError::Frame("a string that is not UTF-8".to_string()))?;
                value.cells.extend(text.chars().map(|c| c as i64));
                value.ends[level].push(value.cells.len() as u32);
            }
            [b'[', ..] | [b'n'] | [b't'] => {
                let inner: &[u8] = if letters.len() > 1 { &letters[1..] } else { b"l" };
                let n = self.count()?;
                for _ in 0..n {
                    self.value(inner, level + 1, value)?;
                }
                // Items of an inner level number on from those of the rows before them.
                let before = value.ends[level].last().copied().unwrap_or(0);
                value.ends[level].push(before + n as u32);
            }
            [letter] => value.cells.push(self.cell(*letter)?),
            _ => return Err(Bytes::broken()),
        }
        Ok(())
    }
}
