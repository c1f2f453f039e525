//! Changes to an input that make it smaller; what they break is fixed afterwards.

use crate::inputs::size::Measure;
use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::Rules;
use ojkit_rules::{VarId, VarKind};
use std::collections::VecDeque;

/// Arrays whose items go together, because their lengths are always equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub repeat: Option<usize>,
    /// The arrays.
    pub fields: Vec<usize>,
    /// Scalars that are this length.
    pub scalars: Vec<usize>,
    /// At which depth the items are: 0 for those of the whole, 1 for those of one row.
    pub level: usize,
    pub row: usize,
    pub items: usize,
}

/// More rows than this are not looked into one by one.
const ROWS_MAX: usize = 64;

pub(crate) fn frame_of(input: &Input, repeat: Option<usize>) -> &[Value] {
    repeat.map_or(&input.fields, |r| &input.repeats[r])
}

pub(crate) fn frame_mut(input: &mut Input, repeat: Option<usize>) -> &mut Vec<Value> {
    match repeat {
        Some(repeat) => &mut input.repeats[repeat],
        None => &mut input.fields,
    }
}

fn frames(input: &Input) -> impl Iterator<Item = Option<usize>> {
    std::iter::once(None).chain((0..input.repeats.len()).map(Some))
}

/// Everything that items can be taken out of.
pub(crate) fn groups(rules: &Rules, input: &Input) -> Vec<Group> {
    let mut groups = Vec::new();
    for repeat in frames(input) {
        let values = frame_of(input, repeat);
        let here = |field: usize| rules.repeated_fields[field] == repeat.is_some();
        let slot = |field: usize| rules.vars[rules.of_field[field][0]].slot;
        let mut seen = Vec::new();
        for field in (0..rules.fields.len()).filter(|&f| here(f) && rules.fields[f].depth > 0) {
            if !seen.contains(&slot(field)) {
                seen.push(slot(field));
                let same = |depth: bool| {
                    let of_slot =
                        |f: &usize| here(*f) && (rules.fields[*f].depth > 0) == depth && slot(*f) == slot(field);
                    (0..rules.fields.len()).filter(of_slot).collect::<Vec<_>>()
                };
                let items = values[field].len();
                groups.push(Group { repeat, fields: same(true), scalars: same(false), level: 0, row: 0, items });
            }
            let rows = values[field].ends.get(1).map_or(0, Vec::len);
            for row in (0..rows).take(ROWS_MAX) {
                let items = values[field].range(1, row).len();
                groups.push(Group { repeat, fields: vec![field], scalars: Vec::new(), level: 1, row, items });
            }
        }
    }
    groups
}

/// Takes items out of a group.
pub(crate) fn remove(input: &mut Input, group: &Group, from: usize, count: usize) {
    let frame = frame_mut(input, group.repeat);
    for &field in &group.fields {
        let start = frame[field].range(group.level, group.row).start;
        let have = frame[field].range(group.level, group.row).len();
        let (from, to) = (from.min(have), (from + count).min(have));
        remove_items(&mut frame[field], group.level, start + from, start + to);
    }
    for &scalar in &group.scalars {
        frame[scalar].cells[0] -= count as i64;
    }
}

/// Without the same items of a group and of all others that hold the same: a text and the word that is that text; none where no other does.
pub(crate) fn without_alike(
    input: &Input,
    groups: &[Group],
    group: &Group,
    (from, count): (usize, usize),
) -> Option<Input> {
    let cells = |of: &Group| match of.fields[..] {
        [field] => {
            let value = &frame_of(input, of.repeat)[field];
            (value.ends.len() == of.level + 1).then(|| &value.cells[value.range(of.level, of.row)])
        }
        _ => None,
    };
    let own = cells(group)?;
    let mut alike = groups.iter().filter(|other| *other != group && cells(other) == Some(own)).peekable();
    alike.peek()?;
    let mut changed = input.clone();
    [group].into_iter().chain(alike).for_each(|group| remove(&mut changed, group, from, count));
    Some(changed)
}

/// Keeps those items of a group that `keeps` says; the scalars that count them follow.
pub(crate) fn retain(input: &mut Input, group: &Group, keeps: &dyn Fn(usize) -> bool) {
    let frame = frame_mut(input, group.repeat);
    let kept: Vec<usize> = (0..group.items).filter(|&item| keeps(item)).collect();
    for &field in &group.fields {
        let value = &mut frame[field];
        match value.ends.len() {
            1 => {
                value.cells = kept.iter().map(|&item| value.cells[item]).collect();
                value.ends[0] = vec![kept.len() as u32];
            }
            2 => set_rows(value, kept.iter().map(|&row| value.cells[value.range(1, row)].to_vec()).collect()),
            _ => (0..group.items)
                .rev()
                .filter(|&item| !keeps(item))
                .for_each(|item| remove_items(value, 0, item, item + 1)),
        }
    }
    group.scalars.iter().for_each(|&scalar| frame[scalar].cells[0] -= (group.items - kept.len()) as i64);
}

/// Keeps those cells of a table's rows that `keeps` says.
pub(crate) fn retain_cells(value: &mut Value, keeps: &dyn Fn(i64) -> bool) {
    if value.ends.len() == 2 {
        let row = |row: usize| value.cells[value.range(1, row)].iter().copied().filter(|&cell| keeps(cell)).collect();
        set_rows(value, (0..value.len()).map(row).collect());
    }
}

fn set_rows(value: &mut Value, rows: Vec<Vec<i64>>) {
    let mut end = 0;
    let ends = rows.iter().map(|row| {
        end += row.len() as u32;
        end
    });
    value.ends = vec![vec![rows.len() as u32], ends.collect()];
    value.cells = rows.concat();
}

/// Makes one row of two neighbours in the only table of a group.
pub(crate) fn join(input: &mut Input, group: &Group, row: usize) {
    let frame = frame_mut(input, group.repeat);
    let ends = &mut frame[group.fields[0]].ends;
    ends[1].remove(row);
    ends[0].iter_mut().for_each(|rows| *rows -= 1);
    group.scalars.iter().for_each(|&scalar| frame[scalar].cells[0] -= 1);
}

/// Exchanges two items of a group whose items are numbers or rows of numbers.
pub(crate) fn exchange(input: &mut Input, group: &Group, one: usize, other: usize) {
    let frame = frame_mut(input, group.repeat);
    for &field in &group.fields {
        let value = &mut frame[field];
        if value.ends.len() == 1 {
            value.cells.swap(one, other);
            continue;
        }
        let mut rows: Vec<Vec<i64>> =
            (0..value.ends[1].len()).map(|row| value.cells[value.range(1, row)].to_vec()).collect();
        rows.swap(one, other);
        set_rows(value, rows);
    }
}

/// Exchanges what is below one place of a group that is a binary tree, left and right.
pub(crate) fn mirror(input: &mut Input, group: &Group, place: usize) {
    let value = &mut frame_mut(input, group.repeat)[group.fields[0]];
    let cells = std::mem::take(&mut value.cells);
    // Level by level: two places for every node before.
    let nodes = |to: usize| cells[..to].iter().filter(|&&cell| cell != NULL).count();
    let mut places = VecDeque::from([0]);
    while let Some(at) = places.pop_front() {
        let cell = cells.get(at).copied().unwrap_or(NULL);
        value.cells.push(cell);
        if cell != NULL {
            let left = 2 * nodes(at) + 1;
            places.extend(if at == place { [left + 1, left] } else { [left, left + 1] });
        }
    }
    value.cells.truncate(value.cells.iter().rposition(|&cell| cell != NULL).map_or(0, |last| last + 1));
    value.ends[0] = vec![value.cells.len() as u32];
}

/// Takes the items at these places out of every row of a field.
pub(crate) fn remove_columns(input: &mut Input, repeat: Option<usize>, field: usize, from: usize, count: usize) {
    let value = &mut frame_mut(input, repeat)[field];
    for row in (0..value.ends[1].len()).rev() {
        let range = value.range(1, row);
        let (from, to) = (from.min(range.len()), (from + count).min(range.len()));
        if from < to {
            remove_items(value, 1, range.start + from, range.start + to);
        }
    }
}

/// How long the longest row of a field is.
pub(crate) fn width(input: &Input, repeat: Option<usize>, field: usize) -> usize {
    let value = &frame_of(input, repeat)[field];
    (0..value.ends.get(1).map_or(0, Vec::len)).map(|row| value.range(1, row).len()).max().unwrap_or(0)
}

/// Whether some rows are not among the groups, because there are too many.
pub(crate) fn has_more_rows(rules: &Rules, input: &Input) -> bool {
    frames(input).any(|repeat| {
        frame_of(input, repeat).iter().enumerate().any(|(field, value)| {
            rules.repeated_fields[field] == repeat.is_some()
                && value.ends.get(1).is_some_and(|ends| ends.len() > ROWS_MAX)
        })
    })
}

/// Whether two items of a group are the same in all its arrays.
pub(crate) fn are_same(input: &Input, group: &Group, a: usize, b: usize) -> bool {
    let frame = frame_of(input, group.repeat);
    group.fields.iter().all(|&field| {
        let value = &frame[field];
        let range = value.range(group.level, group.row);
        a.max(b) < range.len() && are_same_items(value, group.level + 1, range.start + a, range.start + b)
    })
}

fn are_same_items(value: &Value, level: usize, a: usize, b: usize) -> bool {
    if level >= value.ends.len() {
        return value.cells[a] == value.cells[b];
    }
    let (a, b) = (value.range(level, a), value.range(level, b));
    a.len() == b.len() && a.zip(b).all(|(a, b)| are_same_items(value, level + 1, a, b))
}

/// Removes the items `from..to` at depth `level + 1`, with all that is in them.
fn remove_items(value: &mut Value, level: usize, from: usize, to: usize) {
    let (mut from, mut to) = (from, to);
    for end in &mut value.ends[level] {
        let e = *end as usize;
        *end = if e >= to { e - (to - from) } else { e.min(from) } as u32;
    }
    for level in level + 1..value.ends.len() {
        let ends = &mut value.ends[level];
        let at = |item: usize| if item == 0 { 0 } else { ends[item - 1] as usize };
        let (start, end) = (at(from), at(to));
        ends.drain(from..to);
        ends[from..].iter_mut().for_each(|e| *e -= (end - start) as u32);
        (from, to) = (start, end);
    }
    value.cells.drain(from..to);
}

/// One value of an input that can be made simpler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    repeat: Option<usize>,
    field: usize,
    index: usize,
    var: VarId,
}

/// The values of one item of a group, where items are values.
pub(crate) fn item(rules: &Rules, input: &Input, group: &Group, item: usize) -> Vec<Site> {
    let frame = frame_of(input, group.repeat);
    let flat = group.fields.iter().filter(|&&field| rules.fields[field].depth == group.level + 1);
    let places = flat.map(|&field| Site {
        repeat: group.repeat,
        field,
        index: frame[field].range(group.level, group.row).start + item,
        var: rules.cells_of(field),
    });
    places.collect()
}

/// All values of an input, in order.
pub(crate) fn sites(rules: &Rules, input: &Input) -> Vec<Site> {
    let mut sites = Vec::new();
    for repeat in frames(input) {
        for (field, value) in frame_of(input, repeat).iter().enumerate() {
            if rules.repeated_fields[field] == repeat.is_some() {
                let var = rules.cells_of(field);
                let present = (0..value.cells.len()).filter(|&index| value.cells[index] != NULL);
                sites.extend(present.map(|index| Site { repeat, field, index, var }));
            }
        }
    }
    sites
}

impl Site {
    /// The field that it is in.
    pub fn field(&self) -> usize {
        self.field
    }

    /// The ends of what the value may be, as distances from the simplest one.
    pub fn range(&self, rules: &Rules, measure: &Measure) -> (i128, i128) {
        let range = rules.range_of(self.var);
        let simplest = measure.simplest(self.var);
        (range.lo - simplest, range.hi - simplest)
    }

    /// The simplest value that may be here.
    pub fn simplest(&self, measure: &Measure) -> i128 {
        measure.simplest(self.var)
    }

    /// The value, as a distance from the simplest one.
    pub fn get(&self, rules: &Rules, measure: &Measure, input: &Input) -> i128 {
        let cell = frame_of(input, self.repeat)[self.field].cells[self.index];
        let x = match rules.fields[self.field].cell {
            Cell::Double => (f64::from_bits(cell as u64) * rules.scale as f64).round() as i128,
            _ => i128::from(cell),
        };
        x - measure.simplest(self.var)
    }

    /// Sets a value by its distance; one that has no cell is left as it is.
    pub fn set(&self, rules: &Rules, measure: &Measure, input: &mut Input, distance: i128) {
        let x = measure.simplest(self.var) + distance;
        if let Ok(x) = i64::try_from(x) {
            let cell = match rules.fields[self.field].cell {
                Cell::Double => (x as f64 / rules.scale as f64).to_bits() as i64,
                _ => x,
            };
            frame_mut(input, self.repeat)[self.field].cells[self.index] = cell;
        }
    }

    /// Whether it stands by itself.
    pub fn is_scalar(&self, rules: &Rules) -> bool {
        rules.vars[self.var].depth == 0
    }

    /// Whether the value is a length too: then it is made smaller with its array.
    pub fn is_length(&self, rules: &Rules) -> bool {
        let slot = rules.vars[self.var].slot;
        rules.vars[self.var].depth == 0
            && rules.vars.iter().any(|v| v.depth == 0 && v.slot == slot && matches!(v.kind, VarKind::Length { .. }))
    }
}
