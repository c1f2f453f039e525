//! Words that stand in a table of letters: along a walk from cell to neighbouring cell, each at most once.

use super::super::random::Random;

/// A table of letters while it is drawn, and the word that was read off it.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// How many letters a row has, where all rows so far have as many.
    columns: usize,
    is_uneven: bool,
    cells: Vec<i64>,
    /// The field of a text with its word, empty where its letters have nothing to do with the table.
    word: Option<(usize, Vec<i64>)>,
}

/// Walks that are tried: most of them end before the word does.
const WALKS: u64 = 16;
/// Longer words are not looked for.
const WORD_MAX: usize = 64;

impl Table {
    /// Hears of a row's length.
    pub fn row(&mut self, length: i64) {
        let length = length.max(0) as usize;
        self.is_uneven |= self.columns > 0 && self.columns != length;
        self.columns = length;
    }

    /// Hears of a letter, in the order of rows.
    pub fn push(&mut self, letter: i64) {
        self.cells.push(letter);
    }

    /// The letter at a place of a text of a field that is as long as `length`; nothing where it does not come from the table, as in every
    /// other drawing.
    pub fn letter(&mut self, field: usize, place: usize, length: usize, random: &mut Random) -> Option<i64> {
        if self.cells.is_empty() {
            return None;
        }
        if self.word.as_ref().is_none_or(|(own, _)| *own != field) {
            let word = if random.below(2) == 0 { self.walks(length, random) } else { Vec::new() };
            self.word = Some((field, word));
        }
        self.word.as_ref()?.1.get(place).copied()
    }

    fn walks(&self, length: usize, random: &mut Random) -> Vec<i64> {
        if self.is_uneven || self.columns == 0 || length > self.cells.len().min(WORD_MAX) {
            return Vec::new();
        }
        (0..WALKS).map(|_| self.walk(length, random)).find(|word| word.len() == length).unwrap_or_default()
    }

    fn walk(&self, length: usize, random: &mut Random) -> Vec<i64> {
        let mut at = random.below(self.cells.len() as u64) as usize;
        let mut path = vec![at];
        while path.len() < length {
            let (column, columns) = (at % self.columns, self.columns);
            let left = (column > 0).then(|| at - 1);
            let right = (column + 1 < columns).then(|| at + 1);
            let next = [at.checked_sub(columns), Some(at + columns), left, right].into_iter().flatten();
            let next: Vec<usize> = next.filter(|next| *next < self.cells.len() && !path.contains(next)).collect();
            if next.is_empty() {
                break;
            }
            at = next[random.below(next.len() as u64) as usize];
            path.push(at);
        }
        path.into_iter().map(|cell| self.cells[cell]).collect()
    }
}
