//! `op is one of "add", "remove"`: texts that are listed.

use super::{Form, Reach, Ties};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term};
use crate::narrowing::{Empty, Narrowing};
use crate::values::{Broken, Values};
use ojkit_model::constraint::Literal;
use ojkit_model::input::Part;

/// Every string of the field is one of these texts.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Words {
    /// The field; its innermost dimension are letters.
    field: usize,
    /// Sorted, each once.
    texts: Vec<Vec<u8>>,
}

impl Words {
    /// Every string of a field is one of these texts: sorted, each once.
    pub fn of(field: usize, texts: Vec<Vec<u8>>) -> Words {
        Words { field, texts }
    }

    /// The texts, the term of their lengths, and which lengths there are.
    pub fn bind(
        binder: &mut Binder,
        field: usize,
        mut indices: Vec<Index>,
        values: &[Literal],
    ) -> OrFault<(Words, Term, Vec<i64>)> {
        let mut texts = Vec::new();
        for value in values {
            texts.push(match value {
                Literal::Text(t) => t.clone().into_bytes(),
                Literal::Int(x) => x.to_string().into_bytes(),
                Literal::Double(x) => return Err(Fault::line(format!("{x} is no text"), "quote the texts")),
            });
        }
        let f = &binder.scope.fields()[field];
        // `s[i]` of a `string[]` is a text; `s` of a `string` too, unless single letters are listed for it.
        if !indices.iter().all(Index::is_free) {
            let message = format!("values for a single item of `{}` are not supported", f.name);
            return Err(Fault::line(message, "speak of all items, as in `x[i]`"));
        }
        texts.sort();
        texts.dedup();
        let mut lengths: Vec<i64> = texts.iter().map(|t: &Vec<u8>| t.len() as i64).collect();
        lengths.sort_unstable();
        lengths.dedup();
        binder.run_over(&mut indices, f.depth - 1);
        Ok((Words { field, texts }, binder.length(field, &indices), lengths))
    }
}

impl Form for Words {
    type State = ();
    mentions!(fields: field;);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let value = values.field(self.field);
        let level = value.ends.len() - 1;
        for item in (0..value.ends[level].len()).filter(|&item| !values.is_absent(self.field, level, item)) {
            let letters = &value.cells[value.range(level, item)];
            let same =
                |t: &Vec<u8>| t.len() == letters.len() && t.iter().zip(letters).all(|(&a, &b)| i64::from(a) == b);
            if !self.texts.iter().any(same) {
                let text: String = letters.iter().take(60).map(|&c| char::from_u32(c as u32).unwrap_or('?')).collect();
                let place = values.place_of(self.field, Part::Length { level, index: item });
                return Some((place, format!("`{text}` is none of the listed texts")));
            }
        }
        None
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        let lengths = self.texts.iter().map(|t| t.len() as i128);
        let span = match (lengths.clone().min(), lengths.max()) {
            (Some(lo), Some(hi)) => Interval { lo, hi },
            _ => Interval::EMPTY,
        };
        let variables = narrowing.variables;
        let depth = variables.fields[self.field].depth;
        let length = variables.length_of(self.field, depth - 1);
        match depth {
            1 => narrowing.meet_scalar(variables.vars[length].slot, span),
            _ => narrowing.meet_elements(length, span),
        }
    }

    fn ties(&self) -> Ties<'_> {
        Ties { items: Some(self.field), texts: Some(&self.texts), ..Ties::default() }
    }
}
