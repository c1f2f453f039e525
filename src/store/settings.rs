//! What a user has set: `ojkit.toml` in the collection's root, and `config.toml` in the user's own folder.

use crate::submit;
use ojkit_languages::Language;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_text::suggest::did_you_mean;
use ojkit_work::collection::read_if_there;
use std::collections::BTreeMap;
use std::path::Path;
use toml::de::{DeTable, DeValue};

/// The file in a collection's root.
pub const FILE: &str = "ojkit.toml";

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// The language of new drafts.
    Language,
    /// The command that opens a file.
    Editor,
    /// The judge of problems whose spec names none.
    Judge,
    /// The command that takes a text for the clipboard.
    Clipboard,
}

impl Key {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Key; 4] = [Key::Language, Key::Editor, Key::Judge, Key::Clipboard];

    /// The name in the file.
    pub fn name(self) -> &'static str {
        match self {
            Key::Language => "language",
            Key::Editor => "editor",
            Key::Judge => "judge",
            Key::Clipboard => "clipboard",
        }
    }

    /// The key with this name.
    pub fn from_name(name: &str) -> Result<Key, String> {
        let all = Key::ALL.map(Key::name);
        Key::ALL.into_iter().find(|key| key.name() == name).ok_or_else(|| did_you_mean(name, &all).into())
    }

    /// Checks a value.
    ///
    /// # Errors
    /// What is wrong with it, and what to write instead.
    pub fn check(self, value: &str) -> Result<(), (String, String)> {
        let among =
            |what: &str, known: &[&str]| (format!("`{value}` is not a {what}"), did_you_mean(value, known).into());
        match self {
            Key::Language if Language::from_name(value).is_none() => {
                Err(among("language that drafts are written in", &Language::ALL.map(|language| language.name())))
            }
            Key::Judge if submit::profile(value).is_none() => {
                let known: Vec<&str> = submit::profiles().iter().map(|profile| profile.name.as_str()).collect();
                Err(among("judge", &known))
            }
            Key::Editor | Key::Clipboard if value.split_whitespace().next().is_none() => {
                Err((format!("`{}` is empty", self.name()), "write a command, such as \"code --wait\"".to_owned()))
            }
            _ => Ok(()),
        }
    }
}

/// The settings of one file.
pub type Settings = BTreeMap<Key, String>;

/// The settings of a file; none where it is not there.
///
/// # Errors
/// It cannot be read, or is no TOML, or has a key or a value that means nothing.
pub fn load(path: &Path, shown: &str) -> Result<Settings, Vec<Diagnostic>> {
    match read_if_there(path) {
        Ok(None) => Ok(Settings::new()),
        Ok(Some(bytes)) => match std::str::from_utf8(&bytes) {
            Ok(text) => {
                read(shown, text).map(|found| found.into_iter().map(|(key, (value, _))| (key, value)).collect())
            }
            Err(_) => Err(vec![Diagnostic::error(shown, 0, 0, "the file is not UTF-8")]),
        },
        Err(error) => Err(vec![Diagnostic::error(shown, 0, 0, error.to_string())]),
    }
}

/// The values of a text, and where they stand in it.
fn read(shown: &str, text: &str) -> Result<BTreeMap<Key, (String, std::ops::Range<usize>)>, Vec<Diagnostic>> {
    let at = |span: std::ops::Range<usize>, message: String| {
        let before = text.get(..span.start).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let width = text.get(span).map_or(1, |part| part.lines().next().unwrap_or_default().chars().count());
        Diagnostic::error(shown, line, column, message).width(width).with_source(text)
    };
    let table = DeTable::parse(text)
        .map_err(|error| vec![at(error.span().unwrap_or(0..0), error.message().to_owned())])?
        .into_inner();
    let (mut found, mut faults) = (BTreeMap::new(), Vec::new());
    for (name, value) in table {
        let span = value.span();
        match (Key::from_name(name.get_ref()), value.into_inner()) {
            (Err(help), _) => {
                faults.push(at(name.span(), format!("there is no setting `{}`", name.get_ref())).help(help));
            }
            (Ok(key), DeValue::String(value)) => match key.check(&value) {
                Ok(()) => _ = found.insert(key, (value.into_owned(), span)),
                Err((message, help)) => faults.push(at(span, message).help(help)),
            },
            (Ok(key), _) => {
                let example = format!("write it as {} = \"...\"", key.name());
                faults.push(at(span, format!("the value of `{}` must be a string", key.name())).help(example));
            }
        }
    }
    faults.sort_by_key(|fault| (fault.line, fault.column));
    if faults.is_empty() { Ok(found) } else { Err(faults) }
}

/// The text of a file with one value set; everything else stays as it is, comments too.
pub fn with(shown: &str, text: &str, key: Key, value: &str) -> Result<String, Vec<Diagnostic>> {
    // The escapes of JSON are some of TOML's.
    let quoted = serde_json::Value::from(value).to_string();
    if let Some((_, span)) = read(shown, text)?.remove(&key) {
        let mut text = text.to_owned();
        text.replace_range(span, &quoted);
        return Ok(text);
    }
    let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    Ok(format!("{text}{end}{} = {quoted}\n", key.name()))
}
