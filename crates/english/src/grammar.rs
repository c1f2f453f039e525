//! The rows of wordings, and how they are found.

use super::value::Value;
use ojkit_lines::cursor::Cursor;
use ojkit_lines::print;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// All rows: what people write (`@name` where only other rows speak of it, `$slot` where it is words of a slot), and its canonical line.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    lines().map(|(row, _)| row.split_once(" => ").unwrap_or_else(|| panic!("no row: {row}")))
}

/// The rows of what people write, each with a line in which they do.
pub fn examples() -> impl Iterator<Item = ((&'static str, &'static str), &'static str)> {
    lines().filter_map(|(row, example)| Some((row.split_once(" => ")?, example?)))
}

fn lines() -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let lines = include_str!("wordings.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(" ## ").map_or((line, None), |(row, example)| (row, Some(example))))
}

/// Slots of words: their wordings with what those stand for, from the rows that begin with `$`.
pub static WORDS: LazyLock<Vec<(&str, Vec<(&str, Value)>)>> = LazyLock::new(|| {
    let mut slots: Vec<(&str, Vec<_>)> = Vec::new();
    let text =
        |quoted: &str| quoted.strip_prefix('\'').and_then(|text| text.strip_suffix('\'')).unwrap_or(quoted).to_owned();
    for (slot, wordings) in rows().filter_map(|(slot, wordings)| Some((slot.strip_prefix('$')?, wordings))) {
        let (name, says) = slot.split_once(' ').unwrap_or((slot, ""));
        let value = match print::COMPARISONS.iter().find(|known| known.0 == says) {
            Some((_, comparison)) => Value::Comparison(*comparison),
            None if says.is_empty() => Value::Nothing,
            None => Value::Text(text(says)),
        };
        let at = slots.iter().position(|(known, _)| *known == name).unwrap_or(slots.len());
        if at == slots.len() {
            slots.push((name, Vec::new()));
        }
        slots[at].1.extend(wordings.split(" | ").map(|words| (words, value.clone())));
    }
    slots
});

/// The wordings of a slot of words, each with what it stands for.
pub fn words(slot: &str) -> &'static [(&'static str, Value)] {
    WORDS.iter().find(|(name, _)| *name == slot).map_or(&[], |(_, words)| words)
}

/// Reads the first words of a slot that stand here, and gives what they stand for.
pub fn taken(slot: &str, cursor: &mut Cursor) -> Option<&'static Value> {
    words(slot).iter().find(|(words, _)| cursor.take(words)).map(|(_, value)| value)
}

/// A part of a pattern.
pub struct PatternPart {
    pub what: What,
    pub optional: bool,
}

pub enum What {
    /// One of these words, as written and in their base form.
    Words(Vec<(&'static str, Cow<'static, str>)>),
    Slot(usize),
}

/// A wording, and how it is told from others.
pub struct Compiled {
    pub pattern: &'static str,
    pub line: &'static str,
    /// Its pattern taken apart, when it is first tried: most lines begin with words that few wordings begin with.
    pub parts: OnceLock<Vec<PatternPart>>,
    /// Whether it begins with its subject.
    pub has_subject: bool,
}

/// What can be read: all wordings, found by the words that they can begin with.
pub struct Grammar {
    pub wordings: Vec<Compiled>,
    /// By the first word; behind the subject where there is one.
    pub openings: [HashMap<Cow<'static, str>, Vec<usize>>; 2],
    /// Those that can begin with anything.
    pub open: [Vec<usize>; 2],
}

impl Grammar {
    /// The wordings that can begin with a word in its base form, behind their subject or by themselves.
    pub fn beginning<'i>(&'i self, lemma: &str, has_subject: bool) -> impl Iterator<Item = &'i Compiled> {
        let side = usize::from(has_subject);
        let listed = self.openings[side].get(lemma).map_or(&[][..], Vec::as_slice);
        listed.iter().chain(&self.open[side]).map(|&number| &self.wordings[number])
    }

    /// The words that a wording can begin with behind its subject.
    pub fn verbs(&self) -> impl Iterator<Item = &str> {
        self.openings[1].keys().map(|word| &**word)
    }
}
