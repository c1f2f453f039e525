//! What was got beside what was expected, part by part.

use super::svg::{Canvas, Mark, half_of_both};

/// A part of a value as it is drawn: what was got, and what should be there instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Item {
    pub label: String,
    /// In brackets; empty where nothing should be there, or nothing else.
    pub instead: String,
    pub mark: Mark,
}

impl Item {
    /// How wide its labels are beside each other.
    pub fn width(&self) -> f64 {
        2.0 * half_of_both(&self.label, &self.instead) - 12.0
    }
}

/// All parts of a picture that differ, for its words and its key.
#[derive(Debug, Default)]
pub(crate) struct Differences {
    wrong: Vec<String>,
    missing: Vec<String>,
    surplus: Vec<String>,
}

impl Differences {
    /// One part: `compares` is whether there is something expected at all.
    pub fn item(&mut self, got: Option<String>, expected: Option<String>, compares: bool) -> Item {
        match (got, expected) {
            (Some(label), Some(other)) if compares && label != other => {
                self.wrong.push(format!("{label} instead of {other}"));
                Item { label, instead: format!("({other})"), mark: Mark::Wrong }
            }
            (Some(label), None) if compares => {
                self.surplus.push(label.clone());
                Item { label, instead: String::new(), mark: Mark::Wrong }
            }
            (None, Some(label)) if compares => {
                self.missing.push(label.clone());
                Item { label, instead: String::new(), mark: Mark::Missing }
            }
            (label, _) => Item { label: label.unwrap_or_default(), ..Item::default() },
        }
    }

    /// The parts of two rows, index by index.
    pub fn row(&mut self, got: &[String], expected: Option<&[String]>) -> Vec<Item> {
        let count = got.len().max(expected.map_or(0, <[String]>::len));
        let one = |row: &[String], at: usize| row.get(at).cloned();
        (0..count)
            .map(|at| self.item(one(got, at), expected.and_then(|row| one(row, at)), expected.is_some()))
            .collect()
    }

    /// What differs, as the end of a sentence; empty where nothing does.
    pub fn words(&self) -> String {
        let kinds = [
            (&self.wrong, "differs from the expected", "differ from the expected"),
            (&self.missing, "is missing", "are missing"),
            (&self.surplus, "is too many", "are too many"),
        ];
        let one = |(parts, one, many): (&Vec<String>, &str, &str)| match parts.len() {
            0 => String::new(),
            1 => format!("; 1 value {one}: {}", parts[0]),
            count => format!("; {count} values {many}: {}", parts[..count.min(8)].join(", ")),
        };
        kinds.map(one).concat()
    }

    /// The key below a picture: what rings, brackets and dashes mean in it.
    pub fn key(&self, canvas: &mut Canvas) {
        let wrong = if self.wrong.is_empty() { "ring: not expected" } else { "ring: wrong (expected)" };
        let keys = [
            (!self.wrong.is_empty() || !self.surplus.is_empty(), wrong),
            (!self.missing.is_empty(), "dashes: missing"),
        ];
        keys.iter().filter(|(is_there, _)| *is_there).for_each(|(_, key)| canvas.sentence(key));
    }
}
