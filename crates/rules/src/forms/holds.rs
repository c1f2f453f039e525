//! `target is in words`: some text of an array is another text.

use super::{Atom, Form, Reach, Ties, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::Term;
use crate::values::{Broken, Values};
use ojkit_lines::said::Phrase;
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
    const PHRASES: &'static [Phrase] = phrases::PHRASES;
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

/// How people write it.
pub(crate) mod phrases {
    use ojkit_lines::said::Phrase;
    use ojkit_lines::said::{Built, Fault};
    use ojkit_model::constraint::{Expr, Rule, Step};

    pub const PHRASES: &[Phrase] = &[
        ("{x} {exists} the? array/list? {path}", |s| member(s.each()?, s.named(0)?)),
        ("{x} equals to? an? element of/in {path}", |s| member(s.each()?, s.named(0)?)),
        ("{x} occurs/appears at least once in {path}", |s| member(s.names()?.to_vec(), s.named(0)?)),
        ("{x} is one of the {path}", |s| member(s.each()?, s.named(0)?)),
    ];

    fn member(subjects: Vec<Expr>, array: Expr) -> Built {
        // `v is in graph[u]` speaks of both indices at once.
        let index = |item: &Expr| matches!(item, Expr::Path(path) if path.steps.is_empty() && path.name.len() == 1);
        let free = |step: &Step| matches!(step, Step::Index(place) if index(place));
        if matches!(&array, Expr::Path(path) if path.steps.last().is_some_and(free)) && subjects.iter().all(index) {
            return Err(Fault::Other);
        }
        Ok(vec![Rule::Member { subjects, array }])
    }
}
