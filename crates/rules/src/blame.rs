//! Which value is to blame for a broken rule, in words.

use crate::expr::evaluate::{Known, bounds};
use crate::expr::term::{Term, VarId};
use crate::expr::variables::VarKind;
use crate::values::Values;
use ojkit_model::input::{Cell, Part, Place};

impl Values<'_> {
    pub(crate) fn whole(&self, field: usize) -> Place {
        let part =
            if self.variables.fields[field].depth == 0 { Part::Cell(0) } else { Part::Length { level: 0, index: 0 } };
        Place { repeat: self.repeat.filter(|_| self.variables.repeated_fields[field]), field, part }
    }

    pub(crate) fn blame(&self, var: VarId, cell: usize) -> (Place, String) {
        let v = &self.variables.vars[var];
        let (field, part) = match v.kind {
            VarKind::Length { field, level } => (field, Part::Length { level, index: cell }),
            VarKind::Cells { field } => (field, Part::Cell(cell)),
            _ => (0, Part::Repeats),
        };
        let shown = match v.cell {
            Cell::Char => {
                self.value(var, cell).and_then(|x| char::from_u32(x as u32)).map_or(String::new(), |c| format!("{c:?}"))
            }
            Cell::Double => {
                self.value(var, cell).map_or(String::new(), |x| f64::from_bits(x as i64 as u64).to_string())
            }
            // Nothing else than the number that stands for a missing node is none.
            _ => self.value(var, cell).map_or(i64::MIN.to_string(), |x| x.to_string()),
        };
        let repeat = self.repeat.filter(|_| v.repeated);
        (Place { repeat, field, part }, format!("{} is {shown}", self.name_of(var, cell)))
    }

    /// `nums[3]` for the element at a flat index, `u_3` where the lines write it so.
    pub(crate) fn name_of(&self, var: VarId, cell: usize) -> String {
        let v = &self.variables.vars[var];
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = v.kind else { return v.name.clone() };
        let value = self.field(field);
        let mut places = Vec::new();
        let mut at = cell;
        for level in (0..v.depth).rev() {
            let parent = value.ends[level].partition_point(|&end| end as usize <= at);
            let start = if parent == 0 { 0 } else { value.ends[level][parent - 1] as usize };
            places.push((at - start) as i64 + self.variables.indices_from);
            at = parent;
        }
        let column = (v.depth == 2).then(|| places[0] - self.variables.indices_from);
        if let (Some(stem), Some(row)) = (self.variables.subscripted.get(&(var, column)), places.last()) {
            return format!("{stem}_{row}");
        }
        let mut name = v.name.clone();
        for (place, letter) in places.iter().rev().zip(["i", "j", "k", "l"]) {
            name = name.replacen(&format!("[{letter}]"), &format!("[{place}]"), 1);
        }
        name
    }

    /// An item that is at a place, as messages name it.
    pub(crate) fn place_of(&self, field: usize, part: Part) -> Place {
        Place { repeat: self.repeat, field, part }
    }

    /// How many test cases there are, in words.
    fn repeats(&self) -> String {
        let slot = self.variables.repeats_slot;
        let var = slot.and_then(|slot| self.variables.vars.iter().find(|var| var.depth == 0 && var.slot == slot));
        match (var, slot) {
            (Some(var), Some(slot)) => format!("{} is {}", var.name, self.scalars[slot]),
            _ => "a rule about the whole input is broken".to_string(),
        }
    }

    /// The first value in these terms and what all values in them are.
    pub(crate) fn blame_terms(&self, terms: &[&Term]) -> (Place, String) {
        let mut found: Option<(Place, String)> = None;
        let mut extra = Vec::new();
        for term in terms {
            term.visit(&mut |t| {
                let blamed = match t {
                    Term::Element { var, .. } => self.cell(t).map(|c| self.blame(*var, c)),
                    Term::Sum(var) => {
                        let VarKind::Cells { field } = self.variables.vars[*var].kind else { return };
                        let sum = if self.variables.vars[*var].cell == Cell::Double {
                            self.float(t).unwrap_or(0.0).to_string()
                        } else {
                            self.sum(*var).lo.to_string()
                        };
                        Some((
                            self.whole(field),
                            format!("the sum of `{}` is {sum}", self.variables.fields[field].name),
                        ))
                    }
                    Term::Smallest(var) | Term::Largest(var) => {
                        let VarKind::Cells { field } = self.variables.vars[*var].kind else { return };
                        let end = bounds(t, self).lo;
                        Some((self.whole(field), format!("an end of `{}` is {end}", self.variables.fields[field].name)))
                    }
                    Term::Scalar(slot) => self.blame_scalar(*slot),
                    _ => None,
                };
                if let Some((place, message)) = blamed {
                    if found.is_none() {
                        found = Some((place, message));
                    } else if found.as_ref().is_none_or(|f| f.1 != message) && !extra.contains(&message) {
                        extra.push(message);
                    }
                }
            });
        }
        let (place, mut message) = found.unwrap_or_else(|| {
            let sides: Vec<String> = terms.iter().map(|term| bounds(term, self).lo.to_string()).collect();
            let message = match self.variables.repeats_slot {
                Some(_) => self.repeats(),
                None => format!("the values that are compared are {}", sides.join(" and ")),
            };
            (Place { repeat: self.repeat, field: 0, part: Part::Repeats }, message)
        });
        for e in extra {
            message.push_str(", ");
            message.push_str(&e);
        }
        (place, message)
    }

    pub(crate) fn blame_scalar(&self, slot: usize) -> Option<(Place, String)> {
        let var = self.variables.vars.iter().enumerate().filter(|(_, v)| v.depth == 0 && v.slot == slot);
        let mut var: Vec<_> = var.collect();
        var.sort_by_key(|(_, v)| matches!(v.kind, VarKind::Name | VarKind::Repeats));
        let (_, v) = var.first()?;
        let shown = match v.cell {
            Cell::Double => f64::from_bits(self.scalars[slot] as i64 as u64).to_string(),
            Cell::Char => char::from_u32(self.scalars[slot] as u32).map_or(String::new(), |c| format!("{c:?}")),
            _ => self.scalars[slot].to_string(),
        };
        let message = format!("{} is {shown}", v.name);
        let repeat = self.repeat.filter(|_| v.repeated);
        match v.kind {
            VarKind::Length { field, level } => {
                Some((Place { repeat, field, part: Part::Length { level, index: 0 } }, message))
            }
            VarKind::Cells { field } => Some((Place { repeat, field, part: Part::Cell(0) }, message)),
            VarKind::Nodes { field } | VarKind::Shape { field } => Some((self.whole(field), message)),
            VarKind::Name | VarKind::Repeats => {
                // A name has no place of its own: the array whose length defines it does.
                let field = (0..self.variables.fields.len())
                    .find(|&f| self.variables.repeated_fields[f] == v.repeated && self.variables.fields[f].depth > 0)?;
                Some((self.whole(field), message))
            }
        }
    }
}
