//! Where reading stands in a line of English: what it speaks of, and what was read at each place.

use super::SyntaxError;
use super::grammar::Grammar;
use super::nouns::Nouns;
use super::value::{Subject, Value};
use ojkit_lines::cursor::Cursor;
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

/// Everything that can be read from one place on: where each reading ends, and what it gives.
pub type Readings<T> = Vec<(usize, T)>;

/// A line being read.
pub struct Reader<'n> {
    cursor: Cursor<'n>,
    pub grammar: &'n Grammar,
    pub nouns: &'n Nouns,
    /// What the last statement spoke of, for `... and is at most n`.
    pub spoken: Option<Subject>,
    /// What each slot reads at each place.
    pub memo: BTreeMap<(usize, usize), Rc<Readings<Value>>>,
}

impl<'n> Reader<'n> {
    /// Stands before the first token of a line.
    pub fn new(text: &str, grammar: &'n Grammar, nouns: &'n Nouns) -> Result<Reader<'n>, SyntaxError> {
        Ok(Reader { cursor: Cursor::new(text, Some(nouns))?, grammar, nouns, spoken: None, memo: BTreeMap::new() })
    }
}

impl<'n> Deref for Reader<'n> {
    type Target = Cursor<'n>;

    fn deref(&self) -> &Cursor<'n> {
        &self.cursor
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.cursor
    }
}
