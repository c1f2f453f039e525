//! What was got beside what was expected, part by part.

use super::counted;
use super::svg::{Canvas, LABEL_CHARS, Mark};

/// A part of a value as it is drawn, and in brackets what should be there instead, if something else should.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Item {
    pub label: String,
    pub instead: String,
    pub mark: Mark,
}

/// All parts of a picture that differ, for its words and its key: the wrong, the missing, and those that are too many.
#[derive(Debug, Default)]
pub(crate) struct Differences([Vec<String>; 3]);

impl Differences {
    /// One part; `expected` is there where something is compared at all.
    pub fn item(&mut self, got: Option<&String>, expected: Option<Option<&String>>) -> Item {
        let (kind, told, mark, instead) = match (got, expected) {
            (Some(got), Some(Some(other))) if got != other => {
                (0, format!("{got} instead of {other}"), Mark::Wrong, format!("({other})"))
            }
            (None, Some(Some(other))) => (1, other.clone(), Mark::Missing, String::new()),
            (Some(got), Some(None)) => (2, got.clone(), Mark::Wrong, String::new()),
            _ => return Item { label: got.cloned().unwrap_or_default(), ..Item::default() },
        };
        self.0[kind].push(told);
        Item { label: got.or(expected.flatten()).cloned().unwrap_or_default(), instead, mark }
    }

    /// The parts of two rows, index by index; of long texts, what is around the first difference.
    pub fn row(&mut self, got: &[String], expected: Option<&[String]>) -> Vec<Item> {
        let other = expected.unwrap_or_default();
        let item = |at: usize| {
            let [own, wanted] = [(got, other), (other, got)]
                .map(|(row, other)| row.get(at).map(|text| around(text, other.get(at).unwrap_or(text))));
            self.item(own.as_ref(), expected.map(|_| wanted.as_ref()))
        };
        (0..got.len().max(other.len())).map(item).collect()
    }

    /// What differs, as the end of a sentence; empty where nothing does.
    pub fn words(&self) -> String {
        let one = |(parts, what): (&Vec<String>, &str)| match parts.len() {
            0 => String::new(),
            count => format!("; {} {what}: {}", counted(count, "value"), parts[..count.min(8)].join(", ")),
        };
        self.0.iter().zip(["not as expected", "missing", "too many"]).map(one).collect()
    }

    /// The key below a picture: what rings, brackets and dashes mean in it.
    pub fn key(&self, canvas: &mut Canvas) {
        let [wrong, missing, surplus] = self.0.each_ref().map(|parts| !parts.is_empty());
        let key = if wrong { "ring: wrong (expected)" } else { "ring: too many" };
        let keys = [(wrong || surplus, key), (missing, "dashes: missing")];
        keys.iter().filter(|(is_there, _)| *is_there).for_each(|(_, key)| canvas.sentence(key));
    }
}

/// A text as it is, or from shortly before the place where it differs from another one if a label would end there.
fn around(text: &str, other: &str) -> String {
    const BEFORE: usize = 8;
    let same = text.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    match text != other && same + BEFORE > LABEL_CHARS {
        true => std::iter::once('\u{2026}').chain(text.chars().skip(same - BEFORE)).collect(),
        false => text.to_owned(),
    }
}
