//! `s != t`: whole texts or arrays that differ.

use super::{Form, Reach, Ties};
use crate::values::{Broken, Values};

/// The values of two fields differ.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Unlike {
    pub one: usize,
    pub other: usize,
}

impl Form for Unlike {
    type State = ();
    mentions!(fields: one, other;);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let fields = &values.variables.fields;
        let same = values.field(self.one) == values.field(self.other);
        let message = || format!("`{}` and `{}` are the same", fields[self.one].name, fields[self.other].name);
        same.then(|| (values.whole(self.one), message()))
    }

    fn ties(&self) -> Ties<'_> {
        Ties { is_checked: true, ..Ties::default() }
    }
}
