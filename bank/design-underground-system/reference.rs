//! An average is a sum divided by a count, so of all travels between two stations only these two have to be kept. A
//! customer is in one place at a time, so a check out belongs to the last check in of the same customer.
use std::collections::HashMap;

struct UndergroundSystem {
    inside: HashMap<i32, (String, i32)>,
    // The sum of the times and the number of travels, by both stations.
    travels: HashMap<(String, String), (i64, i64)>,
}

impl UndergroundSystem {
    fn new() -> Self {
        UndergroundSystem { inside: HashMap::new(), travels: HashMap::new() }
    }

    fn check_in(&mut self, id: i32, station_name: String, t: i32) {
        self.inside.insert(id, (station_name, t));
    }

    fn check_out(&mut self, id: i32, station_name: String, t: i32) {
        let (start, since) = self.inside.remove(&id).unwrap();
        let (time, count) = self.travels.entry((start, station_name)).or_default();
        *time += (t - since) as i64;
        *count += 1;
    }

    fn get_average_time(&self, start_station: String, end_station: String) -> f64 {
        let (time, count) = self.travels[&(start_station, end_station)];
        time as f64 / count as f64
    }
}
