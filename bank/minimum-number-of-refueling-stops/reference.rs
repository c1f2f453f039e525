//! A stop can be decided on later, when the fuel has run out, as long as the station was passed: the largest of the
//! passed ones brings the car farthest. If none is left, the car has taken everything and stays where it is.
use std::collections::BinaryHeap;

impl Solution {
    pub fn min_refuel_stops(target: i32, start_fuel: i32, stations: Vec<Vec<i32>>) -> i32 {
        let mut ahead = stations.iter().peekable();
        let mut passed = BinaryHeap::new();
        let mut reach = i64::from(start_fuel);
        let mut stops = 0;
        while reach < i64::from(target) {
            while let Some(station) = ahead.next_if(|station| i64::from(station[0]) <= reach) {
                passed.push(station[1]);
            }
            let Some(fuel) = passed.pop() else { return -1 };
            reach += i64::from(fuel);
            stops += 1;
        }
        stops
    }
}
