//! The hand that turns almost legal inputs into legal ones.

use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::Domain;
use ojkit_rules::Rules;
use ojkit_rules::VarKind;
use ojkit_rules::hand::{Hand, Role, Spot};

/// Answers with what an input holds at each place, or with the nearest value that is offered.
pub(crate) struct Repair<'a> {
    rules: &'a Rules,
    input: &'a Input,
}

impl<'a> Repair<'a> {
    pub fn new(rules: &'a Rules, input: &'a Input) -> Repair<'a> {
        Repair { rules, input }
    }

    fn field(&self, field: usize, repeat: Option<usize>) -> Option<&Value> {
        match repeat {
            Some(repeat) => self.input.repeats.get(repeat)?.get(field),
            None => self.input.fields.get(field),
        }
    }

    fn look(&self, spot: Spot) -> Option<i64> {
        let var = &self.rules.vars[spot.var];
        match var.kind {
            VarKind::Length { field, level } => {
                let value = self.field(field, spot.repeat)?;
                let at = spot.start + spot.index;
                (at < value.ends.get(level)?.len()).then(|| value.range(level, at).len() as i64)
            }
            VarKind::Cells { field } => {
                let cell = *self.field(field, spot.repeat)?.cells.get(spot.start + spot.index)?;
                Some(match var.cell {
                    Cell::Double if spot.role != Role::Length => {
                        (f64::from_bits(cell as u64) * self.rules.scale as f64).round() as i64
                    }
                    _ => cell,
                })
            }
            VarKind::Repeats => Some(self.input.repeats.len() as i64),
            VarKind::Nodes { field } => {
                let cells = &self.field(field, spot.repeat)?.cells;
                Some(cells.iter().filter(|&&x| x != NULL).count() as i64)
            }
            VarKind::Shape { field } => {
                let cell = self.field(field, spot.repeat)?.cells.get(spot.index)?;
                Some(i64::from(*cell != NULL))
            }
            VarKind::Name => None,
        }
    }
}

impl Hand for Repair<'_> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        match self.look(spot) {
            Some(x) => domain.nearest(x),
            None => domain.by_rank(0),
        }
    }
}
