//! Values that point at places: where places are taken out, what points behind them moves along.

use crate::shrink::edit::{self, Group};
use ojkit_model::constraint::{Comparison, Operator};
use ojkit_model::input::{Cell, Input, NULL};
use ojkit_rules::expr::term::Term;
use ojkit_rules::forms::Atom;
use ojkit_rules::{Rules, VarKind};

/// A field whose values are places of what a number counts: the nodes of a graph, the items of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pointer {
    field: usize,
    slot: usize,
    /// What the first place is called.
    first: i64,
}

/// Places that are gone are followed so far to one that is left.
const STEPS: usize = 1 << 10;

/// More places than this for every value of an input are not taken out one by one.
const PLACES: usize = 4;

/// The fields whose values some line bounds by a number: `u_i <= n`, `x < a.length`, `p[i] < i`; and what is bounded by these.
pub(crate) fn pointers(rules: &Rules) -> Vec<Pointer> {
    let bounds: Vec<(Vec<usize>, bool, &Term)> = rules
        .rules
        .iter()
        .filter_map(|rule| match &rule.atom {
            Atom::Compare(atom) => match atom.op {
                Comparison::Less | Comparison::LessEqual => {
                    Some((&atom.left, atom.op == Comparison::Less, &atom.right))
                }
                Comparison::Greater => Some((&atom.right, true, &atom.left)),
                Comparison::GreaterEqual => Some((&atom.right, false, &atom.left)),
                _ => None,
            },
            _ => None,
        })
        .map(|(low, is_strict, high)| (fields(rules, low), is_strict, high))
        .collect();
    let mut pointers: Vec<Pointer> = Vec::new();
    loop {
        let before = pointers.len();
        for (low, is_strict, high) in &bounds {
            let above = fields(rules, high);
            for &field in low {
                let known = pointers.iter().find(|pointer| above.contains(&pointer.field));
                let bound =
                    known.map(|known| (known.slot, known.first)).or_else(|| counted(rules, field, (*is_strict, high)));
                let is_new =
                    |(slot, _): &(usize, i64)| pointers.iter().all(|known| (known.field, known.slot) != (field, *slot));
                if let Some((slot, first)) = bound.filter(is_new) {
                    pointers.push(Pointer { field, slot, first });
                }
            }
        }
        if pointers.len() == before {
            return pointers;
        }
    }
}

/// The fields that a term is the values of.
fn fields(rules: &Rules, term: &Term) -> Vec<usize> {
    let is_cell = |var: usize| matches!(rules.vars[var].kind, VarKind::Cells { .. });
    let of = |field: &usize| match term {
        Term::Element { var, .. } => is_cell(*var) && rules.cells_of(*field) == *var,
        Term::Scalar(slot) => rules.fields[*field].depth == 0 && rules.vars[rules.cells_of(*field)].slot == *slot,
        _ => false,
    };
    let is_plain = |field: &usize| rules.fields[*field].cell == Cell::Int && !rules.trees.contains_key(field);
    (0..rules.fields.len()).filter(of).filter(is_plain).collect()
}

/// The slot of the number that bounds the values of a field, and what the first place is called then.
fn counted(rules: &Rules, field: usize, (is_strict, bound): (bool, &Term)) -> Option<(usize, i64)> {
    match bound {
        Term::Scalar(slot) => Some((*slot, i64::from(!is_strict))),
        // A place before another of the same array.
        Term::Quantifier(_) if rules.fields[field].depth == 1 => {
            Some((rules.vars[rules.length_of(field, 0)].slot, rules.indices_from))
        }
        Term::Binary(operator @ (Operator::Add | Operator::Subtract), number, by) => match (&**number, &**by) {
            (Term::Scalar(_), Term::Int(by)) => {
                let by = i64::try_from(*by).ok()?;
                let (slot, first) = counted(rules, field, (is_strict, number))?;
                Some((
                    slot,
                    if *operator == Operator::Add { first.saturating_add(by) } else { first.saturating_sub(by) },
                ))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Numbers of places that are no array's length, as groups without arrays; of one repetition, or of the whole.
pub(crate) fn counts(
    rules: &Rules,
    pointers: &[Pointer],
    input: &Input,
    groups: &[Group],
    values: usize,
) -> Vec<Group> {
    let frames = std::iter::once(None).chain((0..input.repeats.len()).map(Some));
    let mut counts: Vec<Group> = Vec::new();
    for repeat in frames {
        let frame = edit::frame_of(input, repeat);
        let scalars = (0..rules.fields.len()).filter(|&f| rules.repeated_fields[f] == repeat.is_some());
        for field in scalars.filter(|&f| rules.fields[f].depth == 0) {
            let slot = rules.vars[rules.cells_of(field)].slot;
            let is_known = groups.iter().chain(&counts).any(|g| g.repeat == repeat && slot_of(rules, g) == Some(slot));
            let items = usize::try_from(frame[field].cells[0]).unwrap_or(0);
            let is_small = items <= PLACES * values + 16;
            if !is_known && is_small && pointers.iter().any(|pointer| pointer.slot == slot) {
                counts.push(Group { repeat, fields: Vec::new(), scalars: vec![field], level: 0, row: 0, items });
            }
        }
    }
    counts
}

/// The slot of the number of a group's items.
fn slot_of(rules: &Rules, group: &Group) -> Option<usize> {
    let field = group.fields.iter().chain(&group.scalars).next().filter(|_| group.level == 0)?;
    Some(rules.vars[rules.of_field[*field][0]].slot)
}

/// What points at the items of a group.
pub(crate) fn at<'p>(rules: &Rules, pointers: &'p [Pointer], group: &Group) -> Vec<&'p Pointer> {
    let slot = slot_of(rules, group);
    let is_here = |field: usize| rules.repeated_fields[field] == group.repeat.is_some();
    pointers.iter().filter(|pointer| Some(pointer.slot) == slot && is_here(pointer.field)).collect()
}

/// What becomes of values that point at a place which is taken out, where they do not stand at such a place themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// The item that holds such a value goes too: an edge with its node.
    Goes,
    /// The first such item goes, and the others point to what it pointed to beside: two nodes become one.
    Joins,
    /// They point to the next place that is left.
    Stays,
}

impl Lost {
    /// What is tried, in order.
    pub const WAYS: [Lost; 3] = [Lost::Goes, Lost::Joins, Lost::Stays];
}

/// Lets what points at one of two places point at the other.
pub(crate) fn exchange(input: &mut Input, group: &Group, pointers: &[&Pointer], (one, other): (usize, usize)) {
    let frame = edit::frame_mut(input, group.repeat);
    for pointer in pointers {
        let [one, other] = [one, other].map(|place| pointer.first + place as i64);
        for cell in &mut frame[pointer.field].cells {
            *cell = if *cell == one {
                other
            } else if *cell == other {
                one
            } else {
                *cell
            };
        }
    }
}

/// Places that are taken out of a group, with all that points at them.
pub(crate) struct Removal<'a> {
    pub groups: &'a [Group],
    pub group: &'a Group,
    pub pointers: &'a [&'a Pointer],
    pub from: usize,
    pub count: usize,
}

impl Removal<'_> {
    /// The input without these places.
    pub fn of(&self, best: &Input, lost: Lost) -> Input {
        let mut input = best.clone();
        edit::remove(&mut input, self.group, self.from, self.count);
        let last = (self.group.items - self.count).saturating_sub(1);
        let mut target = self.from.min(last) as i64;
        let others = self.groups.iter().filter(|of| of.level == 0 && of.repeat == self.group.repeat);
        for of in others.filter(|of| of.fields != self.group.fields) {
            let cells = self.cells(best, of);
            let mut lost_rows: Vec<usize> =
                cells.iter().filter(|(_, place)| self.is_gone(*place)).map(|(row, _)| *row).collect();
            if lost == Lost::Joins {
                // Cells are in order of their rows: a large input has too many to look through all of them for each.
                let left = |row: &usize| {
                    let from = cells.partition_point(|(r, _)| r < row);
                    cells[from..].iter().take_while(|(r, _)| r == row).find(|(_, place)| !self.is_gone(*place))
                };
                lost_rows = lost_rows.into_iter().find(|row| left(row).is_some()).into_iter().collect();
                target = lost_rows.first().and_then(left).map_or(target, |(_, place)| self.moved(*place));
            }
            if lost != Lost::Stays && !lost_rows.is_empty() {
                edit::retain(&mut input, of, &|row| lost_rows.binary_search(&row).is_err());
            }
        }
        for pointer in self.pointers {
            self.renumber(best, &mut input, pointer, target);
        }
        input
    }

    fn is_gone(&self, place: i64) -> bool {
        (self.from as i64..(self.from + self.count) as i64).contains(&place)
    }

    fn moved(&self, place: i64) -> i64 {
        if place >= (self.from + self.count) as i64 { place - self.count as i64 } else { place }
    }

    /// The places that the items of a group point at, each with its item.
    fn cells(&self, input: &Input, of: &Group) -> Vec<(usize, i64)> {
        let frame = edit::frame_of(input, of.repeat);
        let here = self.pointers.iter().filter(|pointer| of.fields.contains(&pointer.field));
        let cells = here.flat_map(|pointer| {
            let value = &frame[pointer.field];
            let row = move |row: usize| if value.ends.len() > 1 { value.range(1, row) } else { row..row + 1 };
            let of_row =
                move |at: usize| row(at).map(move |cell| (at, value.cells[cell].saturating_sub(pointer.first)));
            (0..value.len()).flat_map(of_row)
        });
        let mut cells: Vec<(usize, i64)> = cells.collect();
        cells.sort_by_key(|(row, _)| *row);
        cells
    }

    /// Moves what a field points at; what stood at a place that is gone says where to go on, where items are places themselves.
    fn renumber(&self, best: &Input, input: &mut Input, pointer: &Pointer, target: i64) {
        let old = &edit::frame_of(best, self.group.repeat)[pointer.field];
        let is_own = self.group.fields.contains(&pointer.field);
        let value = &mut edit::frame_mut(input, self.group.repeat)[pointer.field];
        if is_own && old.ends.len() > 1 {
            edit::retain_cells(value, &|cell| !self.is_gone(cell.saturating_sub(pointer.first)));
        }
        for cell in value.cells.iter_mut().filter(|cell| **cell != NULL) {
            let mut place = cell.saturating_sub(pointer.first);
            let mut steps = if is_own && old.ends.len() == 1 { self.count.min(STEPS) } else { 0 };
            while self.is_gone(place) && steps > 0 {
                place = old.cells[place as usize].saturating_sub(pointer.first);
                steps -= 1;
            }
            *cell = pointer.first + if self.is_gone(place) { target } else { self.moved(place) };
        }
    }
}
