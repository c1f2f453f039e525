//! `x has at most 2 decimal places`.

use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;
use ojkit_model::input::{Cell, NULL, Part};

/// At most so many digits behind the point.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Decimals {
    pub field: usize,
    pub digits: u32,
}

pub(super) fn bind(binder: &mut Binder, subjects: &[Expr], digits: u32, choice: Option<usize>) -> OrFault<Vec<Atom>> {
    let one = |subject: &Expr| match binder.letters(subject, choice)? {
        (field, _) if binder.scope.fields()[field].cell == Cell::Double => Ok(Decimals { field, digits }.into()),
        _ => Err(Fault::line("only a `double` has decimal places", "declare the parameter as `double`")),
    };
    subjects.iter().map(one).collect()
}

impl Form for Decimals {
    type State = ();
    mentions!(fields: field;);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let cells = &values.field(self.field).cells;
        let digits_of = |x: f64| x.to_string().split_once('.').map_or(0, |(_, digits)| digits.len());
        let is_long = |&bits: &i64| bits != NULL && digits_of(f64::from_bits(bits as u64)) > self.digits as usize;
        let cell = cells.iter().position(is_long)?;
        let mut place = values.whole(self.field);
        place.part = Part::Cell(cell);
        let x = f64::from_bits(cells[cell] as u64);
        Some((place, format!("{} is {x}", values.variables.fields[self.field].name)))
    }
}
