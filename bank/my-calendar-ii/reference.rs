//! The map holds the moments at which the number of events may change, with the number from there on. An event is added
//! if no number within it is already two, and then raises all of them by one.
use std::collections::BTreeMap;

struct MyCalendarTwo {
    events: BTreeMap<i32, u8>,
}

impl MyCalendarTwo {
    fn new() -> Self {
        MyCalendarTwo { events: BTreeMap::from([(0, 0)]) }
    }

    fn book(&mut self, start_time: i32, end_time: i32) -> bool {
        for moment in [start_time, end_time] {
            let number = self.events.range(..=moment).next_back().map_or(0, |entry| *entry.1);
            self.events.insert(moment, number);
        }
        let free = self.events.range(start_time..end_time).all(|(_, &number)| number < 2);
        if free {
            for (_, number) in self.events.range_mut(start_time..end_time) {
                *number += 1;
            }
        }
        free
    }
}
