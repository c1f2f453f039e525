//! The choices that lead to a given input.

use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::Rules;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_rules::partial::domain::Domain;
use std::borrow::Cow;

/// Answers with what an input holds at each place, so that recording it gives the choices of an input that was not drawn:
/// one that a person typed, or that a site failed.
#[derive(Clone, Debug)]
pub struct Echo<'a> {
    rules: &'a Rules,
    input: Cow<'a, Input>,
    names: Vec<Vec<i128>>,
    /// Whether the input could not have been drawn: some value was not among those offered.
    pub missed: bool,
}

impl<'a> Echo<'a> {
    /// Echoes this input.
    pub fn new(rules: &'a Rules, input: &'a Input) -> Echo<'a> {
        Echo { rules, names: rules.names(input), input: Cow::Borrowed(input), missed: false }
    }

    /// Echoes an input that nobody else needs.
    pub fn owned(rules: &'a Rules, input: Input) -> Echo<'a> {
        Echo { rules, names: rules.names(&input), input: Cow::Owned(input), missed: false }
    }

    /// What the input holds there, as choices count it; none where it has no such place.
    pub fn at(&self, spot: Spot) -> Option<i64> {
        let x = self.look(spot);
        let var = &self.rules.vars[spot.var];
        let is_double = var.cell == Cell::Double && matches!(var.kind, VarKind::Cells { .. });
        if is_double && spot.role != Role::Length {
            return x.map(|bits| (f64::from_bits(bits as u64) * self.rules.scale as f64).round() as i64);
        }
        x
    }

    fn field(&self, field: usize, repeat: Option<usize>) -> Option<&Value> {
        match repeat {
            Some(r) => self.input.repeats.get(r)?.get(field),
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
            VarKind::Cells { field } => self.field(field, spot.repeat)?.cells.get(spot.start + spot.index).copied(),
            VarKind::Nodes { field } => {
                let cells = &self.field(field, spot.repeat)?.cells;
                Some(cells.iter().filter(|&&x| x != NULL).count() as i64)
            }
            VarKind::Shape { field } => {
                let cells = &self.field(field, spot.repeat)?.cells;
                Some(i64::from(*cells.get(spot.index)? != NULL))
            }
            VarKind::Repeats => Some(self.input.repeats.len() as i64),
            VarKind::Name => {
                let frame = spot.repeat.map_or(0, |r| r + 1);
                i64::try_from(*self.names.get(frame)?.get(var.slot)?).ok()
            }
        }
    }
}

impl Hand for Echo<'_> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let wanted = self.at(spot);
        match wanted.filter(|&x| domain.contains(x)) {
            Some(x) => x,
            None => {
                self.missed = true;
                domain.by_rank(0)
            }
        }
    }
}
