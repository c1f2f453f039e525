//! What the last drawings worked out: a hand that runs through all choices comes back with the same ones again and again.

use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::VarId;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::narrowing::Ranges;
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::PartialInput;
use std::collections::HashMap;

/// What was last worked out for each scalar and for each group of arrays.
#[derive(Clone, Debug, Default)]
pub(super) struct DrawCache {
    /// By slot.
    pub scalars: HashMap<usize, CachedScalar>,
    /// By the first variable of the arrays that are drawn side by side.
    pub cells: HashMap<VarId, CachedCells>,
}

/// What may be chosen for a scalar after some choices, and what the last choice left.
#[derive(Clone, Debug)]
pub(super) struct CachedScalar {
    before: Ranges,
    pub domain: Domain,
    /// The choice, and the ranges that it leaves, if it leaves any.
    after: Option<(i64, Option<Ranges>)>,
}

/// What single elements may be before any of them is drawn.
#[derive(Clone, Debug)]
pub(super) struct CachedCells {
    before: Ranges,
    ends: Vec<u32>,
    cells: Vec<Vec<Interval>>,
}

/// More elements are not remembered.
const CELLS_MAX: usize = 512;

impl CachedScalar {
    pub fn new(input: &PartialInput, domain: Domain) -> CachedScalar {
        CachedScalar { before: input.ranges.clone(), domain, after: None }
    }

    /// Whether it was worked out after the choices that were made now.
    pub fn is_of(&self, input: &PartialInput) -> bool {
        self.before == input.ranges
    }

    /// Narrows what the other scalars and all elements may be; false where nothing is left.
    pub fn narrow(&mut self, rules: &Rules, input: &mut PartialInput, x: i64) -> bool {
        if self.after.as_ref().is_none_or(|(of, _)| *of != x) {
            let mut ranges = input.ranges.clone();
            let narrowed = rules.narrow(&mut ranges);
            self.after = Some((x, narrowed.is_ok().then_some(ranges)));
        }
        let Some((_, Some(ranges))) = &self.after else { return false };
        input.ranges.clone_from(ranges);
        true
    }
}

/// Where the items of these arrays end.
fn ends<'c>(input: &'c PartialInput, vars: &'c [VarId]) -> impl Iterator<Item = u32> + 'c {
    vars.iter()
        .flat_map(|&var| match input.variables.vars[var].kind {
            VarKind::Length { field, level } => &input.field(field).ends[..level],
            VarKind::Cells { field } => &input.field(field).ends[..],
            _ => &[],
        })
        .flatten()
        .copied()
}

impl DrawCache {
    /// Sets what single elements may be, if that was worked out for the same lengths and ranges.
    pub fn set_cells(&self, input: &mut PartialInput, vars: &[VarId]) -> bool {
        let Some(known) = vars.first().and_then(|first| self.cells.get(first)) else { return false };
        let same = known.before == input.ranges && ends(input, vars).eq(known.ends.iter().copied());
        if same {
            vars.iter().zip(&known.cells).for_each(|(&var, cells)| input.cells[var].clone_from(cells));
        }
        same
    }

    /// Remembers what single elements may be.
    pub fn take_cells(&mut self, input: &PartialInput, vars: &[VarId]) {
        let Some(&first) = vars.first() else { return };
        if vars.iter().map(|&var| input.cells[var].len()).sum::<usize>() <= CELLS_MAX {
            let cells = vars.iter().map(|&var| input.cells[var].clone()).collect();
            let known = CachedCells { before: input.ranges.clone(), ends: ends(input, vars).collect(), cells };
            self.cells.insert(first, known);
        }
    }
}
