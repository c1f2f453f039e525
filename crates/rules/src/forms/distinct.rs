//! `All the values of x are unique`, `All the pairs (a_i, b_i) are distinct`.

use super::{Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault, Place, name_in};
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term};
use crate::narrowing::{Empty, LENGTH_MAX, Narrowing};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Expr, Rule};
use ojkit_model::input::{NULL, Part, Value};
use std::cmp::Ordering;
use std::ops::Range;

/// Items differ pairwise.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Distinct {
    /// The fields whose items are compared together: one, or the columns of rows.
    pub fields: Vec<usize>,
    /// The depth of the items: 1 for the elements of `integer[]` or the strings of `string[]`.
    pub item: usize,
    /// The depth within which they differ: 0 for the whole field, 1 for each row.
    pub group: usize,
    /// The one cell of each item in which they differ, where the items are rows: 0 for `a_i` behind `rows[i] = [a_i, b_i]`.
    pub column: Option<usize>,
}

/// Items of an array, or all scalars below it.
pub(super) fn bind(binder: &mut Binder, subject: &Expr, cells: bool, choice: Option<usize>) -> OrFault<Distinct> {
    let path = name_in(subject, "name an array")?;
    match binder.place(path, choice)? {
        Place::Whole { field, indices } => {
            let f = &binder.scope.fields()[field];
            if !indices.iter().all(Index::is_free) {
                return Err(Fault::at(path, "a fixed index cannot be used here", "speak of the whole array"));
            }
            let letters = usize::from(f.is_string);
            let group = indices.len();
            let item = if cells || group + 1 > f.depth {
                f.depth - if cells && f.depth > group + 1 { letters } else { 0 }
            } else {
                group + 1
            };
            Ok(Distinct { fields: vec![field], item, group, column: None })
        }
        // With an index, or without one.
        Place::Rows { parameter, .. } => {
            Ok(Distinct { fields: binder.scope.fields_of(parameter), item: 1, group: 0, column: None })
        }
        Place::Term(Term::Element { var, indices }) => match (binder.scope.field_of_cells(var), &indices[..]) {
            (None, _) => Err(Fault::at(path, "lengths cannot be distinct here", "speak of an array")),
            (Some(field), all) if all.iter().all(Index::is_free) => {
                Ok(Distinct { fields: vec![field], item: all.len(), group: 0, column: None })
            }
            (Some(field), [Index::Each(_, 0), Index::At(Term::Int(at))]) => Ok(column(field, *at)),
            _ => Err(Fault::at(
                path,
                "a fixed index cannot be used here",
                "speak of one column of all rows, or of the whole array",
            )),
        },
        Place::Term(_) => {
            let help = binder.no_array(path, "name an array");
            Err(Fault::at(path, "a single value has nothing to differ from", help))
        }
    }
}

/// That rows differ in one place.
fn column(field: usize, at: i128) -> Distinct {
    Distinct { fields: vec![field], item: 1, group: 0, column: usize::try_from(at).ok() }
}

/// The array whose rows have just these places, in order, where a line calls them so: `(x_i, y_i)` behind `hits[i] = [x_i, y_i]`.
fn whole_rows(binder: &mut Binder, items: &[Expr], choice: Option<usize>) -> Option<usize> {
    let mut place = |item: &Expr| match binder.letters(item, choice).ok()? {
        (field, Term::Element { indices, .. }) => match indices[..] {
            [Index::Each(_, 0), Index::At(Term::Int(at))] => Some((field, at)),
            _ => None,
        },
        _ => None,
    };
    let places = items.iter().map(&mut place).collect::<Option<Vec<_>>>()?;
    let field = places.first()?.0;
    let is_row = |rule: &Rule| match rule {
        Rule::Row { subject: Expr::Path(path), forms } => {
            path.name == binder.scope.fields()[field].name && forms.iter().all(|form| form.len() == items.len())
        }
        _ => false,
    };
    let in_order = places.iter().enumerate().all(|(at, place)| *place == (field, at as i128));
    (in_order && binder.scope.problem.constraints.iter().flat_map(|line| &line.rules).any(is_row)).then_some(field)
}

/// Columns whose rows differ as wholes.
pub(super) fn bind_tuples(binder: &mut Binder, items: &[Expr], choice: Option<usize>) -> OrFault<Distinct> {
    if let Some(field) = whole_rows(binder, items, choice) {
        return Ok(Distinct { fields: vec![field], item: 1, group: 0, column: None });
    }
    if let [item] = items
        && let (field, Term::Element { indices, .. }) = binder.letters(item, choice)?
        && let [Index::Each(_, 0), Index::At(Term::Int(at))] = indices[..]
    {
        return Ok(column(field, at));
    }
    let mut fields = Vec::new();
    for item in items {
        if let Expr::Path(path) = item
            && let Place::Whole { field, indices } = binder.place(path, choice)?
            && binder.scope.fields()[field].is_string
            && binder.scope.fields()[field].depth == 2
            && matches!(indices[..], [Index::Each(_, 0)])
        {
            fields.push(field);
            continue;
        }
        match binder.letters(item, choice)? {
            (field, Term::Element { indices, .. }) if matches!(indices[..], [Index::Each(_, 0)]) => fields.push(field),
            _ => {
                let message = "tuples are made of columns or of arrays of the same length";
                return Err(Fault::line(message, "write them with one index, as in `(a_i, b_i)`"));
            }
        }
    }
    Ok(Distinct { fields, item: 1, group: 0, column: None })
}

/// Where the items of one depth that lie in some items of another depth are.
fn below(value: &Value, from: usize, to: usize, mut range: Range<usize>) -> Range<usize> {
    for ends in &value.ends[from..to] {
        let start = if range.start == 0 { 0 } else { ends[range.start - 1] as usize };
        range = start..if range.is_empty() { start } else { ends[range.end - 1] as usize };
    }
    range
}

impl Distinct {
    /// Two items of a range that are the same, the second one as early as possible.
    fn find_equal(&self, values: &Values, range: Range<usize>) -> Option<(usize, usize)> {
        let first = self.fields[0];
        let cells = &values.field(first).cells;
        let is_flat = self.fields.len() == 1 && values.variables.fields[first].depth == self.item;
        let is_tree = self.fields.len() == 1 && values.variables.trees.contains_key(&first);
        if is_flat && !is_tree && range.len() > 1 {
            let span = cells[range.clone()].iter().fold((i64::MAX, i64::MIN), |(a, b), &x| (a.min(x), b.max(x)));
            if (span.1 as i128 - span.0 as i128) < 16 * range.len() as i128 + 1024 {
                return equal_in_span(cells, span, range);
            }
        }
        let compare = |a: usize, b: usize| -> Ordering {
            let of_field = |&field: &usize| {
                let value = values.field(field);
                let cells = |at: usize| {
                    let all = &value.cells[below(value, self.item, value.ends.len(), at..at + 1)];
                    self.column.map_or(all, |column| &all[column..=column])
                };
                // `[["ab"]]` and `[["a", "b"]]` have the same letters.
                let lengths = |at: usize| {
                    let levels = self.item + 1..value.ends.len();
                    levels.flat_map(move |level| {
                        below(value, self.item, level, at..at + 1).map(move |list| value.range(level, list).len())
                    })
                };
                cells(a).cmp(cells(b)).then_with(|| lengths(a).cmp(lengths(b)))
            };
            self.fields.iter().map(of_field).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
        };
        // Rows that are too short to have the column are another line's matter.
        let has_column = |&item: &usize| {
            self.column.is_none_or(|column| {
                below(values.field(first), self.item, self.item + 1, item..item + 1).len() > column
            })
        };
        let mut order: Vec<usize> = range.filter(|&c| !is_tree || cells[c] != NULL).filter(has_column).collect();
        order.sort_by(|&a, &b| compare(a, b));
        let pairs = order.windows(2).filter(|w| compare(w[0], w[1]).is_eq());
        pairs.map(|w| (w[0], w[1])).min_by_key(|&(_, b)| b)
    }

    /// How many different items there can be, by what their cells may be.
    fn items_max(&self, narrowing: &Narrowing) -> i128 {
        let variables = narrowing.variables;
        let mut count: i128 = 1;
        for &field in &self.fields {
            let letters = narrowing.value_count(variables.cells_of(field));
            let one = match variables.fields[field].depth - self.item {
                _ if self.column.is_some() => letters,
                0 => letters,
                1 => texts_max(letters, narrowing.ranges.elements[variables.length_of(field, self.item)]),
                _ => LENGTH_MAX,
            };
            count = count.saturating_mul(one.max(0)).min(LENGTH_MAX);
        }
        count
    }
}

/// The first two equal cells, where their values lie so close that each can have a mark.
fn equal_in_span(cells: &[i64], (lo, hi): (i64, i64), range: Range<usize>) -> Option<(usize, usize)> {
    let mut seen = vec![false; (hi - lo) as usize + 1];
    let again = range.clone().find(|&c| std::mem::replace(&mut seen[(cells[c] - lo) as usize], true))?;
    range.clone().find(|&a| cells[a] == cells[again]).map(|a| (a, again))
}

/// How many texts of so many letters have a length of this range.
fn texts_max(letters: i128, lengths: Interval) -> i128 {
    if lengths.hi > 64 && letters > 1 {
        return LENGTH_MAX;
    }
    let (mut total, mut power) = (0i128, 1i128);
    for length in 0..=lengths.hi.clamp(0, 64) {
        if length >= lengths.lo {
            total = total.saturating_add(power);
        }
        power = power.saturating_mul(letters);
    }
    total
}

impl Form for Distinct {
    type State = ();

    mentions!(all_fields: fields;);

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let first = values.field(self.fields[0]);
        let groups = if self.group == 0 { 1 } else { first.ends[self.group - 1].last().map_or(0, |&n| n as usize) };
        for group in 0..groups {
            let range = below(first, self.group, self.item, group..group + 1);
            let Some((a, b)) = self.find_equal(values, range.clone()) else { continue };
            let field = &values.variables.fields[self.fields[0]];
            let is_cell = field.depth == self.item;
            let part = if is_cell { Part::Cell(b) } else { Part::Length { level: self.item, index: b } };
            let (a, b) = (a - range.start + 1, b - range.start + 1);
            let message = match self.column {
                None => format!("items {a} and {b} of `{}` are the same", field.name),
                Some(column) => format!("items {a} and {b} of `{}` are the same at place {}", field.name, column + 1),
            };
            return Some((values.place_of(self.fields[0], part), message));
        }
        None
    }

    /// There cannot be more distinct items than there are values for one.
    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        if self.item != self.group + 1 {
            return Ok(());
        }
        let most = Interval { lo: 0, hi: self.items_max(narrowing) };
        let variables = narrowing.variables;
        let length = match variables.trees.get(&self.fields[0]) {
            Some(&(nodes, _)) if self.group == 0 => nodes,
            _ => variables.length_of(self.fields[0], self.group),
        };
        match self.group {
            0 => narrowing.meet_scalar(variables.vars[length].slot, most),
            _ => narrowing.meet_elements(length, most),
        }
    }
}
