//! A timestamp has fixed places, so texts compare as times do, and a granularity is a prefix of the text.
//! The logs are kept in order, and the wanted ones lie between the prefix of the start and everything that begins with
//! the prefix of the end: a `;` comes after every digit and colon.
use std::collections::BTreeSet;

struct LogSystem {
    logs: BTreeSet<(String, i32)>,
}

impl LogSystem {
    fn new() -> Self {
        LogSystem { logs: BTreeSet::new() }
    }

    fn put(&mut self, id: i32, timestamp: String) {
        self.logs.insert((timestamp, id));
    }

    fn retrieve(&self, start: String, end: String, granularity: String) -> Vec<i32> {
        let size = match granularity.as_str() {
            "Year" => 4,
            "Month" => 7,
            "Day" => 10,
            "Hour" => 13,
            "Minute" => 16,
            _ => 19,
        };
        let low = (start[..size].to_string(), i32::MIN);
        let high = (format!("{};", &end[..size]), i32::MAX);
        if low > high {
            return Vec::new();
        }
        self.logs.range(low..=high).map(|log| log.1).collect()
    }
}
