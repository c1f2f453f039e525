//! The times of all calls of set rise, so the values of a key stand in the order of their times by themselves. The
//! value that is asked for is then the last one before the place where the time would be put after all equal ones.
use std::collections::HashMap;

struct TimeMap {
    values: HashMap<String, Vec<(i32, String)>>,
}

impl TimeMap {
    fn new() -> Self {
        TimeMap { values: HashMap::new() }
    }

    fn set(&mut self, key: String, value: String, timestamp: i32) {
        self.values.entry(key).or_default().push((timestamp, value));
    }

    fn get(&self, key: String, timestamp: i32) -> String {
        let history = self.values.get(&key).map_or(&[][..], Vec::as_slice);
        let past = history.partition_point(|entry| entry.0 <= timestamp);
        history[..past].last().map_or_else(String::new, |entry| entry.1.clone())
    }
}
