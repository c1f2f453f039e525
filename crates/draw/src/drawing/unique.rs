//! Different items by construction: which continuations of a path are used up.

use ojkit_rules::partial::removed::Removed;
use std::collections::HashMap;
use std::sync::Arc;

/// A tree of the items drawn so far, of which only what is used up is kept.
///
/// An item is a path of choices: the columns of a row, or the length and letters of a string. When all choices behind a
/// path have led to items, the path itself is used up. So a choice is never offered that cannot lead to a new item, and no
/// item has two ways to be drawn.
#[derive(Clone, Debug, Default)]
pub(super) struct Unique {
    /// By the mark of a path, the paths with that mark: a long path is read through only where something is known of it.
    used: HashMap<u64, Vec<(Vec<i64>, Arc<Removed>)>>,
    path: Vec<i64>,
    sizes: Vec<u64>,
    /// By length, the mark of the path so far.
    marks: Vec<u64>,
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
        self.marks.clear();
    }

    fn mark(&self) -> u64 {
        self.marks.last().copied().unwrap_or(0)
    }

    /// The choices that are used up at this point.
    pub fn used(&self) -> Option<&Arc<Removed>> {
        let known = self.used.get(&self.mark())?;
        known.iter().find(|(path, _)| *path == self.path).map(|(_, used)| used)
    }

    /// Takes choices for used up at this point.
    pub fn exclude(&mut self, choices: impl Iterator<Item = i64>) {
        let (mark, path) = (self.mark(), self.path.clone());
        let used = Arc::make_mut(self.used_at(mark, path));
        choices.for_each(|choice| {
            used.insert(choice);
        });
    }

    pub fn path(&self) -> &[i64] {
        &self.path
    }

    fn used_at(&mut self, mark: u64, path: Vec<i64>) -> &mut Arc<Removed> {
        let known = self.used.entry(mark).or_default();
        let at = known.iter().position(|(own, _)| *own == path).unwrap_or_else(|| {
            known.push((path, Arc::default()));
            known.len() - 1
        });
        &mut known[at].1
    }

    /// Takes a choice that was one of `size` (used ones included).
    pub fn step(&mut self, choice: i64, size: u64) {
        self.marks.push(next_mark(self.mark(), choice));
        self.path.push(choice);
        self.sizes.push(size);
    }

    /// Ends an item: its path is used up, and so is every path above it that has nothing else left.
    pub fn finish(&mut self) {
        while let (Some(choice), Some(size)) = (self.path.pop(), self.sizes.pop()) {
            self.marks.pop();
            let (mark, path) = (self.mark(), self.path.clone());
            let used = Arc::make_mut(self.used_at(mark, path));
            used.insert(choice);
            if (used.count() as u64) < size {
                break;
            }
        }
        self.restart();
    }
}

/// A number that hardly any other path has (the steps of SplitMix64: Steele, Lea and Flood 2014).
fn next_mark(mark: u64, choice: i64) -> u64 {
    let mut x = (mark ^ choice as u64).wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_is_offered_once_and_a_branch_that_is_used_up_is_offered_no_more() {
        let mut unique = Unique::default();
        let mut found = Vec::new();
        for _ in 0..27 {
            let mut item = Vec::new();
            for _ in 0..3 {
                let is_used = |x: &i64| unique.used().is_some_and(|used| used.contains(*x));
                let Some(x) = (-1..=1).rev().find(|x| !is_used(x)) else { break };
                unique.step(x, 3);
                item.push(x);
            }
            unique.finish();
            found.push(item);
        }
        let mut different = found.clone();
        different.sort_unstable();
        different.dedup();
        assert!(found.iter().all(|item| item.len() == 3) && different.len() == 27, "{found:?}");
        let all: Vec<i64> = unique.used().into_iter().flat_map(|used| used.iter()).collect();
        assert_eq!(all, [-1, 0, 1]);
    }
}
