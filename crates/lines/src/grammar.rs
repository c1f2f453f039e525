//! The phrases of a grammar, and how they are found: what is handed to a reader.

use super::lexer::Sentences;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

/// A part of a pattern.
pub(crate) struct PatternPart {
    pub(crate) what: What,
    pub(crate) optional: bool,
}

pub(crate) enum What {
    /// One of these words, as written and in their base form.
    Words(Vec<(&'static str, Cow<'static, str>)>),
    /// What a slot reads.
    Slot(usize),
}

/// A phrase, and how it is told from others.
pub(crate) struct Compiled {
    pub(crate) pattern: &'static str,
    /// Its canonical line.
    pub(crate) line: &'static str,
    /// Its pattern taken apart, when it is first tried: most lines begin with words that few phrases begin with.
    pub(crate) parts: OnceLock<Vec<PatternPart>>,
    /// Whether it begins with its subject.
    pub(crate) has_subject: bool,
}

/// What can be read: all phrases, found by the words that they can begin with.
pub struct Grammar {
    pub(crate) phrases: Vec<Compiled>,
    /// By the first word; behind the subject where there is one.
    pub(crate) openings: [HashMap<Cow<'static, str>, Vec<usize>>; 2],
    /// What forms say in canonical sentences of their own.
    pub(crate) sentences: Sentences,
    /// Those that can begin with anything.
    pub(crate) open: [Vec<usize>; 2],
}

impl Grammar {
    /// The phrases that can begin with a word in its base form, behind their subject or by themselves.
    pub(crate) fn beginning<'i>(&'i self, lemma: &str, has_subject: bool) -> impl Iterator<Item = &'i Compiled> {
        let side = usize::from(has_subject);
        let listed = self.openings[side].get(lemma).map_or(&[][..], Vec::as_slice);
        listed.iter().chain(&self.open[side]).map(|&number| &self.phrases[number])
    }

    /// The words that a phrase can begin with behind its subject.
    pub(crate) fn verbs(&self) -> impl Iterator<Item = &str> {
        self.openings[1].keys().map(|word| &**word)
    }
}
