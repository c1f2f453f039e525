//! Two lists with the same items, each as often, in any order.

use super::Check;
use std::collections::HashMap;
use std::hash::Hash;

/// Compares two lists without regard to their order; the first item in the output's order that is too much is named, else the first of
/// the answer's that is missing.
///
/// `noun` is what an item is called, `place` numbers an item of the output for a person, `show` prints an item.
pub fn compare<T: Hash + Eq>(
    got: &[T],
    expected: &[T],
    noun: &str,
    place: impl Fn(usize) -> usize,
    show: impl Fn(&T) -> String,
) -> Check {
    // Only asked for single items, never listed: its order shows nowhere.
    let mut left: HashMap<&T, usize> = HashMap::with_capacity(expected.len());
    for item in expected {
        *left.entry(item).or_default() += 1;
    }
    let count = || match got.len() == expected.len() {
        true => String::new(),
        false => format!(" ({} {noun}s expected, {} in the output)", expected.len(), got.len()),
    };
    for (index, item) in got.iter().enumerate() {
        let why = match left.get_mut(item) {
            Some(0) => "appears too often",
            Some(more) => {
                *more -= 1;
                continue;
            }
            None => "is not in the answer",
        };
        return Check::refused(format!("{noun} {}: {} {why}{}", place(index), show(item), count()));
    }
    match expected.iter().find(|item| left.get(item).is_some_and(|&more| more > 0)) {
        Some(item) => Check::refused(format!("the {noun} {} is missing{}", show(item), count())),
        None => Check::accepted(),
    }
}
