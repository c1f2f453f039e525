//! A full lake must be dried between its two rains, and of the free dry days there the first one is best, as all later
//! rains can use the later ones just as well. The other dry days may dry any lake.
use std::collections::{BTreeSet, HashMap};

impl Solution {
    pub fn avoid_flood(rains: Vec<i32>) -> Vec<i32> {
        let mut plan = vec![-1; rains.len()];
        let mut dry_days = BTreeSet::new();
        let mut last_rain = HashMap::new();
        for (day, &lake) in rains.iter().enumerate() {
            if lake == 0 {
                plan[day] = 1;
                dry_days.insert(day);
            } else if let Some(full_since) = last_rain.insert(lake, day) {
                let Some(&chosen) = dry_days.range(full_since..).next() else { return Vec::new() };
                dry_days.remove(&chosen);
                plan[chosen] = lake;
            }
        }
        plan
    }
}
