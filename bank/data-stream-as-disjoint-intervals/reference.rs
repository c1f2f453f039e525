//! The intervals are kept by their beginnings in a sorted map; a new value touches only the last one that begins at or
//! before it and the one that begins right after it. All others stay apart from it.
use std::collections::BTreeMap;

struct SummaryRanges {
    intervals: BTreeMap<i32, i32>,
}

impl SummaryRanges {
    fn new() -> Self {
        SummaryRanges { intervals: BTreeMap::new() }
    }

    fn add_num(&mut self, value: i32) {
        let (mut from, mut to) = (value, value);
        if let Some((&start, &end)) = self.intervals.range(..=value).next_back() {
            if end + 1 >= value {
                from = start;
                to = to.max(end);
            }
        }
        if let Some(end) = self.intervals.remove(&(value + 1)) {
            to = end;
        }
        self.intervals.insert(from, to);
    }

    fn get_intervals(&self) -> Vec<Vec<i32>> {
        self.intervals.iter().map(|(&start, &end)| vec![start, end]).collect()
    }
}
