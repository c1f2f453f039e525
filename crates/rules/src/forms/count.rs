//! `There is at least one 0 in grid`, `s contains exactly one '*'`: how many cells are of a kind.

use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::comparison::{admits, related};
use crate::expr::evaluate::bounds;
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term, VarId};
use crate::partial::allowed::{Allowed, At, complement, joined};
use crate::partial::partial_input::{Begun, PartialInput};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Counted, Expr, Literal};
use ojkit_model::input::{Cell, NULL};
use ojkit_model::signature::Type;
use std::ops::Range;

/// The largest code of a character.
const LETTER_MAX: i64 = 0x10_ffff;

/// Cells of a kind, in the groups of an array.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Kind {
    /// The cells.
    pub var: VarId,
    /// The depth of what is counted in: 0 for the whole array, 1 for each row.
    pub group: usize,
    /// Ascending and apart, both ends included.
    pub ranges: Vec<(i64, i64)>,
}

/// How many cells of each group are of a kind.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Count {
    kind: Kind,
    op: Comparison,
    /// Over scalars.
    bound: Term,
}

/// How many cells of a kind a group has so far.
pub type Tally = Begun<i128>;

pub(super) fn bind(
    binder: &mut Binder,
    subject: &Expr,
    what: &Counted,
    op: Comparison,
    bound: &Expr,
) -> OrFault<Vec<Atom>> {
    let (kind, field, indices) = Kind::bind(binder, subject, what)?;
    let bound = binder.scalar(bound, "write a number or a name")?;
    let has_places = binder.scope.fields()[field].depth == kind.group + 1;
    let mut atoms = vec![Count { kind, op, bound: bound.clone() }.into()];
    if has_places && matches!(op, Comparison::Equal | Comparison::GreaterEqual | Comparison::Greater) {
        // What is there needs a place.
        let op = if op == Comparison::Greater { op } else { Comparison::GreaterEqual };
        atoms.push(comparison(binder.length(field, &indices), op, bound));
    }
    Ok(atoms)
}

impl Kind {
    /// The cells of a kind below a subject, its field, and the indices in front of a group.
    pub fn bind(binder: &mut Binder, subject: &Expr, what: &Counted) -> OrFault<(Kind, usize, Vec<Index>)> {
        let otherwise = ("only in an array or a string something can be counted", "name one");
        let whole = binder.whole(subject, "name an array or a string", otherwise)?;
        whole.must_be_every("speak of the whole array, or of every row")?;
        let (scope, field) = (&binder.scope, whole.field);
        let f = &scope.fields()[field];
        if scope.trees.contains_key(&field) || scope.tags.contains_key(&field) || f.cell == Cell::Double {
            let message = "the values of this cannot be counted";
            return Err(Fault::at(whole.path, message, "move the line to `unchecked:`"));
        }
        let misfit =
            || Fault::line("the array holds nothing of this kind", "count numbers in numbers, characters in texts");
        let ranges = ranges_of(what, f.cell).ok_or_else(misfit)?;
        let kind = Kind { var: scope.cells_of(field), group: whole.indices.len(), ranges };
        Ok((kind, field, whole.indices))
    }

    pub fn has(&self, x: i64) -> bool {
        let at = self.ranges.partition_point(|&(_, hi)| hi < x);
        self.ranges.get(at).is_some_and(|&(lo, _)| lo <= x)
    }

    /// How many there are in these cells.
    pub fn count(&self, cells: &[i64]) -> usize {
        cells.iter().filter(|&&x| self.has(x)).count()
    }

    /// The first group whose number of them is not as it must be.
    pub fn first_wrong(&self, values: &Values, is_right: impl Fn(i128) -> bool) -> Broken {
        for group in values.groups(self.var, self.group) {
            let count = self.count(group.cells);
            if !is_right(count as i128) {
                let (place, whose) = values.whose(&group);
                return Some((place, format!("{whose} has {count} of them")));
            }
        }
        None
    }

    /// The group in which a cell is counted, and how many there are in it before the cell.
    pub fn tally(&self, tally: &mut Tally, at: &At, input: &PartialInput) -> Option<(Range<usize>, i128)> {
        let group = input.group(self.group, at)?;
        let one = |count: &mut i128, at: usize| *count += i128::from(self.has(group.cells[at]));
        let count = *tally.read(&group, |count| *count = 0, one);
        Some((at.cell - group.cells.len()..at.cell + group.left + 1, count))
    }
}

/// Which kind of tagged rows an expression names, by its number among the alternatives.
fn kind_of_rows(binder: &Binder, field: usize, expr: &Expr) -> OrFault<i64> {
    let name = match expr {
        Expr::Int(tag) => tag.to_string(),
        Expr::Path(path) if path.steps.is_empty() => path.name.clone(),
        _ => return Err(Fault::line("a type of rows is a number or a word", "name one as the parameter's type does")),
    };
    let parameter = &binder.scope.problem.signature.parameters[binder.scope.fields()[field].parameter];
    let Type::Rows(rows) = &parameter.ty else { return Ok(0) };
    let tags: Vec<&str> = rows.alternatives.iter().filter_map(|one| one.tag.as_deref()).collect();
    let found = tags.iter().position(|tag| *tag == name).map(|tag| tag as i64);
    found
        .ok_or_else(|| Fault::line(format!("no row is of type `{name}`"), format!("the types are {}", tags.join(", "))))
}

impl Form for Count {
    type State = Tally;
    const WORDINGS: &'static [&'static str] = &[
        "the number of rows of type {} is at least {}",
        "the number of rows of type {} is at most {}",
        "the number of rows of type {} is exactly {}",
    ];

    fn bind(binder: &mut Binder, which: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let Some(field) = binder.scope.fields().iter().position(|field| field.is_tag()) else {
            return Err(Fault::line("the input has no rows of several types", "rows of types are `(1 x | 2 l r)[]`"));
        };
        let kind = kind_of_rows(binder, field, &of[0])?;
        let bound = binder.scalar(&of[1], "write a number or a name")?;
        let op = [Comparison::GreaterEqual, Comparison::LessEqual, Comparison::Equal][which];
        let kind = Kind { var: binder.scope.cells_of(field), group: 0, ranges: vec![(kind, kind)] };
        let mut atoms: Vec<Atom> = vec![Count { kind, op, bound: bound.clone() }.into()];
        if op != Comparison::LessEqual {
            atoms.push(comparison(binder.length(field, &[]), Comparison::GreaterEqual, bound));
        }
        Ok(atoms)
    }

    mentions!(terms: bound; arrays: |form: &Count| [form.kind.var];);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let bound = bounds(&self.bound, values).single()?;
        self.kind.first_wrong(values, |count| admits(self.op, count.cmp(&bound)))
    }

    fn allow(&self, tally: &mut Tally, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(bound) = bounds(&self.bound, input).single() else { return };
        let Some((cells, count)) = self.kind.tally(tally, at, input) else { return };
        let wanted = related(self.op, Interval::point(bound));
        if count >= wanted.hi {
            allowed.keep_ranges(&complement(&self.kind.ranges));
        }
        if count < wanted.lo {
            allowed.owe(cells, wanted.lo - count, &self.kind.ranges);
        }
    }
}

/// The values that are counted, as ascending ranges; none where cells of this kind hold nothing of it.
fn ranges_of(what: &Counted, cell: Cell) -> Option<Vec<(i64, i64)>> {
    let values = match what {
        Counted::Signed(op) => {
            return (cell == Cell::Int).then(|| match op {
                Comparison::Greater => vec![(1, i64::MAX)],
                Comparison::GreaterEqual => vec![(0, i64::MAX)],
                Comparison::Less => vec![(NULL + 1, -1)],
                Comparison::LessEqual => vec![(NULL + 1, 0)],
                Comparison::Equal => vec![(0, 0)],
                Comparison::NotEqual => vec![(NULL + 1, -1), (1, i64::MAX)],
            });
        }
        Counted::Except(letters) => {
            let others = complement(&joined(letters.iter().map(|&c| (c as i128, c as i128)).collect()));
            let clipped = others.into_iter().map(|(lo, hi)| (lo.max(0), hi.min(LETTER_MAX)));
            return (cell == Cell::Char).then(|| clipped.filter(|(lo, hi)| lo <= hi).collect());
        }
        Counted::Values(values) => values,
    };
    let single = values.iter().map(|value| counted_value(value, cell).map(|x| (x.into(), x.into())));
    Some(joined(single.collect::<Option<_>>()?))
}

fn counted_value(value: &Literal, cell: Cell) -> Option<i64> {
    match (value, cell) {
        (Literal::Text(text), Cell::Char) if text.chars().count() == 1 => text.chars().next().map(|c| c as i64),
        (Literal::Int(digit @ 0..=9), Cell::Char) => Some(i64::from(b'0') + digit),
        (Literal::Int(value), Cell::Int | Cell::Bool) => Some(*value),
        // `0`s in quotes are numbers where the array holds numbers.
        (Literal::Text(text), Cell::Int) if text.len() == 1 => text.parse().ok(),
        _ => None,
    }
}
