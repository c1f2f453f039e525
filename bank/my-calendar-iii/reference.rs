//! The line of time is cut where events start and end, so in each piece the number of events is the same all over. A
//! new event adds one to each of its pieces, and since numbers never fall, the greatest one so far is the answer.
use std::collections::BTreeMap;

struct MyCalendarThree {
    // The number of events from each cut to the next one.
    pieces: BTreeMap<i32, i32>,
    most: i32,
}

impl MyCalendarThree {
    fn new() -> Self {
        MyCalendarThree { pieces: BTreeMap::from([(0, 0)]), most: 0 }
    }

    fn cut(&mut self, time: i32) {
        let current = self.pieces.range(..=time).next_back().map_or(0, |piece| *piece.1);
        self.pieces.insert(time, current);
    }

    fn book(&mut self, start_time: i32, end_time: i32) -> i32 {
        self.cut(start_time);
        self.cut(end_time);
        for (_, events) in self.pieces.range_mut(start_time..end_time) {
            *events += 1;
            self.most = self.most.max(*events);
        }
        self.most
    }
}
