//! The rows of wordings, and how they are found.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

/// A part of a pattern.
pub struct PatternPart {
    pub what: What,
    pub optional: bool,
}

pub enum What {
    /// One of these words, as written and in their base form.
    Words(Vec<(&'static str, Cow<'static, str>)>),
    /// What a slot reads.
    Slot(usize),
}

/// A wording, and how it is told from others.
pub struct Compiled {
    pub pattern: &'static str,
    /// Its canonical line.
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
