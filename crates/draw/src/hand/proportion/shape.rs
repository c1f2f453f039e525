//! What each variable of a problem is to the others, by types and lines alone.

use ojkit_model::constraint::Comparison;
use ojkit_model::input::Cell;
use ojkit_rules::Rules;
use ojkit_rules::expr::term::{Term, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Atom;

/// What a variable is to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Nothing of what follows.
    Any,
    /// A scalar that bounds the elements of rows, whose number this slot counts: nodes, and edges between them.
    Nodes(usize),
    /// One of two columns that such a scalar bounds; whether it is the second.
    Ends(bool),
    /// A scalar beside calls.
    Room,
    /// A column that one kind of call alone has.
    Own,
    /// The length of a text of this field.
    Text(usize),
    /// How many texts there are.
    Words,
    /// A length of a table.
    Side,
    /// How many calls there are.
    Calls,
}

/// The parts of all variables.
#[derive(Clone, Debug, Default)]
pub(super) struct Shape {
    parts: Vec<Part>,
}

impl Shape {
    pub fn of(rules: &Rules) -> Shape {
        let mut parts: Vec<Part> = (0..rules.vars.len()).map(|var| part_of(rules, var)).collect();
        for (slot, columns) in node_bounds(rules) {
            let Some(length) = rules.length_slot(columns[0]) else { continue };
            for (v, var) in rules.vars.iter().enumerate().filter(|(_, var)| var.depth == 0 && var.slot == slot) {
                if !matches!(var.kind, VarKind::Length { .. }) {
                    parts[v] = Part::Nodes(length);
                }
            }
            let in_rows = |v: &&VarId| rules.field_of(**v).is_some_and(|f| rules.fields[f].column.is_some());
            for (place, &column) in columns.iter().filter(in_rows).enumerate() {
                parts[column] = Part::Ends(place % 2 == 1);
            }
        }
        Shape { parts }
    }

    pub fn part(&self, var: VarId) -> Part {
        self.parts.get(var).copied().unwrap_or(Part::Any)
    }
}

fn part_of(rules: &Rules, var: VarId) -> Part {
    match rules.vars[var].kind {
        VarKind::Length { field, level } => {
            let field_of = &rules.fields[field];
            match (field_of.is_string, field_of.depth - level) {
                (true, 1) => Part::Text(field),
                (true, _) => Part::Words,
                (false, _) if field_of.depth > 1 => Part::Side,
                (false, _) if field_of.is_tag() || rules.tags.contains_key(&field) => Part::Calls,
                _ => Part::Any,
            }
        }
        VarKind::Cells { field } if rules.vars[var].depth == 0 && !rules.tags.is_empty() => {
            if rules.fields[field].cell == Cell::Int { Part::Room } else { Part::Any }
        }
        VarKind::Cells { field } if rules.tags.contains_key(&field) && !comes_again(rules, field) => Part::Own,
        _ => Part::Any,
    }
}

/// Whether another kind of row has a column of the same name.
fn comes_again(rules: &Rules, field: usize) -> bool {
    rules.tags.keys().any(|&other| other != field && rules.fields[other].name == rules.fields[field].name)
}

/// Scalars that are upper bounds of the elements of arrays, each with those.
pub(in super::super) fn node_bounds(rules: &Rules) -> Vec<(usize, Vec<VarId>)> {
    let mut found: Vec<(usize, Vec<VarId>)> = Vec::new();
    for rule in &rules.rules {
        let Atom::Compare(compare) = &rule.atom else { continue };
        for (side, op, other) in compare.sides() {
            let Term::Element { var, .. } = side else { continue };
            let is_upper = matches!(op, Comparison::Less | Comparison::LessEqual);
            let [slot] = other.scalars()[..] else { continue };
            let is_number = rules.field_of_cells(*var).is_some_and(|field| rules.fields[field].cell == Cell::Int);
            if !is_upper || !is_number || !other.arrays().is_empty() {
                continue;
            }
            match found.iter_mut().find(|(own, _)| *own == slot) {
                Some((_, columns)) if !columns.contains(var) => columns.push(*var),
                Some(_) => {}
                None => found.push((slot, vec![*var])),
            }
        }
    }
    found.iter_mut().for_each(|(_, columns)| columns.sort_unstable());
    found
}

/// Whether a problem has values that may be in proportion to each other.
pub(super) fn relates(rules: &Rules) -> bool {
    let wide = |field: usize| {
        let range = rules.range_of(rules.cells_of(field));
        range.hi - range.lo >= 8
    };
    // A number that says how long an array is, is none of its own.
    let is_length = |field: usize| {
        let own = &rules.vars[rules.cells_of(field)];
        own.depth == 0
            && rules.vars.iter().any(|v| v.depth == 0 && v.slot == own.slot && matches!(v.kind, VarKind::Length { .. }))
    };
    let is_own = |&field: &usize| {
        let one = &rules.fields[field];
        match one.cell {
            Cell::Int | Cell::Double => wide(field) && !is_length(field),
            Cell::Char => true,
            Cell::Bool | Cell::Tag => false,
        }
    };
    let own: Vec<usize> = (0..rules.fields.len()).filter(is_own).collect();
    let has_array = own.iter().any(|&field| rules.fields[field].depth > 0);
    let is_mixed = |&field: &usize| {
        let range = rules.range_of(rules.cells_of(field));
        rules.fields[field].cell == Cell::Char && range.lo < i128::from(b'0') && range.hi > i128::from(b'0')
    };
    let is_list = |&field: &usize| rules.fields[field].is_string && rules.fields[field].depth > 1;
    has_array && (own.len() > 1 || own.iter().any(|field| is_mixed(field) || is_list(field))) || !rules.tags.is_empty()
}
