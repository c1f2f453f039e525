//! Keeps what a hand draws within a size: lengths beyond it are not chosen where a spec leaves the choice.

use ojkit_model::constraint::{Comparison, Operator};
use ojkit_model::input::Cell;
use ojkit_model::limits::INPUT_BYTES_MAX;
use ojkit_rules::Rules;
use ojkit_rules::expr::comparison::related;
use ojkit_rules::expr::evaluate::bounds;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::{Index, Term, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Atom;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_rules::narrowing::hull;
use ojkit_rules::partial::domain::Domain;
use std::collections::BTreeMap;

/// Cells that all repetitions of a block have together in [`INPUT_BYTES_MAX`], at most: lengths beyond are not chosen.
const REPEATED_CELLS_MAX: i64 = 4_000_000;

/// Rows with more places than this are not looked at place by place.
const COLUMNS_MAX: i128 = 16;

/// More items that differ as wholes, each drawn after all others, are not chosen.
const DIFFERENT_MAX: i64 = 200_000;

/// Bytes that a field takes beside its items, at most: its lengths, or its own value.
const HEAD_BYTES: i64 = 64;

/// A hand that chooses no lengths past what an input may have.
pub(super) struct Bounded<H> {
    hand: H,
    repeated_cells: i64,
    bytes: i64,
    /// By variable: what it means for the size.
    sizes: Vec<Size>,
    /// By slot: the lengths that are chosen.
    chosen: Vec<Option<i64>>,
    /// The slots of lengths that are still to be chosen, and the bytes that their arrays take at most.
    open: Vec<(usize, i64)>,
    /// The same of a repeated block, where somebody asks for a size, and by slot the repetition in which it was chosen last.
    of_block: Vec<(usize, i64)>,
    chosen_in: Vec<Option<usize>>,
}

/// What a variable means for the size of an input.
#[derive(Clone, Debug, Default)]
struct Size {
    /// None for what each row has its own of.
    slot: Option<usize>,
    /// Bytes of each item, at most where it is a cell, and without those that it holds; 0 for what is no length.
    bytes: i64,
    /// Bytes of each item with what it must hold.
    least: i64,
    /// Bytes that the list around it was charged for the items of this one already.
    prepaid: i64,
    /// How many items there may be, whatever they take.
    most: i64,
    /// The slot of how many rows there are, where all rows are as long as this says.
    rows: Option<usize>,
    /// The slots of other lengths that follow from it, such as that of the edges of a tree, and the bytes of an item of all of these.
    followed_by: (Vec<usize>, i64),
}

/// Bytes that a cell of a field takes with what separates it from the next one, at most.
fn cell_bytes(rules: &Rules, field: usize) -> i64 {
    let range = range_of_columns(rules, field).unwrap_or(rules.range_of(rules.cells_of(field)));
    match rules.fields[field].cell {
        Cell::Char => 1,
        Cell::Bool => 6,
        Cell::Double => 25,
        // The words of calls are short.
        Cell::Tag => 5,
        _ => range.lo.to_string().len().max(range.hi.to_string().len()) as i64 + 1,
    }
}

/// What the cells of a field may be whose rows all have the same few places, where lines bound each of these: `0 <= a_i, b_i < n` behind
/// `rows[i] = [a_i, b_i]`.
fn range_of_columns(rules: &Rules, field: usize) -> Option<Interval> {
    let cells = rules.cells_of(field);
    let width = if rules.fields[field].depth == 2 { rules.range_of(rules.length_of(field, 1)).single()? } else { 0 };
    if !(1..=COLUMNS_MAX).contains(&width) {
        return None;
    }
    let mut columns = vec![rules.ranges.elements[cells]; width as usize];
    let known = hull(&rules.variables, &rules.shared, &rules.ranges);
    for compare in rules.rules.iter().filter_map(|rule| match &rule.atom {
        Atom::Compare(compare) => Some(compare),
        _ => None,
    }) {
        for (side, op, other) in compare.sides() {
            let Term::Element { var, indices } = side else { continue };
            if let (true, [Index::Each(_, 0), Index::At(Term::Int(at))]) = (*var == cells, &indices[..])
                && let Some(column) = usize::try_from(*at).ok().and_then(|at| columns.get_mut(at))
            {
                *column = column.meet(related(op, bounds(other, &known)));
            }
        }
    }
    columns.into_iter().reduce(|all, column| Interval { lo: all.lo.min(column.lo), hi: all.hi.max(column.hi) })
}

/// Bytes that a field takes, at most.
pub(crate) fn field_bytes(rules: &Rules, field: usize) -> i64 {
    let lengths = &rules.of_field[field][..rules.fields[field].depth];
    let most = |&var: &VarId| rules.range_of(var).hi.clamp(0, i64::MAX.into()) as i64;
    lengths.iter().map(most).fold(cell_bytes(rules, field), i64::saturating_mul)
}

/// Bytes that each item of a length of a field cannot do without: its cell, at most, or its own and those of as many items as it has at least.
pub(crate) fn least_bytes(rules: &Rules, field: usize, level: usize) -> i64 {
    if level + 1 == rules.fields[field].depth {
        return cell_bytes(rules, field);
    }
    let least = rules.range_of(rules.length_of(field, level + 1)).lo.clamp(0, i64::MAX.into()) as i64;
    least.saturating_mul(least_bytes(rules, field, level + 1)).saturating_add(item_bytes(rules, field, level))
}

/// Bytes of each item of a length of a field, without what it holds: a list says its own length.
pub(crate) fn item_bytes(rules: &Rules, field: usize, level: usize) -> i64 {
    if level + 1 == rules.fields[field].depth {
        return cell_bytes(rules, field);
    }
    let longest = rules.range_of(rules.length_of(field, level + 1)).hi.clamp(0, INPUT_BYTES_MAX as i128);
    longest.to_string().len() as i64 + 1
}

/// Bytes of a row of these fields: what every row has, and the columns of the widest alternative.
fn row_bytes(rules: &Rules, fields: &[usize], item: impl Fn(&Rules, usize, usize) -> i64) -> i64 {
    let mut of_all = 0;
    let mut of_alternatives: BTreeMap<i64, i64> = BTreeMap::new();
    for &field in fields {
        match rules.tags.get(&field) {
            Some((_, alternative)) => *of_alternatives.entry(*alternative).or_default() += item(rules, field, 0),
            None => of_all += item(rules, field, 0),
        }
    }
    of_all + of_alternatives.into_values().max().unwrap_or(0)
}

/// Gives a number that stands for a length in the input the size of what is as long, and of lists that are longer or shorter by a constant.
fn give_names(rules: &Rules, sizes: &mut [Size]) {
    let is_of = |v: VarId, slot: usize| rules.vars[v].depth == 0 && rules.vars[v].slot == slot;
    for v in (0..sizes.len()).filter(|&v| rules.vars[v].depth == 0) {
        let known = (0..sizes.len()).find(|&of| is_of(of, rules.vars[v].slot) && sizes[of].bytes > 0);
        if let (0, Some(of)) = (sizes[v].bytes, known) {
            sizes[v] = sizes[of].clone();
        }
    }
    let equal = rules.rules.iter().filter_map(|rule| match &rule.atom {
        Atom::Compare(compare) if compare.op == Comparison::Equal => Some(compare.sides()),
        _ => None,
    });
    for (side, _, other) in equal.flatten() {
        let (Term::Scalar(length), Term::Binary(Operator::Add | Operator::Subtract, name, by)) = (side, other) else {
            continue;
        };
        let (Term::Scalar(slot), Term::Int(_)) = (&**name, &**by) else { continue };
        let Some(least) = (0..sizes.len()).find(|&of| is_of(of, *length)).map(|of| sizes[of].least) else { continue };
        for v in (0..sizes.len()).filter(|&v| is_of(v, *slot)) {
            sizes[v].followed_by.0.push(*length);
            sizes[v].followed_by.1 += least;
            (sizes[v].slot, sizes[v].bytes, sizes[v].most) = (Some(*slot), sizes[v].bytes.max(1), i64::MAX);
        }
    }
}

fn sizes(rules: &Rules, is_asked_for: bool) -> Vec<Size> {
    let slot_of = |field: usize| rules.vars[rules.of_field[field][0]].slot;
    let of_var = |v: VarId| {
        let var = &rules.vars[v];
        let same = |f: &usize| rules.fields[*f].depth > 0 && slot_of(*f) == var.slot;
        let (bytes, least) = match var.kind {
            VarKind::Length { level: 0, .. } => {
                let fields: Vec<usize> = (0..rules.fields.len()).filter(same).collect();
                (row_bytes(rules, &fields, item_bytes), row_bytes(rules, &fields, least_bytes))
            }
            VarKind::Length { field, level } => (item_bytes(rules, field, level), least_bytes(rules, field, level)),
            // Each node, and a `null` for each second child.
            VarKind::Nodes { field } => [cell_bytes(rules, field) + 5; 2].into(),
            VarKind::Repeats => {
                let repeated = (0..rules.fields.len()).filter(|&field| rules.repeated_fields[field]);
                let own = |field: usize| if rules.fields[field].depth == 0 { cell_bytes(rules, field) } else { 2 };
                [repeated.map(own).sum::<i64>(); 2].into()
            }
            _ => (0, 0),
        };
        let rows = match var.kind {
            VarKind::Length { field, level: 1 } if has_equal_rows(rules, v) => Some(slot_of(field)),
            _ => None,
        };
        let most = match var.kind {
            VarKind::Length { field, level: 0 } if differs_by_item(rules, field) => DIFFERENT_MAX,
            _ => i64::MAX,
        };
        let prepaid = match var.kind {
            VarKind::Length { field, level } if level > 0 => {
                least_bytes(rules, field, level - 1) - item_bytes(rules, field, level - 1)
            }
            _ => 0,
        };
        let followed_by = Default::default();
        Size { slot: (var.depth == 0).then_some(var.slot), bytes, least, prepaid, most, rows, followed_by }
    };
    let mut sizes: Vec<Size> = (0..rules.vars.len()).map(of_var).collect();
    for (length, slot) in rules.rules.iter().filter_map(|rule| length_of_rows(&rule.atom)) {
        if let VarKind::Length { field, level: 1 } = rules.vars[length].kind {
            let (bytes, least) = (item_bytes(rules, field, 1), least_bytes(rules, field, 1));
            let rows = Some(slot_of(field));
            let size = Size { slot: Some(slot), bytes, least, most: i64::MAX, rows, ..Size::default() };
            (0..rules.vars.len())
                .filter(|&v| rules.vars[v].depth == 0 && rules.vars[v].slot == slot && sizes[v].bytes == 0)
                .collect::<Vec<_>>()
                .into_iter()
                .for_each(|v| sizes[v] = size.clone());
        }
    }
    // A number of the input that says a length has its stated range, unless somebody asks for a size.
    if is_asked_for {
        give_names(rules, &mut sizes);
    }
    sizes
}

/// Whether a rule says that the items of a field differ, which are texts or rows.
fn differs_by_item(rules: &Rules, field: usize) -> bool {
    rules.rules.iter().any(|rule| match &rule.atom {
        Atom::Distinct(distinct) => distinct.fields == [field] && rules.fields[field].depth == distinct.item + 1,
        _ => false,
    })
}

/// Whether a rule says that all lists are as long as the first one.
fn has_equal_rows(rules: &Rules, var: VarId) -> bool {
    rules.rules.iter().any(|rule| match &rule.atom {
        Atom::Compare(compare) => match (&compare.left, compare.op, &compare.right) {
            (Term::Element { var: a, indices: i }, Comparison::Equal, Term::Element { var: b, indices: j }) => {
                *a == var && *b == var && i.len() == 1 && i != j
            }
            _ => false,
        },
        _ => false,
    })
}

/// A name that is the length of each row: `n == grid[i].length`.
fn length_of_rows(atom: &Atom) -> Option<(VarId, usize)> {
    let Atom::Compare(compare) = atom else { return None };
    compare.sides().into_iter().find_map(|side| match side {
        (Term::Element { var, indices }, Comparison::Equal, Term::Scalar(slot))
            if matches!(indices[..], [Index::Each(_, 0)]) =>
        {
            Some((*var, *slot))
        }
        _ => None,
    })
}

impl<H> Bounded<H> {
    pub fn new(hand: H, rules: &Rules, size_max: usize) -> Bounded<H> {
        let sizes = sizes(rules, size_max != INPUT_BYTES_MAX);
        let mut open: Vec<(usize, i64)> = Vec::new();
        for field in (0..rules.fields.len()).filter(|&f| rules.fields[f].depth > 0) {
            let slot = rules.vars[rules.of_field[field][0]].slot;
            match open.iter_mut().find(|(known, _)| *known == slot) {
                Some((_, bytes)) => *bytes = bytes.saturating_add(field_bytes(rules, field)),
                None => open.push((slot, field_bytes(rules, field))),
            }
        }
        let is_of_block = |(slot, _): &&(usize, i64)| {
            rules.vars.iter().any(|var| var.depth == 0 && var.slot == *slot && var.repeated)
        };
        let of_block = open.iter().filter(|of| size_max != INPUT_BYTES_MAX && is_of_block(of)).copied().collect();
        Bounded {
            hand,
            repeated_cells: REPEATED_CELLS_MAX * size_max as i64 / INPUT_BYTES_MAX as i64,
            bytes: size_max as i64 - HEAD_BYTES * rules.fields.len() as i64,
            sizes,
            chosen: vec![None; rules.slots],
            open,
            of_block,
            chosen_in: vec![None; rules.slots],
        }
    }

    /// The largest length that leaves the input within its size, where each one behind it is at least `least`.
    fn most(&self, spot: Spot, least: i64) -> i64 {
        let size = &self.sizes[spot.var];
        let rows = match size.rows {
            Some(slot) if spot.index == 0 => self.chosen[slot].unwrap_or(1).max(1),
            _ => 1,
        };
        let behind = (spot.count.saturating_sub(spot.index + 1) as i64).saturating_mul(least.max(0));
        let behind = if size.rows.is_none() { behind.saturating_mul(size.least) } else { 0 };
        let prepaid = match size.rows {
            Some(_) => size.prepaid.saturating_mul(rows),
            None => size.prepaid.saturating_mul(spot.count.saturating_sub(spot.index).max(1) as i64),
        };
        let bytes = self.bytes.saturating_add(prepaid).saturating_sub(behind).max(0);
        let (followers, of_followers) = &size.followed_by;
        let is_other = |slot: &usize| Some(*slot) != size.slot && !followers.contains(slot);
        let is_open = |slot: &usize| spot.repeat.is_none() || self.chosen_in[*slot] != spot.repeat;
        let list = if spot.repeat.is_none() { &self.open } else { &self.of_block };
        let others = || list.iter().filter(|(slot, _)| is_other(slot) && is_open(slot));
        let share = bytes / (1 + others().count() as i64);
        let reserved: i64 = others().map(|(_, most)| share.min(*most)).sum();
        let within =
            ((bytes - reserved) / size.least.saturating_add(*of_followers).saturating_mul(rows).max(1)).min(size.most);
        if spot.repeat.is_some() && spot.role == Role::Length { within.min(self.repeated_cells) } else { within }
    }

    fn note(&mut self, spot: Spot, x: i64) {
        let size = &self.sizes[spot.var];
        if spot.role != Role::Length {
            return;
        }
        self.bytes = self.bytes.saturating_add(size.prepaid).saturating_sub(size.least.saturating_mul(x));
        if spot.repeat.is_some() {
            self.repeated_cells -= x;
        }
        if let Some(own) = size.slot {
            self.chosen[own] = Some(x);
            self.chosen_in[own] = spot.repeat;
            self.open.retain(|(slot, _)| *slot != own);
        }
    }
}

impl<H: Hand> Hand for Bounded<H> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let is_repeated = spot.repeat.is_some() && spot.role == Role::Length;
        let is_sized = spot.role != Role::Cell && (self.sizes[spot.var].bytes > 0 || is_repeated);
        let most = if is_sized { self.most(spot, domain.lo()) } else { i64::MAX };
        let x = if domain.hi() > most {
            let most = most.max(domain.lo());
            self.hand.choose(spot, &domain.within(Interval::new(i64::MIN.into(), most.into())))
        } else {
            self.hand.choose(spot, domain)
        };
        self.note(spot, x);
        x
    }

    fn forced(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let x = self.hand.forced(spot, domain);
        self.note(spot, x);
        x
    }

    ojkit_rules::pass_on!(hand: edges, turn, fill, sorted, distinct);
}
