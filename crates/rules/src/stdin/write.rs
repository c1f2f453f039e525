//! Values to text.

use super::equality::Scope;
use super::format::{Block, Format, Item, Kind, Table};
use crate::expr::term::VarId;
use ojkit_model::input::{Input, NULL, Value};
use ojkit_text::number;

/// Numbers are put into a small buffer on the stack, this many at a time, so that the text grows rarely.
const BATCH: usize = 64;

/// Values of the bound names.
type Names = Vec<(VarId, i64)>;

impl Format {
    /// The text of an input; see [`Format::write`].
    pub fn text(&self, input: &Input) -> Vec<u8> {
        let mut text = Vec::new();
        self.write(input, &mut text);
        text
    }

    /// Appends the text of an input, which has the shape of this problem's fields.
    ///
    /// A string that must be a word and is not makes a text that does not read back.
    pub fn write(&self, input: &Input, out: &mut Vec<u8>) {
        let cells = |values: &[Value]| values.iter().map(|v| v.cells.len()).sum::<usize>();
        let most: usize = cells(&input.fields) + input.repeats.iter().map(|values| cells(values)).sum::<usize>();
        out.reserve(most * 4 + 64);
        let mut slots = Vec::new();
        for bound in &self.bound {
            let scope = Scope { vars: &self.vars, values: &input.fields, outer: None, names: &[] };
            let value = match &bound.term {
                None => Some(input.repeats.len() as i128),
                Some(_) if bound.in_repeat => None,
                Some(term) => scope.evaluate(term),
            };
            slots.push((bound.var, value.and_then(|v| i64::try_from(v).ok()).unwrap_or(0)));
        }
        for block in &self.blocks {
            self.block(block, &input.fields, &input.repeats, &mut slots, out);
        }
    }

    fn block(&self, block: &Block, values: &[Value], repeats: &[Vec<Value>], slots: &mut Names, out: &mut Vec<u8>) {
        match block {
            Block::Line(items) => line(items, values, repeats.len(), slots, out),
            Block::Matrix { field, kind, glued, .. } => {
                for row in 0..values[*field].len() {
                    let range = values[*field].range(1, row);
                    cells(*kind, &values[*field].cells[range], *glued, out);
                    out.push(b'\n');
                }
            }
            Block::Ragged { field, kind } => {
                for row in 0..values[*field].len() {
                    let range = values[*field].range(1, row);
                    length(range.len(), out);
                    out.push(b'\n');
                    cells(*kind, &values[*field].cells[range], false, out);
                    out.push(b'\n');
                }
            }
            Block::Strings { field, .. } => strings(&values[*field], 1, 0..values[*field].len(), out),
            Block::StringMatrix { field } => {
                let value = &values[*field];
                strings(value, 2, 0..value.ends[1].last().map_or(0, |&end| end as usize), out);
            }
            Block::StringRagged { field } => {
                let value = &values[*field];
                for row in 0..value.len() {
                    let range = value.range(1, row);
                    length(range.len(), out);
                    out.push(b'\n');
                    strings(value, 2, range, out);
                }
            }
            Block::Table(table) => table.write(values, out),
            Block::Repeat { blocks, bound, .. } => {
                for inner in repeats {
                    for &slot in bound {
                        let outer = Some((values, self.repeated.as_slice()));
                        let scope = Scope { vars: &self.vars, values: inner, outer, names: slots };
                        let value = self.bound[slot].term.as_ref().and_then(|term| scope.evaluate(term));
                        slots[slot].1 = value.and_then(|v| i64::try_from(v).ok()).unwrap_or(0);
                    }
                    for block in blocks {
                        self.block(block, inner, &[], slots, out);
                    }
                }
            }
        }
    }
}

impl Table {
    fn write(&self, values: &[Value], out: &mut Vec<u8>) {
        let Some(first) = self.fields().next() else { return };
        for row in 0..values[first].len() {
            let chosen = self.tag.map_or(0, |tag| values[tag].cells[row] as usize);
            let form = &self.alternatives[chosen];
            out.extend_from_slice(form.tag.as_bytes());
            for (index, &(field, kind)) in form.columns.iter().enumerate() {
                if index > 0 || !form.tag.is_empty() {
                    out.push(b' ');
                }
                match kind {
                    Some(kind) => cell(kind, values[field].cells[row], out),
                    None => letters(&values[field].cells[values[field].range(1, row)], out),
                }
            }
            out.push(b'\n');
        }
    }
}

fn line(items: &[Item], values: &[Value], repeats: usize, slots: &[(VarId, i64)], out: &mut Vec<u8>) {
    let start = out.len();
    for item in items {
        let before = out.len();
        if before > start {
            out.push(b' ');
        }
        let from = out.len();
        match item {
            Item::Cell { field, kind } => cell(*kind, values[*field].cells[0], out),
            Item::Word { field } | Item::Text { field } => letters(&values[*field].cells, out),
            Item::Bound(slot) => number::push(out, slots[*slot].1),
            Item::Repeats { .. } => length(repeats, out),
            Item::Rows { field } => length(values[*field].len(), out),
            Item::Width { field } => length(values[*field].ends[1].first().map_or(0, |&end| end as usize), out),
            Item::Cells { field, kind, .. } => {
                cells(*kind, &values[*field].cells, false, out);
                if out.len() == from {
                    out.truncate(before);
                }
            }
        }
    }
    out.push(b'\n');
}

fn length(length: usize, out: &mut Vec<u8>) {
    number::push(out, length as i64);
}

/// Strings on lines of their own: those of `range` at depth `level`.
fn strings(value: &Value, level: usize, range: std::ops::Range<usize>, out: &mut Vec<u8>) {
    for string in range {
        letters(&value.cells[value.range(level, string)], out);
        out.push(b'\n');
    }
}

fn letters(cells: &[i64], out: &mut Vec<u8>) {
    if cells.iter().all(|&cell| (0..128).contains(&cell)) {
        out.extend(cells.iter().map(|&cell| cell as u8));
    } else {
        cells.iter().for_each(|&cell| letter(cell, out));
    }
}

fn letter(cell: i64, out: &mut Vec<u8>) {
    let letter = u32::try_from(cell).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
    out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
}

fn cell(kind: Kind, cell: i64, out: &mut Vec<u8>) {
    match kind {
        Kind::Node if cell == NULL => out.extend_from_slice(b"null"),
        Kind::Int | Kind::Node => number::push(out, cell),
        Kind::Double => number::push_double(out, f64::from_bits(cell as u64)),
        Kind::Bool => out.extend_from_slice(if cell == 0 { b"false" } else { b"true" }),
        Kind::Char => letter(cell, out),
    }
}

fn cells(kind: Kind, cells: &[i64], glued: bool, out: &mut Vec<u8>) {
    if glued {
        letters(cells, out);
    } else if kind == Kind::Int {
        ints(cells, out);
    } else {
        for (index, &value) in cells.iter().enumerate() {
            if index > 0 {
                out.push(b' ');
            }
            cell(kind, value, out);
        }
    }
}

fn ints(cells: &[i64], out: &mut Vec<u8>) {
    let mut buffer = [0u8; (BATCH + 1) * number::ROOM];
    for batch in cells.chunks(BATCH) {
        let mut at = 0;
        for &value in batch {
            at = number::put(&mut buffer, at, value);
            buffer[at] = b' ';
            at += 1;
        }
        out.extend_from_slice(&buffer[..at]);
    }
    if !cells.is_empty() {
        out.pop();
    }
}
