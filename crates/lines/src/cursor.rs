//! Where reading stands in a line, what could have stood there, and how it is said that it did not.

use super::SyntaxError;
use super::lexer::{Kind, Token, tokens};
use super::words::{RESERVED, lemma, wording};
use ojkit_model::constraint::Expr;
use ojkit_model::diagnostic::Help;
use ojkit_text::suggest::nearest;
use std::borrow::Cow;

/// How deep brackets may nest.
pub const NESTING_MAX: usize = 100;
/// How many terms an expression must stay below.
pub const TERMS_MAX: usize = 1_000;
/// How many statements may be tried before a line counts as too intricate.
const TRIES_MAX: usize = 4_000;

/// Another language in which expressions may stand, such as English.
pub trait Words {
    /// Reads an expression of this language from here; nothing where none begins.
    ///
    /// # Errors
    /// One that begins, and cannot be.
    fn expression(&self, cursor: &mut Cursor) -> Result<Option<Expr>, SyntaxError>;
}

/// A line being read.
pub struct Cursor<'n> {
    tokens: Vec<Token>,
    lemmas: Vec<String>,
    /// The words that expressions may have beside the canonical ones.
    pub(crate) words: Option<&'n dyn Words>,
    /// The next token.
    pub at: usize,
    /// How many brackets are open.
    pub depth: usize,
    /// Whether a comma may join names here: in a condition it ends the condition.
    pub commas: bool,
    /// The columns that names have in the line of a person, by their place in this one: the usual one, and those of their own.
    pub(crate) origins: Option<(usize, Vec<(usize, usize)>)>,
    terms: usize,
    tries: usize,
    /// The farthest token at which something else was wanted, and what was.
    far: usize,
    wanted: Vec<&'static str>,
    explaining: bool,
    /// The refusal that was reached farthest in the line, and where.
    refusal: Option<(usize, SyntaxError)>,
}

impl<'n> Cursor<'n> {
    /// Stands before the first token of a line.
    pub fn new(text: &str, words: Option<&'n dyn Words>) -> Result<Cursor<'n>, SyntaxError> {
        let tokens = tokens(text)?;
        let lemmas = tokens.iter().map(|token| lemma_of(&token.kind)).collect();
        Ok(Cursor {
            tokens,
            lemmas,
            words,
            at: 0,
            depth: 0,
            commas: true,
            origins: None,
            terms: 0,
            tries: 0,
            far: 0,
            wanted: Vec::new(),
            explaining: false,
            refusal: None,
        })
    }

    /// The column of the next token, from 1.
    pub fn column(&self) -> usize {
        let start = self.token(0).start;
        self.origins.as_ref().map_or(start + 1, |(usual, own)| {
            own.iter().find(|(place, _)| *place == start).map_or(*usual, |(_, column)| *column)
        })
    }

    /// The token `ahead` places on; the end repeats for ever.
    pub fn token(&self, ahead: usize) -> &Token {
        self.token_at(self.at + ahead)
    }

    /// A token by its place in the line.
    pub fn token_at(&self, place: usize) -> &Token {
        &self.tokens[place.min(self.tokens.len() - 1)]
    }

    /// The base form of the next word, or the sign or number that stands here.
    pub fn lemma(&self) -> &str {
        &self.lemmas[self.at.min(self.lemmas.len() - 1)]
    }

    /// What the next token is.
    pub fn kind(&self) -> &Kind {
        &self.token(0).kind
    }

    /// Steps over the next token.
    pub fn step(&mut self) {
        self.at = (self.at + 1).min(self.tokens.len() - 1);
    }

    /// Whether the line is read to its end.
    pub fn done(&self) -> bool {
        *self.kind() == Kind::End
    }

    /// Whether the next token is this sign.
    pub fn sees_sign(&self, sign: &str) -> bool {
        matches!(self.kind(), Kind::Sign(s) if *s == sign)
    }

    /// Whether the next token is one of these words, in any case.
    pub fn sees_word(&self, words: &[&str]) -> bool {
        matches!(self.kind(), Kind::Word(word) if words.iter().any(|w| w.eq_ignore_ascii_case(word)))
    }

    /// Whether the next token touches the one before it.
    pub fn touches(&self) -> bool {
        self.at > 0 && self.tokens[self.at - 1].end == self.token(0).start
    }

    /// Whether the next token is what a pattern's word stands for: `=are` in just this form, any other word in every form.
    pub fn sees(&self, word: &str) -> bool {
        match word.strip_prefix('=') {
            Some(exact) if !exact.is_empty() && exact != "=" => self.sees_word(&[exact]),
            _ => !word.is_empty() && self.lemma() == word,
        }
    }

    /// Reads a pattern of words and signs, or nothing: `a/b` is either word, `a?` may be missing; words stand in their base form.
    pub fn take(&mut self, pattern: &'static str) -> bool {
        let start = self.at;
        for part in wording(pattern) {
            if part.words.iter().any(|(_, base)| self.sees(base)) {
                self.step();
                continue;
            }
            self.want(&part.words);
            if !part.optional {
                self.at = start;
                return false;
            }
        }
        true
    }

    /// Reads the first of several patterns that fits and says which.
    pub fn take_any(&mut self, patterns: &[&'static str]) -> Option<usize> {
        patterns.iter().position(|pattern| self.take(pattern))
    }

    /// Reads an English noun that stands before a name: a parameter may be called like one.
    pub fn take_noun(&mut self, pattern: &'static str) -> bool {
        let start = self.at;
        if self.take(pattern) && matches!(self.kind(), Kind::Word(_)) && !self.sees_word(&RESERVED) {
            return true;
        }
        self.at = start;
        false
    }

    /// Notes that something could have stood here.
    pub fn want(&mut self, words: &[(&'static str, Cow<'static, str>)]) {
        self.far = self.far.max(self.at);
        if self.explaining && self.at == self.far {
            self.wanted.extend(words.iter().map(|(word, _)| *word));
        }
    }

    /// Begins again, to note what could have stood where understanding ended.
    pub fn explain(&mut self, at: usize) {
        self.explaining = true;
        (self.at, self.tries, self.depth) = (at, 0, 0);
    }

    /// Keeps the refusal that was reached farthest.
    pub fn refuse(&mut self, error: SyntaxError) {
        if self.refusal.as_ref().is_none_or(|(at, _)| self.at > *at) {
            self.refusal = Some((self.at, error));
        }
    }

    /// The refusal that was kept.
    pub fn refused(self) -> Option<SyntaxError> {
        self.refusal.map(|(_, error)| error)
    }

    /// Counts a statement that is tried.
    pub fn count_try(&mut self) -> bool {
        self.tries += 1;
        if self.tries > TRIES_MAX {
            let error = self.error("the line is too intricate", "write several lines");
            self.refusal = Some((usize::MAX, error));
        }
        self.tries <= TRIES_MAX
    }

    /// Counts a term.
    pub fn count_term(&mut self) -> Result<(), SyntaxError> {
        self.terms += 1;
        if self.terms >= TERMS_MAX {
            return Err(self.error(format!("an expression has {TERMS_MAX} terms"), "write several lines"));
        }
        Ok(())
    }

    /// The number of terms read so far, for a reading that is given up.
    pub fn terms(&mut self) -> &mut usize {
        &mut self.terms
    }

    /// Opens a bracket; `leave` closes it.
    pub fn enter(&mut self) -> Result<(), SyntaxError> {
        self.depth += 1;
        if self.depth > NESTING_MAX {
            return Err(self.error(format!("brackets are nested deeper than {NESTING_MAX}"), "write it flatter"));
        }
        Ok(())
    }

    /// Closes a bracket.
    pub fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Reads a sign that must stand here.
    pub fn expect(&mut self, sign: &'static str) -> Result<(), SyntaxError> {
        if self.take(sign) {
            return Ok(());
        }
        let seen = self.seen();
        Err(self.error(format!("`{sign}` is missing before {seen}"), ""))
    }

    /// An error about the next token.
    pub fn error(&self, message: impl Into<String>, help: impl Into<Help>) -> SyntaxError {
        self.error_from(self.at, message, help)
    }

    /// An error about everything from a token to the one before the next.
    pub fn error_from(&self, first: usize, message: impl Into<String>, help: impl Into<Help>) -> SyntaxError {
        let last = self.tokens.len() - 1;
        let from = &self.tokens[first.min(last)];
        let to = &self.tokens[self.at.saturating_sub(1).max(first).min(last)];
        SyntaxError::new(from.start, to.end.saturating_sub(from.start), message, help)
    }

    /// The next token in words, for a message.
    pub fn seen(&self) -> String {
        match self.kind() {
            Kind::Word(word) => format!("`{}`", short(word)),
            Kind::Int(value) => format!("`{value}`"),
            Kind::Double(value) => format!("`{value}`"),
            Kind::Text(text) => format!("the text `{}`", short(text)),
            Kind::Sign(sign) => format!("`{sign}`"),
            Kind::End => "the end of the line".to_string(),
        }
    }

    /// The error where understanding ended: the refusal that was reached there, or what stood there and what could have.
    ///
    /// `possible` says what could have; a word that is nearly one of those tried there is offered instead.
    pub fn lost(&mut self, possible: &str, others: impl Iterator<Item = &'n str>) -> SyntaxError {
        if let Some((at, error)) = &self.refusal
            && *at >= self.far
        {
            return error.clone();
        }
        self.at = self.far;
        let message = format!("{} is not understood here", self.seen());
        let mut help = Help::from(possible);
        if let Kind::Word(word) = self.kind() {
            // Short words are all near to each other, and what is known stands in the wrong place.
            let is_other = |other: &&str| other.len().min(word.len()) > 3 && !other.eq_ignore_ascii_case(word);
            let words = self.wanted.iter().copied().chain(others).filter(is_other);
            if let Some(near) = nearest(word, words) {
                help = Help::meant(word, near);
            }
        }
        if self.sees_sign("=>") {
            return self.error("`=>` is not a comparison", Help::meant("=>", ">="));
        }
        self.error(message, help)
    }
}

fn lemma_of(kind: &Kind) -> String {
    match kind {
        Kind::Word(word) => lemma(word).into_owned(),
        Kind::Int(value) => value.to_string(),
        Kind::Sign(sign) => (*sign).to_string(),
        Kind::Double(_) | Kind::Text(_) | Kind::End => String::new(),
    }
}

fn short(text: &str) -> String {
    const CHARS_MAX: usize = 40;
    let mut cut: String = text.chars().take(CHARS_MAX).collect();
    if cut.len() < text.len() {
        cut.push('…');
    }
    cut
}
