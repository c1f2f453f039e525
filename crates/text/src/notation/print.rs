//! Values to notation.

use crate::number;
use ojkit_model::input::{NULL, Value};
use ojkit_model::signature::{Rows, Type};
use std::fmt::Write;

/// One parameter, from its packed fields: one, or, for rows, the tag and the columns.
///
/// A double has five decimals, as on the site, where those are all, and its shortest form otherwise.
pub fn print_parameter(ty: &Type, fields: &[Value]) -> String {
    let mut out = String::new();
    match (ty, fields) {
        (Type::Rows(rows), _) => table(rows, fields, &mut out),
        (_, [value, ..]) if value.ends.is_empty() => cell(ty, value.cells[0], &mut out),
        (_, [value, ..]) => list(ty, value, 0, 0, &mut out),
        _ => {}
    }
    out
}

fn table(rows: &Rows, fields: &[Value], out: &mut String) {
    let count = fields.first().map_or(0, Value::len);
    separated(0..count, out, |index, out| items(row(rows, fields, index, true), out));
}

/// The items of one row, with its tag or without.
pub(super) fn row(rows: &Rows, fields: &[Value], row: usize, tagged: bool) -> Vec<String> {
    let columns: usize = rows.alternatives.iter().map(|form| form.columns.len()).sum();
    let (tags, columns) = fields.split_at(fields.len() - columns);
    let chosen = tags.first().map_or(0, |tags| tags.cells[row] as usize);
    let form = &rows.alternatives[chosen];
    let before: usize = rows.alternatives[..chosen].iter().map(|form| form.columns.len()).sum();
    let mut items: Vec<String> = form.tag.iter().filter(|_| tagged).map(|tag| tag_text(tag)).collect();
    for (column, value) in form.columns.iter().zip(&columns[before..]) {
        let mut item = String::new();
        match value.ends.len() {
            0 | 1 => cell(&column.ty, value.cells[row], &mut item),
            _ => list(&column.ty, value, 1, row, &mut item),
        }
        items.push(item);
    }
    items
}

pub(super) fn items(items: Vec<String>, out: &mut String) {
    let _ = write!(out, "[{}]", items.join(","));
}

/// A tag that looks like a number stands for itself, any other is a text.
pub(super) fn tag_text(tag: &str) -> String {
    if tag.parse::<i64>().is_ok_and(|number| number.to_string() == tag) {
        return tag.to_string();
    }
    let mut out = String::new();
    quoted(&tag.chars().map(|letter| i64::from(u32::from(letter))).collect::<Vec<_>>(), &mut out);
    out
}

fn list(ty: &Type, value: &Value, level: usize, index: usize, out: &mut String) {
    let range = value.range(level, index);
    let last = level + 1 == value.ends.len();
    if last && *ty.innermost() == Type::String {
        quoted(&value.cells[range], out);
    } else if last {
        separated(range, out, |index, out| cell(ty.innermost(), value.cells[index], out));
    } else {
        separated(range, out, |index, out| list(ty, value, level + 1, index, out));
    }
}

fn separated(range: std::ops::Range<usize>, out: &mut String, mut print: impl FnMut(usize, &mut String)) {
    out.push('[');
    for index in range.clone() {
        if index > range.start {
            out.push(',');
        }
        print(index, out);
    }
    out.push(']');
}

fn cell(ty: &Type, cell: i64, out: &mut String) {
    match ty {
        Type::Boolean => out.push_str(if cell == 0 { "false" } else { "true" }),
        Type::Character => quoted(&[cell], out),
        Type::Double => double(f64::from_bits(cell as u64), out),
        Type::TreeNode | Type::NaryNode if cell == NULL => out.push_str("null"),
        _ => out.push_str(itoa::Buffer::new().format(cell)),
    }
}

/// At least five decimals, and more where the shortest text that reads back has more; an exponent stays.
fn double(value: f64, out: &mut String) {
    if !value.is_finite() {
        // As C++ and Python name them.
        return out.push_str(&value.to_string().to_ascii_lowercase());
    }
    let mut bytes = Vec::new();
    number::push_double(&mut bytes, value);
    let text: String = bytes.into_iter().map(char::from).collect();
    out.push_str(&text);
    if text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'-' | b'.')) {
        let decimals = text.split_once('.').map(|(_, decimals)| decimals.len());
        out.push_str(if decimals.is_none() { "." } else { "" });
        out.extend(std::iter::repeat_n('0', DECIMALS.saturating_sub(decimals.unwrap_or(0))));
    }
}

/// Decimals of a double on the site.
const DECIMALS: usize = 5;

/// Appends a text in quotes, with everything escaped that would not stand on one line.
pub fn quoted(cells: &[i64], out: &mut String) {
    out.push('"');
    for &cell in cells {
        let letter = u32::try_from(cell).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..' ' | '\u{7f}' => _ = write!(out, "\\u{:04x}", u32::from(letter)),
            letter => out.push(letter),
        }
    }
    out.push('"');
}
