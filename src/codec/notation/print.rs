//! Values to notation.

use crate::codec::stdin::number;
use crate::model::input::{Field, NULL, Value};
use crate::model::signature::{Parameter, Rows, Type};
use std::fmt::Write;

/// All parameters, a line each, as the site's box for test cases takes them; `fields` are the packed fields of all.
pub fn print_parameters(parameters: &[Parameter], fields: &[Value]) -> String {
    let mut out = String::new();
    let mut first = 0;
    for parameter in parameters {
        let count = Field::of(std::slice::from_ref(parameter)).len();
        out.push_str(&print_parameter(&parameter.ty, &fields[first..first + count]));
        out.push('\n');
        first += count;
    }
    out
}

/// One parameter, from its packed fields: one, or, for rows, the tag and the columns.
///
/// A double has five decimals, as on the site, where that is exact, and its shortest form otherwise.
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
    let columns: usize = rows.alternatives.iter().map(|form| form.columns.len()).sum();
    let (tags, columns) = fields.split_at(fields.len() - columns);
    let count = fields.first().map_or(0, Value::len);
    separated(0..count, out, |row, out| {
        let chosen = tags.first().map_or(0, |tags| tags.cells[row] as usize);
        let form = &rows.alternatives[chosen];
        let before: usize = rows.alternatives[..chosen].iter().map(|form| form.columns.len()).sum();
        let mut items: Vec<String> = form.tag.iter().map(|tag| tag_text(tag)).collect();
        for (column, value) in form.columns.iter().zip(&columns[before..]) {
            let mut item = String::new();
            if column.ty == Type::String {
                quoted(&value.cells[value.range(1, row)], &mut item);
            } else {
                cell(&column.ty, value.cells[row], &mut item);
            }
            items.push(item);
        }
        let _ = write!(out, "[{}]", items.join(","));
    });
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
        Type::TreeNode if cell == NULL => out.push_str("null"),
        _ => out.push_str(itoa::Buffer::new().format(cell)),
    }
}

fn double(value: f64, out: &mut String) {
    if value.abs() < 1e15 {
        let text = format!("{value:.5}");
        if text.parse() == Ok(value) {
            out.push_str(text.strip_prefix('-').filter(|_| value == 0.0).unwrap_or(&text));
            return;
        }
    }
    let mut text = Vec::new();
    number::push_double(&mut text, value);
    out.extend(text.into_iter().map(char::from));
}

fn quoted(cells: &[i64], out: &mut String) {
    out.push('"');
    for &cell in cells {
        let letter = u32::try_from(cell).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
        if matches!(letter, '"' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out.push('"');
}
