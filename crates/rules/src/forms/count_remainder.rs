//! `s contains an even number of '|'`: how many cells are of a kind, modulo a number.

use super::count::{Kind, Tally};
use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, OrFault};
use crate::partial::allowed::{Allowed, At, complement};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Counted, Expr};

/// How many cells of each group are of a kind, modulo a number.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct CountRemainder {
    kind: Kind,
    /// At least 2.
    modulus: i128,
    /// From 0 to `modulus - 1`.
    remainder: i128,
}

pub(super) fn bind(
    binder: &mut Binder,
    subject: &Expr,
    what: &Counted,
    modulus: i64,
    remainder: i64,
) -> OrFault<Vec<Atom>> {
    let (kind, _, _) = Kind::bind(binder, subject, what)?;
    Ok(vec![CountRemainder { kind, modulus: modulus.into(), remainder: remainder.into() }.into()])
}

impl Form for CountRemainder {
    type State = Tally;
    mentions!(arrays: |form: &CountRemainder| [form.kind.var];);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        self.kind.first_wrong(values, |count| count.rem_euclid(self.modulus) == self.remainder)
    }

    /// What must still come has to fit.
    fn allow(&self, tally: &mut Tally, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some((cells, count)) = self.kind.tally(tally, at, input) else { return };
        let wanted = (self.remainder - count).rem_euclid(self.modulus);
        let left = (cells.end - at.cell) as i128;
        if wanted >= left {
            allowed.keep_ranges(&self.kind.ranges);
        } else if wanted == 0 && left < self.modulus {
            allowed.keep_ranges(&complement(&self.kind.ranges));
        }
    }
}
