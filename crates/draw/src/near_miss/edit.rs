//! Small changes of an input, with columns and shared lengths kept in step.

use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::expr::variables::{VarKind, Variables};
use ojkit_rules::narrowing::Ranges;
use ojkit_rules::proposal::{Edit, Scope};

/// Longer arrays are no near misses that anybody wants to read.
const LENGTH_MAX: i64 = 4_000_000;

/// What edits must know of the problem.
pub(super) struct Ground<'a> {
    pub variables: &'a Variables,
    pub ranges: &'a Ranges,
}

/// Changes the input; false where the edit cannot be made.
pub(super) fn apply(edit: &Edit, ground: &Ground, scope: Scope, input: &mut Input) -> bool {
    match edit {
        Edit::Cell { field, cell, value } => {
            match values(ground, scope, input, *field).and_then(|all| all[*field].cells.get_mut(*cell)) {
                Some(place) => *place = *value,
                None => return false,
            }
            true
        }
        Edit::Slot { slot, value } => set_slot(ground, scope, input, *slot, *value),
        Edit::Length { field, level, index, length } => resize(ground, scope, input, *field, *level, *index, *length),
        Edit::Item { field, level, index, cells } => change(ground, scope, input, *field, |tree| {
            tree.item(*level, *index).map(|item| *item = Tree::List(cells.iter().map(|&c| Tree::Cell(c)).collect()))
        }),
        Edit::Repeat { field, level, from, to } => change(ground, scope, input, *field, |tree| {
            let copy = tree.item(*level, *from)?.clone();
            tree.item(*level, *to).map(|item| *item = copy)
        }),
        Edit::Copy { from, to } => {
            let Some(value) = values(ground, scope, input, *from).map(|all| all[*from].clone()) else {
                return false;
            };
            values(ground, scope, input, *to).map(|all| all[*to] = value).is_some()
        }
    }
}

/// The values that hold a field.
fn values<'i>(ground: &Ground, scope: Scope, input: &'i mut Input, field: usize) -> Option<&'i mut Vec<Value>> {
    if ground.variables.repeated_fields[field] { input.repeats.get_mut(scope?) } else { Some(&mut input.fields) }
}

fn set_slot(ground: &Ground, scope: Scope, input: &mut Input, slot: usize, value: i64) -> bool {
    let mut made = false;
    for var in ground.variables.vars.iter().filter(|v| v.depth == 0 && v.slot == slot) {
        made |= match var.kind {
            VarKind::Name | VarKind::Nodes { .. } | VarKind::Shape { .. } => continue,
            VarKind::Repeats => set_repeats(input, value),
            VarKind::Length { field, level } => resize(ground, scope, input, field, level, 0, value),
            VarKind::Cells { field } => apply(&Edit::Cell { field, cell: 0, value }, ground, scope, input),
        };
    }
    made
}

fn set_repeats(input: &mut Input, count: i64) -> bool {
    let Some(last) = input.repeats.last().cloned() else { return false };
    let Some(count) = usize::try_from(count).ok().filter(|&n| n as i64 <= LENGTH_MAX) else { return false };
    input.repeats.resize(count, last);
    true
}

fn resize(
    ground: &Ground,
    scope: Scope,
    input: &mut Input,
    field: usize,
    level: usize,
    index: usize,
    length: i64,
) -> bool {
    let Some(length) = usize::try_from(length).ok().filter(|&n| n as i64 <= LENGTH_MAX) else { return false };
    let columns = |f: &usize| {
        *f == field || (level == 0 && ground.variables.fields[*f].parameter == ground.variables.fields[field].parameter)
    };
    (0..ground.variables.fields.len()).filter(columns).all(|f| {
        let blank = blank(ground, f, level + 1);
        change(ground, scope, input, f, |tree| match tree.item(level, index)? {
            Tree::List(items) => {
                let last = items.last().cloned().unwrap_or(blank);
                items.resize(length, last);
                Some(())
            }
            Tree::Cell(_) => None,
        })
    })
}

/// An item at a depth for an array that has none to repeat.
fn blank(ground: &Ground, field: usize, depth: usize) -> Tree {
    let absent = ground.variables.tags.get(&field).is_some_and(|&(_, alternative)| alternative != 0);
    if depth < ground.variables.fields[field].depth {
        return Tree::List(Vec::new());
    }
    let range = ground.ranges.elements[ground.variables.cells_of(field)];
    let value = i64::try_from(0.clamp(range.lo, range.hi.max(range.lo))).unwrap_or_default();
    match ground.variables.fields[field].cell {
        _ if absent => Tree::Cell(NULL),
        Cell::Int | Cell::Char | Cell::Bool => Tree::Cell(value),
        Cell::Double | Cell::Tag => Tree::Cell(0),
    }
}

/// A value as nested lists, in which one item is easily changed.
#[derive(Clone, Debug)]
enum Tree {
    Cell(i64),
    List(Vec<Tree>),
}

fn change(
    ground: &Ground,
    scope: Scope,
    input: &mut Input,
    field: usize,
    edit: impl FnOnce(&mut Tree) -> Option<()>,
) -> bool {
    let Some(all) = values(ground, scope, input, field) else { return false };
    let mut tree = Tree::of(&all[field], 0, 0);
    if edit(&mut tree).is_none() {
        return false;
    }
    all[field].clear();
    tree.pack(0, &mut all[field]);
    true
}

impl Tree {
    fn of(value: &Value, level: usize, index: usize) -> Tree {
        if level == value.ends.len() {
            return Tree::Cell(value.cells.get(index).copied().unwrap_or_default());
        }
        Tree::List(value.range(level, index).map(|item| Tree::of(value, level + 1, item)).collect())
    }

    fn pack(&self, level: usize, out: &mut Value) {
        match self {
            Tree::Cell(cell) => out.cells.push(*cell),
            Tree::List(items) => {
                let before = out.ends[level].last().copied().unwrap_or(0);
                out.ends[level].push(before + items.len() as u32);
                items.iter().for_each(|item| item.pack(level + 1, out));
            }
        }
    }

    /// The item with this number among all at a depth, in order.
    fn item(&mut self, depth: usize, index: usize) -> Option<&mut Tree> {
        let mut level = vec![self];
        for _ in 0..depth {
            level = level
                .into_iter()
                .flat_map(|tree| match tree {
                    Tree::List(items) => items.iter_mut().collect::<Vec<_>>(),
                    Tree::Cell(_) => Vec::new(),
                })
                .collect();
        }
        level.into_iter().nth(index)
    }
}
