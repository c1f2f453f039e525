//! Where the parser stands in a line, what it could have read there, and how it says that it could not.

use super::SyntaxError;
use super::lexer::{Kind, Token, tokens};
use super::near::nearest;

/// How deep brackets may nest.
pub const NESTING_MAX: usize = 100;
/// How many terms a line may have.
pub const TERMS_MAX: usize = 1_000;

/// A line being read.
pub struct Cursor {
    tokens: Vec<Token>,
    /// The next token.
    pub at: usize,
    /// How many brackets are open.
    pub depth: usize,
    /// Whether a comma may join names here: in a condition it ends the condition.
    pub commas: bool,
    /// What the last statement spoke of, for `... and is at most n`.
    pub spoken: Option<super::subject::Subject>,
    terms: usize,
    /// The farthest token at which something else was wanted, and what was.
    far: usize,
    wanted: Vec<&'static str>,
}

impl Cursor {
    /// Stands before the first token of a line.
    pub fn new(text: &str) -> Result<Cursor, SyntaxError> {
        Ok(Cursor {
            tokens: tokens(text)?,
            at: 0,
            depth: 0,
            commas: true,
            spoken: None,
            terms: 0,
            far: 0,
            wanted: Vec::new(),
        })
    }

    /// The token `ahead` places on; the end repeats for ever.
    pub fn token(&self, ahead: usize) -> &Token {
        let last = self.tokens.len() - 1;
        &self.tokens[(self.at + ahead).min(last)]
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

    /// Reads a pattern of words and signs, or nothing: `a/b` is either word, `a?` may be missing.
    pub fn take(&mut self, pattern: &'static str) -> bool {
        let start = self.at;
        for part in pattern.split(' ') {
            let (part, optional) = match part.strip_suffix('?') {
                Some(part) if !part.is_empty() => (part, true),
                _ => (part, false),
            };
            let found = match self.kind() {
                Kind::Word(word) => part.split('/').any(|p| p.eq_ignore_ascii_case(word)),
                Kind::Sign(sign) => part == *sign || part.split('/').any(|p| p == *sign),
                Kind::Int(value) => part.split('/').any(|p| p == value.to_string()),
                _ => false,
            };
            if found {
                self.step();
            } else {
                self.want(part);
                if !optional {
                    self.at = start;
                    return false;
                }
            }
        }
        true
    }

    /// Reads a pattern without noting that it could have stood here: for what could stand nearly everywhere.
    pub fn take_quietly(&mut self, pattern: &'static str) -> bool {
        let far = std::mem::replace(&mut self.far, usize::MAX);
        let found = self.take(pattern);
        self.far = far;
        found
    }

    /// Reads an English noun that stands before a name: a parameter may be called like one.
    pub fn take_noun(&mut self, pattern: &'static str) -> bool {
        const VERBS: [&str; 14] = [
            "is", "are", "and", "or", "in", "of", "consist", "consists", "contain", "contains", "have", "has", "do",
            "will",
        ];
        let start = self.at;
        if self.take_quietly(pattern) && matches!(self.kind(), Kind::Word(_)) && !self.sees_word(&VERBS) {
            return true;
        }
        self.at = start;
        false
    }

    /// A token by its place in the line.
    pub fn token_at(&self, place: usize) -> &Token {
        &self.tokens[place.min(self.tokens.len() - 1)]
    }

    /// Reads the first of several patterns that fits, without noting that they could have stood here.
    pub fn take_any_quietly(&mut self, patterns: &[&'static str]) -> Option<usize> {
        patterns.iter().position(|pattern| self.take_quietly(pattern))
    }

    /// Reads the first of several patterns that fits and says which.
    pub fn take_any(&mut self, patterns: &[&'static str]) -> Option<usize> {
        patterns.iter().position(|pattern| self.take(pattern))
    }

    /// Notes that something could have stood here.
    pub fn want(&mut self, what: &'static str) {
        if self.at > self.far {
            self.far = self.at;
            self.wanted.clear();
        }
        if self.at == self.far && !self.wanted.contains(&what) {
            self.wanted.push(what);
        }
    }

    /// Counts a term.
    pub fn count_term(&mut self) -> Result<(), SyntaxError> {
        self.terms += 1;
        if self.terms > TERMS_MAX {
            return Err(self.error(format!("the line has more than {TERMS_MAX} terms"), "write several lines"));
        }
        Ok(())
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
    pub fn error(&self, message: impl Into<String>, help: impl Into<String>) -> SyntaxError {
        self.error_from(self.at, message, help)
    }

    /// An error about everything from a token to the one before the next.
    pub fn error_from(&self, first: usize, message: impl Into<String>, help: impl Into<String>) -> SyntaxError {
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

    /// The error where understanding ended: what stood there, and what could have.
    ///
    /// `possible` says what could have; a word that is nearly one of those tried there is offered instead.
    pub fn lost(&mut self, possible: &str) -> SyntaxError {
        if self.at > self.far {
            self.far = self.at;
            self.wanted.clear();
        }
        self.at = self.far;
        let message = format!("{} is not understood here", self.seen());
        let mut help = possible.to_string();
        if let Kind::Word(word) = self.kind() {
            let words = self.wanted.iter().flat_map(|part| part.split('/'));
            if let Some(near) = nearest(word, words) {
                help = format!("did you mean `{near}`?");
            }
        }
        self.error(message, help)
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
