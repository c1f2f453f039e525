//! Inputs that are almost legal, made from one that is: each is changed in one place, and kept where that breaks a line.
//!
//! Nothing here knows what a line says. A number becomes one more or less, an end of its range or what lies past it, a neighbour or another number of the
//! input; a letter becomes one of another kind; a list loses an item, gains one, repeats one, exchanges two. The check then says which line that breaks,
//! and whether it breaks no other.

use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::variables::VarKind;
use std::collections::BTreeSet;
use std::ops::Range;

/// An input that breaks a constraint line.
#[derive(Clone, Debug, PartialEq)]
pub struct NearMiss {
    /// The broken line: index into [`Rules::lines`].
    pub line: usize,
    /// What was done to the legal input, in a few words that name no place.
    pub change: &'static str,
    /// What is wrong with the input, for a person: `nums[0] is 101`.
    pub reason: String,
    /// The input; its values may have no text, as a row too long for its matrix.
    pub input: Input,
}

/// Longer arrays are no near misses that anybody wants to read.
const LENGTH_MAX: usize = 4_000_000;

/// Letters of several kinds.
const LETTERS: [u8; 9] = *b"aA0z9 -.~";

/// A change to the items of a list that has some.
type Change = (&'static str, fn(&mut Vec<Tree>));

const CHANGES: [Change; 8] = [
    ("one item less", |items| drop(items.pop())),
    ("one item more", |items| items.extend(items.last().cloned())),
    ("two items exchanged", |items| {
        let place = 1.min(items.len() - 1);
        items.swap(0, place);
    }),
    ("the first item at the end", |items| items.rotate_left(1)),
    ("an item twice", |items| {
        let place = 1.min(items.len() - 1);
        items[place] = items[0].clone();
    }),
    ("the first item once more as the last", |items| {
        items.pop();
        items.extend(items.first().cloned());
    }),
    ("more items, all the same", |items| {
        let (count, first) = (2 * items.len() + 1, items[0].clone());
        *items = vec![first; count];
    }),
    ("no items", Vec::clear),
];

/// Inputs that each break one line and no other, derived from the rules and a legal input. Of a line that nothing breaks alone they are those that break
/// others with it.
///
/// Of the lists of an array, and of the elements of each, the first three and the last are changed.
pub fn near_misses(rules: &Rules, input: &Input) -> Vec<NearMiss> {
    let names = rules.names(input);
    let mut misses = Misses { rules, input, names, alone: Vec::new(), among: Vec::new() };
    misses.scope(None);
    for repeat in ends(input.repeats.len()) {
        misses.scope(Some(repeat));
    }
    let Misses { mut alone, among, .. } = misses;
    let told: BTreeSet<usize> = alone.iter().map(|miss| miss.line).collect();
    alone.extend(among.into_iter().filter(|miss| !told.contains(&miss.line)));
    alone
}

/// The first three of so many, and the last.
fn ends(count: usize) -> impl Iterator<Item = usize> {
    (0..count.min(3)).chain((count > 3).then_some(count.saturating_sub(1)))
}

struct Misses<'a> {
    rules: &'a Rules,
    input: &'a Input,
    /// The scalars outside, then those of each repetition.
    names: Vec<Vec<i128>>,
    alone: Vec<NearMiss>,
    among: Vec<NearMiss>,
}

/// The repetition that is changed; none for what stands outside the block.
type Scope = Option<usize>;

impl Misses<'_> {
    fn scope(&mut self, scope: Scope) {
        for slot in 0..self.rules.slots {
            self.slot(scope, slot);
        }
        let fields = 0..self.rules.fields.len();
        for field in fields.clone().filter(|&field| self.rules.repeated_fields[field] == scope.is_some()) {
            self.lists(scope, field);
            self.cells(scope, field);
            for other in fields.clone().filter(|&other| other != field) {
                let [one, to] = [field, other].map(|field| &self.rules.fields[field]);
                let is_like =
                    (one.cell, one.depth, self.rules.repeated_fields[other]) == (to.cell, to.depth, scope.is_some());
                if is_like && one.column.is_none() && to.column.is_none() {
                    self.tried("the same as another", |input| {
                        let fields = values(scope, input);
                        fields[other] = fields[field].clone();
                    });
                }
                let is_next =
                    other == field + 1 && one.parameter == to.parameter && (one.cell, one.depth) == (Cell::Int, 1);
                if is_like && is_next && !self.rules.tags.contains_key(&field) {
                    self.tried("two numbers of the last row exchanged", |input| {
                        if let [one, to, ..] = &mut values(scope, input)[field..]
                            && let (Some(a), Some(b)) = (one.cells.last_mut(), to.cells.last_mut())
                        {
                            std::mem::swap(a, b);
                        }
                    });
                }
            }
        }
    }

    /// Adds what a change leads to, where that is no legal input.
    fn tried(&mut self, change: &'static str, edit: impl FnOnce(&mut Input)) {
        let mut input = self.input.clone();
        edit(&mut input);
        let Err(violation) = self.rules.check(&input) else { return };
        // A value outside its type breaks that before any line.
        let Some(line) = violation.line else { return };
        let reason = violation.message;
        match self.rules.check_but(&input, Some(line)) {
            Ok(()) => self.alone.push(NearMiss { line, change, reason, input }),
            Err(other) => {
                for (line, reason) in [(Some(line), reason), (other.line, other.message)] {
                    let is_new = |line: &usize| !self.among.iter().any(|m| (m.line, m.change) == (*line, change));
                    if let Some(line) = line.filter(is_new) {
                        self.among.push(NearMiss { line, change, reason, input: input.clone() });
                    }
                }
            }
        }
    }

    /// What people confuse with a number in this range.
    fn numbers(&self, scope: Scope, now: i128, range: Interval) -> Vec<(&'static str, i128)> {
        let mut all = vec![
            ("one more", now + 1),
            ("one less", now - 1),
            ("past its range", range.hi.saturating_add(1)),
            ("short of its range", range.lo.saturating_sub(1)),
            ("as large as it may be", range.hi),
            ("as small as it may be", range.lo),
            ("the other sign", -now),
        ];
        let names = scope.map(|repeat| &self.names[repeat + 1]).into_iter().chain(&self.names[..1]).flatten();
        for &name in names {
            all.extend([
                ("another number", name),
                ("past another number", name + 1),
                ("short of another number", name - 1),
            ]);
        }
        let mut seen = BTreeSet::from([now]);
        all.retain(|&(_, value)| seen.insert(value));
        all
    }

    /// A scalar and all that always equals it: the lengths of arrays, the number of repetitions.
    fn slot(&mut self, scope: Scope, slot: usize) {
        let rules = self.rules;
        let vars = rules.vars.iter().filter(|v| v.depth == 0 && v.slot == slot && v.repeated == scope.is_some());
        let vars: Vec<_> = vars
            .filter(|v| matches!(v.kind, VarKind::Repeats | VarKind::Length { .. } | VarKind::Cells { .. }))
            .collect();
        if vars.is_empty() || vars.iter().any(|v| v.cell == Cell::Double) {
            return;
        }
        let now = self.names[scope.map_or(0, |repeat| repeat + 1)][slot];
        let is_length = vars.iter().any(|v| !matches!(v.kind, VarKind::Cells { .. }));
        for (change, value) in self.numbers(scope, now, rules.ranges.scalars[slot]) {
            let Ok(cell) = i64::try_from(value) else { continue };
            let length = usize::try_from(value).ok().filter(|&length| length <= LENGTH_MAX);
            // All that is as long as it may be is legal, unless lengths are added up over the repetitions.
            if is_length && (length.is_none() || (value == rules.ranges.scalars[slot].hi && scope.is_none())) {
                continue;
            }
            if !is_length && !vars.iter().all(|v| fits(v.cell, cell)) {
                continue;
            }
            self.tried(change, |input| {
                for var in &vars {
                    match var.kind {
                        VarKind::Repeats => {
                            let last = input.repeats.last().cloned().unwrap_or_default();
                            input.repeats.resize(length.unwrap_or_default(), last);
                        }
                        VarKind::Length { field, .. } => {
                            let resize = |items: &mut Vec<Tree>| {
                                let last = items.last().cloned();
                                items.resize(length.unwrap_or_default(), last.unwrap_or(Tree::Cell(0)));
                            };
                            columns(rules, field, 0).for_each(|f| change_list(values(scope, input), f, 0, 0, &resize));
                        }
                        VarKind::Cells { field } => values(scope, input)[field].cells[0] = cell,
                        _ => {}
                    }
                }
            });
        }
    }

    /// The lists of a field: the array, its rows, its texts. Columns of one parameter change together.
    fn lists(&mut self, scope: Scope, field: usize) {
        let rules = self.rules;
        for level in 0..rules.fields[field].depth {
            if columns(rules, field, level).next() != Some(field) {
                continue;
            }
            let own = &values_of(scope, self.input)[field];
            let full = (0..own.ends[level].len()).filter(|&list| !own.range(level, list).is_empty());
            let full: Vec<usize> = full.collect();
            for place in ends(full.len()) {
                for (change, edit) in CHANGES {
                    self.tried(change, |input| {
                        columns(rules, field, level)
                            .for_each(|f| change_list(values(scope, input), f, level, full[place], &edit));
                    });
                }
            }
        }
    }

    fn cells(&mut self, scope: Scope, field: usize) {
        let (rules, value) = (self.rules, &values_of(scope, self.input)[field]);
        let cells = &value.cells;
        let (kind, range) = (rules.fields[field].cell, rules.range_of(rules.cells_of(field)));
        let lists: Vec<Range<usize>> = match value.ends.len().checked_sub(1) {
            Some(level) => ends(value.ends[level].len()).map(|list| value.range(level, list)).collect(),
            None => std::iter::once(0..1).collect(),
        };
        let places = lists.into_iter().flat_map(|list| ends(list.len()).map(move |place| list.start + place));
        for at in places.filter(|&at| cells[at] != NULL) {
            let now = cells[at];
            let neighbours = [at.wrapping_sub(1), at + 1].into_iter().filter_map(|at| cells.get(at).copied());
            let mut found: Vec<(&'static str, i64)> = neighbours.map(|x| ("the same as its neighbour", x)).collect();
            match kind {
                Cell::Tag => continue,
                Cell::Bool => found.push(("the other", 1 - now)),
                Cell::Double => {
                    let (x, scale) = (f64::from_bits(now as u64), rules.scale as f64);
                    let beside = self.numbers(scope, (x * scale) as i128, range);
                    found.extend(beside.iter().map(|&(change, x)| (change, (x as f64 / scale).to_bits() as i64)));
                    let finer = format!("{x:.*}1", scale.log10().round() as usize + 1);
                    found.extend(finer.parse::<f64>().ok().map(|x| ("a digit more", x.to_bits() as i64)));
                }
                Cell::Char | Cell::Int => {
                    if kind == Cell::Char {
                        found.extend(LETTERS.map(|letter| ("another letter", i64::from(letter))));
                    }
                    let beside = self.numbers(scope, i128::from(now), range);
                    found.extend(beside.iter().filter_map(|&(change, x)| Some((change, i64::try_from(x).ok()?))));
                }
            }
            for (change, value) in found.into_iter().filter(|&(_, value)| value != now && fits(kind, value)) {
                self.tried(change, |input| values(scope, input)[field].cells[at] = value);
            }
        }
    }
}

/// Whether a cell of this kind can hold the value at all, and be written.
fn fits(cell: Cell, value: i64) -> bool {
    match cell {
        Cell::Char => (0x20..0x7f).contains(&value),
        Cell::Bool => value == 0 || value == 1,
        _ => value != NULL,
    }
}

fn values_of(scope: Scope, input: &Input) -> &Vec<Value> {
    scope.and_then(|repeat| input.repeats.get(repeat)).unwrap_or(&input.fields)
}

fn values(scope: Scope, input: &mut Input) -> &mut Vec<Value> {
    match scope {
        Some(repeat) if repeat < input.repeats.len() => &mut input.repeats[repeat],
        _ => &mut input.fields,
    }
}

/// The fields that have as many items as this one at a depth, since they are columns of one parameter.
fn columns(rules: &Rules, field: usize, level: usize) -> impl Iterator<Item = usize> {
    let parameter = rules.fields[field].parameter;
    (0..rules.fields.len()).filter(move |&f| f == field || (level == 0 && rules.fields[f].parameter == parameter))
}

/// A value as nested lists, in which one of them is easily changed.
#[derive(Clone, Debug)]
enum Tree {
    Cell(i64),
    List(Vec<Tree>),
}

/// Changes the list with this number among all at a depth.
fn change_list(fields: &mut [Value], field: usize, level: usize, index: usize, edit: &dyn Fn(&mut Vec<Tree>)) {
    let mut tree = Tree::of(&fields[field], 0, 0);
    if let Some(Tree::List(items)) = tree.lists(level).into_iter().nth(index) {
        edit(items);
    }
    fields[field].clear();
    tree.pack(0, &mut fields[field]);
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

    /// All at a depth, in order.
    fn lists(&mut self, depth: usize) -> Vec<&mut Tree> {
        let mut all = vec![self];
        for _ in 0..depth {
            let inner = |tree| match tree {
                &mut Tree::List(ref mut items) => items.iter_mut(),
                Tree::Cell(_) => [].iter_mut(),
            };
            all = all.into_iter().flat_map(inner).collect();
        }
        all
    }
}
