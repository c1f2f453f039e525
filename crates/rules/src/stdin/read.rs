//! Text to values, strict about every byte.

use super::equality::Scope;
use super::fault::{Fault, ReadError};
use super::format::{Block, Count, Format, Item, Kind, Size, Table};
use super::token::{Tokens, Wanted};
use super::trace::{Shape, Silent, Trace};
use crate::expr::term::VarId;
use ojkit_model::input::{Input, NULL, Part, Place, Value};
use ojkit_text::number;

impl Format {
    /// Reads an input, reusing the memory of the values; `input` has no meaning after an error.
    ///
    /// Fails at the first byte that no input has there. What is read needs not keep the problem's constraints.
    /// No more memory is reserved than the text's length accounts for, whatever lengths it claims.
    pub fn read(&self, text: &[u8], input: &mut Input) -> Result<(), ReadError> {
        self.read_traced(text, input, &mut Silent).map_err(|fault| fault.locate(text))
    }

    pub(super) fn read_traced<T: Trace>(
        &self,
        text: &[u8],
        input: &mut Input,
        trace: &mut T,
    ) -> Result<(), Box<Fault>> {
        if text.len() > u32::MAX as usize {
            return Err(Fault::new(0, 0, "the text is longer than 4 GiB"));
        }
        if text.starts_with("\u{feff}".as_bytes()) {
            return Err(Tokens { text, at: 0 }.unexpected(0, "the first token"));
        }
        self.clear(&mut input.fields);
        let mut reader = Reader {
            format: self,
            tokens: Tokens { text, at: 0 },
            rows: 0,
            width: 0,
            repeat: None,
            slots: self.bound.iter().map(|bound| (bound.var, 0)).collect(),
            spans: vec![(0, 0); self.bound.len()],
            trace,
        };
        let Input { fields, repeats } = input;
        let mut repetitions = 0;
        for block in &self.blocks {
            if let Block::Repeat { count, blocks, bound } = block {
                repetitions = reader.repeat(count, blocks, bound, fields, repeats)?;
            } else {
                reader.block(block, fields, None)?;
            }
        }
        repeats.truncate(repetitions);
        let outer = |slot: &usize| !self.bound[*slot].in_repeat;
        reader.compare((0..self.bound.len()).filter(outer), fields, None)?;
        reader.tokens.end()
    }

    fn clear(&self, values: &mut Vec<Value>) {
        values.truncate(self.fields.len());
        values.resize_with(self.fields.len(), Value::default);
        for (value, field) in values.iter_mut().zip(&self.fields) {
            value.ends.resize_with(field.depth, Vec::new);
            value.clear();
        }
    }
}

struct Reader<'a, T> {
    format: &'a Format,
    tokens: Tokens<'a>,
    /// The number of rows and the width that the last header stated.
    rows: usize,
    width: usize,
    repeat: Option<usize>,
    /// Values and places of the bound names.
    slots: Vec<(VarId, i64)>,
    spans: Vec<(usize, usize)>,
    trace: &'a mut T,
}

/// Rows of strings without a column take no text at all, so a claimed number of them is bounded here.
const EMPTY_ROWS_MAX: usize = 1 << 16;

type Outer<'a> = Option<&'a [Value]>;

impl<T: Trace> Reader<'_, T> {
    fn repeat(
        &mut self,
        count: &Count,
        blocks: &[Block],
        bound: &[usize],
        fields: &[Value],
        repeats: &mut Vec<Vec<Value>>,
    ) -> Result<usize, Box<Fault>> {
        let count = match count {
            Count::Field(field) => fields[*field].cells.first().copied().unwrap_or(0),
            Count::Slot(slot) => self.slots[*slot].1,
        };
        let count = usize::try_from(count).unwrap_or(0);
        for index in 0..count {
            if index == repeats.len() {
                repeats.push(Vec::new());
            }
            let values = &mut repeats[index];
            self.format.clear(values);
            self.repeat = Some(index);
            let start = self.tokens.at;
            for block in blocks {
                self.block(block, values, Some(fields))?;
            }
            self.compare(bound.iter().copied(), values, Some(fields))?;
            if self.tokens.at == start {
                return Err(Fault::new(start, start, "a repetition without a single line"));
            }
        }
        self.repeat = None;
        Ok(count)
    }

    /// Bound names have the values that the equalities give them.
    fn compare(&self, slots: impl Iterator<Item = usize>, values: &[Value], outer: Outer) -> Result<(), Box<Fault>> {
        for slot in slots {
            let bound = &self.format.bound[slot];
            let Some(term) = &bound.term else { continue };
            let stated = self.slots[slot].1;
            match self.scope(values, outer).evaluate(term) {
                Some(value) if value == i128::from(stated) => {}
                Some(value) => {
                    let (start, end) = self.spans[slot];
                    return Err(Fault::new(start, end, format!("`{}` is {value} here, found {stated}", bound.name)));
                }
                None => {
                    let (start, end) = self.spans[slot];
                    return Err(Fault::new(start, end, format!("`{}` cannot be computed here", bound.name)));
                }
            }
        }
        Ok(())
    }

    fn scope<'b>(&'b self, values: &'b [Value], outer: Outer<'b>) -> Scope<'b> {
        let outer = outer.map(|o| (o, self.format.repeated.as_slice()));
        Scope { vars: &self.format.vars, values, outer, names: &self.slots }
    }

    fn block(&mut self, block: &Block, values: &mut [Value], outer: Outer) -> Result<(), Box<Fault>> {
        let (field, rows) = match block {
            Block::Line(items) => return self.line(items, values, outer),
            Block::Matrix { field, kind, rows, width, glued } => {
                let rows = self.size(rows, self.rows, values, outer)?.map_or(0, |size| size.count);
                let width = self.size(width, self.width, values, outer)?;
                for row in 0..rows {
                    self.row(*field, *kind, width.as_ref(), *glued, row, &mut values[*field])?;
                }
                (*field, rows)
            }
            Block::Ragged { field, kind } => {
                let rows = self.rows;
                for row in 0..rows {
                    let place = self.place(*field, Part::Length { level: 1, index: row });
                    let count = self.length(place)?;
                    self.tokens.newline(None)?;
                    let size = Wanted { count, label: String::new() };
                    self.row(*field, *kind, Some(&size), false, row, &mut values[*field])?;
                }
                (*field, rows)
            }
            Block::Strings { field, rows } => {
                let rows = self.size(rows, self.rows, values, outer)?.map_or(0, |size| size.count);
                self.strings(*field, rows, &mut values[*field])?;
                (*field, rows)
            }
            Block::StringMatrix { field } => {
                let (rows, width) = (self.rows, self.width);
                if width == 0 && rows > EMPTY_ROWS_MAX {
                    let at = self.tokens.at;
                    return Err(Fault::new(at, at, format!("{rows} rows without a column")));
                }
                for _ in 0..rows {
                    self.strings(*field, width, &mut values[*field])?;
                    let strings = values[*field].ends[2].len() as u32;
                    values[*field].ends[1].push(strings);
                }
                (*field, rows)
            }
            Block::StringRagged { field } => {
                let rows = self.rows;
                for row in 0..rows {
                    let place = self.place(*field, Part::Length { level: 1, index: row });
                    let count = self.length(place)?;
                    self.tokens.newline(None)?;
                    self.strings(*field, count, &mut values[*field])?;
                    let strings = values[*field].ends[2].len() as u32;
                    values[*field].ends[1].push(strings);
                }
                (*field, rows)
            }
            Block::Table(table) => {
                let rows = self.size(&table.rows, self.rows, values, outer)?.map_or(0, |size| size.count);
                for row in 0..rows {
                    self.table_row(table, row, values)?;
                }
                table.fields().for_each(|field| values[field].ends[0].push(rows as u32));
                return Ok(());
            }
            // Blocks do not nest; the layout's compiler refuses it.
            Block::Repeat { .. } => return Ok(()),
        };
        values[field].ends[0].push(rows as u32);
        Ok(())
    }

    fn line(&mut self, items: &[Item], values: &mut [Value], outer: Outer) -> Result<(), Box<Fault>> {
        let start = self.tokens.at;
        let mut list = None;
        for item in items {
            let first = self.tokens.at == start;
            if !first && !matches!(item, Item::Cells { .. }) {
                self.tokens.space()?;
            }
            list = None;
            match item {
                Item::Cell { field, kind } => {
                    let value = self.cell(*kind, *field, 0)?;
                    values[*field].cells.push(value);
                }
                Item::Word { field } => {
                    let place = self.place(*field, Part::Length { level: 0, index: 0 });
                    self.text(place, Shape::Word, &mut values[*field])?;
                }
                Item::Text { field } => {
                    let place = self.place(*field, Part::Length { level: 0, index: 0 });
                    self.text(place, Shape::Text, &mut values[*field])?;
                }
                Item::Bound(slot) => {
                    let from = self.tokens.at;
                    self.slots[*slot].1 = self.tokens.integer()?;
                    self.spans[*slot] = (from, self.tokens.at);
                    if self.format.bound[*slot].term.is_none() {
                        self.tokens.not_negative(from, self.slots[*slot].1)?;
                        self.trace.token(Some(self.place(0, Part::Repeats)), Shape::Integer, from, self.tokens.at);
                    } else {
                        self.trace.token(None, Shape::Integer, from, self.tokens.at);
                        self.trace.bound(*slot, self.repeat, from, self.tokens.at);
                    }
                }
                Item::Repeats { field } => {
                    let place = self.place(0, Part::Repeats);
                    let count = self.length(place)?;
                    values[*field].cells.push(count as i64);
                }
                Item::Rows { field } => {
                    let place = self.place(*field, Part::Length { level: 0, index: 0 });
                    self.rows = self.length(place)?;
                }
                Item::Width { field } => {
                    let from = self.tokens.at;
                    let place = self.place(*field, Part::Length { level: 1, index: 0 });
                    self.width = self.length(place)?;
                    if self.rows == 0 && self.width > 0 {
                        let message = format!("expected 0 columns for no rows, found {}", self.width);
                        return Err(Fault::new(from, self.tokens.at, message));
                    }
                }
                Item::Cells { field, kind, size } => {
                    let rows = self.rows;
                    let wanted = self.size(size, rows, values, outer)?;
                    let from = self.tokens.at;
                    let value = &mut values[*field];
                    self.cells(*field, *kind, wanted.as_ref(), first, &mut value.cells)?;
                    value.ends[0].push(value.cells.len() as u32);
                    let from = if first { from } else { (from + 1).min(self.tokens.at) };
                    self.trace.item(self.place(*field, Part::Length { level: 0, index: 0 }), from, self.tokens.at);
                    list = wanted.map(|wanted| (*kind, wanted));
                }
            }
        }
        self.tokens.newline(list.as_ref().map(|(kind, wanted)| (*kind, wanted)))
    }

    fn place(&self, field: usize, part: Part) -> Place {
        Place { repeat: self.repeat, field, part }
    }

    /// A length that the text states.
    fn length(&mut self, place: Place) -> Result<usize, Box<Fault>> {
        let from = self.tokens.at;
        let value = self.tokens.integer()?;
        self.trace.token(Some(place), Shape::Integer, from, self.tokens.at);
        self.tokens.not_negative(from, value)
    }

    /// How many items to read; nothing where the line's end decides.
    fn size(&self, size: &Size, stated: usize, values: &[Value], outer: Outer) -> Result<Option<Wanted>, Box<Fault>> {
        match size {
            Size::Rest => Ok(None),
            Size::Stated => Ok(Some(Wanted { count: stated, label: String::new() })),
            Size::Known { term, label } => {
                let at = self.tokens.at;
                let value = self.scope(values, outer).evaluate(term);
                match value.map(usize::try_from) {
                    Some(Ok(count)) => Ok(Some(Wanted { count, label: label.clone() })),
                    Some(Err(_)) => {
                        Err(Fault::new(at, at, format!("expected {} items here ({label})", value.unwrap_or(0))))
                    }
                    None => Err(Fault::new(at, at, format!("the number of items here ({label}) cannot be computed"))),
                }
            }
        }
    }

    fn row(
        &mut self,
        field: usize,
        kind: Kind,
        wanted: Option<&Wanted>,
        glued: bool,
        row: usize,
        value: &mut Value,
    ) -> Result<(), Box<Fault>> {
        let from = self.tokens.at;
        if glued {
            self.glued(field, wanted, value)?;
        } else {
            self.cells(field, kind, wanted, true, &mut value.cells)?;
        }
        self.trace.item(self.place(field, Part::Length { level: 1, index: row }), from, self.tokens.at);
        self.tokens.newline(wanted.map(|wanted| (kind, wanted)))?;
        value.ends[1].push(value.cells.len() as u32);
        Ok(())
    }

    fn cells(
        &mut self,
        field: usize,
        kind: Kind,
        wanted: Option<&Wanted>,
        first: bool,
        cells: &mut Vec<i64>,
    ) -> Result<(), Box<Fault>> {
        let Some(wanted) = wanted else {
            let (from, mut first) = (self.tokens.at, first);
            while !matches!(self.tokens.peek(), Some(b'\n') | None) {
                if !first {
                    self.tokens.space()?;
                }
                first = false;
                let value = self.cell(kind, field, cells.len())?;
                cells.push(value);
            }
            self.trace.open_ended(from, self.tokens.at);
            return Ok(());
        };
        // Every cell has a byte and a separator, so a claimed length cannot reserve more than the text accounts for.
        cells.reserve(wanted.count.min(self.tokens.left() / 2 + 1));
        if kind == Kind::Int {
            return self.integers(field, wanted, first, cells);
        }
        for index in 0..wanted.count {
            if index > 0 || !first {
                self.tokens.space_within(index, kind, wanted)?;
            } else {
                self.tokens.begin_within(kind, wanted)?;
            }
            let value = self.cell(kind, field, cells.len())?;
            cells.push(value);
        }
        Ok(())
    }

    /// The loop that long inputs spend their time in.
    fn integers(&mut self, field: usize, wanted: &Wanted, first: bool, cells: &mut Vec<i64>) -> Result<(), Box<Fault>> {
        let text = self.tokens.text;
        let mut at = self.tokens.at;
        for index in 0..wanted.count {
            if index > 0 || !first {
                if text.get(at) != Some(&b' ') {
                    self.tokens.at = at;
                    return self.tokens.space_within(index, Kind::Int, wanted);
                }
                at += 1;
            }
            let Some((value, length)) = number::take(&text[at..]) else {
                self.tokens.at = at;
                if index == 0 && first {
                    self.tokens.begin_within(Kind::Int, wanted)?;
                }
                return Err(self.tokens.unexpected(at, "a whole number"));
            };
            self.trace.token(Some(self.place(field, Part::Cell(cells.len()))), Shape::Integer, at, at + length);
            cells.push(value);
            at += length;
        }
        self.tokens.at = at;
        Ok(())
    }

    fn cell(&mut self, kind: Kind, field: usize, index: usize) -> Result<i64, Box<Fault>> {
        let from = self.tokens.at;
        let (value, shape) = match kind {
            Kind::Int => (self.tokens.integer()?, Shape::Integer),
            Kind::Node if self.tokens.word() == b"null" => {
                self.tokens.at += 4;
                (NULL, Shape::Name)
            }
            Kind::Node => (self.tokens.integer()?, Shape::Integer),
            Kind::Double => (self.tokens.double()?.to_bits() as i64, Shape::Double),
            Kind::Bool => (self.tokens.boolean()?, Shape::Name),
            Kind::Char => (self.tokens.character(self.format.wide[field])?, Shape::Character),
        };
        self.trace.token(Some(self.place(field, Part::Cell(index))), shape, from, self.tokens.at);
        Ok(value)
    }

    /// The letters of one string; `place` is its length.
    fn text(&mut self, place: Place, shape: Shape, value: &mut Value) -> Result<(), Box<Fault>> {
        let from = self.tokens.at;
        let end = if shape == Shape::Word { self.tokens.word_end()? } else { self.tokens.line_end() };
        self.tokens.letters(end, self.format.wide[place.field], &mut value.cells)?;
        let cells = value.cells.len() as u32;
        if let Some(ends) = value.ends.last_mut() {
            ends.push(cells);
        }
        self.trace.token(Some(place), shape, from, end);
        if shape == Shape::Text {
            self.trace.open_ended(from, end);
        }
        Ok(())
    }

    fn strings(&mut self, field: usize, count: usize, value: &mut Value) -> Result<(), Box<Fault>> {
        let level = value.ends.len() - 1;
        for _ in 0..count {
            let index = value.ends[level].len();
            let place = self.place(field, Part::Length { level, index });
            self.text(place, Shape::Text, value)?;
            self.tokens.newline(None)?;
        }
        Ok(())
    }

    fn glued(&mut self, field: usize, wanted: Option<&Wanted>, value: &mut Value) -> Result<(), Box<Fault>> {
        let (from, before) = (self.tokens.at, value.cells.len());
        let end = self.tokens.line_end();
        self.tokens.letters(end, self.format.wide[field], &mut value.cells)?;
        let found = value.cells.len() - before;
        self.trace.letters(self.place(field, Part::Cell(before)), from, end);
        self.trace.open_ended(from, end);
        match wanted {
            Some(wanted) if wanted.count != found => Err(Fault::new(from, end, wanted.message(Kind::Char, found))),
            _ => Ok(()),
        }
    }

    fn table_row(&mut self, table: &Table, row: usize, values: &mut [Value]) -> Result<(), Box<Fault>> {
        let chosen = match table.tag {
            None => 0,
            Some(field) => {
                let from = self.tokens.at;
                let names = || table.alternatives.iter().map(|form| form.tag.as_str());
                let chosen = self.tokens.one_of(names())?;
                self.trace.token(Some(self.place(field, Part::Cell(row))), Shape::Name, from, self.tokens.at);
                values[field].cells.push(chosen as i64);
                chosen
            }
        };
        for (index, form) in table.alternatives.iter().enumerate() {
            for (column, &(field, kind)) in form.columns.iter().enumerate() {
                if index == chosen {
                    if column > 0 || table.tag.is_some() {
                        self.tokens.space()?;
                    }
                    match kind {
                        Some(kind) => {
                            let value = self.cell(kind, field, row)?;
                            values[field].cells.push(value);
                        }
                        None => {
                            let place = self.place(field, Part::Length { level: 1, index: row });
                            self.text(place, Shape::Word, &mut values[field])?;
                        }
                    }
                } else if kind.is_some() {
                    values[field].cells.push(NULL);
                } else {
                    let cells = values[field].cells.len() as u32;
                    values[field].ends[1].push(cells);
                }
            }
        }
        self.tokens.newline(None)
    }
}

impl Wanted {
    pub(super) fn message(&self, kind: Kind, found: usize) -> String {
        let reason = if self.label.is_empty() { String::new() } else { format!(" ({})", self.label) };
        let items = if self.count == 1 { kind.plural().trim_end_matches('s') } else { kind.plural() };
        format!("expected {} {items}{reason}, found {found}", self.count)
    }
}
