//! Putting what is there elsewhere: neighbouring rows become one, and two rows, two lists or two places that values point at are exchanged.

use crate::driver::trial::{Stop, Trial};
use crate::shrink::Shrinker;
use crate::shrink::edit::{self, Group};
use crate::shrink::places;
use ojkit_model::input::Input;
use ojkit_rules::Rules;

impl Shrinker<'_> {
    /// Joins rows, and exchanges rows, and lists of one type, as long as that makes the input smaller.
    pub(crate) fn arrange<T: Trial>(&mut self, trial: &mut T, best: Input) -> Result<Input, Stop> {
        let rules = self.drawing.rules();
        let mut best = best;
        loop {
            let groups = self.groups(&best);
            let tables: Vec<&Group> = groups.iter().filter(|group| has_rows(rules, group)).collect();
            let rows: usize = tables.iter().map(|group| group.items.saturating_sub(1)).sum();
            let lists: Vec<usize> = (0..rules.fields.len()).filter(|&field| rules.fields[field].depth > 0).collect();
            if !self.affords(rows + lists.len() * lists.len(), self.sites(&best).len()) {
                return Ok(best);
            }
            let from = &best;
            let joined = tables.into_iter().flat_map(|group| {
                (0..group.items.saturating_sub(1)).map(move |row| {
                    let mut joined = from.clone();
                    edit::join(&mut joined, group, row);
                    joined
                })
            });
            let exchanged = lists.iter().enumerate().flat_map(|(number, &one)| {
                let others = lists[number + 1..].iter().filter(move |&&other| are_alike(rules, one, other));
                others.map(move |&other| {
                    let mut exchanged = from.clone();
                    exchanged.fields.swap(one, other);
                    exchanged
                })
            });
            let all_pointers = self.pointers.clone();
            let turned = groups.iter().filter(|group| group.items <= ROWS_MAX).flat_map(|group| {
                let pointers = places::at(rules, &all_pointers, group);
                let turns = has_items(rules, group) || (!pointers.is_empty() && are_shallow(rules, group));
                let pairs = (0..group.items).flat_map(move |one| (one + 1..group.items).map(move |other| (one, other)));
                pairs.filter(move |_| turns).flat_map(move |(one, other)| {
                    let mut turned = from.clone();
                    edit::exchange(&mut turned, group, one, other);
                    let mut renamed = turned.clone();
                    places::exchange(&mut renamed, group, &pointers, (one, other));
                    [renamed, turned]
                })
            });
            let trees = groups.iter().filter(|group| {
                group.items <= ROWS_MAX && group.fields.first().is_some_and(|&field| rules.is_binary(field))
            });
            let mirrored = trees.flat_map(|group| {
                (0..group.items).map(move |place| {
                    let mut mirrored = from.clone();
                    edit::mirror(&mut mirrored, group, place);
                    mirrored
                })
            });
            match self.first(trial, &best, joined.chain(exchanged).chain(turned).chain(mirrored))? {
                Some(smaller) => best = smaller,
                None => return Ok(best),
            }
        }
    }
}

/// More rows are not exchanged in pairs.
const ROWS_MAX: usize = 28;

/// Whether a group's items are more than a number each: rows, of which no more is told below.
fn has_items(rules: &Rules, group: &Group) -> bool {
    let is_deep = |&field: &usize| rules.fields[field].depth == 2;
    are_shallow(rules, group) && (group.fields.len() > 1 || group.fields.iter().any(is_deep))
}

/// Whether the items of a group can be exchanged: none has more than one level below it.
fn are_shallow(rules: &Rules, group: &Group) -> bool {
    let is_plain = |field: &usize| !rules.trees.contains_key(field) && !rules.tags.contains_key(field);
    group.level == 0 && group.fields.iter().all(|field| rules.fields[*field].depth <= 2 && is_plain(field))
}

/// Whether a group is the rows of one table.
fn has_rows(rules: &Rules, group: &Group) -> bool {
    group.level == 0 && matches!(group.fields[..], [field] if rules.fields[field].depth > 1)
}

/// Whether what one parameter holds can stand in the other.
fn are_alike(rules: &Rules, one: usize, other: usize) -> bool {
    let (a, b) = (&rules.fields[one], &rules.fields[other]);
    let is_outside = |field: usize| !rules.repeated_fields[field];
    let is_plain = |field: usize| !rules.trees.contains_key(&field) && !rules.tags.contains_key(&field);
    let both = |holds: &dyn Fn(usize) -> bool| holds(one) && holds(other);
    a.depth == b.depth && a.cell == b.cell && a.is_string == b.is_string && both(&is_outside) && both(&is_plain)
}
