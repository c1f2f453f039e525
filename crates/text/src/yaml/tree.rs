//! The tree: parser events become nodes with spans.

use std::borrow::Cow;
use std::collections::BTreeMap;

use saphyr_parser::{Event, Parser, ScalarStyle, ScanError};

use super::source::{Limits, Source, Span};
use ojkit_model::diagnostic::Diagnostic;

/// One value of a YAML text.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub kind: Kind,
    pub span: Span,
}

/// What a node is.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A text, or what the schema takes for a number, a boolean or nothing.
    Scalar {
        /// Without quotes, escapes and indentation.
        text: String,
        style: Style,
    },
    Sequence {
        /// In order.
        items: Vec<Node>,
        /// Whether it was written with brackets.
        flow: bool,
    },
    Mapping {
        /// In order, each key once.
        entries: Vec<Entry>,
        /// Whether it was written with braces.
        flow: bool,
    },
}

/// How a scalar was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Without quotes.
    Plain,
    /// In single or double quotes.
    Quoted,
    /// A block after `|`.
    Literal,
    /// A block after `>`.
    Folded,
}

/// A key with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub key: String,
    pub span: Span,
    pub value: Node,
}

/// What the core schema takes a scalar for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolved {
    /// `null`, `~`, or no text at all.
    Null,
    Boolean(bool),
    /// Digits, perhaps with a sign or a base.
    Integer,
    /// A number with a point or an exponent, an infinity, or what is no number.
    Double,
    /// Anything else, and everything in quotes or in a block.
    Text,
}

impl Node {
    /// What the schema takes the node for; absent for lists and mappings.
    pub fn resolve(&self) -> Option<Resolved> {
        match &self.kind {
            Kind::Scalar { text, style: Style::Plain } => Some(resolve(text)),
            Kind::Scalar { .. } => Some(Resolved::Text),
            _ => None,
        }
    }

    /// The node with a hyphen where a number has the sign U+2212, as pages print it: for a reader that wants a number.
    pub(super) fn with_plain_minus(&self) -> Cow<'_, Node> {
        match &self.kind {
            Kind::Scalar { text, style: Style::Plain } if text.starts_with('\u{2212}') => {
                let kind = Kind::Scalar { text: text.replacen('\u{2212}', "-", 1), style: Style::Plain };
                Cow::Owned(Node { kind, ..self.clone() })
            }
            _ => Cow::Borrowed(self),
        }
    }

    /// The node in a few words, for messages: ``the number `5` ``, `a list`.
    pub fn describe(&self) -> String {
        let (Kind::Scalar { text, .. }, Some(resolved)) = (&self.kind, self.resolve()) else {
            return if matches!(self.kind, Kind::Sequence { .. }) { "a list" } else { "a mapping" }.to_owned();
        };
        let word = match resolved {
            Resolved::Null => return "nothing".to_owned(),
            Resolved::Boolean(_) => "the boolean",
            Resolved::Integer | Resolved::Double => "the number",
            Resolved::Text => "the text",
        };
        let mut shown: String = text.chars().take(SHOWN_CHARS_MAX).map(|c| if c == '\n' { ' ' } else { c }).collect();
        if text.chars().nth(SHOWN_CHARS_MAX).is_some() {
            shown.push_str("...");
        }
        format!("{word} `{shown}`")
    }
}

/// A longer text is cut in messages.
const SHOWN_CHARS_MAX: usize = 40;

fn resolve(text: &str) -> Resolved {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => return Resolved::Null,
        "true" | "True" | "TRUE" => return Resolved::Boolean(true),
        "false" | "False" | "FALSE" => return Resolved::Boolean(false),
        ".nan" | ".NaN" | ".NAN" => return Resolved::Double,
        _ => {}
    }
    let digits = |s: &str, radix: u32| !s.is_empty() && s.chars().all(|c| c.is_digit(radix));
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    if digits(unsigned, 10)
        || text.strip_prefix("0o").is_some_and(|s| digits(s, 8))
        || text.strip_prefix("0x").is_some_and(|s| digits(s, 16))
    {
        return Resolved::Integer;
    }
    if matches!(unsigned, ".inf" | ".Inf" | ".INF") {
        return Resolved::Double;
    }
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent.strip_prefix(['-', '+']).unwrap_or(exponent))),
        None => (unsigned, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mantissa_is_number = (digits(whole, 10) && (fraction.is_empty() || digits(fraction, 10)))
        || (whole.is_empty() && digits(fraction, 10));
    if mantissa_is_number && exponent.is_none_or(|e| digits(e, 10)) { Resolved::Double } else { Resolved::Text }
}

/// Reads one document into a tree.
///
/// Returns nothing where the text is no YAML or breaks a limit; the last of `faults` says why. A duplicate key is a fault too, but the
/// tree goes on with the first of them, so that the rest of the file is checked in the same run.
pub fn parse(source: &Source, limits: &Limits, faults: &mut Vec<Diagnostic>) -> Option<Node> {
    match (Builder { source, limits, faults, open: Vec::new(), root: None, nodes: 0, documents: 0, cursor: (1, 1, 0) })
        .run()
    {
        Ok(Some(node)) => Some(node),
        Ok(None) => {
            let fault = Diagnostic::error(source.path, 0, 0, "the file is empty");
            faults.push(fault.help("it is a mapping that begins with `format: 1`"));
            None
        }
        Err(fault) => {
            faults.push(*fault);
            None
        }
    }
}

/// Stands for a space behind a colon that YAML must not see; nothing else uses it.
const GUARD: char = '\u{E000}';

/// Hides the colons of `roads: (a: integer, b: integer)[]` from YAML, which would refuse the second one.
///
/// One character takes the place of another, so that every place stays what it was.
fn guard_rows(text: &str) -> Cow<'_, str> {
    if !text.contains(")[]") || text.contains(GUARD) {
        return Cow::Borrowed(text);
    }
    let mut guarded = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let value = line.split_once(": (").filter(|(name, value)| {
            let ends = value.trim_end().split(" #").next().unwrap_or_default().trim_end().ends_with(")[]");
            ends && name.trim_start().chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        });
        match value {
            Some((name, value)) => {
                guarded.push_str(name);
                guarded.push_str(": (");
                guarded.push_str(&value.replace(": ", &format!(":{GUARD}")));
            }
            None => guarded.push_str(line),
        }
    }
    Cow::Owned(guarded)
}

struct Builder<'s, 'a> {
    source: &'s Source<'a>,
    limits: &'s Limits,
    faults: &'s mut Vec<Diagnostic>,
    open: Vec<Open>,
    root: Option<Node>,
    nodes: usize,
    documents: usize,
    /// Line, column and byte of the last look at a character.
    cursor: (usize, usize, usize),
}

/// A collection whose end has not been seen.
struct Open {
    span: Span,
    flow: bool,
    content: Content,
}

enum Content {
    Sequence(Vec<Node>),
    Mapping { entries: Vec<Entry>, seen: BTreeMap<String, usize>, key: Option<(String, Span)> },
}

impl Builder<'_, '_> {
    fn run(mut self) -> Result<Option<Node>, Box<Diagnostic>> {
        let guarded = guard_rows(self.source.text);
        let mut parser = Parser::new_from_str(&guarded);
        while let Some(event) = parser.next_event() {
            let (event, span) = event.map_err(|error| Box::new(explain(self.source, &error)))?;
            let place = self.place(&span);
            match event {
                Event::DocumentStart(_) => {
                    self.documents += 1;
                    if self.documents > 1 {
                        return Err(self.refuse(place, "a second document begins here", "one file holds one document"));
                    }
                }
                Event::Alias(_) => {
                    let help = "write the value out; quote a text that begins with `*`";
                    return Err(self.refuse(place, "aliases are not used here", help));
                }
                Event::Scalar(text, style, anchor, tag) => {
                    self.begin(place, anchor, tag.is_some())?;
                    if text.len() > self.limits.scalar_bytes {
                        let message = format!(
                            "this text has {} bytes; at most {} are read",
                            text.len(),
                            self.limits.scalar_bytes
                        );
                        return Err(self.refuse(place, &message, "move large data out of this file"));
                    }
                    let style = match style {
                        ScalarStyle::Plain => Style::Plain,
                        ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted => Style::Quoted,
                        ScalarStyle::Literal => Style::Literal,
                        ScalarStyle::Folded => Style::Folded,
                    };
                    let text = text.replace(GUARD, " ");
                    self.add(Node { kind: Kind::Scalar { text, style }, span: place })?;
                }
                Event::SequenceStart(anchor, tag) => {
                    self.begin(place, anchor, tag.is_some())?;
                    self.push(place, '[', Content::Sequence(Vec::new()))?;
                }
                Event::MappingStart(anchor, tag) => {
                    self.begin(place, anchor, tag.is_some())?;
                    let content = Content::Mapping { entries: Vec::new(), seen: BTreeMap::new(), key: None };
                    self.push(place, '{', content)?;
                }
                Event::SequenceEnd | Event::MappingEnd => {
                    let Some(open) = self.open.pop() else { continue };
                    let ends_here = open.flow && span.end.line() == open.span.line;
                    let end = if ends_here { span.end.col() + 1 } else { self.end_of_line(open.span.line) };
                    let span = Span { width: end.saturating_sub(open.span.column).max(1), ..open.span };
                    let kind = match open.content {
                        Content::Sequence(items) => Kind::Sequence { items, flow: open.flow },
                        Content::Mapping { entries, .. } => Kind::Mapping { entries, flow: open.flow },
                    };
                    self.add(Node { kind, span })?;
                }
                _ => {}
            }
        }
        Ok(self.root)
    }

    fn refuse(&self, span: Span, message: &str, help: &str) -> Box<Diagnostic> {
        Box::new(self.source.error(span, message).help(help))
    }

    /// What every node is checked for before it is taken.
    fn begin(&mut self, span: Span, anchor: usize, tagged: bool) -> Result<(), Box<Diagnostic>> {
        self.nodes += 1;
        if anchor > 0 {
            return Err(self.refuse(span, "anchors are not used here", "quote a text that begins with `&`"));
        }
        if tagged {
            let help = "the place of a value gives its type; quote a text that begins with `!`";
            return Err(self.refuse(span, "tags are not used here", help));
        }
        if self.nodes > self.limits.nodes {
            let message = format!("the file has more than {} values", self.limits.nodes);
            return Err(self.refuse(span, &message, "move large data out of this file"));
        }
        Ok(())
    }

    fn push(&mut self, span: Span, bracket: char, content: Content) -> Result<(), Box<Diagnostic>> {
        if self.open.len() >= self.limits.depth {
            let message = format!("lists and mappings nest more than {} deep here", self.limits.depth);
            return Err(self.refuse(span, &message, "nothing in this file needs such depth"));
        }
        let flow = self.character_at(span) == Some(bracket);
        self.open.push(Open { span, flow, content });
        Ok(())
    }

    fn add(&mut self, node: Node) -> Result<(), Box<Diagnostic>> {
        let Some(open) = self.open.last_mut() else {
            self.root = Some(node);
            return Ok(());
        };
        match &mut open.content {
            Content::Sequence(items) => items.push(node),
            Content::Mapping { entries, seen, key } => match key.take() {
                None => match node.kind {
                    Kind::Scalar { text, .. } => *key = Some((text, node.span)),
                    _ => {
                        let span = node.span;
                        return Err(self.refuse(span, "a list or a mapping cannot be a key", "keys are plain words"));
                    }
                },
                Some((key, span)) => match seen.get(&key) {
                    Some(first) => {
                        let message = format!("the key `{key}` appears twice, first on line {first}");
                        if self.faults.len() < FAULTS_MAX {
                            self.faults.push(self.source.error(span, message).help("keep one of the two"));
                        }
                    }
                    None => {
                        seen.insert(key.clone(), span.line);
                        entries.push(Entry { key, span, value: node });
                    }
                },
            },
        }
        Ok(())
    }

    fn place(&self, span: &saphyr_parser::Span) -> Span {
        let (line, column) = (span.start.line(), span.start.col() + 1);
        let end = if span.end.line() == line { span.end.col() + 1 } else { self.end_of_line(line) };
        Span { line, column, width: end.saturating_sub(column).max(1) }
    }

    /// The character at a place. Events come in the order of the text, so that the way there is walked once, however long a line is.
    fn character_at(&mut self, span: Span) -> Option<char> {
        let (line, column, byte) = self.cursor;
        let (column, byte) = if line == span.line && column <= span.column { (column, byte) } else { (1, 0) };
        let rest = self.source.line(span.line).get(byte..)?;
        let (ahead, found) = rest.char_indices().nth(span.column - column)?;
        self.cursor = (span.line, span.column, byte + ahead);
        Some(found)
    }

    /// The column behind the last character of a line.
    fn end_of_line(&self, line: usize) -> usize {
        self.source.line(line).trim_end().chars().count() + 1
    }
}

/// More faults than this in one file are not worth listing.
pub(super) const FAULTS_MAX: usize = 100;

/// The parser's word on broken YAML, in ours, with what to do.
fn explain(source: &Source, error: &ScanError) -> Diagnostic {
    let marker = error.marker();
    let info = error.info();
    let line = marker.line().clamp(1, source.lines());
    let span = Span { line, column: marker.col() + 1, width: 1 };
    let (message, help) = if info.contains("tab") {
        ("a tab where YAML wants spaces", "indent with spaces")
    } else if info.contains("indent") {
        ("this line is not indented as the value it belongs to", "indent it further than the key above")
    } else if info.contains("unknown anchor") {
        ("aliases are not used here", "write the value out; quote a text that begins with `*`")
    } else if info.contains("recursion limit") {
        ("lists and mappings nest too deeply here", "nothing in this file needs such depth")
    } else if info.contains("mapping values are not allowed") || info.contains("illegal placement of ':'") {
        ("a `:` where no key can be", "quote a text that contains `: `, or check the indentation")
    } else if info.contains("end of stream") || info.contains("unexpected eof") {
        ("the file ends inside a quoted text or a bracket", "close it")
    } else if info.contains("trailing content") {
        ("text follows a closing quote", "quote the whole text, or none of it")
    } else if info.contains("block scalar") {
        (
            "this is not a block of text: `|` or `>` begins one and ends its line",
            "quote a text that begins with `|` or `>`",
        )
    } else if info.contains("unexpected character") {
        ("no value can begin with this character", "quote the text")
    } else if info.contains("expected ',' or") || info.contains("flow") {
        ("a `,` or a closing bracket is missing", "check brackets and braces; quote a text that contains `,` or `]`")
    } else if info.contains("simple key") || info.contains("expected key") {
        ("a key and its `:` were expected here", "check the indentation of this line and of the one above")
    } else if info.contains("'-' indicator") || info.contains("block sequence entries") {
        (
            "a list does not go on like this",
            "begin each entry with `- ` in the same column; quote a text that begins with a bracket or a quote",
        )
    } else {
        ("this is not valid YAML", "check indentation, quotes and brackets")
    };
    source.error(span, message).help(help)
}
