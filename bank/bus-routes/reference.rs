//! Stops are found in the order of the number of buses that they need, and a bus is boarded at the first of its stops
//! that is found. All its stops then need one bus more than that stop, and to board it again later cannot be better.
use std::collections::HashMap;

impl Solution {
    pub fn num_buses_to_destination(routes: Vec<Vec<i32>>, source: i32, target: i32) -> i32 {
        let mut buses_at: HashMap<i32, Vec<usize>> = HashMap::new();
        for (bus, route) in routes.iter().enumerate() {
            for &stop in route {
                buses_at.entry(stop).or_default().push(bus);
            }
        }
        let mut front = vec![source];
        let mut used = 0;
        while !front.is_empty() {
            if front.contains(&target) {
                return used;
            }
            // A stop that was left out of the map has been served before.
            let mut buses: Vec<usize> = front.iter().filter_map(|stop| buses_at.remove(stop)).flatten().collect();
            buses.sort_unstable();
            buses.dedup();
            front = Vec::new();
            for bus in buses {
                front.extend(routes[bus].iter().filter(|stop| buses_at.contains_key(stop)));
            }
            front.sort_unstable();
            front.dedup();
            used += 1;
        }
        -1
    }
}
