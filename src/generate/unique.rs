//! Different items by construction: which continuations of a path are used up.

use std::collections::HashMap;

/// A tree of the items drawn so far, of which only what is used up is kept.
///
/// An item is a path of choices: the columns of a row, or the length and letters of a string. When all choices behind a
/// path have led to items, the path itself is used up. So a choice is never offered that cannot lead to a new item, and no
/// item has two ways to be drawn.
#[derive(Clone, Debug, Default)]
pub(super) struct Unique {
    used: HashMap<Vec<i64>, Vec<i64>>,
    path: Vec<i64>,
    sizes: Vec<u64>,
}

impl Unique {
    /// Forgets all items.
    pub fn clear(&mut self) {
        self.used.clear();
        self.restart();
    }

    /// Goes back to the start of an item.
    pub fn restart(&mut self) {
        self.path.clear();
        self.sizes.clear();
    }

    /// The choices that are used up at this point, sorted.
    pub fn holes(&self) -> &[i64] {
        self.used.get(&self.path).map_or(&[], Vec::as_slice)
    }

    /// Takes a choice that was one of `size` (used ones included).
    pub fn step(&mut self, choice: i64, size: u64) {
        self.path.push(choice);
        self.sizes.push(size);
    }

    /// Ends an item: its path is used up, and so is every path above it that has nothing else left.
    pub fn finish(&mut self) {
        while let (Some(choice), Some(size)) = (self.path.pop(), self.sizes.pop()) {
            let used = self.used.entry(self.path.clone()).or_default();
            if let Err(at) = used.binary_search(&choice) {
                used.insert(at, choice);
            }
            if (used.len() as u64) < size {
                break;
            }
        }
        self.restart();
    }
}
