//! What forms claim of themselves: the rows of `claims.yaml`.

use ojkit_text::table::read_table;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A line, an input that keeps it and one that does not, and a small box in which what is drawn is what is accepted.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// As in a spec: `s: string; n: integer`.
    pub parameters: String,
    pub line: String,
    /// Values that keep it, as YAML.
    pub accepts: String,
    /// Values that do not.
    pub rejects: String,
    /// Further lines that keep the box small.
    pub within: String,
    /// The longest array or text of the box.
    pub length: usize,
    pub range: (i64, i64),
    #[serde(default)]
    pub letters: String,
}

/// The claims of each form; the file is part of the program and a test reads it.
pub(super) static CLAIMS: LazyLock<BTreeMap<String, Vec<Claim>>> =
    LazyLock::new(|| read_table(include_str!("claims.yaml")).unwrap_or_default());
