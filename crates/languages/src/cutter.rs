//! What is handed in: taking parts out of a text so that what is left reads as if they had never been there.
//!
//! Cutting keeps the author's own text, comments and order. Names are not resolved, so that sometimes too much stays, and seldom too
//! little: what is cut out must be compiled and judged before anybody gets it.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::scan::{Masked, Token};
use ojkit_model::signature::Signature;
use ojkit_model::signature::calling::Calling;
use std::borrow::Cow;

/// What a judge calls.
#[derive(Clone, Debug)]
pub struct Called<'a> {
    /// The class.
    pub owner: &'a str,
    /// Its functions, by the judge's names.
    pub functions: Vec<String>,
    /// Whether the class is the solver's own, and not one around a function.
    pub is_class: bool,
}

impl<'a> Called<'a> {
    /// What the judge of a signature calls.
    pub fn of(signature: &'a Signature) -> Called<'a> {
        let functions = match &signature.calling {
            Some(calling) => calling.functions().into_iter().map(str::to_owned).collect(),
            None => signature.methods().iter().map(|method| method.name.clone()).collect(),
        };
        Called { owner: signature.owner(), functions, is_class: signature.class.is_some() }
    }
}

/// The signature with the class that a source has: some questions call it `Codec` in one language and `Solution` in another.
pub fn settled<'a>(signature: &'a Signature, source: &[u8]) -> Cow<'a, Signature> {
    let Some(calling) = &signature.calling else { return Cow::Borrowed(signature) };
    let contains = |word: String| source.windows(word.len()).any(|window| window == word.as_bytes());
    let has = |class: &str| contains(format!("class {class}")) || contains(format!("impl {class}"));
    let other = if calling.owner == "Codec" { "Solution" } else { "Codec" };
    if has(&calling.owner) || !has(other) {
        return Cow::Borrowed(signature);
    }
    let calling = Calling { owner: other.to_owned(), ..calling.clone() };
    Cow::Owned(Signature { calling: Some(calling), ..signature.clone() })
}

/// Why a text cannot be taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CutError {
    /// A syntax error: its line, its column (both from 1) and the parser's message.
    At(usize, usize, String),
    /// Longer or deeper than anything that a person writes.
    TooMuch,
}

/// A change of a text: these bytes become that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Edit {
    pub range: Range<usize>,
    /// What stands there instead; empty where the part goes.
    pub with: String,
}

/// A text and where its comments are.
pub(crate) struct Cutter<'a> {
    text: &'a str,
    /// In order.
    comments: &'a [Range<usize>],
    /// Where the comments at the top of the file end, which are about the file.
    header: usize,
}

impl<'a> Cutter<'a> {
    /// Before the first character of a text.
    pub fn new(text: &'a str, comments: &'a [Range<usize>]) -> Cutter<'a> {
        let mut header = 0;
        for comment in comments {
            let between = &text[header..comment.start];
            let apart = header > 0 && between.matches('\n').count() > 1;
            if apart || !between.trim_start_matches('\u{feff}').trim().is_empty() {
                break;
            }
            header = comment.end;
        }
        Cutter { text, comments, header }
    }

    /// Takes a part out, together with the comment lines that stand directly above it and the rest of its last line if that is only a comment.
    pub fn remove(&self, part: Range<usize>) -> Edit {
        let mut start = part.start;
        if self.text[self.line_start(start)..start].trim().is_empty() {
            start = self.line_start(start);
            while let Some(comment) = self.comment_line_above(start) {
                start = comment;
            }
        }
        let mut end = part.end;
        let line_end = self.text[end..].find('\n').map_or(self.text.len(), |i| end + i);
        let mut rest = end;
        let next = self.comments.partition_point(|c| c.start < end);
        if let Some(comment) =
            self.comments.get(next).filter(|c| c.end <= line_end && self.text[end..c.start].trim().is_empty())
        {
            rest = comment.end;
        }
        if self.text[rest..line_end].trim().is_empty() {
            end = (line_end + 1).min(self.text.len());
        }
        // Of the blank lines on both sides one side is enough.
        let before = self.text[..start].strip_suffix('\n').map(|text| text.strip_suffix('\r').unwrap_or(text));
        if before.is_none_or(|text| text.ends_with('\n')) && self.text[..end].ends_with('\n') {
            while let Some(length) = blank_line(&self.text[end..]) {
                end += length;
            }
        }
        Edit { range: start..end, with: String::new() }
    }

    fn line_start(&self, at: usize) -> usize {
        self.text[..at].rfind('\n').map_or(0, |i| i + 1)
    }

    /// The start of the line above this one, if it has nothing but a comment that is not about the file.
    fn comment_line_above(&self, line: usize) -> Option<usize> {
        let above = self.text[..line].strip_suffix('\n')?;
        let comment = &self.comments[self.comments.partition_point(|c| c.start < above.len()).checked_sub(1)?];
        let touches = comment.end <= above.len() && self.text[comment.end..above.len()].trim().is_empty();
        let same_line = comment.end > self.line_start(above.len()) || above.ends_with(&self.text[comment.clone()]);
        let start = self.line_start(comment.start);
        let alone = self.text[start..comment.start].trim().is_empty();
        (touches && same_line && alone && comment.end > self.header).then_some(start)
    }
}

/// The length of a blank line at the start of a text, with its line end.
fn blank_line(text: &str) -> Option<usize> {
    let end = text.find('\n')?;
    text[..end].trim().is_empty().then_some(end + 1)
}

/// The text after all changes, which must not overlap (a change inside another is dropped), with one final line end and no blank lines around it.
pub(crate) fn apply(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|edit| (edit.range.start, std::cmp::Reverse(edit.range.end)));
    let mut changed = String::with_capacity(text.len());
    let mut at = 0;
    for edit in edits {
        if edit.range.start < at {
            if edit.range.end > at && edit.with.is_empty() {
                at = edit.range.end;
            }
            continue;
        }
        changed.push_str(&text[at..edit.range.start]);
        changed.push_str(&edit.with);
        at = edit.range.end;
    }
    changed.push_str(&text[at..]);
    let body = changed.trim_start_matches('\u{feff}').trim_end();
    let first = body.len() - body.trim_start().len();
    let from = body[..first].rfind('\n').map_or(0, |i| i + 1);
    format!("{}\n", &body[from..])
}

/// When a statement or a declaration of the outermost level stays.
pub(crate) enum Stays {
    /// It is what is called, or nobody can say.
    Always,
    /// It is a program, or the site has it itself.
    Never,
    /// When something that stays mentions one of these names, which it brings.
    Mentioned(Vec<String>),
    /// When what brings this name stays.
    With(String),
}

/// Which parts of a file stay, each given by its tokens and by when it stays.
///
/// # Theory
/// The least set that has what always stays and what it mentions: things that mention only each other go.
pub(crate) fn keep(masked: &Masked, parts: &[(&[Token], Stays)]) -> Vec<bool> {
    let mut mentions: BTreeMap<&[u8], Vec<usize>> = BTreeMap::new();
    for (part, (tokens, _)) in parts.iter().enumerate() {
        tokens.iter().for_each(|&token| mentions.entry(masked.word(token)).or_default().push(part));
    }
    let mut kept: Vec<bool> = parts.iter().map(|(_, stays)| matches!(stays, Stays::Always)).collect();
    loop {
        let before = kept.clone();
        for i in 0..parts.len() {
            let mentioned = |name: &String| {
                let found = mentions.get(name.as_bytes()).map_or(&[][..], Vec::as_slice);
                found.iter().any(|&j| j != i && kept[j])
            };
            let stays = match &parts[i].1 {
                Stays::Always => true,
                Stays::Never => false,
                Stays::Mentioned(names) => names.iter().any(mentioned),
                Stays::With(name) => parts.iter().zip(&kept).any(|((tokens, stays), kept)| {
                    *kept
                        && !matches!(stays, Stays::With(_))
                        && tokens.iter().take(3).any(|&t| masked.word(t) == name.as_bytes())
                }),
            };
            kept[i] |= stays;
        }
        if kept == before {
            return kept;
        }
    }
}
