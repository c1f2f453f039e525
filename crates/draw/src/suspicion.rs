//! Simple properties that all examples keep and no enforced line asks for: an input without one may be illegal.

use crate::bound::Bound;
use crate::hand::random::{Random, seed};
use ojkit_model::input::{Cell, Field, Input, Value};
use ojkit_model::signature::Type;
use std::cmp::Ordering;

/// Inputs that are drawn to see whether the lines ask for a property, and how often each is tried.
const DRAWN: u64 = 64;
const TRIES: u32 = 8;
/// Items that say something of an order.
const TELLING: usize = 3;

/// A property that all examples keep and that drawn inputs break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspicion {
    property: Property,
    pub words: String,
}

impl Suspicion {
    /// Whether an input lacks the property, as no example does.
    pub fn is_lacked_by(&self, input: &Input) -> bool {
        !self.property.holds(input)
    }
}

/// The properties of a problem's inputs that all examples keep, at least one of which says something, and that the lines do not ask for; none where a
/// program decides which inputs are legal.
pub fn suspicions(bound: &Bound) -> Vec<Suspicion> {
    let examples: Vec<&Input> = bound.problem.examples.iter().map(|example| &example.input).collect();
    if examples.len() < 2 || bound.gate().is_some() || bound.problem.has_repeats() {
        return Vec::new();
    }
    let fields = Field::of(&bound.problem.signature.parameters);
    let is_kept = |(property, _): &(Property, String)| {
        examples.iter().all(|input| property.holds(input)) && examples.iter().any(|input| property.is_told_by(input))
    };
    let mut kept: Vec<(Property, String)> = properties(bound, &fields).into_iter().filter(is_kept).collect();
    let (mut broken, mut input) = (Vec::new(), Input::default());
    for number in 0..DRAWN {
        if kept.is_empty() {
            break;
        }
        let mut hand = Random::new(seed(&bound.problem.slug, "suspicion", number, 0));
        if bound.drawing.draw_within(&mut hand, &mut input, TRIES).is_ok() {
            broken.extend(kept.extract_if(.., |(property, _)| !property.holds(&input)));
        }
    }
    broken.sort_by_key(|(property, _)| *property);
    broken.into_iter().map(|(property, words)| Suspicion { property, words }).collect()
}

/// The first of the suspicions that a text of an input lacks.
pub fn lacked<'a>(bound: &Bound, suspicions: &'a [Suspicion], text: &[u8]) -> Option<&'a Suspicion> {
    let mut input = Input::default();
    if suspicions.is_empty() || bound.validator.format().read(text, &mut input).is_err() {
        return None;
    }
    suspicions.iter().find(|one| one.is_lacked_by(&input))
}

/// What may hold of the fields with these numbers; what says more comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Property {
    Ascending(usize),
    Descending(usize),
    RowsSorted(usize),
    ColumnsSorted(usize),
    Permutation(usize),
    TwiceButOne(usize),
    Distinct(usize),
    Palindrome(usize),
    EqualLengths(usize, usize),
    Below(usize, usize),
    LowerCase(usize),
}

/// All that can be asked of these fields, with words.
fn properties(bound: &Bound, fields: &[Field]) -> Vec<(Property, String)> {
    let mut all = Vec::new();
    let is_flat = |field: &Field| {
        let ty = bound.problem.signature.parameters.get(field.parameter).map(|parameter| &parameter.ty);
        let is_tree = matches!(ty, Some(Type::TreeNode | Type::NaryNode));
        !is_tree && field.column.is_none() && field.depth <= 2 && matches!(field.cell, Cell::Int | Cell::Char)
    };
    let open: Vec<(usize, &Field)> = fields.iter().enumerate().filter(|(_, field)| is_flat(field)).collect();
    for &(at, field) in &open {
        let name = &field.name;
        let is_number = field.cell == Cell::Int;
        // The rows of a grid of letters stand in no order that a statement would leave unsaid.
        let is_grid = field.depth == 2 && !field.is_string && !is_number;
        if field.depth > usize::from(field.is_string) && !is_grid {
            all.push((Property::Ascending(at), format!("{name} is sorted")));
            all.push((Property::Descending(at), format!("{name} is sorted in descending order")));
            all.push((Property::Distinct(at), format!("the items of {name} differ")));
        }
        if field.depth == 2 && is_number {
            all.push((Property::RowsSorted(at), format!("the rows of {name} are sorted")));
            all.push((Property::ColumnsSorted(at), format!("the columns of {name} are sorted")));
        }
        if field.depth == 1 && is_number {
            all.push((Property::Permutation(at), format!("{name} is a permutation")));
            all.push((Property::TwiceButOne(at), format!("each value of {name} appears twice but one")));
        }
        if field.depth == 1 {
            all.push((Property::Palindrome(at), format!("{name} is a palindrome")));
        }
        if field.cell == Cell::Char {
            all.push((Property::LowerCase(at), format!("{name} is lower case")));
        }
        for &(other_at, other) in open.iter().filter(|(_, other)| other.parameter != field.parameter) {
            let both = (&field.name, &other.name);
            if at < other_at && field.depth > 0 && other.depth > 0 {
                all.push((
                    Property::EqualLengths(at, other_at),
                    format!("{} and {} have equal lengths", both.0, both.1),
                ));
            }
            if field.depth == 0 && other.depth == 0 && is_number && other.cell == Cell::Int {
                all.push((Property::Below(at, other_at), format!("{} is below {}", both.0, both.1)));
            }
        }
    }
    all
}

impl Property {
    fn holds(self, input: &Input) -> bool {
        let Some(value) = input.fields.get(self.field()) else { return false };
        let ascends = |order: Ordering| order != Ordering::Greater;
        match self {
            Property::Ascending(_) => in_order(&items(value), ascends),
            Property::Descending(_) => in_order(&items(value), |order| order != Ordering::Less),
            Property::RowsSorted(_) => items(value).iter().all(|row| in_order(&single(row), ascends)),
            Property::ColumnsSorted(_) => {
                let rows = items(value);
                let width = rows.first().map_or(0, |row| row.len());
                let column = |at: usize| rows.iter().map(|row| &row[at..=at]).collect::<Vec<_>>();
                rows.iter().all(|row| row.len() == width) && (0..width).all(|at| in_order(&column(at), ascends))
            }
            Property::Permutation(_) => {
                let sorted = sorted(value);
                let first = sorted.first().copied().unwrap_or_default();
                matches!(first, 0 | 1) && sorted.iter().zip(first..).all(|(&x, place)| x == place)
            }
            Property::TwiceButOne(_) => {
                let sorted = sorted(value);
                let mut counts = sorted.chunk_by(|a, b| a == b).map(<[i64]>::len).collect::<Vec<_>>();
                counts.sort_unstable();
                counts.first() == Some(&1) && counts[1..].iter().all(|&count| count == 2)
            }
            Property::Distinct(_) => {
                let mut items = items(value);
                items.sort_unstable();
                items.windows(2).all(|two| two[0] != two[1])
            }
            Property::Palindrome(_) => value.cells.iter().eq(value.cells.iter().rev()),
            Property::LowerCase(_) => !value.cells.iter().any(|&cell| (65..=90).contains(&cell)),
            Property::EqualLengths(_, other) => input.fields.get(other).is_some_and(|other| value.len() == other.len()),
            Property::Below(_, other) => {
                input.fields.get(other).is_some_and(|other| value.cells.first() < other.cells.first())
            }
        }
    }

    /// Whether it says something of an input that keeps it.
    fn is_told_by(self, input: &Input) -> bool {
        let Some(value) = input.fields.get(self.field()) else { return false };
        match self {
            Property::RowsSorted(_) => {
                value.cells.len() >= TELLING && items(value).iter().any(|row| row.len() > 1 && row[0] != row[1])
            }
            Property::ColumnsSorted(_) => value.cells.len() >= TELLING && value.len() > 1,
            Property::LowerCase(_) => value.cells.iter().filter(|&&cell| (97..=122).contains(&cell)).count() >= TELLING,
            Property::Ascending(_) | Property::Descending(_) => {
                let items = items(value);
                items.len() >= TELLING && items.iter().any(|&item| item != items[0])
            }
            Property::Below(..) => true,
            _ => value.len() >= TELLING,
        }
    }

    fn field(self) -> usize {
        match self {
            Property::Ascending(at)
            | Property::Descending(at)
            | Property::RowsSorted(at)
            | Property::ColumnsSorted(at)
            | Property::Permutation(at)
            | Property::TwiceButOne(at)
            | Property::Distinct(at)
            | Property::Palindrome(at)
            | Property::LowerCase(at)
            | Property::EqualLengths(at, _)
            | Property::Below(at, _) => at,
        }
    }
}

/// The items of the outermost dimension: cells, or rows of them.
fn items(value: &Value) -> Vec<&[i64]> {
    match value.ends.len() {
        0 | 1 => single(&value.cells),
        _ => (0..value.len()).map(|row| &value.cells[value.range(1, row)]).collect(),
    }
}

fn single(cells: &[i64]) -> Vec<&[i64]> {
    cells.chunks(1).collect()
}

fn in_order(items: &[&[i64]], is_right: impl Fn(Ordering) -> bool) -> bool {
    items.windows(2).all(|two| is_right(two[0].cmp(two[1])))
}

fn sorted(value: &Value) -> Vec<i64> {
    let mut cells = value.cells.clone();
    cells.sort_unstable();
    cells
}
