//! `Exactly one pair of elements of nums adds up to target`: what `there is exactly one solution` means where two numbers are looked for.

use super::{Atom, Form, Reach, Ties};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::evaluate::bounds;
use crate::expr::interval::Interval;
use crate::expr::term::{Term, VarId};
use crate::narrowing::{Empty, LENGTH_MAX, Narrowing};
use crate::partial::allowed::{Allowed, At};
use crate::partial::domain::Domain;
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::Expr;
use ojkit_model::input::{Cell, Part};
use std::collections::HashMap;

/// Two elements at different places add up to the sum, and no other two do.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct PairSum {
    /// The cells of a flat array.
    array: VarId,
    sum: Term,
}

/// More different values than this are not taken out of a range one by one.
const LISTED_MAX: usize = 256;
/// In longer arrays the pair ends anywhere; in shorter ones with the last element that can end it, so that every input is drawn.
const SHORT: usize = 8;

/// What is drawn of the array.
#[derive(Clone, Debug, Default)]
pub struct Pairs {
    counts: HashMap<i64, usize>,
    pairs: usize,
    next: usize,
}

impl Pairs {
    fn take(&mut self, x: i64, sum: i64) {
        self.pairs += sum.checked_sub(x).map_or(0, |other| self.count(other));
        *self.counts.entry(x).or_default() += 1;
        self.next += 1;
    }

    fn count(&self, x: i64) -> usize {
        self.counts.get(&x).copied().unwrap_or(0)
    }

    /// What completes at least one pair, in ascending order: the partners of values that stand there so often.
    fn partners(&self, sum: i64, fits: impl Fn(usize) -> bool) -> Vec<i64> {
        let fitting = self.counts.iter().filter(|(_, count)| fits(**count));
        let mut partners: Vec<i64> = fitting.filter_map(|(x, _)| sum.checked_sub(*x)).collect();
        partners.sort_unstable();
        partners
    }
}

impl Pairs {
    /// What leaves the last cell a value that completes the first pair.
    fn leave_a_partner(&self, sum: i64, base: &Domain, allowed: &mut Allowed) {
        if base.is_empty() {
            return;
        }
        let partners = Interval::new(i128::from(sum) - i128::from(base.hi()), i128::from(sum) - i128::from(base.lo()));
        let mut viable = self
            .counts
            .iter()
            .filter(|(x, count)| **count == 1 && !partners.meet(Interval::point((**x).into())).is_empty());
        match (viable.next(), viable.next()) {
            (None, _) => {
                allowed.keep(partners);
                allowed.removed.extend(self.counts.iter().filter(|(_, count)| **count > 1).map(|(x, _)| *x));
            }
            (Some((&only, _)), None) if only.checked_mul(2) != Some(sum) => allowed.removed.push(only),
            _ => {}
        }
        allowed.removed.extend(self.partners(sum, |count| count > 1));
    }
}

impl Form for PairSum {
    type State = Pairs;
    const WORDINGS: &'static [&'static str] = &["exactly one pair of elements of {} adds up to {}"];
    mentions!(terms: sum; arrays: |form: &PairSum| [form.array];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let field = binder.flat(&of[0])?;
        if binder.scope.fields()[field].cell != Cell::Int {
            return Err(Fault::line("only whole numbers add up", "name an array of whole numbers"));
        }
        let sum = binder.term(&of[1], None)?;
        if !matches!(sum, Term::Scalar(_) | Term::Int(_)) {
            return Err(Fault::line("the sum is one number", "name a parameter, or write the number"));
        }
        Ok(vec![PairSum { array: binder.scope.cells_of(field), sum }.into()])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.array)?;
        let sum = i64::try_from(bounds(&self.sum, values).single()?).ok()?;
        let mut pairs = Pairs::default();
        values.field(field).cells.iter().for_each(|&x| pairs.take(x, sum));
        let message = || {
            let name = &values.variables.fields[field].name;
            format!("{} pairs of elements of `{name}` add up to {sum}, not one", pairs.pairs)
        };
        (pairs.pairs != 1).then(|| (values.place_of(field, Part::Length { level: 0, index: 0 }), message()))
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        if let Some(slot) = narrowing.variables.length_slot(self.array) {
            narrowing.meet_scalar(slot, Interval::new(2, LENGTH_MAX))?;
        }
        let cells = narrowing.ranges.elements[self.array];
        match self.sum {
            Term::Scalar(slot) => narrowing.meet_scalar(slot, Interval::new(2 * cells.lo, 2 * cells.hi)),
            _ => Ok(()),
        }
    }

    fn ties(&self) -> Ties<'_> {
        Ties { is_checked: true, ..Ties::default() }
    }

    fn allow(&self, pairs: &mut Pairs, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(sum) = bounds(&self.sum, input).single().and_then(|sum| i64::try_from(sum).ok()) else { return };
        if at.var != self.array {
            return;
        }
        let drawn = input.drawn(at.var, 0..at.cell);
        if at.cell == 0 || pairs.next > at.cell {
            *pairs = Pairs::default();
        }
        for &x in &drawn[pairs.next..] {
            pairs.take(x, sum);
        }
        let length = input.total(at.var);
        match pairs.pairs {
            0 if at.cell + 2 == length => pairs.leave_a_partner(sum, at.base, allowed),
            0 if ends_here(sum, drawn, length) => allowed.keep_members(&pairs.partners(sum, |count| count == 1)),
            0 if pairs.counts.len() <= LISTED_MAX => {
                allowed.removed.extend(pairs.partners(sum, |count| count > 1));
            }
            1 if pairs.counts.len() <= LISTED_MAX => allowed.removed.extend(pairs.partners(sum, |_| true)),
            0 | 1 => {}
            _ => allowed.range = Interval::EMPTY,
        }
    }
}

/// Whether the pair is completed behind these cells: somewhere that the sum and the first element decide, at the end of short arrays.
fn ends_here(sum: i64, drawn: &[i64], length: usize) -> bool {
    let at = drawn.len();
    if length <= SHORT {
        return at + 1 == length;
    }
    let first = drawn.first().map_or(0, |first| first.unsigned_abs());
    let chosen = (first.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ sum.unsigned_abs()) % (length as u64 - 1);
    at as u64 == chosen + 1 || at + 1 == length
}
