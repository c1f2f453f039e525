//! Answers of functions as text: laid out as a parameter of the answer's type is on standard input, with rows of any length.
//!
//! Nothing of a value is lost. A text has a line for itself, and is written as it is; one that would not read back, since it holds a control
//! character, or begins with a quote and holds a backslash, is written in the site's notation: `"a\nb"`. The same holds for a character.
//! Between numbers and truth values, white space does not count.

use crate::notation::{quoted, unquoted};
use crate::number;
use ojkit_model::input::{Field, NULL, Value};
use ojkit_model::signature::{Parameter, Type};

/// Appends the text of an answer with a final newline; rows with named columns are an array of arrays.
pub fn write(ty: &Type, value: &Value, out: &mut Vec<u8>) {
    write_item(ty, value, 0, 0, out);
}

fn write_item(ty: &Type, value: &Value, level: usize, index: usize, out: &mut Vec<u8>) {
    match ty {
        Type::String => write_letters(&value.cells[value.range(level, index)], out),
        Type::Rows(rows) => {
            let column = rows.alternatives.iter().flat_map(|form| &form.columns).next();
            let cell = column.map_or(&Type::Integer, |column| &column.ty);
            let items = value.range(level, index);
            number::push(out, items.len() as i64);
            out.push(b'\n');
            for item in items {
                write_cells(cell, &value.cells[value.range(level + 1, item)], out);
                out.push(b'\n');
            }
            return;
        }
        Type::Array(inner) => {
            let items = value.range(level, index);
            number::push(out, items.len() as i64);
            out.push(b'\n');
            if !is_cell(inner) {
                return items.for_each(|item| write_item(inner, value, level + 1, item, out));
            }
            write_cells(inner, &value.cells[items], out);
        }
        Type::ListNode | Type::TreeNode | Type::NaryNode => {
            let items = value.range(level, index);
            number::push(out, items.len() as i64);
            out.push(b'\n');
            write_cells(ty, &value.cells[items], out);
        }
        _ => write_cell(ty, value.cells[index], out),
    }
    out.push(b'\n');
}

/// Whether values of a type stand side by side on one line.
fn is_cell(ty: &Type) -> bool {
    matches!(ty, Type::Integer | Type::Long | Type::Double | Type::Boolean | Type::Character)
}

fn write_cells(ty: &Type, cells: &[i64], out: &mut Vec<u8>) {
    for (index, &cell) in cells.iter().enumerate() {
        if index > 0 {
            out.push(b' ');
        }
        write_cell(ty, cell, out);
    }
}

fn write_cell(ty: &Type, cell: i64, out: &mut Vec<u8>) {
    match ty {
        Type::Boolean => out.extend_from_slice(if cell == 0 { b"false" } else { b"true" }),
        Type::Character => write_letters(&[cell], out),
        Type::Double => {
            let value = f64::from_bits(cell as u64);
            match value.is_finite() {
                true => number::push_double(out, value),
                false => out.extend_from_slice(value.to_string().to_ascii_lowercase().as_bytes()),
            }
        }
        Type::TreeNode | Type::NaryNode if cell == NULL => out.extend_from_slice(b"null"),
        _ => number::push(out, cell),
    }
}

fn write_letters(letters: &[i64], out: &mut Vec<u8>) {
    let is = |c: char| i64::from(u32::from(c));
    let looks_quoted = letters.first() == Some(&is('"')) && letters.contains(&is('\\'));
    if looks_quoted || letters.iter().any(|&letter| (0..0x20).contains(&letter) || letter == 0x7f) {
        let mut text = String::new();
        quoted(letters, &mut text);
        return out.extend_from_slice(text.as_bytes());
    }
    for &letter in letters {
        let letter = u32::try_from(letter).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
        out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
    }
}

/// Reads an answer; white space counts in texts only, and behind the last line there may be blank ones.
pub fn read(ty: &Type, text: &[u8]) -> Result<Value, String> {
    if matches!(ty.innermost(), Type::Rows(_) | Type::Void | Type::Prefix) {
        return Err(format!("an answer of type {ty} has no text"));
    }
    let depth = Field::of(&[Parameter { name: String::new(), ty: ty.clone() }]).first().map_or(0, |field| field.depth);
    let mut value = Value::with_depth(depth);
    let has_lines = matches!(ty.innermost(), Type::String | Type::Character);
    let mut reader = Reader { text, at: 0, is_over: false, has_lines };
    reader.item(ty, 0, &mut value)?;
    match reader.rest().trim_ascii() {
        [] => Ok(value),
        rest => Err(format!("line {}: expected the end, found {}", reader.line_number(), shown(rest))),
    }
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    /// Whether the last line has been taken, which need not end in a newline.
    is_over: bool,
    /// Whether lengths stand on lines of their own, as texts do.
    has_lines: bool,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a [u8] {
        &self.text[self.at..]
    }

    fn line_number(&self) -> usize {
        1 + self.text[..self.at].iter().filter(|&&byte| byte == b'\n').count()
    }

    fn expected(&self, what: &str, found: &[u8]) -> String {
        let found = if found.is_empty() { "nothing".to_owned() } else { shown(found) };
        format!("line {}: expected {what}, found {found}", self.line_number())
    }

    /// A line without its end.
    fn line(&mut self, what: &str) -> Result<&'a [u8], String> {
        if self.is_over {
            return Err(self.expected(what, b""));
        }
        let rest = self.rest();
        let end = rest.iter().position(|&byte| byte == b'\n');
        self.is_over = end.is_none();
        self.at += end.map_or(rest.len(), |end| end + 1);
        let line = &rest[..end.unwrap_or(rest.len())];
        Ok(line.strip_suffix(b"\r").unwrap_or(line))
    }

    fn token(&mut self) -> &'a [u8] {
        let rest = self.rest();
        let start = rest.iter().position(|byte| !byte.is_ascii_whitespace()).unwrap_or(rest.len());
        let token = &rest[start..];
        let token = &token[..token.iter().position(u8::is_ascii_whitespace).unwrap_or(token.len())];
        self.at += start + token.len();
        token
    }

    /// A length, which no text can claim to be more than its bytes.
    fn length(&mut self) -> Result<usize, String> {
        const WHAT: &str = "the length of a list";
        let before = self.at;
        let token = if self.has_lines { self.line(WHAT)?.trim_ascii() } else { self.token() };
        let length = whole(token).and_then(|length| usize::try_from(length).ok());
        match length {
            Some(length) if length <= self.text.len() => Ok(length),
            Some(length) => Err(format!("the length of a list is given as {length}, more than the output holds")),
            None => {
                self.at = before;
                Err(self.expected(WHAT, token))
            }
        }
    }

    fn item(&mut self, ty: &Type, level: usize, value: &mut Value) -> Result<(), String> {
        match ty {
            Type::String => {
                let line = self.line("a text")?;
                value.cells.extend(self.letters(line)?);
                value.ends[level].push(value.cells.len() as u32);
                Ok(())
            }
            Type::Character => {
                let line = self.line("a character")?;
                self.characters(line, 1, value)
            }
            Type::Array(inner) => {
                let length = self.length()?;
                let before = value.ends[level].last().copied().unwrap_or(0);
                match **inner {
                    Type::Character => {
                        let line = if length > 0 || !self.is_over { self.line("characters")? } else { b"" };
                        self.characters(line, length, value)?;
                    }
                    _ => (0..length).try_for_each(|_| self.item(inner, level + 1, value))?,
                }
                value.ends[level].push(before + length as u32);
                Ok(())
            }
            Type::ListNode | Type::TreeNode | Type::NaryNode => {
                let length = self.length()?;
                let before = value.ends[level].last().copied().unwrap_or(0);
                for _ in 0..length {
                    let cell = self.cell(ty)?;
                    value.cells.push(cell);
                }
                value.ends[level].push(before + length as u32);
                Ok(())
            }
            _ => {
                let cell = self.cell(ty)?;
                value.cells.push(cell);
                Ok(())
            }
        }
    }

    fn cell(&mut self, ty: &Type) -> Result<i64, String> {
        let token = self.token();
        let (cell, what) = match ty {
            Type::Boolean => match token {
                b"true" => (Some(1), ""),
                b"false" => (Some(0), ""),
                _ => (None, "true or false"),
            },
            Type::Double => (double(token).map(|value| value.to_bits() as i64), "a number"),
            Type::TreeNode | Type::NaryNode if token == b"null" => (Some(NULL), ""),
            _ => (whole(token), "a whole number"),
        };
        cell.ok_or_else(|| {
            self.at -= token.len();
            self.expected(what, token)
        })
    }

    /// What a line means as a text.
    fn letters(&self, line: &[u8]) -> Result<Vec<i64>, String> {
        let text = std::str::from_utf8(line).map_err(|_| self.expected("a text in UTF-8", line))?;
        let as_it_is = || text.chars().map(|letter| i64::from(u32::from(letter))).collect();
        let is_quoted = text.starts_with('"') && text.contains('\\');
        // What only looks like the notation is a text as any other.
        Ok(is_quoted
            .then(|| unquoted(text))
            .flatten()
            .filter(|(_, rest)| rest.is_empty())
            .map_or_else(as_it_is, |(letters, _)| letters))
    }

    /// So many characters, one space between them: each has its place, since it may be a space itself.
    fn characters(&self, line: &[u8], count: usize, value: &mut Value) -> Result<(), String> {
        let mut text = std::str::from_utf8(line).map_err(|_| self.expected("characters in UTF-8", line))?;
        for index in 0..count {
            if index > 0 {
                text = text.strip_prefix(' ').ok_or_else(|| self.expected("a space between two characters", line))?;
            }
            let escaped = if text.starts_with("\"\\") { unquoted(text) } else { None };
            let (letter, rest) = match escaped {
                Some((letters, rest)) if letters.len() == 1 => (letters[0], rest),
                _ => {
                    let mut letters = text.chars();
                    let wanted = || self.expected(&format!("{count} characters"), line);
                    (i64::from(u32::from(letters.next().ok_or_else(wanted)?)), letters.as_str())
                }
            };
            value.cells.push(letter);
            text = rest;
        }
        match text.trim_ascii() {
            "" => Ok(()),
            rest => Err(self.expected("the end of the line", rest.as_bytes())),
        }
    }
}

/// The number that a whole token spells.
fn whole(token: &[u8]) -> Option<i64> {
    number::take(token).filter(|&(_, length)| length == token.len()).map(|(value, _)| value)
}

/// No number that means something is longer.
const DIGITS_MAX: usize = 2000;

/// The number that a token spells in any usual notation; `nan` and infinities by their names only.
fn double(token: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(token).ok().filter(|text| text.len() <= DIGITS_MAX)?;
    let is_special = !text.bytes().any(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|value: &f64| value.is_finite() || is_special)
}

/// The beginning of what was found, on one printable line.
fn shown(bytes: &[u8]) -> String {
    const BYTES_MAX: usize = 40;
    let line = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let cut = &line[..line.len().min(BYTES_MAX)];
    let dots = if cut.len() < line.len() { "..." } else { "" };
    format!("`{}{dots}`", cut.escape_ascii())
}
