//! What the last drawings worked out: a hand that runs through all choices comes back with the same ones again and again.

use super::canvas::Canvas;
use super::domain::Domain;
use crate::validate::interval::Interval;
use crate::validate::propagate::Ranges;
use crate::validate::rules::{VarId, VarKind};
use std::collections::HashMap;

/// What was last worked out for each scalar and for each group of arrays.
#[derive(Clone, Debug, Default)]
pub(super) struct Recent {
    /// By slot.
    pub scalars: HashMap<usize, RecentScalar>,
    /// By the first variable of the arrays that are drawn side by side.
    pub cells: HashMap<VarId, RecentCells>,
}

/// What may be chosen for a scalar after some choices, and what the last choice left.
#[derive(Clone, Debug)]
pub(super) struct RecentScalar {
    before: Ranges,
    pub domain: Domain,
    /// The choice, and the ranges that it leaves, if it leaves any.
    after: Option<(i64, Option<Ranges>)>,
}

/// What single elements may be before any of them is drawn.
#[derive(Clone, Debug)]
pub(super) struct RecentCells {
    before: Ranges,
    ends: Vec<u32>,
    cells: Vec<Vec<Interval>>,
}

/// More elements are not remembered.
const CELLS_MAX: usize = 512;

fn ranges(canvas: &Canvas) -> Ranges {
    Ranges { scalars: canvas.scalars.clone(), elements: canvas.base.clone() }
}

impl RecentScalar {
    pub fn new(canvas: &Canvas, domain: Domain) -> RecentScalar {
        RecentScalar { before: ranges(canvas), domain, after: None }
    }

    /// Whether it was worked out after the choices that were made now.
    pub fn is_of(&self, canvas: &Canvas) -> bool {
        self.before.scalars == canvas.scalars && self.before.elements == canvas.base
    }

    /// Narrows what the other scalars and all elements may be; false where nothing is left.
    pub fn narrow(&mut self, canvas: &mut Canvas, x: i64) -> bool {
        if self.after.as_ref().is_none_or(|(of, _)| *of != x) {
            let mut ranges = ranges(canvas);
            let narrowed = canvas.rules.narrow(&mut ranges);
            self.after = Some((x, narrowed.is_ok().then_some(ranges)));
        }
        let Some((_, Some(ranges))) = &self.after else { return false };
        canvas.scalars.clone_from(&ranges.scalars);
        canvas.base.clone_from(&ranges.elements);
        true
    }
}

/// Where the items of these arrays end.
fn ends<'c>(canvas: &'c Canvas, vars: &'c [VarId]) -> impl Iterator<Item = u32> + 'c {
    vars.iter()
        .flat_map(|&var| match canvas.rules.vars[var].kind {
            VarKind::Length { field, level } => &canvas.field(field).ends[..level],
            VarKind::Cells { field } => &canvas.field(field).ends[..],
            _ => &[],
        })
        .flatten()
        .copied()
}

impl Recent {
    /// Sets what single elements may be, if that was worked out for the same lengths and ranges.
    pub fn set_cells(&self, canvas: &mut Canvas, vars: &[VarId]) -> bool {
        let Some(known) = vars.first().and_then(|first| self.cells.get(first)) else { return false };
        let same = known.before.scalars == canvas.scalars
            && known.before.elements == canvas.base
            && ends(canvas, vars).eq(known.ends.iter().copied());
        if same {
            vars.iter().zip(&known.cells).for_each(|(&var, cells)| canvas.cells[var].clone_from(cells));
        }
        same
    }

    /// Remembers what single elements may be.
    pub fn take_cells(&mut self, canvas: &Canvas, vars: &[VarId]) {
        let Some(&first) = vars.first() else { return };
        if vars.iter().map(|&var| canvas.cells[var].len()).sum::<usize>() <= CELLS_MAX {
            let cells = vars.iter().map(|&var| canvas.cells[var].clone()).collect();
            let known = RecentCells { before: ranges(canvas), ends: ends(canvas, vars).collect(), cells };
            self.cells.insert(first, known);
        }
    }
}
