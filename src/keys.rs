//! What is known of the keys of files and of constraint lines, in words: for `ojkit help` and for editors.

use ojkit_text::keys::{Key, Keys};
use std::fmt::Write;

/// The files whose keys are known: their names without `.yaml`, and where their keys are.
pub const FILES: [(&str, fn() -> Keys); 4] = [
    ("spec", ojkit_rules::spec::keys),
    ("languages", ojkit_languages::keys),
    ("kept", ojkit_draw::kept::keys),
    ("checks", ojkit_draw::checks::keys),
];

/// What is said of a key, and of the lines that are written below it.
pub fn help(file: &str, keys: &Keys, key: &Key) -> String {
    let mut text = keys.help(key);
    if (file, key.key.as_str()) == ("spec", "constraints") {
        text.push_str("\nLines that are understood, some of each form:\n");
        for wording in wordings() {
            let _ = writeln!(text, "    {}", wording.line);
        }
    }
    text
}

/// A constraint line as statements word it, with inputs that keep and break it.
#[derive(Clone, Copy, Debug)]
pub struct Wording {
    /// The parameters that it names: the line of a spec.
    pub parameters: &'static str,
    pub line: &'static str,
    /// Values that keep it.
    pub accepts: &'static str,
    /// Values that break it.
    pub rejects: &'static str,
}

/// The lines of the page of reference.
pub fn wordings() -> impl Iterator<Item = Wording> {
    let examples = include_str!("../docs/constraints.md").split("```yaml\n").skip(1);
    examples.filter_map(|example| {
        let value = |key: &str| example.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
        let line = value("constraint")?;
        let bare = line.strip_prefix('"').and_then(|line| line.strip_suffix('"')).unwrap_or(line);
        let (accepts, rejects) = (value("accepts").unwrap_or_default(), value("rejects").unwrap_or_default());
        let parameters = example.lines().find(|line| line.starts_with("parameters:")).unwrap_or_default();
        Some(Wording { parameters, line: bare, accepts, rejects })
    })
}
