//! Reading values out of the tree: each accessor returns the value, or notes what was wrong and returns nothing.

use super::source::{Source, Span};
use super::tree::{Entry, FAULTS_MAX, Kind, Node, Resolved, Style};
use crate::suggest::did_you_mean;
use ojkit_model::diagnostic::{Diagnostic, Help, Severity};

/// The text of a file together with everything that was found wrong with it so far.
pub struct Reader<'a> {
    pub source: &'a Source<'a>,
    faults: Vec<Diagnostic>,
    dropped: usize,
}

/// One line of a text that is read line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'n> {
    /// Without indentation of the block and without its end.
    pub text: &'n str,
    /// Where it stands in the file.
    pub span: Span,
}

impl<'a> Reader<'a> {
    /// Begins with faults that are already known.
    pub fn new(source: &'a Source<'a>, faults: Vec<Diagnostic>) -> Reader<'a> {
        Reader { source, faults, dropped: 0 }
    }

    /// Notes a finding; beyond a hundred they are only counted.
    pub fn note(&mut self, found: Diagnostic) {
        if self.faults.len() < FAULTS_MAX {
            self.faults.push(found);
        } else {
            self.dropped += 1;
        }
    }

    /// Notes an error at a place.
    pub fn fault(&mut self, span: Span, message: impl Into<String>, help: impl Into<Help>) {
        self.note(self.source.error(span, message).help(help));
    }

    /// Notes an error at a place where a value was wanted.
    pub fn refuse<T>(&mut self, span: Span, message: impl Into<String>, help: impl Into<Help>) -> Option<T> {
        self.fault(span, message, help);
        None
    }

    /// Whether an error was noted.
    pub fn failed(&self) -> bool {
        self.faults.iter().any(|found| found.severity == Severity::Error)
    }

    /// How many findings there are.
    pub fn count(&self) -> usize {
        self.faults.len() + self.dropped
    }

    /// Everything found, in the order of the file.
    pub fn finish(mut self) -> Vec<Diagnostic> {
        self.faults.sort_by_key(|found| (found.line, found.column));
        if self.dropped > 0 {
            let message = format!("{} more findings are not shown", self.dropped);
            self.faults.push(Diagnostic::error(self.source.path, 0, 0, message).severity(Severity::Note));
        }
        self.faults
    }

    /// The entries of a mapping, all of whose keys must be known.
    pub fn mapping<'n>(&mut self, node: &'n Node, what: &str, known: &[&str]) -> Option<&'n [Entry]> {
        let entries = self.entries(node, what)?;
        for entry in entries {
            if !known.contains(&entry.key.as_str()) {
                let message = format!("{what} has no key `{}`", short(&entry.key));
                self.fault(entry.span, message, did_you_mean(&entry.key, known));
            }
        }
        Some(entries)
    }

    /// The entries of a mapping whose keys are names of the file's own.
    pub fn entries<'n>(&mut self, node: &'n Node, what: &str) -> Option<&'n [Entry]> {
        match &node.kind {
            Kind::Mapping { entries, .. } => Some(entries),
            _ => self.mismatch(node, what, "a mapping (`key: value`)"),
        }
    }

    /// The value of a key, where it is there.
    pub fn get<'n>(entries: &'n [Entry], key: &str) -> Option<&'n Node> {
        entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }

    /// The value of a key that must be there; `owner` is the place of the mapping.
    pub fn require<'n>(&mut self, entries: &'n [Entry], key: &str, what: &str, owner: Span) -> Option<&'n Node> {
        Self::get(entries, key)
            .or_else(|| self.refuse(owner, format!("{what} lacks the key `{key}`"), format!("add `{key}: ...`")))
    }

    /// Checks the version of the file's form.
    pub fn format(&mut self, entries: &[Entry], what: &str, known: i64) {
        if let Some(node) = self.require(entries, "format", what, Span::default())
            && let Some(format) = self.integer(node, "format")
            && format != known
        {
            let help = format!("this version of the kit reads format {known}");
            self.fault(node.span, format!("format {format} is unknown"), help);
        }
    }

    /// The items of a list.
    pub fn sequence<'n>(&mut self, node: &'n Node, what: &str) -> Option<&'n [Node]> {
        match &node.kind {
            Kind::Sequence { items, .. } => Some(items),
            _ => self.mismatch(node, what, "a list (`[a, b]`, or lines that begin with `- `)"),
        }
    }

    /// Any scalar but nothing, as its text: `id: 1406` and `title: 3Sum` need no quotes.
    pub fn text<'n>(&mut self, node: &'n Node, what: &str) -> Option<&'n str> {
        match (&node.kind, node.resolve()) {
            (Kind::Scalar { text, .. }, Some(resolved)) if resolved != Resolved::Null => Some(text),
            _ => self.mismatch(node, what, "a text"),
        }
    }

    /// A scalar on one line, without control characters, white space at its ends taken off.
    pub fn word<'n>(&mut self, node: &'n Node, what: &str) -> Option<&'n str> {
        let text = self.text(node, what)?.trim();
        if text.is_empty() || text.contains(char::is_control) {
            return self.refuse(node.span, format!("{what} must be a text on one line"), "");
        }
        Some(text)
    }

    /// One of a few words.
    pub fn choice<T: Copy>(&mut self, node: &Node, what: &str, choices: &[(&str, T)]) -> Option<T> {
        let word = self.word(node, what)?;
        choices.iter().find(|(name, _)| *name == word).map(|&(_, value)| value).or_else(|| {
            let names: Vec<&str> = choices.iter().map(|&(name, _)| name).collect();
            self.refuse(node.span, format!("{what} cannot be `{}`", short(word)), did_you_mean(word, &names))
        })
    }

    /// A list of words.
    pub fn words(&mut self, node: &Node, what: &str) -> Vec<String> {
        let items = self.sequence(node, what).unwrap_or_default();
        items.iter().filter_map(|item| self.word(item, what)).map(str::to_owned).collect()
    }

    /// A whole number, decimal, within 64 bits.
    pub fn integer(&mut self, node: &Node, what: &str) -> Option<i64> {
        let node = &node.with_plain_minus();
        let (Kind::Scalar { text, .. }, Some(Resolved::Integer)) = (&node.kind, node.resolve()) else {
            return self.mismatch(node, what, "a whole number");
        };
        let digits = text.strip_prefix('-').unwrap_or(text);
        if digits.starts_with('+') || digits.starts_with("0x") || digits.starts_with("0o") {
            let message = format!("{what}: `{}` is not a decimal number", short(text));
            return self.refuse(node.span, message, "write it with decimal digits alone");
        }
        if digits.len() > 1 && digits.starts_with('0') {
            let message = format!("{what}: `{}` begins with a zero", short(text));
            return self.refuse(node.span, message, "remove the leading zeros");
        }
        text.parse().ok().or_else(|| {
            let message = format!("{what}: `{}` does not fit into 64 bits", short(text));
            self.refuse(node.span, message, "use a number from -2^63 to 2^63 - 1")
        })
    }

    /// A whole number from 0 to 2^64 - 1.
    pub fn unsigned(&mut self, node: &Node, what: &str) -> Option<u64> {
        let value = match &node.kind {
            Kind::Scalar { text, style: Style::Plain } if !text.starts_with('+') => text.parse().ok(),
            _ => None,
        };
        value.or_else(|| self.mismatch(node, what, "a whole number from 0 to 2^64 - 1"))
    }

    /// A whole number within a range.
    pub fn integer_in(&mut self, node: &Node, what: &str, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
        let value = self.integer(node, what)?;
        if !range.contains(&value) {
            let help = format!("use a number from {} to {}", range.start(), range.end());
            return self.refuse(node.span, format!("{what} cannot be {value}"), help);
        }
        Some(value)
    }

    /// A finite number, whole or with a point or an exponent.
    pub fn double(&mut self, node: &Node, what: &str) -> Option<f64> {
        let node = &node.with_plain_minus();
        let (Kind::Scalar { text, .. }, Some(Resolved::Integer | Resolved::Double)) = (&node.kind, node.resolve())
        else {
            return self.mismatch(node, what, "a number");
        };
        text.parse()
            .ok()
            .filter(|value: &f64| value.is_finite())
            .or_else(|| self.refuse(node.span, format!("{what}: `{}` is not a finite decimal number", short(text)), ""))
    }

    /// `true` or `false`.
    pub fn boolean(&mut self, node: &Node, what: &str) -> Option<bool> {
        match node.resolve() {
            Some(Resolved::Boolean(value)) => Some(value),
            _ => {
                let help =
                    if matches!(node.kind, Kind::Scalar { style: Style::Quoted, .. }) { "without quotes" } else { "" };
                self.refuse(node.span, format!("{what} must be `true` or `false`, not {}", node.describe()), help)
            }
        }
    }

    /// Notes that a value has the wrong type.
    pub fn mismatch<T>(&mut self, node: &Node, what: &str, wanted: &str) -> Option<T> {
        self.refuse(node.span, format!("{what} must be {wanted}, not {}", node.describe()), "")
    }

    /// The lines of a scalar with their places; only for blocks after `|` are there several.
    pub fn lines<'n>(&self, node: &'n Node) -> Vec<Line<'n>> {
        let Kind::Scalar { text, style } = &node.kind else { return Vec::new() };
        let span = node.span;
        if *style == Style::Literal {
            // The place of a block is that of its first line that is not empty.
            let blank = text.bytes().take_while(|&byte| byte == b'\n').count();
            let first = span.line.saturating_sub(blank);
            let place = |(index, text): (usize, &'n str)| {
                let width = text.chars().count().max(1);
                Line { text, span: Span { line: first + index, column: span.column, width } }
            };
            return text.lines().enumerate().map(place).collect();
        }
        let quote = usize::from(*style == Style::Quoted);
        let column = span.column + quote;
        let written: String = self.source.line(span.line).chars().skip(column - 1).take(text.chars().count()).collect();
        let exact = Span { line: span.line, column, width: text.chars().count().max(1) };
        vec![Line { text, span: if written == *text { exact } else { span } }]
    }
}

/// A text cut to a length that a message can bear.
pub fn short(text: &str) -> String {
    text.chars().take(60).map(|c| if c.is_control() { ' ' } else { c }).collect()
}
