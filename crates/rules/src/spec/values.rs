//! Values written in YAML, typed by the signature: packed as an input, or laid out as an output.

use ojkit_model::input::{Field, NULL, Value};
use ojkit_model::signature::{Column, Parameter, Rows, Type};
use ojkit_text::answer;
use ojkit_text::notation::print_parameter;
use ojkit_text::yaml::{Kind, Node, Reader, Resolved};

/// Packs the value of one parameter into its fields; notes what is wrong.
///
/// `fields` are all fields of the problem, `values` as many packed values.
pub fn pack(
    reader: &mut Reader,
    node: &Node,
    what: &str,
    parameter: usize,
    ty: &Type,
    fields: &[Field],
    values: &mut [Value],
) {
    let Type::Rows(rows) = ty else {
        let Some(index) = fields.iter().position(|field| field.parameter == parameter) else { return };
        let mut value = Value::with_depth(fields[index].depth);
        fill(reader, node, what, ty, 0, &mut value);
        values[index] = value;
        return;
    };
    let mine: Vec<usize> = (0..fields.len()).filter(|&index| fields[index].parameter == parameter).collect();
    for &index in &mine {
        values[index] = Value::with_depth(fields[index].depth);
    }
    let Some(items) = reader.sequence(node, what) else { return };
    for (row, item) in items.iter().enumerate() {
        let what = format!("{what}[{row}]");
        let Some((alternative, cells)) = row_cells(reader, item, &what, rows) else { continue };
        for &index in &mine {
            let value = &mut values[index];
            match fields[index].column {
                _ if fields[index].is_tag() => value.cells.push(alternative as i64),
                Some((a, c)) if a == alternative => {
                    let column = &rows.alternatives[a].columns[c];
                    fill(reader, &cells[c], &format!("{what}.{}", column.name), &column.ty, 1, value);
                }
                _ if fields[index].depth > 1 => {
                    let end = value.cells.len() as u32;
                    value.ends[1].push(end);
                }
                _ => value.cells.push(NULL),
            }
        }
    }
    for &index in &mine {
        values[index].ends[0] = vec![items.len() as u32];
    }
}

/// The alternative that a row takes and its cells behind the tag.
fn row_cells<'n>(reader: &mut Reader, node: &'n Node, what: &str, rows: &Rows) -> Option<(usize, &'n [Node])> {
    let items = reader.sequence(node, what)?;
    let plain = rows.alternatives.len() == 1 && rows.alternatives[0].tag.is_none();
    let (alternative, cells) = if plain {
        (0, items)
    } else {
        let tag = items.first().and_then(|first| match &first.kind {
            Kind::Scalar { text, .. } => Some(text.as_str()),
            _ => None,
        });
        let found = rows.alternatives.iter().position(|alternative| alternative.tag.as_deref() == tag);
        let Some(found) = found else {
            let tags: Vec<&str> = rows.alternatives.iter().filter_map(|a| a.tag.as_deref()).collect();
            let span = items.first().map_or(node.span, |first| first.span);
            return reader.refuse(
                span,
                format!("{what} must begin with one of its tags"),
                format!("tags: {}", tags.join(", ")),
            );
        };
        (found, &items[1..])
    };
    let columns = &rows.alternatives[alternative].columns;
    if cells.len() != columns.len() {
        let names: Vec<&str> = columns.iter().map(|column: &Column| column.name.as_str()).collect();
        let message = format!("{what} must have columns {}, but has {} values", names.join(", "), cells.len());
        return reader.refuse(node.span, message, "write one value per column");
    }
    Some((alternative, cells))
}

/// Appends one value of a type to a packed value, at a level of its ends.
fn fill(reader: &mut Reader, node: &Node, what: &str, ty: &Type, level: usize, value: &mut Value) {
    match ty {
        Type::Array(inner) => {
            let items = reader.sequence(node, what).unwrap_or_default();
            for (index, item) in items.iter().enumerate() {
                fill(reader, item, &format!("{what}[{index}]"), inner, level + 1, value);
            }
            end_level(value, level, items.len());
        }
        Type::String => {
            let text = string(reader, node, what).unwrap_or_default();
            value.cells.extend(text.chars().map(|c| i64::from(u32::from(c))));
            end_level(value, level, text.chars().count());
        }
        Type::ListNode | Type::TreeNode | Type::NaryNode => {
            let items = reader.sequence(node, what).unwrap_or_default();
            for (index, item) in items.iter().enumerate() {
                let missing = *ty != Type::ListNode && item.resolve() == Some(Resolved::Null);
                let cell = if missing { Some(NULL) } else { cell(reader, item, &format!("{what}[{index}]"), ty) };
                value.cells.push(cell.unwrap_or_default());
            }
            end_level(value, level, items.len());
        }
        _ => {
            let cell = cell(reader, node, what, ty).unwrap_or_default();
            value.cells.push(cell);
        }
    }
}

/// Notes where an item ends whose parts were just appended.
fn end_level(value: &mut Value, level: usize, length: usize) {
    if let Some(ends) = value.ends.get_mut(level) {
        let start = ends.last().copied().unwrap_or(0);
        ends.push(start + length as u32);
    }
}

fn cell(reader: &mut Reader, node: &Node, what: &str, ty: &Type) -> Option<i64> {
    match ty {
        Type::Double => {
            let value = reader.double(node, what)?;
            // -0 prints as `-0`, which no strict reader of an input takes.
            Some(if value == 0.0 { 0.0f64 } else { value }.to_bits() as i64)
        }
        Type::Boolean => reader.boolean(node, what).map(i64::from),
        Type::Character => character(reader, node, what).map(|c| i64::from(u32::from(c))),
        _ => {
            let value = reader.integer(node, what)?;
            if value == NULL {
                return reader.refuse(
                    node.span,
                    format!("{what} cannot be -2^63"),
                    "that number stands for a missing value here: the smallest `long` is one above it",
                );
            }
            Some(value)
        }
    }
}

/// A string's value: quotes are needed where YAML reads a number, a boolean or nothing.
fn string<'n>(reader: &mut Reader, node: &'n Node, what: &str) -> Option<&'n str> {
    let (Kind::Scalar { text, .. }, Some(resolved)) = (&node.kind, node.resolve()) else {
        return reader.mismatch(node, what, "a string");
    };
    if resolved != Resolved::Text {
        let help = if text.is_empty() {
            "write \"\" for an empty string".into()
        } else {
            format!("put it in quotes: \"{text}\"")
        };
        return reader.refuse(node.span, format!("{what} must be a string, not {}", node.describe()), help);
    }
    if let Some(c) = text.chars().find(|c| c.is_control()) {
        let message = format!("{what} contains the control character U+{:04X}", u32::from(c));
        return reader.refuse(node.span, message, "a string occupies one line of an input");
    }
    Some(text)
}

/// One printable ASCII character; a digit needs no quotes, since nothing else can be meant.
fn character(reader: &mut Reader, node: &Node, what: &str) -> Option<char> {
    if let Kind::Scalar { text, .. } = &node.kind {
        let mut characters = text.chars();
        if let (Some(c @ ' '..='~'), None) = (characters.next(), characters.next()) {
            return Some(c);
        }
    }
    reader.mismatch(node, what, "one printable ASCII character")
}

/// A value of the answer's type as text on stdout in the default layout, final newline included; notes what is wrong.
pub fn output_text(reader: &mut Reader, node: &Node, what: &str, ty: &Type) -> Option<String> {
    if matches!(ty, Type::Rows(_)) {
        let message = format!("an answer of type {ty} has no text");
        return reader.refuse(node.span, message, "write its rows as lists: `integer[][]`");
    }
    let mut text = Vec::new();
    answer::write(ty, packed(reader, node, what, ty)?.first()?, &mut text);
    String::from_utf8(text).ok()
}

/// A value in the site's notation; notes what is wrong.
pub fn notation(reader: &mut Reader, node: &Node, what: &str, ty: &Type) -> Option<String> {
    Some(print_parameter(ty, &packed(reader, node, what, ty)?))
}

/// The packed fields of one value; notes what is wrong.
fn packed(reader: &mut Reader, node: &Node, what: &str, ty: &Type) -> Option<Vec<Value>> {
    let before = reader.count();
    let fields = Field::of(&[Parameter { name: "answer".to_owned(), ty: ty.clone() }]);
    let mut values = vec![Value::default(); fields.len()];
    pack(reader, node, what, 0, ty, &fields, &mut values);
    (reader.count() == before).then_some(values)
}
