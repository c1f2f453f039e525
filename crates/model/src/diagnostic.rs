//! What is wrong with a file that a person wrote, and where.

use serde::Serialize;
use std::fmt;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing; nothing is refused.
    Note,
    /// Probably not what was meant.
    Warning,
    /// The file is refused.
    Error,
}

/// What a finding is about, for whoever goes on by it instead of showing it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Cause {
    /// Nothing that anybody asks for.
    #[default]
    Other,
    /// A name that nothing ties to the input.
    UnboundName(String),
    /// A name with indices or members that is no parameter.
    UnknownName(String),
}

/// What to do about a finding, in words, and where a word was probably meant to be another one, which.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub struct Help {
    text: String,
    /// What is written at the finding's place, and what was probably meant.
    pub instead: Option<(String, String)>,
}

impl Help {
    /// ``did you mean `x`?``
    pub fn meant(written: &str, meant: &str) -> Help {
        Help { text: format!("did you mean `{meant}`?"), instead: Some((written.to_owned(), meant.to_owned())) }
    }

    /// The same advice in other words.
    pub fn in_words(self, words: impl FnOnce(&str) -> String) -> Help {
        Help { text: words(&self.text), ..self }
    }
}

impl std::ops::Deref for Help {
    type Target = String;

    fn deref(&self) -> &String {
        &self.text
    }
}

impl From<String> for Help {
    fn from(text: String) -> Help {
        Help { text, instead: None }
    }
}

impl From<&str> for Help {
    fn from(text: &str) -> Help {
        text.to_owned().into()
    }
}

impl From<Help> for String {
    fn from(help: Help) -> String {
        help.text
    }
}

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// One finding, with the place it is about.
///
/// Prints as `path:line:column: error: message`, the source line with a caret under the text, and `help: ...`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    pub severity: Severity,
    /// The file, as the user named it (or relative to the root).
    pub path: String,
    /// From 1; 0 where the finding is about the whole file.
    pub line: usize,
    /// From 1, in characters; 0 where the finding is about a whole line.
    pub column: usize,
    /// Length of the offending text, in characters; at least 1 where a column is known.
    #[serde(skip)]
    pub width: usize,
    /// One sentence without a final full stop.
    pub message: String,
    /// The source line, cut to a readable length.
    #[serde(skip)]
    pub source: String,
    /// What to do about it; empty where the message says it all.
    pub help: Help,
    #[serde(skip)]
    pub cause: Cause,
}

impl Diagnostic {
    /// A longer source line is cut, so that one 100 MB line cannot fill a terminal.
    pub const SOURCE_CHARS_MAX: usize = 200;

    /// An error about a place in a file.
    pub fn error(path: impl Into<String>, line: usize, column: usize, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            path: path.into(),
            line,
            column,
            width: 1,
            message: message.into(),
            source: String::new(),
            help: Help::default(),
            cause: Cause::Other,
        }
    }

    /// Adds what to do.
    pub fn help(mut self, help: impl Into<Help>) -> Diagnostic {
        self.help = help.into();
        self
    }

    /// Sets how many characters the offending text has.
    pub fn width(mut self, width: usize) -> Diagnostic {
        self.width = width.max(1);
        self
    }

    /// Sets the severity.
    pub fn severity(mut self, severity: Severity) -> Diagnostic {
        self.severity = severity;
        self
    }

    /// Takes the source line from the whole text of the file.
    pub fn with_source(mut self, text: &str) -> Diagnostic {
        if self.line > 0 && self.source.is_empty() {
            let line = text.lines().nth(self.line - 1).unwrap_or("");
            self.source = line.chars().take(Self::SOURCE_CHARS_MAX).collect();
        }
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
            if self.column > 0 {
                write!(f, ":{}", self.column)?;
            }
        }
        let word = match self.severity {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        write!(f, ": {word}: {}", self.message)?;
        if !self.source.is_empty() {
            write!(f, "\n    {}", self.source)?;
            if self.column > 0 && self.column <= Self::SOURCE_CHARS_MAX {
                let width = self.width.min(Self::SOURCE_CHARS_MAX + 1 - self.column).max(1);
                let pad: String =
                    self.source.chars().take(self.column - 1).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
                write!(f, "\n    {pad}{}", "^".repeat(width))?;
            }
        }
        if !self.help.is_empty() {
            write!(f, "\n    help: {}", self.help)?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostic {}
