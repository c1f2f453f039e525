//! The event that ends first may take the earliest free day it has: any later event that could use this day could also
//! use the day it would otherwise take. Days that are taken point to a later one, so the next free day is found
//! quickly.
impl Solution {
    pub fn max_events(mut events: Vec<Vec<i32>>) -> i32 {
        events.sort_unstable_by_key(|event| event[1]);
        let last = events.last().map_or(0, |event| event[1] as usize);
        // A free day points to itself.
        let mut later: Vec<usize> = (0..last + 2).collect();
        let mut attended = 0;
        for event in events {
            let mut day = event[0] as usize;
            while later[day] != day {
                later[day] = later[later[day]];
                day = later[day];
            }
            if day <= event[1] as usize {
                later[day] = day + 1;
                attended += 1;
            }
        }
        attended
    }
}
