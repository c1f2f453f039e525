//! `words[i] != target`: no text of an array is another text.

use super::{Form, Reach, Ties};
use crate::binder::terms::{Binder, Place};
use crate::expr::term::Index;
use crate::expr::variables::VarKind;
use crate::values::{Broken, Values};
use ojkit_model::input::Part;

/// No text of the array is this text.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Lacks {
    /// The field of texts.
    array: usize,
    /// The field of the one text.
    text: usize,
}

impl Lacks {
    /// What `!=` says between the texts of an array and one text, on whichever side.
    pub fn of_places(binder: &Binder, left: &Place, right: &Place) -> Option<Lacks> {
        let (Place::Whole { field: a, indices: i }, Place::Whole { field: b, indices: j }) = (left, right) else {
            return None;
        };
        let scope = &binder.scope;
        let is_text = |f: usize, indices: &[Index]| scope.fields()[f].depth == 1 && indices.is_empty();
        let is_item =
            |f: usize, indices: &[Index]| scope.fields()[f].depth == 2 && indices.len() == 1 && indices[0].is_free();
        let has_own_length =
            |f: usize| matches!(scope.vars[scope.of_field[f][0]].kind, VarKind::Length { field, .. } if field == f);
        if ![*a, *b].iter().all(|&f| scope.fields()[f].is_string && has_own_length(f)) {
            return None;
        }
        if is_item(*a, i) && is_text(*b, j) {
            return Some(Lacks { array: *a, text: *b });
        }
        (is_text(*a, i) && is_item(*b, j)).then_some(Lacks { array: *b, text: *a })
    }
}

impl Form for Lacks {
    type State = ();
    mentions!(fields: array, text;);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let (texts, unwanted) = (values.field(self.array), &values.field(self.text).cells);
        let found = (0..texts.ends[1].len()).find(|&item| texts.cells[texts.range(1, item)] == unwanted[..])?;
        let place = values.place_of(self.array, Part::Length { level: 1, index: found });
        let fields = &values.variables.fields;
        let names = (&fields[self.array].name, &fields[self.text].name);
        Some((place, format!("item {} of `{}` is `{}`", found + 1, names.0, names.1)))
    }

    fn ties(&self) -> Ties<'_> {
        Ties { is_checked: true, ..Ties::default() }
    }
}
