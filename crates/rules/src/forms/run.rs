//! `There cannot be more than 20 consecutive '+' in s`: how many cells of a kind stand side by side.

use super::count::Kind;
use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault, name_in};
use crate::partial::allowed::{Allowed, At, complement};
use crate::partial::partial_input::{Group, PartialInput};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Counted, Expr};

/// How many cells of a kind stand side by side in each group.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Run {
    kind: Kind,
    most: i64,
}

pub(super) fn bind(binder: &mut Binder, subject: &Expr, what: &Counted, most: i64) -> OrFault<Vec<Atom>> {
    let (kind, field, _) = Kind::bind(binder, subject, what)?;
    if binder.scope.fields()[field].depth != kind.group + 1 {
        let message = "in rows below each other nothing stands side by side";
        return Err(Fault::at(name_in(subject, "name an array or a string")?, message, "speak of every row"));
    }
    Ok(vec![Run { kind, most }.into()])
}

impl Form for Run {
    type State = ();
    mentions!(arrays: |form: &Run| [form.kind.var];);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        for group in values.groups(self.kind.var, self.kind.group) {
            let longest = group.cells.split(|&x| !self.kind.has(x)).map(<[i64]>::len).max().unwrap_or(0);
            if longest as i64 > self.most {
                let (place, whose) = values.whose(&group);
                return Some((place, format!("{whose} has {longest} of them side by side")));
            }
        }
        None
    }

    fn allow(&self, _state: &mut (), at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(Group { cells: before, .. }) = input.group(self.kind.group, at) else { return };
        let most = usize::try_from(self.most).unwrap_or(usize::MAX);
        if before.len() >= most && before[before.len() - most..].iter().all(|&x| self.kind.has(x)) {
            allowed.keep_ranges(&complement(&self.kind.ranges));
        }
    }
}
