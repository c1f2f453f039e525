//! From a place in the values back to its token in the text.

use super::fault::Position;
use super::format::{Block, Format, Item, Size};
use super::trace::{Shape, Trace};
use crate::expr::term::{Term, VarId};
use crate::expr::variables::VarKind;
use ojkit_model::input::{Input, Part, Place};

type Span = (usize, usize);

impl Format {
    /// Where a cell or a length of an input stands in its text.
    ///
    /// A length without a token of its own is found at the name that says it, or else at the items that it counts.
    /// Reads the whole text again, so it is for messages. A place that the text does not have is found at its end.
    pub fn locate(&self, text: &[u8], place: &Place) -> Position {
        let mut target = *place;
        let field = self.fields.get(place.field);
        if let (Some(field), Part::Length { level: 0, .. }) = (field, place.part) {
            // The columns of a row share one length, whose token is the first column's.
            target.field = self.fields.iter().position(|f| f.parameter == field.parameter).unwrap_or(place.field);
        }
        if place.part == Part::Repeats {
            target.field = 0;
        }
        let source = match target.part {
            Part::Length { level, .. } => source(&self.blocks, target.field, level),
            _ => None,
        };
        let mut locator = Locator { format: self, text, target, place: *place, source, letters: 0, found: [None; 5] };
        // A text that does not read has positions for what stands before the flaw.
        let _ = self.read_traced(text, &mut Input::default(), &mut locator);
        let (start, end) = locator.found.into_iter().flatten().next().unwrap_or((text.len(), text.len()));
        Position::of(text, start, end)
    }
}

struct Locator<'a> {
    format: &'a Format,
    text: &'a [u8],
    /// The place, with the first column's field for the length of rows.
    target: Place,
    place: Place,
    /// The variable that says the length.
    source: Option<VarId>,
    /// Letters of the field so far.
    letters: usize,
    /// What has been found, best first: the token itself, the header of a matrix, the name that says the length, the items, anything of the field.
    found: [Option<Span>; 5],
}

impl Locator<'_> {
    fn note(&mut self, rank: usize, start: usize, end: usize) {
        self.found[rank].get_or_insert((start, end));
    }

    /// Whether the cell of a field says the length.
    fn is_said_by(&self, field: usize) -> bool {
        self.source.is_some_and(|var| self.format.vars[var].kind == VarKind::Cells { field })
    }

    fn spell(&mut self, start: usize, end: usize) {
        for part in self.text[start..end].utf8_chunks() {
            for (offset, letter) in part.valid().char_indices() {
                if self.target.part == Part::Cell(self.letters) {
                    self.note(0, start + offset, start + offset + letter.len_utf8());
                }
                self.letters += 1;
            }
        }
    }
}

impl Trace for Locator<'_> {
    fn token(&mut self, place: Option<Place>, shape: Shape, start: usize, end: usize) {
        let Some(place) = place else { return };
        if place == self.target {
            return self.note(0, start, end);
        }
        let same_block = place.repeat.is_none() || place.repeat == self.target.repeat;
        if same_block && self.is_said_by(place.field) {
            self.note(2, start, end);
        }
        if (place.repeat, place.field) != (self.target.repeat, self.place.field) {
            return;
        }
        if let (Part::Length { level: 1, index: 0 }, Part::Length { level: 1, .. }) = (place.part, self.target.part)
            && shape == Shape::Integer
        {
            self.note(1, start, end);
        }
        self.note(4, start, end);
        if matches!(shape, Shape::Word | Shape::Text) {
            self.spell(start, end);
        }
    }

    fn bound(&mut self, slot: usize, repeat: Option<usize>, start: usize, end: usize) {
        if self.source == Some(self.format.bound[slot].var) && (repeat.is_none() || repeat == self.target.repeat) {
            self.note(2, start, end);
        }
    }

    fn item(&mut self, place: Place, start: usize, end: usize) {
        if place == self.target {
            self.note(3, start, end);
        } else if (place.repeat, place.field) == (self.target.repeat, self.target.field) {
            self.note(4, start, end);
        }
    }

    fn open_ended(&mut self, _: usize, _: usize) {}

    fn letters(&mut self, place: Place, start: usize, end: usize) {
        if (place.repeat, place.field) == (self.target.repeat, self.target.field) {
            self.spell(start, end);
        }
    }
}

/// The variable that says how many items a field has at a level.
fn source(blocks: &[Block], field: usize, level: usize) -> Option<VarId> {
    blocks.iter().find_map(|block| {
        let size = match block {
            Block::Line(items) => items.iter().find_map(|item| match item {
                Item::Cells { field: f, size, .. } if *f == field && level == 0 => Some(size),
                _ => None,
            })?,
            Block::Matrix { field: f, rows, width, .. } if *f == field => [rows, width][level.min(1)],
            Block::Strings { field: f, rows } if *f == field && level == 0 => rows,
            Block::Table(table) if level == 0 && table.fields().any(|f| f == field) => &table.rows,
            Block::Repeat { blocks, .. } => return source(blocks, field, level),
            _ => return None,
        };
        if let Size::Known { term: Term::Scalar(var), .. } = size { Some(*var) } else { None }
    })
}
