//! Accepted events are apart, so of those that start before the new one ends the last one also ends last.
//! The new event meets one of them exactly if it meets that one.
use std::collections::BTreeMap;

struct MyCalendar {
    end_of: BTreeMap<i32, i32>,
}

impl MyCalendar {
    fn new() -> Self {
        MyCalendar { end_of: BTreeMap::new() }
    }

    fn book(&mut self, start_time: i32, end_time: i32) -> bool {
        let free = self.end_of.range(..end_time).next_back().is_none_or(|(_, &end)| end <= start_time);
        if free {
            self.end_of.insert(start_time, end_time);
        }
        free
    }
}
