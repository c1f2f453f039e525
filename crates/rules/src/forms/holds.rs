//! `target is in words`: some text of an array is another text.

use super::{Atom, Form, Reach, Ties, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::Term;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};

/// Some text of the array is this text.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Holds {
    /// The field of texts.
    array: usize,
    /// The field of the one text.
    text: usize,
}

impl Holds {
    /// The array has the text, and therefore an item.
    pub fn bind(binder: &mut Binder, text: &Expr, array: usize) -> OrFault<Vec<Atom>> {
        let text = binder.flat(text)?;
        let f = &binder.scope.fields()[array];
        if !binder.scope.fields()[text].is_string || f.depth != 2 || f.column.is_some() {
            let message = "only a string is looked up among strings";
            return Err(Fault::line(message, "name a string and an array of strings"));
        }
        let has_item = comparison(binder.length(array, &[]), Comparison::GreaterEqual, Term::Int(1));
        Ok(vec![has_item, Holds { array, text }.into()])
    }
}

impl Form for Holds {
    type State = ();
    mentions!(fields: array, text;);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let (texts, wanted) = (values.field(self.array), &values.field(self.text).cells);
        let found = (0..texts.ends[1].len()).any(|item| texts.cells[texts.range(1, item)] == wanted[..]);
        let fields = &values.variables.fields;
        let message = || format!("`{}` is no item of `{}`", fields[self.text].name, fields[self.array].name);
        (!found).then(|| (values.whole(self.text), message()))
    }

    fn ties(&self) -> Ties<'_> {
        Ties {
            items: Some(self.array),
            wanted: Some(self.text),
            behind: Some((self.text, self.array)),
            is_checked: true,
            ..Ties::default()
        }
    }
}
