//! `s != t`: whole texts or arrays that differ.

use super::{Form, Reach, Ties};
use crate::proposal::{Edit, Near};
use crate::values::{Broken, Values};
use ojkit_lines::said::Phrase;

/// The values of two fields differ.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Unlike {
    pub one: usize,
    pub other: usize,
}

impl Form for Unlike {
    type State = ();
    const PHRASES: &'static [Phrase] = phrases::PHRASES;
    mentions!(fields: one, other;);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let fields = &values.variables.fields;
        let same = values.field(self.one) == values.field(self.other);
        let message = || format!("`{}` and `{}` are the same", fields[self.one].name, fields[self.other].name);
        same.then(|| (values.whole(self.one), message()))
    }

    fn near(&self, _reach: &Reach, near: &mut Near) {
        let fields = &near.values.variables.fields;
        if [self.one, self.other].iter().all(|&f| fields[f].column.is_none()) {
            near.propose("the same as the other", vec![Edit::Copy { from: self.one, to: self.other }]);
        }
    }

    fn ties(&self) -> Ties<'_> {
        Ties { is_checked: true, ..Ties::default() }
    }
}

/// How people write it.
pub(crate) mod phrases {
    use ojkit_lines::said::Phrase;
    use ojkit_lines::said::{Built, Said, relation};
    use ojkit_lines::said::{at_index, free_indices};
    use ojkit_model::constraint::{Comparison, Expr, Literal, Path, Rule};

    pub const PHRASES: &[Phrase] = &[
        ("{x} {lacks} two? consecutive/adjacent {class}", |s| not_in_a_row(s.name()?, s)),
        ("there is no two? consecutive/adjacent {class} in the? string? {path}", |s| not_in_a_row(&s.path(0)?, s)),
        ("there is no two? consecutive/adjacent {class} {spoken}", |s| not_in_a_row(&s.path(0)?, s)),
    ];

    fn neighbour(path: &Path, more: i128) -> Vec<Expr> {
        vec![Expr::Path(at_index(path, free_indices(path).0, more))]
    }

    /// No two neighbours are of a class.
    fn not_in_a_row(path: &Path, s: &Said) -> Built {
        let texts: Vec<String> = s.letters()?.iter().map(char::to_string).collect();
        let here =
            Rule::OneOf { subjects: neighbour(path, 0), values: texts.iter().cloned().map(Literal::Text).collect() };
        let next = |text: &String| relation(neighbour(path, 1), Comparison::NotEqual, vec![Expr::Text(text.clone())]);
        Ok(vec![Rule::When { conditions: vec![here], rules: texts.iter().map(next).collect() }])
    }
}
