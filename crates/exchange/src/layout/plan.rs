//! What stands on which line of an input: a layout before it has types, and how it is walked along a sample.

use super::size::{Size, Values};
use std::collections::BTreeMap;

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    /// One token.
    One(String),
    /// Several tokens, or letters of one token where they are glued. Nothing for how many: nobody has said so yet.
    Many {
        name: String,
        size: Option<Size>,
        /// Whether they are letters of one token.
        glued: bool,
    },
    /// What is left of the line's tokens.
    Rest(String),
    /// The whole line, with its spaces.
    Text(String),
}

/// Some whole lines.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Line(Vec<Item>),
    /// Lines of one kind.
    Rows {
        count: Option<Size>,
        items: Vec<Item>,
    },
    /// Several lines again and again.
    Repeat {
        count: Option<Size>,
        body: Vec<Part>,
    },
    /// Lines whose first token says what follows on them, or of which nothing is known at all.
    Queries {
        count: Option<Size>,
        name: String,
        /// What may stand on them: the first token and the number of those behind it.
        forms: Vec<(String, usize)>,
    },
}

/// A sample in lines and tokens.
#[derive(Clone, Debug)]
pub struct Sample<'t> {
    /// The lines without their ends.
    pub lines: Vec<SampleLine<'t>>,
}

/// A line of a sample.
#[derive(Clone, Debug)]
pub struct SampleLine<'t> {
    pub text: &'t str,
    /// Its tokens; nothing where they are not separated by one space each.
    pub tokens: Option<Vec<&'t str>>,
}

impl<'t> Sample<'t> {
    /// Takes a sample apart.
    pub fn new(text: &'t str) -> Sample<'t> {
        let lines = text.strip_suffix('\n').unwrap_or(text).split('\n').map(|text| {
            let tokens: Vec<&str> = if text.is_empty() { Vec::new() } else { text.split(' ').collect() };
            SampleLine { text, tokens: (!tokens.iter().any(|token| token.is_empty())).then_some(tokens) }
        });
        Sample { lines: lines.collect() }
    }
}

/// What all values of one name have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Whole numbers as they are printed.
    pub whole: bool,
    /// The same, within 32 bits.
    pub short: bool,
    /// Numbers with or without a point, as they are printed.
    pub number: bool,
    /// One character each.
    pub letter: bool,
    /// No space in any.
    pub word: bool,
    pub seen: usize,
}

impl Default for Facts {
    fn default() -> Facts {
        Facts { whole: true, short: true, number: true, letter: true, word: true, seen: 0 }
    }
}

/// A whole number as it is printed.
pub fn whole(token: &str) -> Option<i64> {
    ojkit_text::number::take(token.as_bytes()).filter(|(_, length)| *length == token.len()).map(|(value, _)| value)
}

impl Facts {
    fn note(&mut self, token: &str) {
        let value = whole(token);
        self.whole &= value.is_some();
        self.short &= value.is_some_and(|value| i32::try_from(value).is_ok());
        self.number &= value.is_some()
            || ojkit_text::number::parse_double(token).is_some_and(|value| {
                let mut printed = Vec::new();
                ojkit_text::number::push_double(&mut printed, value);
                printed == token.as_bytes()
            });
        self.letter &= token.chars().count() == 1;
        self.word &= !token.is_empty() && !token.contains(' ');
        self.seen += 1;
    }
}

/// What is known of each name.
pub type Known = BTreeMap<String, Facts>;

/// A way through one sample.
#[derive(Clone, Debug)]
pub struct Walk<'s> {
    lines: &'s [SampleLine<'s>],
    /// The line that comes next.
    pub at: usize,
    /// What names are, the latest last.
    pub values: Values,
    /// Whether it notes what values are like; finding out whether a part fits at all is quicker without.
    pub takes_notes: bool,
}

impl<'s> Walk<'s> {
    /// At a sample's beginning.
    pub fn new(sample: &'s Sample<'s>) -> Walk<'s> {
        Walk { lines: &sample.lines, at: 0, values: Vec::new(), takes_notes: false }
    }

    /// At a sample's beginning, taking notes.
    pub fn noting(sample: &'s Sample<'s>) -> Walk<'s> {
        Walk { takes_notes: true, ..Walk::new(sample) }
    }

    fn note<'t>(&self, known: &mut Known, name: &str, tokens: impl Iterator<Item = &'t str>) {
        if self.takes_notes {
            let facts = known.entry(name.to_owned()).or_default();
            tokens.for_each(|token| facts.note(token));
        } else {
            tokens.for_each(drop);
        }
    }

    /// Whether nothing is left.
    pub fn is_done(&self) -> bool {
        self.at == self.lines.len()
    }

    /// The tokens of a line further on; nothing behind the end, and for lines that have none.
    pub fn tokens(&self, further: usize) -> Option<&'s [&'s str]> {
        self.lines.get(self.at + further)?.tokens.as_deref()
    }

    /// How many lines are left.
    pub fn left(&self) -> usize {
        self.lines.len() - self.at
    }

    fn count(&self, size: &Option<Size>) -> Option<usize> {
        // More lines than there are no part can take.
        usize::try_from(size.as_ref()?.value(&self.values)?).ok().filter(|count| *count <= 1_000_000)
    }

    /// Goes along some lines; nothing where they are not so.
    pub fn part(&mut self, part: &Part, known: &mut Known) -> Option<()> {
        match part {
            Part::Line(items) => self.line(items, known),
            Part::Rows { count, items } => {
                let count = self.count(count).filter(|count| *count <= self.left())?;
                let before = self.values.len();
                for _ in 0..count {
                    self.line(items, known)?;
                    self.values.truncate(before);
                }
                Some(())
            }
            Part::Repeat { count, body } => {
                let count = self.count(count).filter(|count| *count <= self.left())?;
                let before = self.values.len();
                for _ in 0..count {
                    let at = self.at;
                    self.values.truncate(before);
                    body.iter().try_for_each(|part| self.part(part, known))?;
                    (self.at > at).then_some(())?;
                }
                self.values.truncate(before);
                Some(())
            }
            Part::Queries { count, name, forms } => {
                let count = self.count(count).filter(|count| *count <= self.left())?;
                for _ in 0..count {
                    let tokens = self.lines[self.at].tokens.as_ref()?;
                    let (tag, rest) = tokens.split_first()?;
                    let index = forms.iter().position(|(form, size)| form == tag && *size == rest.len())?;
                    for (column, token) in rest.iter().enumerate() {
                        self.note(known, &format!("{name} {index} {column}"), std::iter::once(*token));
                    }
                    self.at += 1;
                }
                Some(())
            }
        }
    }

    fn line(&mut self, items: &[Item], known: &mut Known) -> Option<()> {
        let line = self.lines.get(self.at)?;
        self.at += 1;
        if let [Item::Text(name)] = items {
            self.note(known, name, std::iter::once(line.text));
            return Some(());
        }
        let mut tokens = line.tokens.as_ref()?.iter();
        for item in items {
            match item {
                Item::One(name) => {
                    let token = tokens.next()?;
                    self.note(known, name, std::iter::once(*token));
                    if let Some(value) = whole(token) {
                        self.values.push((name.clone(), value));
                    }
                }
                Item::Many { name, size, glued: true } => {
                    let token = tokens.next()?;
                    let wanted = self.count(size)?;
                    (token.chars().count() == wanted).then_some(())?;
                    self.note(known, name, std::iter::once(*token));
                }
                Item::Many { name, size, glued: false } => {
                    let count = usize::try_from(size.as_ref()?.value(&self.values)?).ok()?;
                    (count <= tokens.len()).then_some(())?;
                    self.note(known, name, tokens.by_ref().take(count).copied());
                }
                Item::Rest(name) => {
                    self.note(known, name, tokens.by_ref().copied());
                }
                Item::Text(_) => return None,
            }
        }
        tokens.next().is_none().then_some(())
    }
}

/// The same walks behind a part; nothing where one does not go along it.
pub fn along<'s>(walks: &[Walk<'s>], part: &Part) -> Option<Vec<Walk<'s>>> {
    let mut after = walks.to_vec();
    let mut known = Known::new();
    after.iter_mut().try_for_each(|walk| walk.part(part, &mut known))?;
    Some(after)
}

impl Item {
    /// Its name.
    pub fn name(&self) -> &str {
        match self {
            Item::One(name) | Item::Rest(name) | Item::Text(name) | Item::Many { name, .. } => name,
        }
    }
}

impl Part {
    /// All items, in order.
    pub fn items(&self) -> Vec<&Item> {
        match self {
            Part::Line(items) | Part::Rows { items, .. } => items.iter().collect(),
            Part::Repeat { body, .. } => body.iter().flat_map(Part::items).collect(),
            Part::Queries { .. } => Vec::new(),
        }
    }

    /// All sizes.
    pub fn sizes(&self) -> Vec<&Size> {
        let own = match self {
            Part::Line(_) => None,
            Part::Rows { count, .. } | Part::Repeat { count, .. } | Part::Queries { count, .. } => count.as_ref(),
        };
        let inner: Vec<&Size> = match self {
            Part::Repeat { body, .. } => body.iter().flat_map(Part::sizes).collect(),
            part => part
                .items()
                .into_iter()
                .filter_map(|item| if let Item::Many { size, .. } = item { size.as_ref() } else { None })
                .collect(),
        };
        own.into_iter().chain(inner).collect()
    }
}
