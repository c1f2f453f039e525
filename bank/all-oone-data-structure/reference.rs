//! A count changes by one at a time, so the next group of a key lies beside the one that it leaves: groups are linked
//! in the order of their counts, and the two ends answer. Every step takes constant time on average.
use std::collections::HashMap;

/// The keys with one count, and the nearest lower and higher count that some key has.
#[derive(Default)]
struct Group {
    keys: Vec<String>,
    lower: i32,
    higher: i32,
}

struct AllOne {
    // The count of each key, and its place in the group.
    places: HashMap<String, (i32, usize)>,
    // Group 0 has no keys, and is both ends of the row.
    groups: HashMap<i32, Group>,
}

impl AllOne {
    fn new() -> Self {
        AllOne { places: HashMap::new(), groups: HashMap::from([(0, Group::default())]) }
    }

    fn inc(&mut self, key: String) {
        let count = self.places.get(&key).map_or(0, |place| place.0);
        self.shift(key, count, count + 1, count);
    }

    fn dec(&mut self, key: String) {
        if let Some(&(count, _)) = self.places.get(&key) {
            self.shift(key, count, count - 1, self.groups[&count].lower);
        }
    }

    fn get_max_key(&self) -> String {
        self.groups[&self.groups[&0].lower].keys.first().cloned().unwrap_or_default()
    }

    fn get_min_key(&self) -> String {
        self.groups[&self.groups[&0].higher].keys.first().cloned().unwrap_or_default()
    }

    fn group(&mut self, count: i32) -> &mut Group {
        self.groups.entry(count).or_default()
    }

    /// Moves a key to another count; a group that is missing there belongs just above `below`.
    fn shift(&mut self, key: String, from: i32, to: i32, below: i32) {
        if !self.groups.contains_key(&to) {
            let above = self.group(below).higher;
            self.groups.insert(to, Group { keys: Vec::new(), lower: below, higher: above });
            self.group(below).higher = to;
            self.group(above).lower = to;
        }
        if let Some((_, at)) = self.places.remove(&key) {
            let old = self.group(from);
            old.keys.swap_remove(at);
            let (lower, higher) = (old.lower, old.higher);
            if let Some(moved) = old.keys.get(at).cloned() {
                self.places.insert(moved, (from, at));
            } else if old.keys.is_empty() {
                self.groups.remove(&from);
                self.group(lower).higher = higher;
                self.group(higher).lower = lower;
            }
        }
        if to > 0 {
            let new = self.group(to);
            new.keys.push(key.clone());
            let at = new.keys.len() - 1;
            self.places.insert(key, (to, at));
        }
    }
}
