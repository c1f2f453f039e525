//! The tracked ranges are kept apart from each other, so only the last one that starts early enough can hold or touch a
//! given range. Each call adds at most two ranges and every removed range was added once, which bounds the total work.
use std::collections::BTreeMap;

struct RangeModule {
    // The end of each range, by its start.
    ends: BTreeMap<i32, i32>,
}

impl RangeModule {
    fn new() -> Self {
        RangeModule { ends: BTreeMap::new() }
    }

    // The last range that starts at most there.
    fn last(&self, at: i32) -> Option<(i32, i32)> {
        self.ends.range(..=at).next_back().map(|(&start, &end)| (start, end))
    }

    fn add_range(&mut self, left: i32, right: i32) {
        let (mut from, mut to) = (left, right);
        while let Some((start, end)) = self.last(to).filter(|range| range.1 >= from) {
            self.ends.remove(&start);
            from = from.min(start);
            to = to.max(end);
        }
        self.ends.insert(from, to);
    }

    fn query_range(&self, left: i32, right: i32) -> bool {
        self.last(left).is_some_and(|range| right <= range.1)
    }

    fn remove_range(&mut self, left: i32, right: i32) {
        while let Some((start, end)) = self.last(right - 1).filter(|range| range.1 > left) {
            self.ends.remove(&start);
            if start < left {
                self.ends.insert(start, left);
            }
            if right < end {
                self.ends.insert(right, end);
            }
        }
    }
}
