//! What a form claims of itself.

/// A line, an input that keeps it and one that does not, and a small box in which what is drawn is what is accepted.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// As in a spec: `s: string; n: integer`.
    pub parameters: &'static str,
    /// What the form says.
    pub line: &'static str,
    /// Values that keep it, as YAML.
    pub accepts: &'static str,
    /// Values that do not.
    pub rejects: &'static str,
    /// Further lines that keep the box small.
    pub within: &'static str,
    /// The longest array or text of the box.
    pub length: usize,
    /// Its numbers.
    pub range: (i64, i64),
    /// Its characters.
    pub letters: &'static str,
}
