//! Always flying to the smallest airport left, one gets stuck only at the end of the journey; whatever was left out
//! returns to where it began. So airports are written down, last first, when no ticket is left there.
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

impl Solution {
    pub fn find_itinerary(tickets: Vec<Vec<String>>) -> Vec<String> {
        let mut flights: HashMap<&str, BinaryHeap<Reverse<&str>>> = HashMap::new();
        for ticket in &tickets {
            flights.entry(&ticket[0]).or_default().push(Reverse(&ticket[1]));
        }
        let mut stack = vec!["JFK"];
        let mut journey = Vec::new();
        while let Some(&airport) = stack.last() {
            match flights.get_mut(airport).and_then(|to| to.pop()) {
                Some(Reverse(next)) => stack.push(next),
                None => journey.push(stack.pop().unwrap().to_string()),
            }
        }
        journey.reverse();
        journey
    }
}
